/** What there is to say of a game in a list: against whom, how it stands, how it ended. */
import type { TableSeen } from '../lib/answers';
import { myTables } from '../lib/api';
import { houseName } from '../lib/names';
import { allTokens, recall } from '../lib/storage';
import { say } from '../lib/text.svelte';
import { broughtGames } from '../local/bring';
import { listed } from '../lib/tell';
import { unique } from '../lib/watched.svelte';

/** My games, each once, as the server lists them for the tokens of this browser. */
export const myGames = async (): Promise<TableSeen[]> => unique(await myTables(allTokens()), ({ table }) => table);

/** The games in this browser, as they were noted last. */
export const localGames = (): TableSeen[] => {
  const brought = broughtGames();
  return recall<TableSeen[]>('local-tables', []).filter(({ table }) => !brought.includes(table));
};

export const isOver = ({ phase }: TableSeen): boolean => phase === 'over' || phase === 'stopped';

const RANK = { playing: 1, open: 2, over: 3, stopped: 3, closed: 4 };
const rank = (table: TableSeen): number => (table.your_choice ? 0 : RANK[table.phase]);

/** One's own games: those that wait for a choice first, then those under way, then the latest; no closed table. */
export const inOrder = (tables: TableSeen[]): TableSeen[] =>
  tables.filter(({ phase }) => phase !== 'closed').sort((a, b) => rank(a) - rank(b) || b.touched - a.touched);

/** Who plays a seat: a person's name, else the House's. */
export const playerName = (table: TableSeen, seat: number): string => table.seats[seat]?.name || houseName(seat);

/** Against whom: names of people, bots by their level or number; who is still missing is not counted. */
export function against(table: TableSeen): string {
  const others = table.seats.filter((_, seat) => !table.yours.includes(seat));
  const people = others.filter(({ name }) => name).map(({ name }) => name);
  const bots = others.filter(({ kind }) => kind === 'bot');
  const levels = new Set(bots.map(({ bot }) => bot));
  const count = bots.length;
  if (!people.length && !count) return say('lobby', 'game', { houses: table.houses });
  if (!people.length) return say('lobby', 'against', { level: levels.size === 1 ? [...levels][0]! : 'mixed', count });
  return listed(count ? [...people, say('lobby', 'bots', { count })] : people);
}

/** How a finished game ended, to one of its people. */
export function result(table: TableSeen): string {
  if (table.phase === 'stopped') return say('lobby', 'result-stopped');
  if (!table.winners.length) return say('lobby', 'result-nobody');
  return say('lobby', 'result', {
    me: hasWon(table) ? 'won' : 'lost',
    winners: listed(table.winners.map((seat) => playerName(table, seat))),
    count: table.winners.length,
    ending: table.ending,
  });
}

export const hasWon = (table: TableSeen): boolean => table.winners.some((seat) => table.yours.includes(seat));
