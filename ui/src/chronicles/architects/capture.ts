/** What a capture takes: of each player as many as the Baron's reach, the Artisan first. */
import type { Answers } from '../step/answers';

export type Counts = Record<string, number>;

const workersOf = (answers: Answers): Counts => (answers.workers ?? {}) as Counts;
const artisanOf = (answers: Answers, player: string): number =>
  ((answers.artisans ?? []) as string[]).includes(player) ? 1 : 0;

/** How many Workers and Artisans of a player are taken, given who was told to stand there. */
export function taken(answers: Answers, player: string, reach: number): number {
  return Math.min(reach, (workersOf(answers)[player] ?? 0) + artisanOf(answers, player));
}

export const takenInAll = (answers: Answers, players: string[], reach: number): number =>
  players.reduce((sum, player) => sum + taken(answers, player, reach), 0);
