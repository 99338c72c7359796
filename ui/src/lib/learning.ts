// Made by tools/typescript.py from src/regno/web: change what stands there, then run the tool.

import type { Terms } from './messages';
import type { Frame, Replay } from './answers';

/** A puzzle in the list. */
export interface PuzzleRow {
  number: number;
  id: string;
  themes: ('bluff' | 'read-bluff' | 'defence' | 'sacrifice' | 'loot' | 'patrol' | 'winter' | 'equitas' | 'guild' | 'allies' | 'raise' | 'attack' | 'plague' | 'merchant' | 'supply')[];
  difficulty: number;
  edition: string;
  houses: number;
  allied: boolean;
}

/** All puzzles of this version, and the number of today's. */
export interface PuzzleList {
  puzzles: PuzzleRow[];
  today: number;
  day: string;
}

/** A puzzle before it is answered: what the seat sees, and no answer. */
export interface PuzzleSeen {
  number: number;
  count: number;
  id: string;
  themes: ('bluff' | 'read-bluff' | 'defence' | 'sacrifice' | 'loot' | 'patrol' | 'winter' | 'equitas' | 'guild' | 'allies' | 'raise' | 'attack' | 'plague' | 'merchant' | 'supply')[];
  difficulty: number;
  seat: number;
  round: number;
  choices: number;
  thumb: string;
  game: Replay;
}

/** An answer, or the wish to be shown the best one. */
export interface PuzzleAttempt {
  moves: string[];
  show: boolean;
}

/** An answer with its chance to win. */
export interface RatedAnswer {
  words: string;
  chance: number;
  low: number;
  high: number;
  best: boolean;
  yours: boolean;
  played: boolean;
}

/** A sentence for or against the best answer. */
export interface Reason {
  text: string;
  speaks_for: boolean;
}

/** Cards of a kind that nobody has shown to the seat. */
export interface UnseenCards {
  card: string;
  count: number;
}

/** The verdict on an answer. After a wrong one it shows only that answer's own chance. */
export interface PuzzleVerdict {
  outcome: 'right' | 'wrong' | 'shown';
  answers: RatedAnswer[];
  best: string;
  behind: number;
  reasons: Reason[];
  worlds: number;
  checked: number;
  lead: number;
  could_be: UnseenCards[];
}

/** A mistake in the deck: what was done, never what was better. */
export interface MistakeRow {
  table: string;
  move: number;
  seat: number;
  round: number;
  themes: ('bluff' | 'read-bluff' | 'defence' | 'sacrifice' | 'loot' | 'patrol' | 'winter' | 'equitas' | 'guild' | 'allies' | 'raise' | 'attack' | 'plague' | 'merchant' | 'supply')[];
  edition: string;
  made: number;
  words: string;
  cost: number;
  due: number;
  is_due: boolean;
  learnt: boolean;
  tries: boolean[];
}

/** The mistakes of a person, those that are due first. */
export interface Deck {
  mistakes: MistakeRow[];
  due: number;
  coming: number[];
  day: number;
}

/** How many mistakes of a person are due today. */
export interface MistakesDue {
  due: number;
}

/** What came into the deck, and what of this game is in it now. */
export interface Collected {
  added: number;
  here: number[];
  due: number;
}

/** An earlier answer. */
export interface MistakeTry {
  at: number;
  right: boolean;
}

/** A mistake before it is answered: what the seat saw, and no answer. */
export interface MistakeSeen {
  table: string;
  move: number;
  seat: number;
  round: number;
  themes: ('bluff' | 'read-bluff' | 'defence' | 'sacrifice' | 'loot' | 'patrol' | 'winter' | 'equitas' | 'guild' | 'allies' | 'raise' | 'attack' | 'plague' | 'merchant' | 'supply')[];
  made: number;
  choices: number;
  tries: MistakeTry[];
  is_due: boolean;
  game: Replay;
}

/** The verdict on an answer. After a wrong one it shows only that answer's own chance. */
export interface MistakeVerdict {
  outcome: 'right' | 'wrong' | 'shown';
  answers: RatedAnswer[];
  best: string;
  moves: string[];
  behind: number;
  reasons: Reason[];
  worlds: number;
  counted: boolean;
  days: number[];
  back: number;
  learnt: boolean;
}

/** A round up to one's next choice, or to its end: before one's next Action, or when the game is over. */
export interface RoundSeen {
  played: string[];
  over: boolean;
  game: Replay;
}

