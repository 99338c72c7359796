import { below } from '../lib/base';

/** Start the service worker, once the page has had time for what it was opened for. */
const AFTER = 5_000; // milliseconds

export function registerWorker(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const start = (): void => void navigator.serviceWorker.register(below('/sw.js')).catch(() => undefined); // a browser may forbid it
  addEventListener('load', () => setTimeout(start, AFTER));
}
