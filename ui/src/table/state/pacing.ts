/** How long the page lets people look before it shows the next event: pure arithmetic, in milliseconds. */
import type { Pace } from '../../lib/settings.svelte';

/** The wait between two events, by the pace that a person chose. */
export const WAITS: Record<Pace, number> = { none: 0, quick: 350, usual: 800, calm: 1600 };

/** Nobody is further behind the table than this: alone among bots, among people, and while one's own clock runs. */
export const BEHIND = { alone: 20_000, company: 6_000, clock: 3_000 };

const STILL = 250; // with less time than this for an event nothing travels

/**
 * How long the next event may take so that every waiting one is shown in time: `heard` are the moments at which they
 * came, the next one first. Time is shared evenly, so that a crowd of events speeds up and does not jump at its end.
 */
export function allowance(heard: number[], now: number, bound: number): number {
  return Math.max(0, Math.min(...heard.map((at, place) => (at + bound - now) / (place + 1))));
}

/** The wait before the next event. */
export function waitBefore(pace: Pace, allowed: number): number {
  return Math.min(WAITS[pace], allowed);
}

/** How fast cards travel, as a factor of their usual time; 0 where they do not. */
export function tempoWithin(tempo: number, allowed: number): number {
  return allowed < STILL ? 0 : Math.min(tempo, allowed / WAITS.usual);
}
