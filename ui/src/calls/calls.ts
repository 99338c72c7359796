/** The part of the API about calls. The key of this device goes in a header. */
import { below } from '../lib/base';
import { Refusal, ask } from '../lib/api';
import type { CallsSeen, ChannelSeen, Preferences, Stopped } from '../lib/answers';
import { passport } from '../lib/storage';

const askCalls = <T>(path: string, body?: unknown): Promise<T> => ask(`/api/calls${path}`, body, passport());

export const mine = (): Promise<CallsSeen> => askCalls('');
export const addMail = (address: string): Promise<ChannelSeen> => askCalls('/mail', { address });
export const addHook = (address: string, form: string, token: string, table: string): Promise<ChannelSeen> =>
  askCalls('/hook', { address, form, token, table });
export const remove = (channel: string): Promise<object> => askCalls('/remove', { channel });
export const test = (channel: string): Promise<ChannelSeen> => askCalls('/test', { channel });
export const prefer = (preferences: Preferences): Promise<Preferences> => askCalls('/preferences', preferences);
export const byLink = (what: string, token: string): Promise<Stopped> => askCalls(`/${what}`, { token });

export type BrowserState = 'ready' | 'blocked' | 'none' | 'insecure';

/** Whether this browser can be called, and if not, why. */
export function browserState(): BrowserState {
  if (!isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return 'none';
  return Notification.permission === 'denied' ? 'blocked' : 'ready';
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const raw = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
}

/** Ask the browser for a way to call it, and hand that to the server. */
export async function addBrowser(key: string, words: { denied: string; failed: string }): Promise<ChannelSeen> {
  const refuse = (text: string): Refusal => new Refusal({ reason: 'browser', text, seconds: 0 });
  if ((await Notification.requestPermission()) !== 'granted') throw refuse(words.denied);
  await navigator.serviceWorker.register(below('/sw.js'));
  const worker = await navigator.serviceWorker.ready;
  let made: PushSubscription;
  try {
    await (await worker.pushManager.getSubscription())?.unsubscribe(); // one of another key would be in the way
    made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(key) });
  } catch {
    throw refuse(words.failed);
  }
  const { endpoint, keys } = made.toJSON();
  return askCalls('/push', { address: endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' });
}

/** This browser does not want to be called any more. */
export async function dropBrowser(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration();
  await (await worker?.pushManager.getSubscription())?.unsubscribe();
}
