/** Which of my games and chronicles are shown: by words, by kind, by result, by time. */
import type { ChroniclePlayed, TableSeen } from '../lib/answers';

export type Kind = 'all' | 'people' | 'bots';
export type Outcome = 'any' | 'running' | 'won' | 'lost';
export type Filter = { words: string; kind: Kind; outcome: Outcome; days: number }; // 0 days: of all times

/** What a filter asks of a game or a chronicle; `outcome` is 'any' if it was neither won nor lost and goes on no more. */
type Traits = { text: string; people: boolean; outcome: Outcome; touched: number };

const DAY = 86_400_000;
const hasWon = ({ winners, yours }: TableSeen): boolean => winners.some((seat) => yours.includes(seat));
export const hasPeople = ({ seats, yours }: TableSeen): boolean =>
  seats.some(({ kind }, seat) => !yours.includes(seat) && (kind === 'person' || kind === 'stand_in'));

function outcomeOf(game: TableSeen): Outcome {
  if (game.phase === 'open' || game.phase === 'playing') return 'running';
  if (game.phase !== 'over') return 'any';
  return hasWon(game) ? 'won' : 'lost';
}

export const gameTraits = (game: TableSeen, text: string): Traits => ({
  text,
  people: hasPeople(game),
  outcome: outcomeOf(game),
  touched: game.touched,
});

/** Nobody plays a chronicle against bots. */
export const chronicleTraits = (one: ChroniclePlayed, text: string): Traits => ({
  text,
  people: true,
  outcome: one.over ? ((one.result || 'any') as Outcome) : 'running',
  touched: Date.parse(one.touched),
});

function hasWords(text: string, words: string): boolean {
  const searched = text.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** Those of my games or chronicles that fit. */
export const selected = <Entry>(
  all: Entry[],
  { words, kind, outcome, days }: Filter,
  traits: (one: Entry) => Traits,
  now: number,
): Entry[] =>
  all.filter((one) => {
    const found = traits(one);
    return (
      (kind === 'all' || found.people === (kind === 'people')) &&
      (outcome === 'any' || found.outcome === outcome) &&
      (!days || found.touched >= now - days * DAY) &&
      hasWords(found.text, words)
    );
  });

/** The chronicles that were decided by the fewest points, the closest first; not those lost before a count. */
export const closestCalls = (all: ChroniclePlayed[], most: number): ChroniclePlayed[] =>
  all
    .filter(({ result, margin }) => result === 'won' || (result && margin))
    .sort((one, other) => Math.abs(one.margin) - Math.abs(other.margin))
    .slice(0, most);
