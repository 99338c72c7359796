/**
 * The shuffle, checked in the page without the server's word: the secret fits the hash that was seen before the game,
 * and the nonces are those that were given or sealed.
 */
import type { ShuffleSeen } from '../../lib/messages';
import { sha256, type Bytes } from '../../lib/sha';
import { keep, recall } from '../../lib/storage';

export type Verdict = 'fits' | 'unseen' | 'bad'; // unseen: this browser saw no hash before the game

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const bytesOf = (text: string): Bytes => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

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

/** Remember the hash that a table shows while people gather: whatever is said later, this one was published. */
export function notePublished(table: string, commitment: string): void {
  if (!publishedHash(table)) keep(`commitment:${table}`, commitment);
}

/** The hash that this browser saw before the game; empty if it came later. */
export const publishedHash = (table: string): string => recall(`commitment:${table}`, '');

/** Whether the nonces are those that this person gave, and those whose seals were seen. */
export async function fitNonces(table: string, nonces: Record<string, string>, mine: number[]): Promise<boolean> {
  const given = recall<string[]>(`nonces:${table}`, []);
  const used = !given.length || mine.every((seat) => given.includes(nonces[String(seat)] ?? ''));
  return used && (await fitSeals(table, nonces));
}

/**
 * What this browser knows by itself: that the secret fits the hash it saw before the game, and that the numbers are
 * those that were given and sealed. That every card follows from them only the rules can show (see proof.ts).
 */
export async function checkShuffle(
  table: string,
  { secret, commitment }: Pick<ShuffleSeen, 'secret' | 'commitment'>,
  nonces: Record<string, string>,
  mine: number[],
): Promise<Verdict> {
  const seen = publishedHash(table);
  if (hex(await sha256(bytesOf(secret))) !== (seen || commitment)) return 'bad';
  if (!(await fitNonces(table, nonces, mine))) return 'bad';
  return seen ? 'fits' : 'unseen';
}
