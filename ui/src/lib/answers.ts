// Made by tools/typescript.py from src/regno/web: change what stands there, then run the tool.

import type { Happening, Limit, SeatSeen, Standing, Terms } from './messages';

/** A new table: its id and the maker's token. */
export interface Made {
  table: string;
  token: string;
}

/** A table in the lobby, or in a person's list. */
export interface TableSeen {
  table: string;
  phase: 'open' | 'playing' | 'over' | 'stopped' | 'closed';
  edition: string;
  houses: number;
  guilds: boolean;
  merchant: boolean;
  allied: boolean;
  clock: Limit;
  seats: SeatSeen[];
  commitment: string;
  touched: number;
  chooser: number;
  ending: string;
  winners: number[];
  yours: number[];
  your_choice: boolean;
  opened_by: number;
  made: number;
  ended: number;
}

/** A list of tables. */
export interface Tables {
  tables: TableSeen[];
}

/** The tokens of one person, to list their tables. */
export interface Mine {
  tokens: string[];
}

/** Erase the data of a token's person from a table. */
export interface Forget {
  token: string;
}

/** The JSON error of a request over HTTP. */
export interface Trouble {
  reason: string;
  text: string;
  seconds?: number;
}

/** The place of a frame in its game, for the scrubber. */
export interface Mark {
  move: number;
  who: number;
  turn: number;
  round: number;
}

/** One move as the observer saw it, and the table after it. */
export interface Frame {
  number: number;
  words: string;
  happenings: Happening[];
  standing: Standing;
  hands: Record<string, number>[];
  attacks: string[];
}

/** A game, and some of its frames. */
export interface Replay {
  terms: Terms;
  title: string;
  eyes: string;
  ending: string;
  winners: number[];
  sentence: string;
  marks: Mark[];
  first: number;
  frames: Frame[];
}

/** The review of one decision, by what its seat could know then. */
export interface Judged {
  move: number;
  seat: number;
  before: number;
  after: number;
  mistake: boolean;
  played: string;
  best: string;
  loss_low: number;
  loss_high: number;
  reasons: string[];
}

/** A large swing of one House's chance between two of its decisions. */
export interface Turning {
  seat: number;
  since: number;
  until: number;
  before: number;
  after: number;
  what: string;
}

/** The progress of a review. */
export interface ReviewSeen {
  id: string;
  total: number;
  judged: Judged[];
  turning: Turning[];
  finished: boolean;
  failed: boolean;
}

/** A sentence or two of a chapter. */
export interface Paragraph {
  key: string;
  text: string;
  brief: boolean;
  changed: boolean;
}

/** A part of the rules under one title. */
export interface Chapter {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

/** One kind of card. */
export interface CardTold {
  kind: string;
  name: string;
  type: string;
  says: string;
  count: number;
  basis: string;
  reconstructed: boolean;
}

/** One Guild and what it gives. */
export interface GuildTold {
  guild: string;
  name: string;
  says: string;
}

/** A question that the rulebooks leave open, and how it is decided here. */
export interface Ruling {
  number: number;
  text: string;
  option: string;
  changed: boolean;
}

/** The rulings on one part of the rules. */
export interface RulingChapter {
  title: string;
  rulings: Ruling[];
}

/** One rulebook: where it comes from, and which modes it has. */
export interface EditionTold {
  id: string;
  title: string;
  source: string;
  add_ons: string[];
}

/** A point in which the rulebooks differ, and what each says; an empty text where it does not come up. */
export interface Difference {
  about: string;
  values: string[];
}

/** The rules of one table. */
export interface Rulebook {
  edition: string;
  title: string;
  houses: number;
  modes: Record<string, boolean>;
  house_rules: Record<string, string>;
  chapters: Chapter[];
  cards: CardTold[];
  guilds: GuildTold[];
  rulings: RulingChapter[];
  editions: EditionTold[];
  differences: Difference[];
}

/** The pupil's moves in this step so far. */
export interface TutorialMoves {
  moves: string[];
}

/** A step of the lesson after some moves. */
export interface LessonStep {
  number: number;
  count: number;
  id: string;
  title: string;
  told: string;
  task: string;
  verdict: 'open' | 'right' | 'wrong';
  why: string;
  game: Replay;
}

/** The versions of the program and of the rules. */
export interface About {
  version: string;
  rules: number;
}

/** One edition: its title by language, the modes it has, and how it decides each house rule. */
export interface EditionOffered {
  title: Record<string, string>;
  modes: Record<string, boolean>;
  printed: Record<string, string>;
}

/** One house rule: its words, or the bounds of its number. */
export interface HouseRule {
  words: string[];
  least: number;
  most: number;
}

/** The options for a new table. */
export interface Offer {
  editions: Record<string, EditionOffered>;
  usual: string;
  rulings: Record<string, HouseRule>;
  bots: string[];
}

/** What is revealed of a finished game. */
export interface Opened {
  hands: Record<string, number>[];
  nonces: Record<string, string>;
  draws: [number, number[], number][];
}
