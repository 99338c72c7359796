/**
 * A card changed in a pack reaches the chronicles that are played with it, as a step of their logs. The other way, a card
 * told in a chronicle joins the pack with its step: the server sees to that.
 */
import { Refusal } from '../../lib/api';
import type { Table } from '../packs/types';
import { call } from './calls';
import { held } from './holding';
import type { ChronicleHeads, Whole } from './messages';

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
