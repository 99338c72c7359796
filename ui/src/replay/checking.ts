/** The shuffle of a finished table, from the comments at the top of its Record. */
import { openedGame } from '../lib/api';
import { request } from '../local/mark';
import type { ShuffleSeen } from '../lib/messages';
import { checkShuffle, type Verdict } from '../table/ending/shuffle';

async function shuffleOf(table: string): Promise<ShuffleSeen | null> {
  const record = await (await request(`/api/tables/${table}/record`)).text();
  const shuffle: ShuffleSeen = { commitment: '', nonces: {}, secret: '' };
  const facts = record
    .split('\n')
    .filter((line) => line.startsWith('# shuffle '))
    .map((line) => line.split(' ').slice(2));
  for (const [name, value, nonce] of facts) {
    if (name === 'nonce') shuffle.nonces[value!] = nonce!;
    else if (name === 'commitment' || name === 'secret') shuffle[name] = value!;
  }
  return shuffle.secret ? shuffle : null;
}

/** Undefined where there is nothing to check. */
export async function checked(table: string): Promise<Verdict | undefined> {
  const [shuffle, opened] = await Promise.all([shuffleOf(table), openedGame(table)]);
  return shuffle ? checkShuffle(table, shuffle, opened, []) : undefined;
}
