/** Which of my games and chronicles are shown: by words, by kind, by result, by time. */
import type { ChroniclePlayed, TableSeen } from '../lib/answers';

export type Kind = 'all' | 'people' | 'bots';
export type Outcome = 'any' | 'running' | 'won' | 'lost';
export type Filter = { words: string; kind: Kind; outcome: Outcome; days: number }; // 0 days: of all times

const DAY = 86_400_000;
const isRunning = ({ phase }: TableSeen): boolean => phase === 'open' || phase === 'playing';
const hasWon = ({ winners, yours }: TableSeen): boolean => winners.some((seat) => yours.includes(seat));
export const hasPeople = ({ seats, yours }: TableSeen): boolean =>
  seats.some(({ kind }, seat) => !yours.includes(seat) && (kind === 'person' || kind === 'stand_in'));

/** The games that fit; `text` says what can be searched of one. */
export function selected(
  games: TableSeen[],
  filter: Filter,
  text: (game: TableSeen) => string,
  now: number,
): TableSeen[] {
  return games.filter((game) => {
    if (filter.kind !== 'all' && hasPeople(game) !== (filter.kind === 'people')) return false;
    if (filter.outcome === 'running' && !isRunning(game)) return false;
    if (filter.outcome === 'won' && !(game.phase === 'over' && hasWon(game))) return false;
    if (filter.outcome === 'lost' && !(game.phase === 'over' && !hasWon(game))) return false;
    if (filter.days && game.touched < now - filter.days * DAY) return false;
    return hasWords(text(game), filter);
  });
}

function hasWords(text: string, { words }: Filter): boolean {
  const searched = text.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => searched.includes(word));
}

/** The chronicles that fit the same choice; nobody plays one against bots. */
export function selectedChronicles(
  all: ChroniclePlayed[],
  filter: Filter,
  text: (one: ChroniclePlayed) => string,
  now: number,
): ChroniclePlayed[] {
  return all.filter((one) => {
    if (filter.kind === 'bots') return false;
    if (filter.outcome === 'running' && one.over) return false;
    if ((filter.outcome === 'won' || filter.outcome === 'lost') && one.result !== filter.outcome) return false;
    if (filter.days && Date.parse(one.touched) < now - filter.days * DAY) return false;
    return hasWords(text(one), filter);
  });
}

/** The chronicles that were decided by the fewest points, the closest first; not those lost before a count. */
export const closestCalls = (all: ChroniclePlayed[], most: number): ChroniclePlayed[] =>
  all
    .filter(({ result, margin }) => result === 'won' || (result && margin))
    .sort((one, other) => Math.abs(one.margin) - Math.abs(other.margin))
    .slice(0, most);
