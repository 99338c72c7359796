/** What the server tells of a chronicle; see docs/chronicles.md and docs/api.md. */

import type { Kind } from './kinds';

export type Named = { id: string; name: string };

export type Ask = {
  name: string;
  question: string;
  optional: boolean;
  draws: boolean;
  usual?: string | number | null;
  instead_of: string;
} & (
  | { kind: 'choice'; choices: Named[] }
  | { kind: 'choices'; choices: Named[]; low: number; high: number }
  | { kind: 'choice-each'; keys: (Named & { choices: Named[] })[] }
  | { kind: 'number'; low: number; high: number }
  | { kind: 'numbers'; keys: Named[]; low: number; high: number; may_lack: string[] }
  | { kind: 'text'; longest: number }
  | { kind: 'values' }
);

export interface Reason {
  why: string;
  section: string;
  assumes: string[];
  optional?: boolean;
}

export interface Step {
  command: string;
  name: string;
  what: string;
  why: string;
  section: string;
  asks: Ask[];
  assumes: string[];
  optional: boolean;
}

export interface Entry {
  number: number;
  at: string;
  command: string;
  name: string;
  arguments: Record<string, unknown>;
  drawn: string[];
  where: string;
  said: string[];
  reason?: Reason; // why it was done, of the latest step
}

/** `step`: the command whose step asks for it, where there is one. */
export interface Item {
  id: string;
  what: string;
  why: string;
  ticked: boolean;
  step?: string;
}
export interface Reminder {
  player: string;
  when: string;
  text: string;
}
export interface HouseRule {
  id: string;
  question: string;
  value: string;
  default: string;
  values: { id: string; meaning: string }[];
}
export interface Line {
  text: string;
  points: number;
  second_hand: boolean;
}
export interface Sheet {
  owner: string;
  title: string;
  lines: Line[];
  total: number;
}
/** `lent`: cards of an owner's pack that are the house set's, as `type/id`. */
export interface PackHead {
  id: string;
  kind: 'owner' | 'house';
  version: string;
  title: string;
  note: string;
  lent: string[];
}

export interface View<State = unknown> {
  id: string;
  kind: Kind;
  title: string;
  begun: string;
  where: string;
  steps: number;
  version: number;
  packs: PackHead[];
  state: State;
  now: Step[];
  checklist: Item[];
  reminders: Reminder[];
  house_rules: HouseRule[];
  figures: Record<string, number[]>;
  log: Entry[];
  undone: string[];
  sheets: Sheet[];
  position: string[];
  damage: string;
}

export interface Head {
  id: string;
  touched: string;
  may_write: boolean;
  trouble?: string;
  kind: Kind;
  title: string;
  begun: string;
  players: string[];
  where: string;
  over: boolean;
  steps: number;
}

/** What every kind's state has. */
export interface Player {
  name: string;
}
export interface WithPlayers {
  stage: string;
  players: Player[];
}
