/** What waits for the server in chronicles that no page shows. What it refuses stays: the chronicle's page tells why. */
import { bare } from '../../lib/base';
import { drop, recall } from '../../lib/storage';
import { Away, forget } from './away';
import { call, Lost } from './calls';
import { tokenOf } from './holding';
import type { Change, View } from './messages';

const PLACE = /^regno:(away|pending):(.+)$/;

const enter = async (id: string, change: Change): Promise<number> =>
  (await call<View>(`/api/chronicles/${id}`, { token: tokenOf('chronicles', id), body: change })).steps;

async function sendAway(id: string): Promise<void> {
  const away = Away.recall(id);
  for (let waiting = away?.first; away && waiting; waiting = away.first) away.sent(await enter(id, waiting.change));
  away?.end();
  if (away) await forget(away.copy);
}

async function sendPending(id: string): Promise<void> {
  const pending = recall<{ change?: Change } | null>(`pending:${id}`, null);
  if (pending?.change) await enter(id, pending.change);
  drop(`pending:${id}`);
}

/** Send it; whether there is more to send once there is a connection. */
export async function sendUnsent(): Promise<boolean> {
  let isLost = false;
  for (const key of Object.keys(localStorage)) {
    const [, kind, id] = PLACE.exec(key) ?? [];
    if (!id || bare(location.pathname).startsWith(`/chronicles/c/${id}`)) continue; // its own page sends it
    try {
      await (kind === 'away' ? sendAway(id) : sendPending(id));
    } catch (trouble) {
      isLost ||= trouble instanceof Lost;
    }
  }
  return isLost;
}
