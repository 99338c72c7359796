/**
 * The shuffle, checked in the page: the secret fits the hash that was seen before the game, the nonces are those that
 * were given or sealed, and every answer of chance follows from them.
 */
import type { Opened } from '../../lib/answers';
import type { ShuffleSeen } from '../../lib/messages';
import { sha256, signer, type Bytes } from '../../lib/sha';
import { keep, recall } from '../../lib/storage';

export interface Verdict {
  fits: boolean;
  draws: number; // answers of chance that were worked out again
}
type Draw = Opened['draws'][number];

const WORDS = 2 ** 32;
const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string): Bytes => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const plain = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text));

/** What a person adds to the shuffle when sitting down; remembered, to see afterwards that it was used. */
export function nonce(table: string): string {
  const made = hex(crypto.getRandomValues(new Uint8Array(16)));
  keep(`nonces:${table}`, [...recall<string[]>(`nonces:${table}`, []), made]);
  return made;
}

const sealOf = async (made: string): Promise<string> => hex(await sha256(bytesOf(made)));

/** A new nonce as its hash: nobody can choose theirs to suit it, for it is revealed when nobody can change theirs. */
export const sealedNonce = (table: string): Promise<string> => sealOf(nonce(table));

/** The nonces of mine that the table asks for; what everybody sealed is remembered, to see afterwards that it came. */
export async function awaited(
  table: string,
  unsealing: Record<string, string>,
  mine: number[],
): Promise<{ seat: number; nonce: string }[]> {
  keep(`seals:${table}`, { ...unsealing, ...recall<Record<string, string>>(`seals:${table}`, {}) });
  const found = [];
  for (const made of recall<string[]>(`nonces:${table}`, [])) {
    const seal = await sealOf(made);
    for (const seat of mine) if (unsealing[String(seat)] === seal) found.push({ seat, nonce: made });
  }
  return found;
}

/** Whether every nonce is the one whose seal was seen; one that was never revealed is not used, and so not wrong. */
async function fitSeals(table: string, nonces: Record<string, string>): Promise<boolean> {
  for (const [seat, seal] of Object.entries(recall<Record<string, string>>(`seals:${table}`, {})))
    if (nonces[seat] !== undefined && (await sealOf(nonces[seat])) !== seal) return false;
  return true;
}

/** The hash first seen at a table: nobody can change it afterwards. */
export function published(table: string, now: string): string {
  const first = recall(`commitment:${table}`, '');
  if (!first) keep(`commitment:${table}`, now);
  return first || now;
}

function joined(parts: Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let place = 0;
  for (const part of parts) {
    whole.set(part, place);
    place += part.length;
  }
  return whole;
}

type Sign = (message: Bytes) => Promise<Bytes>;

async function signerOf(secret: string, nonces: Record<string, string>): Promise<Sign> {
  const seats = Object.keys(nonces)
    .map(Number)
    .sort((a, b) => a - b);
  const parts = seats.flatMap((seat) => [Uint8Array.of(seat), bytesOf(nonces[String(seat)]!)]);
  return signer(await sha256(joined([plain('regno shuffle 1'), bytesOf(secret), ...parts])));
}

/** A number below `end`, fair: words that would favour some answers are passed over. */
async function drawn(sign: Sign, move: number, end: number): Promise<number> {
  const fair = WORDS - (WORDS % end);
  for (let block = 0; ; block += 1) {
    const digest = new DataView((await sign(plain(`${move}:${block}`))).buffer);
    for (let place = 0; place < 32; place += 4) {
      const word = digest.getUint32(place);
      if (word < fair) return word % end;
    }
  }
}

async function follows(sign: Sign, [move, weights, answer]: Draw): Promise<boolean> {
  let place = await drawn(
    sign,
    move,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  for (const [each, weight] of weights.entries()) {
    if (place < weight) return each === answer;
    place -= weight;
  }
  return false;
}

/** Whether the nonces are those that this person gave, and those whose seals were seen. */
export async function fitNonces(table: string, nonces: Record<string, string>, mine: number[]): Promise<boolean> {
  const given = recall<string[]>(`nonces:${table}`, []);
  const used = !given.length || mine.every((seat) => given.includes(nonces[String(seat)] ?? ''));
  return used && (await fitSeals(table, nonces));
}

/** Whether the shuffle was fair, worked out here from what was published. */
export async function checkShuffle(
  table: string,
  shuffle: ShuffleSeen,
  { nonces, draws }: Opened,
  mine: number[],
): Promise<Verdict> {
  const hash = hex(await sha256(bytesOf(shuffle.secret)));
  if (hash !== published(table, shuffle.commitment)) return { fits: false, draws: 0 };
  if (!(await fitNonces(table, nonces, mine))) return { fits: false, draws: 0 };
  const sign = await signerOf(shuffle.secret, nonces);
  for (const draw of draws) if (!(await follows(sign, draw))) return { fits: false, draws: draws.length };
  return { fits: true, draws: draws.length };
}
