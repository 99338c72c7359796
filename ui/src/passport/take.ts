/**
 * The passport takes over what this browser holds: tokens of seats, chronicles and packs, and settings that changed. It
 * happens by itself, a moment after something new was kept and once a visit.
 */
import { settings } from '../lib/settings.svelte';
import { drop, keep, passport, recall, tokens } from '../lib/storage';
import { looks } from '../looks/looks.svelte';
import { language, LANGUAGES, type Language } from '../lib/text.svelte';
import { take } from './passport';

const SOON = 1_000; // milliseconds: several seats are often taken at once
const MOST = 100; // tokens in one request
const SETTINGS = ['name', 'language', 'pace', 'sound', 'vibrate', 'theme', 'contrast', 'text-size'];
type Kept = Record<string, unknown>;

let timer = 0;
let under = Promise.resolve();

/** Take over what is new, a moment later; calls in between count as one. */
export function takeSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(() => void (under = under.then(() => takeOver())), SOON);
}

/** The settings of this device that differ from those that the passport had last. */
function changedSettings(): Kept {
  const settled = recall<Kept>('settled', {});
  const now = SETTINGS.map((key) => [key, recall<unknown>(key, null)] as const);
  return Object.fromEntries(now.filter(([key, value]) => value !== null && value !== settled[key]));
}

/** Settings as the passport has them, which another device may have changed. */
function settle(found: Kept): void {
  for (const key of SETTINGS) if (found[key] !== undefined) keep(key, found[key]);
  keep('settled', found);
  settings.name = recall('name', settings.name);
  settings.pace = recall('pace', settings.pace);
  settings.sound = recall('sound', settings.sound);
  settings.vibrate = recall('vibrate', settings.vibrate);
  looks.theme = recall('theme', looks.theme);
  looks.contrast = recall('contrast', looks.contrast);
  looks.size = recall('text-size', looks.size);
  const wanted = found.language as Language;
  if (LANGUAGES.includes(wanted) && wanted !== language.current) void language.speak(wanted);
}

/** Take over all that is new; what the server does not take stays where it is. `always` makes even an empty passport. */
export async function takeOver(always = false): Promise<void> {
  const taken = new Set(recall<string[]>('taken', []));
  const fresh = (bunch: string): string[] =>
    Object.values(recall<Record<string, string>>(bunch, {}))
      .filter((token) => !taken.has(token.slice(0, 12)))
      .slice(0, MOST);
  const seats = [...new Set(fresh('tokens'))];
  const adopt = recall('adopt', false); // just joined: the passport's settings are taken as they are
  const sent = { tables: seats, chronicles: fresh('chronicles'), packs: fresh('packs') };
  if (!always && !passport() && !Object.values(sent).some((each) => each.length)) return;
  try {
    const answer = await take({ ...sent, settings: adopt ? {} : changedSettings() });
    drop('adopt');
    const rest = Object.entries(tokens()).filter(([, token]) => !answer.tokens.includes(token));
    keep('tokens', Object.fromEntries(rest));
    // Twelve letters are enough to know a token again, and open nothing.
    const all = [
      ...taken,
      ...Object.values(sent)
        .flat()
        .map((token) => token.slice(0, 12)),
    ];
    keep('taken', [...new Set(all)].slice(-2_000));
    settle(answer.settings as Kept);
    if (Object.values(sent).some((each) => each.length === MOST)) takeSoon();
  } catch {
    // Without a connection, or while the server is busy, everything goes on by its own token.
  }
}
