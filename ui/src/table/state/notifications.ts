/** Calling a person whose choice it is: in the title always, by a sound, a tremble or a notice of the browser if they want it. */
import { sound, vibrate } from '../../looks/sounds';
import { settings } from '../../lib/settings.svelte';

export async function mayNotify(): Promise<boolean> {
  if (!('Notification' in window)) return false;
  return (await Notification.requestPermission()) === 'granted';
}

/** Show a notice: by the service worker where there is one, since phones allow no other. Nothing is raised. */
async function notify(title: string, body: string, path: string): Promise<void> {
  const told = { body, tag: `regno ${path}`, data: path };
  try {
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker) await worker.showNotification(title, told);
    else new Notification(title, told);
  } catch {
    // the browser has the name but not the means, as Chrome for Android without a worker
  }
}

/** Tell something to a person who wants notices and looks at another page; a press on it leads to a path. */
export function notice(title: string, body = '', path = location.pathname): void {
  if (settings.notify && document.hidden && 'Notification' in window && Notification.permission === 'granted')
    void notify(title, body, path);
}

/** It is this person's choice now. */
export function call(title: string, question: string): void {
  sound('call');
  vibrate();
  notice(title, question);
}
