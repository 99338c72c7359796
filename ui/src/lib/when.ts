/** Moments as people say them. */
import { language, say } from './text.svelte';

/** The English here is written as in Europe: day before month. */
const locale = (): string => (language.current === 'en' ? 'en-GB' : language.current);

export const clockTime = (at: number): string =>
  new Date(at).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** "today 14:20", "yesterday", "12 Nov", "12 Nov 2025". */
export function dayOf(at: number, now = Date.now()): string {
  const then = new Date(at);
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (at >= midnight) return say('pages', 'today', { time: clockTime(at) });
  if (at >= midnight - 86_400_000) return say('pages', 'yesterday');
  const year = then.getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const);
  return then.toLocaleDateString(locale(), { day: 'numeric', month: 'short', ...year });
}
