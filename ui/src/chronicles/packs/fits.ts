/** What can stand on a card beside what stands there already: a Tome helps only in games after its own. */
import { GAMES } from '../lib/kinds';
import type { Table } from './types';

const chapter = (game: unknown): number => (GAMES as readonly unknown[]).indexOf(game);
const HELPED = 'advantage_games';

export function fitsCard(table: Table, key: string, value: unknown): boolean {
  if (key !== HELPED) return true;
  const own = chapter(table.game);
  return own < 0 || chapter(value) > own;
}

/** A card without what no longer fits it. */
export function withoutUnfit(table: Table): Table {
  const helped = table[HELPED];
  if (!Array.isArray(helped)) return table;
  const { [HELPED]: _all, ...rest } = table;
  const left = helped.filter((game) => fitsCard(table, HELPED, game));
  return left.length ? { ...rest, [HELPED]: left } : rest;
}
