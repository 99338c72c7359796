// Made by tools/typescript.py from src/regno/web/messages.py: change that file, then run the tool.

/** The first message: who is there, what is known already, and in which language to speak. */
export interface Hello {
  type: 'hello';
  token?: string;
  have?: number;
  language?: '' | 'en' | 'it';
  id: number;
}

/** Take a free seat. Without a token one is given in the answer. */
export interface Sit {
  type: 'sit';
  seat: number;
  name: string;
  nonce: string;
  id: number;
}

/** The maker sets a bot on a free seat. */
export interface Fill {
  type: 'fill';
  seat: number;
  bot: string;
  id: number;
}

/** Get up, or the maker frees a seat, before the game. */
export interface Empty {
  type: 'empty';
  seat: number;
  id: number;
}

/** The maker has the cards dealt. */
export interface Begin {
  type: 'begin';
  id: number;
}

/** A choice: its moves in words, all of them or none; and the version it answers. */
export interface Submit {
  type: 'submit';
  seat: number;
  moves: string[];
  version: number;
  note?: string;
  id: number;
}

/** Take the latest choice back, where all others are bots. */
export interface Undo {
  type: 'undo';
  seat: number;
  id: number;
}

/** What would be good to do now? Where all others are bots; the advice is in the answer. */
export interface Hint {
  type: 'hint';
  seat: number;
  id: number;
}

/** Hand the seat to a bot; the maker may do so for somebody who has gone. */
export interface Leave {
  type: 'leave';
  seat: number;
  id: number;
}

/** Take the seat back from the bot. */
export interface Return {
  type: 'return';
  seat: number;
  id: number;
}

/** Agree to stop the game, or no longer. */
export interface Agree {
  type: 'agree';
  seat: number;
  stop: boolean;
  id: number;
}

/** A line of chat. */
export interface Say {
  type: 'say';
  seat: number;
  text: string;
  id: number;
}

/** Who holds several seats sees one at a time, or none behind the curtain: seat -1. */
export interface Look {
  type: 'look';
  seat: number;
  id: number;
}

/** Set the same table again, once the game is over. */
export interface Rematch {
  type: 'rematch';
  id: number;
}

/** The maker clears the table. */
export interface Close {
  type: 'close';
  id: number;
}

/** Is anybody there? */
export interface Ping {
  type: 'ping';
  id: number;
}

/** How much time people have. */
export interface Limit {
  per: 'none' | 'move' | 'game';
  seconds: number;
}

/** The terms of one table. As the rulebook advises newcomers, Guilds and Merchant must be asked for. */
export interface Terms {
  edition: string;
  houses: number;
  guilds: boolean;
  merchant: boolean;
  allied: boolean;
  rulings: Record<string, string>;
  clock: Limit;
  pace: number;
  chat: boolean;
  support_note: boolean;
  listed: boolean;
  seed: number | null;
}

/** What there is to check of the shuffle; the secret comes after the end. */
export interface ShuffleSeen {
  commitment: string;
  nonces: Record<string, string>;
  secret: string;
}

/** A seat as everybody sees it. */
export interface SeatSeen {
  kind: 'open' | 'person' | 'bot' | 'stand_in';
  name: string;
  bot: string;
  stops: boolean;
}

/** Time left, in milliseconds, at the moment of the message. */
export interface ClockSeen {
  running: number;
  left: number[];
}

/** What lies open before one House, and how much it holds. */
export interface House {
  base: number;
  imperial: number;
  fort: number;
  plague: boolean;
  guild: string;
  exhausted: boolean;
  attack_back: string;
  attack: string;
  attack_fort: number;
  turns: number;
  known: Record<string, number>;
}

/** The open table, the same for every reader. */
export interface Shared {
  houses: House[];
  turn: number;
  who: number;
  kind: string;
  need: number;
  dealer: number;
  season: string;
  merchant: number;
  decks: number[];
  piles: Record<string, number>;
  deployed: Record<string, number>;
  defence: number;
  equitas_used: boolean;
  ending: string;
  winners: number[];
}

/** A choice of several cards, to be sent as one: cards in the order of ``cards``, ``stop`` after fewer than ``ends_at``. */
export interface Several {
  verb: string;
  cards: Record<string, number>;
  worth: Record<string, number>;
  least: number;
  most: number;
  gold_least: number;
  gold_most: number;
  ends_at: number;
  stop: string;
}

