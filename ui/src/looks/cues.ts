/** Which sound goes with what has just been told at a table. */
import type { Cue } from './sounds';

/** As much of a line of the log as a sound needs. */
export interface Heard {
  kind: string;
  told?: { what: string; who: number };
}
export interface Moment {
  lines: readonly Heard[];
  phase: string | undefined;
  isLow: boolean; // my own time is short
}

const BACKLOG = 8; // so many new lines at once are history read from the server

/** The cue of what changed between two moments of one table, null for silence. An ending is louder than a move. */
export function cueOf(before: Moment, after: Moment): Cue | null {
  if (before.phase === 'playing' && (after.phase === 'over' || after.phase === 'stopped')) return 'end';
  const added = after.lines.slice(before.lines.length).filter((line) => line.kind === 'told' && line.told);
  if (added.length > BACKLOG || before.phase !== 'playing') return null;
  if (added.some((line) => line.told!.what === 'reveal')) return 'reveal';
  if (after.isLow && !before.isLow) return 'low';
  return added.some((line) => line.told!.who >= 0) ? 'move' : null;
}
