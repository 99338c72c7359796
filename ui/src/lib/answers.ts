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
  title: string;
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

/** How a House chose in the whole game. */
export interface HouseReview {
  seat: number;
  accuracy: number;
  lost: number;
  decisions: number;
  mistakes: number;
}

/** A decision at which one House's chance changed much: its own mistake, or what another House did. */
export interface Turning {
  seat: number;
  move: number;
  who: number;
  before: number;
  after: number;
  what: string;
}

/** A mistake that can be played again. */
export interface MistakePlace {
  seat: number;
  move: number;
}

/** The progress of a review. */
export interface ReviewSeen {
  id: string;
  total: number;
  judged: Judged[];
  houses: HouseReview[];
  turning: Turning[];
  mistakes: MistakePlace[];
  refining: boolean;
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

/** A step of a lesson after some moves. */
export interface LessonStep {
  lesson: number;
  number: number;
  first: number;
  count: number;
  last: boolean;
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
export interface RulingOffered {
  words: string[];
  least: number;
  most: number;
}

/** A bot to choose: a level, or a strength between two of them, and its rating. */
export interface Strength {
  bot: string;
  rating: number;
}

/** The options for a new table. */
export interface Offer {
  editions: Record<string, EditionOffered>;
  usual: string;
  rulings: Record<string, RulingOffered>;
  bots: string[];
  strengths: Strength[];
}

/** What is revealed of a finished game. */
export interface Opened {
  hands: Record<string, number>[];
  nonces: Record<string, string>;
}

/** Whether every choice of the bots could be repeated, how many were, and why not. */
export interface BotProof {
  honest: boolean;
  choices: number;
  trouble: string;
}

/** A device or a saved file of a passport. */
export interface DeviceSeen {
  number: number;
  kind: 'phone' | 'tablet' | 'computer' | 'file';
  browser: string;
  system: string;
  made: number;
  seen: number;
  is_this: boolean;
}

/** A passport as its person sees it. */
export interface Passport {
  made: number;
  name: string;
  settings: Record<string, unknown>;
  devices: DeviceSeen[];
  running: number;
  finished: number;
  chronicles: number;
  packs: number;
}

/** A code for one more device. The link holds it behind a ``#``, which browsers never send. */
export interface Code {
  link: string;
  letters: string;
  until: number;
  size: number;
  path: string;
}

/** Whose passport a code opens, to be compared and confirmed. */
export interface Offered {
  name: string;
  letters: string;
  until: number;
  from_kind: 'phone' | 'tablet' | 'computer' | 'file';
  running: number;
  waiting: number;
  chronicles: number;
  mine: number;
}

/** What the passport holds of what was sent; what is not named opens nothing, or stays with its token. */
export interface Taken {
  tokens: string[];
  settings: Record<string, unknown>;
}

/** What is known of a finished game besides its row. */
export interface GameFacts {
  guilds: string[];
  turns: number;
  lost: number;
}

/** How many games of a group were won, the share's 95 % interval (Wilson 1927), and what equal players would win. */
export interface Share {
  group: 'all' | 'people' | 'bots' | 'edition' | 'guild' | 'opponent';
  name: string;
  games: number;
  wins: number;
  low: number;
  high: number;
  par: number;
}

/** What mistakes cost in one game, in points of the chance to win, and the mean of the last games up to it. */
export interface Lost {
  table: string;
  ended: number;
  points: number;
  mean: number;
  low: number;
  high: number;
}

/** A chronicle of one's own. */
export interface ChroniclePlayed {
  id: string;
  kind: string;
  title: string;
  players: string[];
  begun: string;
  touched: string;
  steps: number;
  minutes: number;
  over: boolean;
  level: string;
  result: string;
  winners: string[];
  margin: number;
}

/** How many finished chronicles of a kind, a level and a group were won. */
export interface ChronicleShare {
  kind: string;
  level: string;
  players: string[];
  games: number;
  wins: number;
}

/** All that a person has played, and figures of it. */
export interface History {
  games: TableSeen[];
  facts: Record<string, GameFacts>;
  waiting: number;
  shares: Share[];
  lost: Lost[];
  chronicles: ChroniclePlayed[];
  chronicle_shares: ChronicleShare[];
  taken: number;
}

/** The files for games without a server. Each address changes with what it leads to. */
export interface LocalFiles {
  python: string;
  wheels: string[];
  bundle: string;
  files: string[];
  bytes: number;
}

/** What a replay of the whole game has shown: every answer of chance follows from the secret and the nonces. */
export interface ShuffleProof {
  answers: number;
  moves: number;
  nonces: Record<string, string>;
}

/** A finished game, and whose it was. */
export interface LocalGame {
  record: string;
  token: string;
  names: string[];
  ended: number;
}

/** A channel as its person sees it. Times are milliseconds since 1970, 0 for never. */
export interface ChannelSeen {
  id: string;
  kind: 'push' | 'mail' | 'hook';
  name: string;
  form: string;
  table: string;
  state: 'asked' | 'on' | 'failing' | 'stopped';
  is_this: boolean;
  last: number;
  fault: string;
  failed: number;
  again: number;
}

/** Hours without calls, in minutes after midnight; from and to the same minute there are none. */
export interface Quiet {
  since: number;
  until: number;
}

/** Which calls a person wants, and when. */
export interface Preferences {
  turn: boolean;
  low: boolean;
  invited: boolean;
  ended: boolean;
  quiet: Quiet;
  zone: string;
  tables: Record<string, 'daily' | 'never'>;
}

/** A running table of mine, for a rule of its own. */
export interface CallTable {
  table: string;
  people: string[];
  seconds: number;
  per: string;
}

/** How a person is called, and which ways there are. */
export interface CallsSeen {
  push_key: string;
  mail: boolean;
  webhooks: boolean;
  channels: ChannelSeen[];
  preferences: Preferences;
  tables: CallTable[];
}

/** A channel that was opened or ended by a link. */
export interface Stopped {
  kind: string;
  name: string;
}

/** Somebody one has played with, known by a seat at a table they shared. */
export interface Companion {
  name: string;
  table: string;
  seat: number;
  last: number;
}

/** The people one has played with, the latest first. */
export interface Company {
  people: Companion[];
}
