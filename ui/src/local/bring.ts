/** Finished games of this browser are brought to the server once it can be reached, and are among one's games there. */
import { ask, Refusal } from '../lib/api';
import type { LocalGame, Made, TableSeen } from '../lib/answers';
import { keep, keepToken, localTokens, recall } from '../lib/storage';

type Waiting = Record<string, LocalGame>; // by table
const MOST_BROUGHT = 500; // ids remembered

const waiting = (): Waiting => recall('local-records', {});
/** The games of this browser that the server has. */
export const broughtGames = (): string[] => recall('local-brought', []);

/** Note the Records of finished games, so that bringing them needs no Python. */
export async function noteRecords(tables: TableSeen[], read: (table: string) => Promise<string>): Promise<void> {
  const known = [...broughtGames(), ...Object.keys(waiting())];
  for (const { table, phase, seats, ended } of tables) {
    const token = localTokens()[table];
    if (phase !== 'over' || !token || known.includes(table)) continue;
    const names = seats.map(({ name }) => name);
    keep('local-records', { ...waiting(), [table]: { record: await read(table), token, names, ended } });
  }
}

/** Bring what waits; return how many the server took. What it refuses stays here and is not sent again. */
export async function bringGames(): Promise<number> {
  let count = 0;
  for (const [table, game] of Object.entries(waiting())) {
    try {
      const made = await ask<Made>('/api/records', game);
      keepToken(made.table, made.token);
      count++;
    } catch (reason) {
      if (!(reason instanceof Refusal) || reason.trouble.seconds) break; // later
    }
    const { [table]: _done, ...rest } = waiting();
    keep('local-records', rest);
    keep('local-brought', [...broughtGames(), table].slice(-MOST_BROUGHT));
  }
  return count;
}
