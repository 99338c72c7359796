/** Another game with the same people and bots: each person's seat is reserved there, and opened by the same token. */
import { Refusal } from '../../lib/api';
import type { Snapshot } from '../../lib/messages';
import { go } from '../../lib/route.svelte';
import type { TableLink } from '../../lib/socket.svelte';
import { keepToken, tokenOf } from '../../lib/storage';
import { visit } from '../../lib/visit';
import { notePublished, sealedNonce } from './shuffle';
import type { TableState } from '../state/tableState.svelte';

/** Sit down on every seat that is reserved for us; whoever is the last to come has the cards dealt. */
export async function takeReserved(link: TableLink, { yours, shuffle, standing }: Snapshot): Promise<void> {
  notePublished(link.table, shuffle.commitment);
  for (const seat of yours) {
    const { kind, name } = standing.seats[seat]!;
    if (kind === 'reserved') await link.ask({ type: 'sit', seat, name, seal: await sealedNonce(link.table) });
  }
  try {
    await link.ask({ type: 'begin' });
  } catch (reason) {
    if (
      !(reason instanceof Refusal) ||
      !['seats-free', 'begun', 'not-maker', 'unsealing'].includes(reason.trouble.reason)
    )
      throw reason;
  }
}

/** Have the next table set, or learn where it is; take our seats there, and go. */
export async function playAgain(scene: TableState): Promise<void> {
  const { table } = await scene.link.ask({ type: 'rematch' });
  const token = tokenOf(scene.table);
  if (!table || !token) return;
  if (!tokenOf(table)) keepToken(table, token);
  await visit(table, takeReserved);
  go(`/t/${table}`);
}
