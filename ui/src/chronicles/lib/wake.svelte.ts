/** Keep the screen lit beside the table, where the browser allows it: only on localhost or over TLS. */

type Lock = { release: () => Promise<void>; addEventListener: (kind: 'release', heard: () => void) => void };
type WithLock = { wakeLock?: { request: (kind: 'screen') => Promise<Lock> } };

let awake = $state<'on' | 'off' | 'never'>('off');

export const wake = {
  get state(): 'on' | 'off' | 'never' {
    return awake;
  },
};

async function hold(): Promise<void> {
  const { wakeLock } = navigator as unknown as WithLock;
  if (!wakeLock || !isSecureContext) return void (awake = 'never');
  try {
    const lock = await wakeLock.request('screen');
    awake = 'on';
    lock.addEventListener('release', () => (awake = 'off'));
  } catch {
    awake = 'off'; // a low battery, or the page is hidden
  }
}

/** From now until the answer is called. */
export function stayAwake(): () => void {
  const again = (): void => void (document.visibilityState === 'visible' && hold());
  void hold();
  document.addEventListener('visibilitychange', again);
  return () => document.removeEventListener('visibilitychange', again);
}
