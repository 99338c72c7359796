/** The chronicle of a table: what the reader saw, kept in the tab so that a reload loses nothing. */
import type { Event } from '../lib/messages';
import { gather, type Told } from '../lib/tell';

export type Line =
  | { kind: 'round'; round: number; version: number }
  | { kind: 'told'; told: Told; version: number }
  | { kind: 'said' | 'note'; seat: number; text: string; version: number }
  | { kind: 'table'; what: string; seat: number; version: number };

const MOST = 400;
/** Things that happen to the table rather than in the game, and are worth a line. */
const AT_TABLE = new Set([
  'begun',
  'undone',
  'left',
  'returned',
  'stopped',
  'closed',
  'agreed',
  'disagreed',
  'timed-out',
  'rematched',
]);
/** Told by something better than a sentence: a round's heading, or the leaf of the ending. */
const UNTOLD = new Set(['turn', 'shuffled_in']);

/** The lines an event adds, after those that are there. */
export function linesOf(event: Event, before: Line[]): Line[] {
  const { version } = event;
  const lines: Line[] = [];
  let round = before.findLast((line) => line.kind === 'round')?.round ?? 0;
  const what = event.what === 'agreed' && !event.stop ? 'disagreed' : event.what;
  if (event.what === 'said') lines.push({ kind: 'said', seat: event.seat, text: event.text, version });
  if (AT_TABLE.has(what)) lines.push({ kind: 'table', what, seat: event.seat, version });
  if (event.timed_out) lines.push({ kind: 'table', what: 'timed-out', seat: event.seat, version });
  for (const told of gather(event.happenings)) {
    if (told.what === 'turn' && told.number > round) {
      round = told.number;
      lines.push({ kind: 'round', round, version });
    }
    if (!UNTOLD.has(told.what)) lines.push({ kind: 'told', told, version });
  }
  if (event.what === 'moved' && event.text) lines.push({ kind: 'note', seat: event.seat, text: event.text, version });
  return lines;
}

// ------------------------------------------------------------ kept in the tab

const key = (table: string, seat: number): string => `regno:chronicle:${table}:${seat}`;

export function recallChronicle(table: string, seat = 0): { have: number; lines: Line[] } {
  try {
    return JSON.parse(sessionStorage.getItem(key(table, seat)) ?? '') as { have: number; lines: Line[] };
  } catch {
    return { have: 0, lines: [] };
  }
}

export function keepChronicle(table: string, have: number, lines: Line[], seat = 0): void {
  try {
    sessionStorage.setItem(key(table, seat), JSON.stringify({ have, lines: lines.slice(-MOST) }));
  } catch {
    // a full or forbidden storage: the chronicle then begins anew after a reload
  }
}
