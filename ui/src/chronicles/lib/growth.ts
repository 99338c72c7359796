/**
 * A pack that grows with play. A card told in a chronicle joins the pack of its owner; one that could not be sent waits in
 * the browser. A card changed in the pack reaches the chronicles that are played with it, as a step of their logs.
 */
import { Refusal } from '../../lib/api';
import { drop, keep, recall } from '../../lib/storage';
import type { Table } from '../packs/types';
import { call } from './calls';
import { held, tokenOf } from './holding';
import type { ChronicleHeads, PackWhole, Whole } from './messages';

interface Grown {
  type: string;
  table: Table;
}
const key = (pack: string): string => `grown:${pack}`;
const MOST = 200; // cards that wait

/** Send the cards that wait for a pack; those that it refuses are dropped, for they would be refused again. */
export async function flush(pack: string): Promise<void> {
  const token = tokenOf('packs', pack);
  if (!token) return;
  for (let waiting = recall<Grown[]>(key(pack), []); waiting.length; waiting = recall<Grown[]>(key(pack), [])) {
    const [{ type, table }] = waiting as [Grown];
    try {
      await call<PackWhole>(`/api/packs/${pack}/card`, { token, body: { type, id: table.id, card: table } });
    } catch (trouble) {
      if (!(trouble instanceof Refusal)) return;
    }
    keep(key(pack), waiting.slice(1));
  }
  drop(key(pack));
}

export async function grow(pack: string, type: string, table: Table): Promise<void> {
  if (!tokenOf('packs', pack)) return;
  keep(key(pack), [...recall<Grown[]>(key(pack), []), { type, table }].slice(-MOST));
  await flush(pack);
}

/** Give a changed or new card of a pack to the chronicles that are played with it; how many took it. */
export async function spread(
  pack: string,
  kind: string,
  type: string,
  table: Table,
  replaces: string,
): Promise<number> {
  const mine = held('chronicles');
  const { chronicles } = await call<ChronicleHeads>('/api/chronicles/mine', { body: { tokens: Object.values(mine) } });
  let took = 0;
  for (const { id } of chronicles.filter((one) => one.pack === pack && one.kind === kind && !one.over)) {
    const token = mine[id] ?? '';
    try {
      const { version } = await call<Whole>(`/api/chronicles/${id}`, { token });
      const told = { type, table, ...(replaces ? { replaces } : {}) };
      const request = crypto.randomUUID?.() ?? String(Math.random());
      const body = { type: 'do', command: 'card', arguments: told, request, version, instead: 0 };
      await call(`/api/chronicles/${id}`, { token, body });
      took++;
    } catch (trouble) {
      if (!(trouble instanceof Refusal)) throw trouble; // a chronicle that has no place for the card stays as it is
    }
  }
  return took;
}
