/** The deck of mistakes: asked for by the key of this device. */
import { ask } from '../../lib/api';
import type {
  Collected,
  Deck,
  MistakeRow,
  MistakesDue,
  MistakeSeen,
  MistakeVerdict,
  RoundSeen,
} from '../../lib/learning';
import { passport } from '../../lib/storage';
import { takeOver } from '../../passport/take';

/** One mistake: the table, and the move at which it was made. */
export interface Place {
  table: string;
  move: number;
}
export const GRADES = ['hard', 'good', 'easy'] as const;
export type Grade = (typeof GRADES)[number];

const EMPTY: Deck = { mistakes: [], due: 0, coming: [], day: 0 };
const at = ({ table, move }: Place): string => `/api/mistakes/${table}/${move}`;

export const linkTo = ({ table, move }: Place, query = ''): string => `/mistakes/${table}/${move}${query}`;
/** Whoever has no passport has no deck yet. */
export const myDeck = async (): Promise<Deck> =>
  passport() ? ask<Deck>('/api/mistakes', undefined, passport()) : EMPTY;
/** How many mistakes are due today. */
export const dueToday = async (): Promise<number> =>
  passport() ? (await ask<MistakesDue>('/api/mistakes/due', undefined, passport())).due : 0;
export const mistakeAt = (place: Place): Promise<MistakeSeen> => ask(at(place), undefined, passport());
export const answer = (place: Place, moves: string[], show: boolean): Promise<MistakeVerdict> =>
  ask(at(place), { moves, show }, passport());
export const grade = (place: Place, how: Grade): Promise<MistakeRow> =>
  ask(`${at(place)}/grade`, { grade: how }, passport());
/** Play on: all moves since the mistake, and those of one's next choice. */
export const playOn = (place: Place, seed: number, played: string[], moves: string[]): Promise<RoundSeen> =>
  ask(`${at(place)}/on`, { seed, played, moves }, passport());
export const drop = (place: Place): Promise<object> => ask(`${at(place)}/drop`, {}, passport());

/** Take the mistakes of a reviewed game into the deck; the seat must be in a passport for that. */
export async function collect(table: string): Promise<Collected> {
  await takeOver(true);
  return ask('/api/mistakes', { table }, passport());
}
