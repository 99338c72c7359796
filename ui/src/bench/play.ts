/** A table that plays a draft: its maker comes to it at once, and others by its link. */
import type { EditionDraft } from './messages';
import { makeTable } from '../lib/api';
import { go } from '../lib/route.svelte';
import { keepToken } from '../lib/storage';

export async function playDraft({ base, title, cards, rulings }: EditionDraft): Promise<void> {
  const { table, token } = await makeTable({ edition: base, title, cards, rulings });
  keepToken(table, token);
  go(`/t/${table}`);
}
