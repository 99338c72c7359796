/** The state of an Architects scenario; see docs/chronicles-architects.md. */
import type { Named } from '../lib/types';

export interface Crew {
  free: number;
  guildhall: number;
  market: number;
  prison: number;
  captive: number;
  exiled: number;
}
export interface Row {
  do: string;
  at: string;
  arrow: number;
}
export interface Task {
  do: string;
  at: string;
  what: string;
  note: string | null;
  done: boolean;
}
export interface Scheme extends Named {
  text: string;
  rows: Row[];
  others: Named[];
}
export interface Demand extends Named {
  level: number;
  items: Named[];
  given: Record<string, number>;
  total: number;
  need: number;
  met: number;
  failed: number;
}
export interface ArchitectsState {
  stage: 'setup' | 'play' | 'baron' | 'last' | 'ended' | 'over';
  round: number;
  mode: '' | 'normal' | 'hard';
  players: { name: string; workers: Crew; artisan: Crew | null }[];
  baron: {
    available: number;
    at: Record<string, number>;
    guildhall: number;
    market: number;
    prison: number;
    held: Record<string, number>;
  };
  guildhall: { spaces: number; owners: string[] };
  decks: { schemes: number; on_top: number; discards: Named[]; future: number; events: number };
  demands: Demand[];
  hidden_demands: number;
  hidden_points: number[]; // what those bring, each value once
  turn: { scheme: Scheme | null; steps: Task[] };
  reach: number;
  last_turns: string[];
  target: number | null;
  won: boolean | null;
}
