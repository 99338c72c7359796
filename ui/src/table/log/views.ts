/** The views of a table: the side leaf shows one of the last three, a phone one of all four. */
import type { Line } from './eventLog';

export const VIEWS = ['table', 'chronicle', 'known', 'chat'] as const;
export type View = (typeof VIEWS)[number];
export const LEAVES: View[] = ['chronicle', 'known', 'chat'];

/** The versions of what others say at the table, in lines and notes. */
export const saidIn = (lines: Line[], mine: number[]): number[] =>
  lines.flatMap((line) =>
    (line.kind === 'said' || line.kind === 'note') && !mine.includes(line.seat) ? [line.version] : [],
  );
