/** Moments as people say them. */
import { language, say } from './text.svelte';

/** The English here is written as in Europe: day before month. */
const locale = (): string => (language.current === 'en' ? 'en-GB' : language.current);

export const clockTime = (at: number): string =>
  new Date(at).toLocaleTimeString(locale(), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** How long ago a moment was, as people tell it: the time of today, yesterday, or a day. */
export function momentOf(at: number, now = Date.now()): { kind: 'today' | 'yesterday' | 'day'; at: string } {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  if (at >= midnight) return { kind: 'today', at: clockTime(at) };
  if (at >= midnight - 86_400_000) return { kind: 'yesterday', at: say('pages', 'yesterday') };
  const then = new Date(at);
  const year = then.getFullYear() === new Date(now).getFullYear() ? {} : ({ year: 'numeric' } as const);
  return { kind: 'day', at: then.toLocaleDateString(locale(), { day: 'numeric', month: 'short', ...year }) };
}

/** "today 14:20", "yesterday", "12 Nov", "12 Nov 2025". */
export function dayOf(at: number, now = Date.now()): string {
  const { kind, at: text } = momentOf(at, now);
  return kind === 'today' ? say('pages', 'today', { time: text }) : text;
}
