/** The chronicle of a table: what the reader saw, kept in the tab so that a reload loses nothing. */
import type { Event } from '../../lib/messages';
import type { Told } from '../../lib/told';

/** `mark` is not shown: a turn begins, or a choice of the reader was played. */
export type Line = { version: number; undone?: true } & (
  | { kind: 'round'; round: number }
  | { kind: 'told'; told: Told }
  | { kind: 'said' | 'note'; seat: number; text: string }
  | { kind: 'table'; what: string; seat: number }
  | { kind: 'mark'; what: 'turn' | 'chosen'; seat: number }
);

const MOST = 400;
/** Things that happen to the table rather than in the game, and are worth a line. */
const AT_TABLE = new Set([
  'begun',
  'undone',
  'asked-back',
  'consented',
  'dissented',
  'taken-back',
  'left',
  'returned',
  'replaced',
  'stopped',
  'closed',
  'agreed',
  'disagreed',
  'timed-out',
  'rematched',
]);
/** What a person answers who does not agree. */
const NO: Record<string, string> = { agreed: 'disagreed', consented: 'dissented' };
/** Told by something better than a sentence, a round's heading or the leaf of the ending; or not worth one. */
const UNTOLD = new Set(['turn', 'shuffled_in', 'declined']);

/** Whether an event is a choice that one of these seats made for itself. */
export function isChoiceOf(event: Event, seats: number[]): boolean {
  return event.what === 'moved' && !event.by && !event.timed_out && seats.includes(event.seat);
}

/** The lines that stand before what happened in the game: who spoke, left, or took something back. */
export function openingLines(event: Event, mine: number[]): Line[] {
  const { version, seat } = event;
  const lines: Line[] = [];
  const what = !event.stop ? (NO[event.what] ?? event.what) : event.what;
  if (event.what === 'said') lines.push({ kind: 'said', seat, text: event.text, version });
  if (AT_TABLE.has(what)) lines.push({ kind: 'table', what, seat, version });
  if (event.timed_out) lines.push({ kind: 'table', what: 'timed-out', seat, version });
  if (isChoiceOf(event, mine)) lines.push({ kind: 'mark', what: 'chosen', seat, version });
  return lines;
}

/** The lines of what happened, after a round's heading where a new one begins. */
export function linesOf(told: Told[], version: number, before: Line[]): Line[] {
  const lines: Line[] = [];
  let round = before.findLast((line) => line.kind === 'round')?.round ?? 0;
  for (const each of told) {
    if (each.what === 'turn') {
      lines.push({ kind: 'mark', what: 'turn', seat: each.who, version });
      if (each.number > round) {
        round = each.number;
        lines.push({ kind: 'round', round, version });
      }
    }
    if (!UNTOLD.has(each.what)) lines.push({ kind: 'told', told: each, version });
  }
  return lines;
}

/** The lines that stand after it: a note that rode with a Support. */
export function closingLines(event: Event): Line[] {
  if (event.what !== 'moved' || !event.text) return [];
  return [{ kind: 'note', seat: event.seat, text: event.text, version: event.version }];
}

/** The chronicle after a choice was taken back: what followed it in the game is struck out, not what people did or said. */
export function takeBack(lines: Line[], what = 'undone'): Line[] {
  const mine = (line: Line): boolean => line.kind === 'mark' && line.what === 'chosen';
  const any = (line: Line): boolean => line.kind === 'told'; // of others: the latest thing that happened
  const chosen = lines.findLast((line) => (what === 'undone' ? mine(line) : any(line)) && !line.undone);
  if (!chosen) return lines;
  return lines.map((line) =>
    line.version < chosen.version || line.kind === 'said' || line.kind === 'table' ? line : { ...line, undone: true },
  );
}

/** The chronicle with more lines; what a person said is not told twice. */
export function written(lines: Line[], more: Line[]): Line[] {
  const isNew = (line: Line): boolean =>
    line.kind !== 'said' || !lines.some((each) => each.kind === 'said' && each.version === line.version);
  const fresh = more.filter(isNew);
  return fresh.length ? [...lines, ...fresh].slice(-MOST) : lines;
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
    sessionStorage.setItem(key(table, seat), JSON.stringify({ have, lines }));
  } catch {
    // a full or forbidden storage: the chronicle then begins anew after a reload
  }
}
