/** Setting a table from the lobby: the terms, then who sits where, then perhaps the deal. */
import { makeTable } from '../lib/api';
import type { Terms } from '../lib/messages';
import type { TableLink } from '../lib/socket.svelte';
import { keepToken } from '../lib/storage';
import { isKept } from '../local/files';
import { visit } from '../lib/visit';
import { nonce, notePublished, sealedNonce } from '../table/ending/shuffle';

/** Who sits on a chair: oneself, somebody else at this screen, nobody yet, or a bot by its name. */
export type Chair = 'you' | 'here' | 'open' | (string & {});

/** How bots play unless somebody wishes otherwise. */
export const USUAL_LEVEL = 'steward';
/** The levels that every server has, shown until it has said which are its own. */
export const LEVELS = ['random', USUAL_LEVEL, 'warlord', 'sovereign', 'champion'];
/** The levels that need no compiled search, and so play in a browser too. */
const LEVELS_HERE = ['random', USUAL_LEVEL];
const PLACES = ['you', 'here', 'open'];

/** Take the chairs as wished; with none left open the cards are dealt. */
async function take(link: TableLink, chairs: Chair[], name: string): Promise<void> {
  let here = 1;
  // Where others may come, what we add to the shuffle stays sealed until they have added theirs.
  const part = async () =>
    chairs.includes('open') ? { seal: await sealedNonce(link.table) } : { nonce: nonce(link.table) };
  for (const [seat, chair] of chairs.entries()) {
    if (chair === 'open') continue;
    if (chair === 'you') await link.ask({ type: 'sit', seat, name, ...(await part()) });
    else if (chair === 'here')
      await link.ask({ type: 'sit', seat, name: `${name} ${++here}`.slice(0, 24), ...(await part()) });
    else await link.ask({ type: 'fill', seat, bot: chair });
  }
  if (!chairs.includes('open')) await link.ask({ type: 'begin' });
}

/** Set a table; its name in links. Without a connection it is set in this browser, if that can be. */
export async function setTable(terms: Partial<Terms>, chairs: Chair[], name: string): Promise<string> {
  try {
    return await setAt(terms, chairs, name, false);
  } catch (reason) {
    if (!(reason instanceof TypeError) || !isKept() || chairs.includes('open')) throw reason;
    return setHere(terms, chairs, name);
  }
}

/** Set a table in this browser, with bots that can play there. */
export const setHere = (terms: Partial<Terms>, chairs: Chair[], name: string): Promise<string> =>
  setAt(
    terms,
    chairs.map((chair) => (PLACES.includes(chair) || LEVELS_HERE.includes(chair) ? chair : USUAL_LEVEL)),
    name,
    true,
  );

async function setAt(terms: Partial<Terms>, chairs: Chair[], name: string, here: boolean): Promise<string> {
  const { table, token } = await makeTable(terms, here);
  keepToken(table, token);
  await visit(table, (link, { shuffle }) => {
    notePublished(table, shuffle.commitment);
    return take(link, chairs, name);
  });
  return table;
}
