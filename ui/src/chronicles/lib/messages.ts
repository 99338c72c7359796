// Made by tools/typescript.py from src/regno/web/chronicles: change what stands there, then run the tool.

import type { ArchitectsState, CampaignState, Named, PaladinsState, PlainState, ViscountsState } from './states';

/** The chance on one level with its 95 % interval, and the chance before any evening of the group's own. */
export interface LevelOdds {
  level: string;
  chance: number;
  low: number;
  high: number;
  simulated: number;
}

/** How the predictions before this group's evenings turned out. */
export interface OddsKept {
  evenings: number;
  predicted: number;
  won: number;
  brier: number;
}

/** How many of a group's own evenings on one level of the scenario were won. */
export interface LevelResults {
  level: string;
  won: number;
  played: number;
}

/** What is to be expected of tonight; without levels where the scenario was never simulated so. */
export interface Odds {
  levels: LevelOdds[];
  even: string;
  evenings: number;
  basis: 'shares' | 'points';
  kept: OddsKept | null;
  own: LevelResults[];
  waiting: number;
}

/** The pack that a chronicle's cards are from. */
export interface PackHead {
  id: string;
  kind: string;
  version: string;
  title: string;
  note: string;
  lent: string[];
  as_met: boolean;
}

/** One of some choices. */
export interface ChoiceAsk {
  kind: 'choice';
  name: string;
  question: string;
  optional: boolean;
  draws: boolean;
  usual: string | number | null;
  untyped: string[];
  instead_of: string;
  choices: Named[];
}

/** Different choices, from low to high of them; owners says whose the first is, the second and so on. */
export interface ChoicesAsk {
  kind: 'choices';
  name: string;
  question: string;
  optional: boolean;
  draws: boolean;
  usual: string | number | null;
  untyped: string[];
  instead_of: string;
  choices: Named[];
  low: number;
  high: number;
  owners: string[];
}

/** A key with its choices. */
export interface KeyedChoices {
  id: string;
  name: string;
  kind: 'choice';
  choices: Named[];
}

/** One choice for each of some keys. */
export interface KeyedChoiceAsk {
  kind: 'choice-each';
  name: string;
  question: string;
  optional: boolean;
  draws: boolean;
  usual: string | number | null;
  untyped: string[];
  instead_of: string;
  keys: KeyedChoices[];
}

/** A whole number within bounds. */
export interface NumberAsk {
  kind: 'number';
  name: string;
  question: string;
  optional: boolean;
  draws: boolean;
  usual: string | number | null;
  untyped: string[];
  instead_of: string;
  low: number;
  high: number;
}

/** A whole number within bounds for each of some keys. */
export interface NumbersAsk {
  kind: 'numbers';
  name: string;
  question: string;
  optional: boolean;
  draws: boolean;
  usual: string | number | null;
  untyped: string[];
  instead_of: string;
  keys: Named[];
  low: number;
  high: number;
  may_lack: string[];
}

/** Free words. */
export interface TextAsk {
  kind: 'text';
  name: string;
  question: string;
  optional: boolean;
  draws: boolean;
  usual: string | number | null;
  untyped: string[];
  instead_of: string;
  longest: number;
}

/** The numbers of a score figure. */
export interface ValuesAsk {
  kind: 'values';
  name: string;
  question: string;
  optional: boolean;
  draws: boolean;
  usual: string | number | null;
  untyped: string[];
  instead_of: string;
}

/** One thing that can be done now. */
export interface Step {
  why: string;
  section: string;
  assumes: string[];
  optional: boolean;
  command: string;
  name: string;
  what: string;
  asks: (ChoiceAsk | ChoicesAsk | KeyedChoiceAsk | NumberAsk | NumbersAsk | TextAsk | ValuesAsk)[];
}

/** One line of a checklist. */
export interface Item {
  id: string;
  what: string;
  why: string;
  ticked: boolean;
  step: string;
  asked: boolean;
}

/** Something a player should not forget. */
export interface Reminder {
  player: string;
  when: string;
  text: string;
}

/** One value of a house rule. */
export interface RuleValue {
  id: string;
  meaning: string;
}

/** A point that the rulebook leaves open, its value in force and the others. */
export interface HouseRule {
  id: string;
  question: string;
  value: string;
  default: string;
  values: RuleValue[];
}

/** Why a step is done, where the rulebook says so, and what is taken for granted. */
export interface Reason {
  why: string;
  section: string;
  assumes: string[];
  optional: boolean;
}

/** One line of the log. */
export interface Entry {
  number: number;
  at: string;
  news: boolean;
  command: string;
  name: string;
  arguments: Record<string, unknown>;
  drawn: string[];
  where: string;
  said: string[];
  kept: string;
  reason?: Reason;
}

/** One line of a score sheet. */
export interface Line {
  text: string;
  points: number;
  second_hand: boolean;
}

/** A score with a line for each point. */
export interface Sheet {
  owner: string;
  title: string;
  lines: Line[];
  total: number;
}

