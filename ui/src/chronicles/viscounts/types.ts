/** The state of a Viscounts scenario; see docs/chronicles-viscounts.md. */
export interface Space {
  id: string;
  name: string;
  segment: string | null;
  baron: number;
  workers: Record<string, number>;
  protected: boolean;
}
export interface Trace {
  deed: 'walk' | 'dismiss' | 'place' | 'remove' | 'withdraw' | 'step' | 'debt' | 'order' | 'eliminate';
  space: string;
  to: string;
  owner: string;
}
export interface Townsfolk {
  id: string;
  name: string;
  silver: number;
  icon: string;
}
export interface ViscountsState {
  stage: 'setup' | 'turn' | 'baron' | 'whose' | 'dismiss' | 'debt' | 'scores' | 'over';
  outcome: '' | 'won' | 'missed' | 'keep' | 'supply';
  round: number;
  last_round: number | null;
  turn: string;
  first: string;
  level: number;
  target: number;
  segments: string[];
  path: string[];
  baron: { space: string; supply: number; protected: string[] };
  spaces: Space[];
  townsfolk: Record<string, Townsfolk | null>;
  dismissal: Record<string, 'A' | 'B' | 'C' | 'D' | 'E' | 'F'>; // what each icon makes the Baron do
  danger: { segment: string; inward_moves: number }[];
  revealed: string[];
  trail: Trace[];
  contested: string | null;
  players: {
    name: string;
    workers_left: number;
    start: string | null;
    summaries: { id: string; name: string }[];
    hero: string | null;
    points: number | null;
  }[];
}

export const SUPPLY = 20;
