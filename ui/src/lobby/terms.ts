/** Clocks that the lobby offers, and what they are called. */
import type { Limit } from '../lib/messages';
import { say } from '../lib/text.svelte';

export const CLOCKS: Limit[] = [
  { per: 'none', seconds: 0 },
  { per: 'move', seconds: 30 },
  { per: 'move', seconds: 60 },
  { per: 'move', seconds: 86_400 },
  { per: 'game', seconds: 900 },
  { per: 'game', seconds: 1800 },
];

const UNITS: [number, string][] = [
  [86_400, 'days'],
  [3600, 'hours'],
  [60, 'minutes'],
  [1, 'seconds'],
];

export function clockName({ per, seconds }: Limit): string {
  if (per === 'none') return say('lobby', 'clock-none');
  const [size, unit] = UNITS.find(([size]) => seconds >= size && seconds % size === 0) ?? [1, 'seconds'];
  return say('lobby', 'clock-name', { per, unit, count: seconds / size });
}