/** A chronicle at one version: everything that its page draws. */
export interface View {
  type: 'snapshot';
  id: string;
  kind: string;
  title: string;
  begun: string;
  where: string;
  steps: number;
  version: number;
  packs: PackHead[];
  state: CampaignState | ArchitectsState | PaladinsState | ViscountsState | PlainState;
  now: Step[];
  checklist: Item[];
  reminders: Reminder[];
  house_rules: HouseRule[];
  figures: Record<string, number[]>;
  colours: Record<string, string>;
  log: Entry[];
  undone: string[];
  sheets: Sheet[];
  position: string[];
  damage: string;
}

/** A chronicle, and what the token that opened it allows. */
export interface Whole {
  type: 'snapshot';
  id: string;
  kind: string;
  title: string;
  begun: string;
  where: string;
  steps: number;
  version: number;
  packs: PackHead[];
  state: CampaignState | ArchitectsState | PaladinsState | ViscountsState | PlainState;
  now: Step[];
  checklist: Item[];
  reminders: Reminder[];
  house_rules: HouseRule[];
  figures: Record<string, number[]>;
  colours: Record<string, string>;
  log: Entry[];
  undone: string[];
  sheets: Sheet[];
  position: string[];
  damage: string;
  may_write: boolean;
  reading_token: string;
}

/** The line of a chronicle in a list of one's own; of one that cannot be opened only the trouble with it. */
export interface Head {
  id: string;
  touched: string;
  may_write: boolean;
  trouble?: string;
  kind?: string;
  title?: string;
  begun?: string;
  players?: string[];
  where?: string;
  over?: boolean;
  pack?: string;
  steps?: number;
}

/** The chronicles that a browser's tokens open, the latest first. */
export interface ChronicleHeads {
  chronicles: Head[];
}

/** A part of the log. */
export interface ChronicleLog {
  log: Entry[];
}

/** What a command would bring about, or why it is refused; of score sheets the points of each player so far. */
export interface CommandPreview {
  said: string[];
  refused: string;
  totals: Record<string, number>;
}

/** A step of the log as it was asked, with what was told. */
export interface ToldStep {
  number: number;
  arguments: Record<string, unknown>;
  step: Step;
}

/** A new chronicle or pack, and the token of its owner. */
export interface Created {
  id: string;
  token: string;
  damage?: string;
}

/** How many cards of a type are one's own, and how many are lent or not yet typed. */
export interface ShareSeen {
  type: string;
  own: number;
  lent: number;
  text: string;
}

/** A pack in a list. */
export interface PackSeen {
  id: string;
  kind: string;
  version: string;
  extends: string;
  title: string;
  note: string;
  cards: number;
  may_write: boolean;
  met: Record<string, ShareSeen[]>;
}

/** The packs that a browser can play with, and how few and how many play each kind. */
export interface PackHeads {
  packs: PackSeen[];
  players: Record<string, [number, number]>;
}

/** A card of a pack: its name, its group, and its table. */
export interface CardSeen {
  id: string;
  name: string;
  nameless: boolean;
  group: string;
  copies: number;
  own: boolean;
  table: Record<string, unknown>;
}

/** The cards of one type. */
export interface TypeSeen {
  type: string;
  kind: string;
  groups: Record<string, number>;
  cards: CardSeen[];
}

/** A pack with its cards, and what keeps it from being complete. */
export interface PackWhole {
  id: string;
  kind: string;
  version: string;
  extends: string;
  title: string;
  note: string;
  cards: number;
  may_write: boolean;
  met: Record<string, ShareSeen[]>;
  types: TypeSeen[];
  missing: Record<string, string[]>;
  warnings: string[];
  shares: Record<string, ShareSeen[]>;
}

/** What is wrong with one field of a card. */
export interface Fault {
  path: (string | number)[];
  text: string;
}

/** What is wrong with each field of a card; if nothing is, what would then be wrong with the pack. */
export interface CardCheck {
  faults: Fault[];
  notes: string[];
}

/** A command. ``instead`` takes so many steps back first: another answer in place of the last one. One that was done without a connection brings when that was, and the draws that were seen then. With a ``pack_token`` a card that is told joins the pack of the chronicle too. */
export interface DoCommand {
  type: 'do';
  request: string;
  version: number;
  command: string;
  arguments?: Record<string, unknown>;
  instead?: number;
  drawn?: string[] | null;
  at?: string;
  pack_token?: string;
}

/** Take steps back. */
export interface UndoSteps {
  type: 'undo';
  request: string;
  version: number;
  count?: number;
}

/** Give undone steps again. */
export interface RedoSteps {
  type: 'redo';
  request: string;
  version: number;
  count?: number;
}

/** The first message of a page that looks on: its token, the version it has, its language. With an id it is answered by ``accepted``. */
export interface Watch {
  type?: 'hello';
  id?: number;
  token?: string;
  have?: number;
  language?: 'en' | 'it';
}

export type Ask = ChoiceAsk | ChoicesAsk | KeyedChoiceAsk | NumberAsk | NumbersAsk | TextAsk | ValuesAsk;

export type Change = DoCommand | UndoSteps | RedoSteps;
