/** A short visit to a table, to do something there before its page is shown. */
import type { Snapshot } from './messages';
import { TableLink } from './socket.svelte';
import { language } from './text.svelte';

/** Greet a table, do the work once it has told how it stands, and hang up. */
export function visit(table: string, work: (link: TableLink, snapshot: Snapshot) => Promise<void>): Promise<void> {
  return new Promise((done, failed) => {
    let greeted = false;
    const link = new TableLink(table, language.current, (message) => {
      if (greeted || message.type !== 'snapshot') return;
      greeted = true;
      void work(link, message)
        .then(done, failed)
        .finally(() => link.close());
    });
  });
}
