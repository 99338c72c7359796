/** The views of a table: the side leaf shows one of the last three, a phone one of all four. */
import type { Line } from './chronicle';

export const VIEWS = ['table', 'chronicle', 'known', 'chat'] as const;
export type View = (typeof VIEWS)[number];
export const LEAVES: View[] = ['chronicle', 'known', 'chat'];

/** What is said at the table, in lines. */
export const saidIn = (lines: Line[]): number => lines.filter((line) => line.kind === 'said' || line.kind === 'note').length;
