/** Steps of chronicles that were entered without a connection are sent from whatever page is open once there is one. */
import { bare } from '../lib/base';
import { request } from '../local/request';

const AFTER = 3_000; // milliseconds, once the page has had time for what it was opened for
const AGAIN = 20_000;
const WAITS = /^regno:(away|pending):(.+)$/;

/** Whether something waits that the open page does not send itself. */
function waits(): boolean {
  try {
    return Object.keys(localStorage).some((key) => {
      const id = WAITS.exec(key)?.[2];
      return id && !bare(location.pathname).startsWith(`/chronicles/c/${id}`);
    });
  } catch {
    return false; // storage is forbidden, and nothing was kept
  }
}

async function send(): Promise<void> {
  if (!waits()) return;
  const isThere = await request('/livez').then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isThere) return void setTimeout(() => void send(), AGAIN); // without the server the rest of the page is missing too
  const { sendUnsent } = await import('../chronicles/lib/unsent');
  if (await sendUnsent()) setTimeout(() => void send(), AGAIN);
}

export function sendLater(): void {
  setTimeout(() => void send(), AFTER);
  addEventListener('online', () => void send());
}