/** Where a board begins: a table, with the token of a seat if it still plays; a puzzle; a position; a Record. */
export interface WhatIfOrigin {
  table: string;
  token: string;
  puzzle: number;
  position: string;
  edition: string;
  record: string;
}

/** A Record for the board to begin with. Of a running game or a puzzle it is what the seat saw. */
export interface WhatIfStart {
  record: string;
  frames: number;
  eyes: string;
  running: boolean;
  fault: string;
}

/** One step of a path: the moves of a choice; or a seed, to imagine the hidden cards again; or else as played. */
export interface WhatIfStep {
  moves?: string[];
  imagine?: number | null;
}

/** A node of the tree: a moment of a Record, and the steps from there. Steps as played come first: they go along the Record. Chance is drawn from the seed, so that a path always leads to the same node. Through a seat's eyes everything that the seat did not know then is imagined, from the seed too. */
export interface WhatIfPath {
  record: string;
  at: number;
  eyes: string;
  seed: number;
  steps: WhatIfStep[];
}

/** A step of a path as the tree shows it. */
export interface WhatIfPlace {
  who: number;
  words: string;
  turn: number;
  round: number;
}

/** A possible answer of the House that must choose. */
export interface WhatIfAnswer {
  moves: string[];
  words: string;
}

/** The table at the end of a path, with every hand: the true ones, or those imagined. */
export interface WhatIfNode {
  terms: Terms;
  seat: number;
  imagined: boolean;
  left: number;
  turn: number;
  round: number;
  path: WhatIfPlace[];
  steps: WhatIfStep[];
  frame: Frame;
  answers: WhatIfAnswer[];
  sentence: string;
}

/** An answer with its estimated chance to win; ``place`` is that in the node's answers. */
export interface WhatIfChance {
  place: number;
  chance: number;
  low: number;
  high: number;
  surely_worse: boolean;
}

/** The chances of the answers, the best first, and that of the reader's seat at this node. */
export interface WhatIfHint {
  answers: WhatIfChance[];
  facts: string[];
  worlds: number;
  chance: number;
  low: number;
  high: number;
  later: number;
  weak: boolean;
}

/** A game of one's own, with the token of the seat. */
export interface DailyGame {
  table: string;
  token: string;
}

/** One's own games with the deal; those that are finished count from now on, under this name or none. */
export interface DailyQuestion {
  played: DailyGame[];
  name: string;
}

/** How often a level of bot wins the deal from a seat, against the usual opponents. */
export interface BotShare {
  level: string;
  seat: number;
  games: number;
  won: number;
}

/** How often people won from a seat; of a seat that one has not played only the number of games. */
export interface SeatShare {
  seat: number;
  games: number;
  won: number;
}

/** A result as the page shows it. */
export interface DailyRow {
  name: string;
  seat: number;
  share: number;
  ending: string;
  winners: number[];
  round: number;
  helped: boolean;
  yours: boolean;
  table: string;
}

/** The deal of a day, how bots and people fare with it, and every result from the seats that one has played. */
export interface DailyDeal {
  day: string;
  seconds: number;
  terms: Terms;
  opponent: string;
  bots: BotShare[];
  measuring: boolean;
  people: SeatShare[];
  rows: DailyRow[];
}

/** A finished game of the person. */
export interface CoachGame {
  table: string;
  seat: number;
  ended: number;
}

/** What a move showed of the hand, in bits, and the part of it that each House knew after it. */
export interface CoachMove {
  frame: number;
  round: number;
  kind: string;
  words: string;
  bits: number[];
  known: number[];
}

/** A choice that speaks for a habit. */
export interface CoachExample {
  table: string;
  frame: number;
}

/** A habit with its evidence, and the points of chance that it costs a game, if that was measured. */
export interface CoachTell {
  text: string;
  use: string;
  advice: string;
  marked: number;
  occasions: number;
  rate: number;
  low: number;
  high: number;
  others: number;
  cost: number | null;
  cost_low: number;
  cost_high: number;
  examples: CoachExample[];
}

/** What the coach found in one game, and over all of them. */
export interface CoachReport {
  games: CoachGame[];
  needed: number;
  looked_for: number;
  table: string;
  seat: number;
  houses: number;
  moves: CoachMove[];
  tells: CoachTell[];
}
