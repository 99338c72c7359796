/**
 * The shuffle, checked in the page: the secret fits the hash that was seen before the game, the nonces are those that
 * were given, and every answer of chance follows from them.
 */
import type { Opened } from '../../lib/answers';
import type { ShuffleSeen } from '../../lib/messages';
import { keep, recall } from '../../lib/storage';

export interface Verdict {
  fits: boolean;
  draws: number; // answers of chance that were worked out again
}
type Draw = Opened['draws'][number];

const WORDS = 2 ** 32;
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const plain = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(new TextEncoder().encode(text));

/** What a person adds to the shuffle when sitting down; remembered, to see afterwards that it was used. */
export function nonce(table: string): string {
  const made = hex(crypto.getRandomValues(new Uint8Array(16)));
  keep(`nonces:${table}`, [...recall<string[]>(`nonces:${table}`, []), made]);
  return made;
}

const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));

/** The hash first seen at a table: nobody can change it afterwards. */
export function published(table: string, now: string): string {
  const first = recall(`commitment:${table}`, '');
  if (!first) keep(`commitment:${table}`, now);
  return first || now;
}

function joined(parts: Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

async function keyOf(secret: string, nonces: Record<string, string>): Promise<CryptoKey> {
  const seats = Object.keys(nonces)
    .map(Number)
    .sort((a, b) => a - b);
  const parts = seats.flatMap((seat) => [Uint8Array.of(seat), bytesOf(nonces[String(seat)]!)]);
  const key = await sha256(joined([plain('regno shuffle 1'), bytesOf(secret), ...parts]));
  return crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
}

/** A number below `end`, fair: words that would favour some answers are passed over. */
async function drawn(key: CryptoKey, move: number, end: number): Promise<number> {
  const fair = WORDS - (WORDS % end);
  for (let block = 0; ; block += 1) {
    const digest = new DataView(await crypto.subtle.sign('HMAC', key, plain(`${move}:${block}`)));
    for (let place = 0; place < 32; place += 4) {
      const word = digest.getUint32(place);
      if (word < fair) return word % end;
    }
  }
}

async function follows(key: CryptoKey, [move, weights, answer]: Draw): Promise<boolean> {
  let place = await drawn(
    key,
    move,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  for (const [each, weight] of weights.entries()) {
    if (place < weight) return each === answer;
    place -= weight;
  }
  return false;
}

/** Undefined where there is nothing to check: a seed was chosen, or the browser cannot work it out. */
export async function checkShuffle(
  table: string,
  shuffle: ShuffleSeen,
  { nonces, draws }: Opened,
  mine: number[],
): Promise<Verdict | undefined> {
  if (!crypto.subtle) return undefined; // only over https or on one's own machine
  const hash = hex(await sha256(bytesOf(shuffle.secret)));
  if (hash !== published(table, shuffle.commitment)) return { fits: false, draws: 0 };
  const given = recall<string[]>(`nonces:${table}`, []);
  if (given.length && !mine.every((seat) => given.includes(nonces[String(seat)] ?? '')))
    return { fits: false, draws: 0 };
  const key = await keyOf(shuffle.secret, nonces);
  for (const draw of draws) if (!(await follows(key, draw))) return { fits: false, draws: draws.length };
  return { fits: true, draws: draws.length };
}
