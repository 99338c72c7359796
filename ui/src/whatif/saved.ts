/** What a link or the browser's storage holds of a what-if board. */
import type { WhatIfStart } from '../lib/learning';

/** One tree for each pair of eyes: what is imagined through a seat's is no branch of the true game. */
export interface Saved {
  id: string;
  start: WhatIfStart;
  at: number;
  seat: number; // whose eyes are offered
  eyes: string;
  trees: Record<string, { seed: number; nodes: object[]; at: number }>;
}

type Unsure<T> = { [key in keyof T]?: unknown } | null | undefined;
const MOST_SEATS = 6;
const whole = (value: unknown): number => (Number.isInteger(value) ? (value as number) : 0);

/** Read a board of a link or of the storage: it may be of another version, or damaged; null if there is no game in it. */
export function readSaved(value: unknown): Saved | null {
  const found = value as Unsure<Saved>;
  const start = found?.start as Unsure<WhatIfStart>;
  if (typeof start?.record !== 'string' || !start.record) return null;
  const { seat, trees } = found!;
  const rows = Object.entries(trees && typeof trees === 'object' ? trees : {});
  return {
    id: String(found!.id ?? ''),
    start: {
      record: start.record,
      frames: whole(start.frames),
      eyes: String(start.eyes ?? 'all'),
      running: start.running === true,
      fault: typeof start.fault === 'string' ? start.fault : '',
    },
    at: whole(found!.at),
    seat: whole(seat) < MOST_SEATS && Number.isInteger(seat) ? whole(seat) : -1,
    eyes: String(found!.eyes ?? 'all'),
    trees: Object.fromEntries(rows.filter(([, tree]) => tree && typeof tree === 'object')) as Saved['trees'],
  };
}

/** The board of a text; null if it is none. */
export function boardIn(text: string): Saved | null {
  try {
    return readSaved(JSON.parse(text));
  } catch {
    return null;
  }
}
