/** Which of my games are shown: by words, by kind, by result, by time. */
import type { TableSeen } from '../lib/answers';

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
  const words = filter.words.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return games.filter((game) => {
    if (filter.kind !== 'all' && hasPeople(game) !== (filter.kind === 'people')) return false;
    if (filter.outcome === 'running' && !isRunning(game)) return false;
    if (filter.outcome === 'won' && !(game.phase === 'over' && hasWon(game))) return false;
    if (filter.outcome === 'lost' && !(game.phase === 'over' && !hasWon(game))) return false;
    if (filter.days && game.touched < now - filter.days * DAY) return false;
    const searched = text(game).toLocaleLowerCase();
    return words.every((word) => searched.includes(word));
  });
}
