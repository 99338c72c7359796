/** Which lines matter most to a person: for the news beside the board, and for what happened since the last turn. */
import type { Told } from '../../lib/told';
import type { Line } from './eventLog';

/** What a line of the recap is about; it chooses its sign. */
export type Sign = 'hit' | 'lost' | 'won' | 'wall' | 'eye' | 'plague' | 'season' | 'other';
export interface Entry {
  sign: Sign;
  told: Told;
}
interface Weighed extends Entry {
  weight: number;
}

const FEWEST = 3;
const MOST = 5;
const ALWAYS = 40; // lines of this weight are told if there is room; lighter ones only to make three

const GIVEN = new Set(['loot', 'penalty', 'support']);
const WALLS = new Set(['fortify', 'found', 'fort_lost', 'sacrifice']);

/** How much a line matters to a person whose target sits on the left; 0 for what goes without saying. */
export function weigh(told: Told, me: number, target: number): { sign: Sign; weight: number } {
  const { what, who, whom } = told;
  const by = who === me;
  const on = whom === me;
  if (what === 'defeat' || what === 'over') return { sign: 'hit', weight: 100 };
  if (what === 'season') return { sign: 'season', weight: 75 };
  if (what === 'steal') return on ? { sign: 'lost', weight: 90 } : { sign: by ? 'won' : 'other', weight: by ? 70 : 22 };
  if (GIVEN.has(what)) return by ? { sign: 'lost', weight: 90 } : { sign: on ? 'won' : 'other', weight: on ? 70 : 22 };
  if (what === 'bards_discard' || what === 'wipe') return { sign: 'lost', weight: by || on ? 88 : 20 };
  if (WALLS.has(what) && by) return { sign: 'lost', weight: what === 'fortify' || what === 'found' ? 10 : 86 };
  if (what === 'reveal') return { sign: 'hit', weight: on ? 82 : by ? 62 : 24 };
  if (what === 'repelled' || what === 'void' || what === 'no_theft') return { sign: 'hit', weight: by || on ? 60 : 18 };
  if (what === 'attack') return { sign: 'hit', weight: on ? 66 : by ? 12 : 21 };
  if (WALLS.has(what)) return { sign: 'wall', weight: who === target ? 50 : 16 };
  if (what === 'inquisition') return { sign: 'eye', weight: on ? 46 : 14 };
  if (what === 'look') return { sign: 'eye', weight: by ? 13 : 0 };
  if (what === 'alliance') return { sign: 'won', weight: on ? 44 : 12 };
  if (what === 'play' && told.seen.plague) return { sign: 'plague', weight: by ? 11 : 42 };
  if (what === 'plague_lifted' || what === 'cured') return { sign: 'plague', weight: 40 };
  if (what === 'equitas') return { sign: 'eye', weight: 17 };
  if (what === 'spent' || what === 'merchant' || what === 'reshuffle') return { sign: 'other', weight: 1 };
  return { sign: 'other', weight: by ? 8 : 5 };
}

/** The most important of the lines that came last, for a place that has room for one. */
export function newsOf(lines: Line[], me: number, target: number): Told | undefined {
  const version = lines.findLast((line) => line.kind === 'told' && !line.undone)?.version;
  let best: Told | undefined;
  for (const line of lines.slice(-40)) {
    if (line.kind !== 'told' || line.undone || line.version !== version || line.told.what === 'over') continue;
    if (!best || weigh(line.told, me, target).weight >= weigh(best, me, target).weight) best = line.told;
  }
  return best;
}

/** The lines since one's last turn: from the first turn of another House after it, one's own turn so far included. */
export function linesSince(lines: Line[], me: number): Line[] {
  const isMark = (line: Line, what: 'turn' | 'chosen'): boolean =>
    line.kind === 'mark' && line.what === what && !line.undone;
  const isMine = (line: Line): boolean => line.kind === 'mark' && line.seat === me;
  const now = lines.findLastIndex((line) => isMark(line, 'turn') && isMine(line));
  const earlier = lines.slice(0, Math.max(0, now));
  const turn = earlier.findLastIndex((line) => isMark(line, 'turn') && isMine(line));
  const last = turn >= 0 ? turn : earlier.findIndex((line) => isMark(line, 'chosen') && isMine(line)); // they came late
  const first = last < 0 ? -1 : lines.findIndex((line, at) => at > last && isMark(line, 'turn'));
  return first < 0 ? [] : lines.slice(first).filter((line) => !line.undone); // a first turn has nothing to look back to
}

/** Three to five lines by their weight, in the order in which they happened. */
export function recapOf(lines: Line[], me: number, target: number): Entry[] {
  const since = linesSince(lines, me).flatMap((line) => (line.kind === 'told' ? [line.told] : []));
  const turned = since.some((told) => told.what === 'reveal' && told.whom === me);
  const weighed = since
    .filter((told) => !(turned && told.what === 'attack' && told.whom === me))
    .map((told): Weighed => ({ told, ...weigh(told, me, target) }))
    .filter(({ weight }) => weight > 1);
  const sorted = [...weighed].sort((a, b) => b.weight - a.weight).slice(0, MOST);
  const kept = new Set(sorted.filter(({ weight }, place) => weight >= ALWAYS || place < FEWEST));
  return weighed.filter((each) => kept.has(each)).map(({ sign, told }) => ({ sign, told }));
}

/** The entry that matters most, for a place that has room for one. */
export function heaviest(entries: Entry[], me: number, target: number): Entry | undefined {
  return [...entries].sort((a, b) => weigh(b.told, me, target).weight - weigh(a.told, me, target).weight)[0];
}

/** Happenings by which a House takes its Action. */
const ACTIONS = new Set(['draw', 'attack', 'fortify', 'imperial', 'equitas', 'trade', 'support', 'pass_turn']);

/** Whether a House has taken the Action of its turn: the recap has served then. */
export function hasActed(lines: Line[], me: number): boolean {
  const begun = lines.findLastIndex((line) => line.kind === 'mark' && line.what === 'turn' && !line.undone);
  return lines
    .slice(Math.max(0, begun))
    .some((line) => line.kind === 'told' && !line.undone && line.told.who === me && ACTIONS.has(line.told.what));
}