/** What one seat knows besides. */
export interface Own {
  hand: Record<string, number>;
  attack: string;
  drawn: string[];
  known: Record<string, number>[];
  deck: Record<string, number>;
  known_of_me: Record<string, number>[];
  legal: string[];
  several: Several | null;
}

/** A move that has a place in the reader's choice, allowed or not: a button, perhaps a grey one. */
export interface Candidate {
  move: string;
  label: string;
  reason: string;
  why: string;
}

/** Sentences in the reader's language. */
export interface Words {
  story: string[];
  question: string;
  candidates: Candidate[];
}

/** How a table stands for one reader. */
export interface Standing {
  phase: 'open' | 'playing' | 'over' | 'stopped' | 'closed';
  seats: SeatSeen[];
  clock: ClockSeen;
  shared: Shared | null;
  own: Own | null;
  words: Words | null;
}

/** Everything, as of a version. */
export interface Snapshot {
  type: 'snapshot';
  version: number;
  table: string;
  terms: Terms;
  made_by_you: boolean;
  yours: number[];
  looking: number;
  shuffle: ShuffleSeen;
  rematch: string;
  standing: Standing;
}

/** One thing that happened in the game, as one reader saw it. */
export interface Happening {
  what: string;
  who?: number;
  whom?: number;
  card?: string;
  back?: string;
  number?: number;
}

/** One thing that happened at the table. Events missed while away come without ``standing``; a snapshot follows. */
export interface Event {
  type: 'event';
  version: number;
  what: string;
  seat: number;
  by: string;
  timed_out: boolean;
  stop: boolean;
  text: string;
  table: string;
  happenings: Happening[];
  secret: string;
  standing: Standing | null;
}

/** One move, with the chance of winning after it and the 95 % interval of that chance. */
export interface MoveRated {
  move: string;
  label: string;
  chance: number;
  low: number;
  high: number;
  surely_worse: boolean;
}

/** What the moves of a choice are worth by what the seat knows, the best first. */
export interface AdviceSeen {
  moves: MoveRated[];
  facts: string[];
  worlds: number;
}

/** A request was done; what it did has the version told. */
export interface Accepted {
  type: 'accepted';
  id: number;
  version: number;
  token?: string;
  table?: string;
  advice?: AdviceSeen | null;
}

/** A request was not done, and changed nothing. */
export interface Refused {
  type: 'refused';
  id: number;
  reason: string;
  text: string;
  seconds?: number;
}

/** The answer to a new table: its name in links, and the maker's token. */
export interface Made {
  table: string;
  token: string;
}

/** A table in the lobby, or among one's own. */
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
  your_choice: boolean;
}

/** A list of tables. */
export interface Tables {
  tables: TableSeen[];
}

/** The tokens of one person, for the list of one's own games. */
export interface Mine {
  tokens: string[];
}

/** Delete what the holder of a token told a table. */
export interface Forget {
  token: string;
}

/** What is wrong with a request over HTTP. */
export interface Trouble {
  reason: string;
  text: string;
  seconds?: number;
}

/** Where a frame stands in its game, for the scrubber. */
export interface Mark {
  move: number;
  who: number;
  turn: number;
  round: number;
}

/** One move as the reader saw it, and how the table stood after it. */
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

/** One decision, by what its seat could know then. */
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

/** A large swing of one House's chance, by what others did or the cards. */
export interface Turning {
  seat: number;
  since: number;
  until: number;
  before: number;
  after: number;
  what: string;
}

/** A review as far as it has come. */
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

/**  */
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

/**  */
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

/**  */
export interface RulingChapter {
  title: string;
  rulings: Ruling[];
}

/**  */
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

/** Everything that the page of rules shows. */
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

/** What the pupil has done in this step so far. */
export interface Pupil {
  moves: string[];
}

/** A step as the page shows it. */
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

/** What may be chosen when a table is set. */
export interface Offer {
  editions: Record<string, EditionOffered>;
  usual: string;
  rulings: Record<string, HouseRule>;
  bots: string[];
}

/** A game that is over, as everybody may see it. */
export interface Opened {
  hands: Record<string, number>[];
  nonces: Record<string, string>;
  draws: [number, number[], number][];
}

export type Request = Hello | Sit | Fill | Empty | Begin | Submit | Undo | Hint | Leave | Return | Agree | Say | Look | Rematch | Close | Ping;

export type Reply = Snapshot | Event | Accepted | Refused;
