/** Steps of chronicles that were entered without a connection are sent from whatever page is open once there is one. */
const AFTER = 3_000; // milliseconds, once the page has had time for what it was opened for
const AGAIN = 20_000;
const WAITS = /^regno:(away|pending):/;

function waits(): boolean {
  try {
    return Object.keys(localStorage).some((key) => WAITS.test(key));
  } catch {
    return false; // storage is forbidden, and nothing was kept
  }
}

async function send(): Promise<void> {
  if (!waits()) return;
  const { sendUnsent } = await import('../chronicles/lib/unsent');
  if (await sendUnsent()) setTimeout(() => void send(), AGAIN);
}

export function sendLater(): void {
  setTimeout(() => void send(), AFTER);
  addEventListener('online', () => void send());
}
