/** What happened, run by run, free of any language. */
import { COUNTED, IN_RUNS } from './happenings';
import { BACKS, type Back } from './kinds';
import type { Happening } from './messages';

/** One sentence of the chronicle: whose doing it is, what it is, and what was seen. */
export interface Told {
  what: string;
  who: number;
  whom: number;
  number: number;
  seen: Record<string, number>;
  backs: [number, number];
  attack?: number | undefined; // what the attack strikes with, where the line tells of it and a number can meet it
  defence?: number | undefined; // and what stood against it
  caught?: boolean | undefined; // a theft turned round by a Patrol
}

/** Put runs of one kind between the same Houses together. */
export function gather(happenings: Happening[]): Told[] {
  const told: Told[] = [];
  let run = new Map<string, Told>();
  for (const { what, who = -1, whom = -1, card = '', back = '', number = 0, ...sums } of happenings) {
    if (told.at(-1)?.what !== what || !IN_RUNS.has(what)) run = new Map();
    const between = what === 'spent' ? '' : `${who}:${whom}`;
    let line = run.get(between);
    if (!line) {
      line = { what, who, whom, number, seen: {}, backs: [0, 0], ...sums };
      run.set(between, line);
      told.push(line);
    }
    const count = COUNTED.has(what) ? number : 1;
    if (card) line.seen[card] = (line.seen[card] ?? 0) + count;
    else if (back) line.backs[BACKS.indexOf(back as Back)]! += count;
  }
  return told;
}

/** How many cards a line tells of. */
export const cardsIn = ({ seen, backs }: Told): number =>
  Object.values(seen).reduce((sum, count) => sum + count, backs[0] + backs[1]);
