// Made by tools/typescript.py from src/regno/web/messages.py: change what stands there, then run the tool.

/** The first message: the token, the last known version, and the language of sentences. */
export interface Hello {
  type: 'hello';
  token?: string;
  have?: number;
  language?: '' | 'en' | 'it';
  id: number;
}

/** Take a free seat, or one of your own again under another name. Without a token one is given in the answer. */
export interface Sit {
  type: 'sit';
  seat: number;
  name: string;
  nonce?: string;
  seal?: string;
  id: number;
}

/** Keep a free seat for somebody one has played with, known by a seat at that table (maker only). */
export interface InvitePerson {
  type: 'invite';
  seat: number;
  table: string;
  of: number;
  id: number;
}

/** Put a bot on a free seat (organisers only). */
export interface Fill {
  type: 'fill';
  seat: number;
  bot: string;
  id: number;
}

/** Free a seat before the game: one's own, or any (maker only). */
export interface Empty {
  type: 'empty';
  seat: number;
  id: number;
}

/** Deal the cards, or ask for sealed nonces first (organisers only). */
export interface Begin {
  type: 'begin';
  without?: boolean;
  id: number;
}

/** Reveal the nonce that was sealed, once the standing asks for it; with the last one the cards are dealt. */
export interface RevealNonce {
  type: 'reveal';
  seat: number;
  nonce: string;
  id: number;
}

/** A choice: its moves in words, played all or none, and the version it was made for. */
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

/** Ask all people to take back one's latest choice, which revealed nothing. */
export interface AskBack {
  type: 'ask-back';
  seat: number;
  id: number;
}

/** Agree that another person's choice is taken back, or not. */
export interface Consent {
  type: 'consent';
  seat: number;
  yes: boolean;
  id: number;
}

/** Ask for advice, where all others are bots; it comes in the answer. */
export interface Hint {
  type: 'hint';
  seat: number;
  quick?: boolean;
  id: number;
}

/** Hand the seat to a bot; the maker may do so for somebody who has been away for half a minute. */
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

/** Take the seat of a person who left, where the table allows that. The answer has a token if one was needed. */
export interface TakeOver {
  type: 'take-over';
  seat: number;
  name: string;
  id: number;
}

/** Give a standing order, or take it back: ``draw`` until something happens, ``yield`` to a Base card. */
export interface GiveOrder {
  type: 'order';
  seat: number;
  order: string;
  on: boolean;
  id: number;
}

/** Agree to stop the game, or withdraw that. */
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

/** Show the cards of one of several seats on a shared screen, or of none: seat -1. */
export interface Look {
  type: 'look';
  seat: number;
  id: number;
}

/** Create the table of the rematch, or get its id. Seats are reserved for all who played. */
export interface Rematch {
  type: 'rematch';
  id: number;
}

/** Close the table (maker only). */
export interface Close {
  type: 'close';
  id: number;
}

/** Check the connection. */
export interface Ping {
  type: 'ping';
  id: number;
}

/** How much time each person has, in seconds. */
export interface Limit {
  per: 'none' | 'move' | 'game';
  seconds: number;
}

/** The settings of one table. Guilds and Merchant are off by default, as the rulebook advises newcomers. */
export interface Terms {
  edition: string;
  houses: number;
  guilds: boolean;
  merchant: boolean;
  allied: boolean;
  rulings: Record<string, string>;
  cards: Record<string, number>;
  title: string;
  models: string;
  clock: Limit;
  pace: number;
  chat: boolean;
  support_note: boolean;
  listed: boolean;
  handover: boolean;
  seed: number | null;
}

/** The published data of the shuffle; the secret is empty before the end. */
export interface ShuffleSeen {
  commitment: string;
  nonces: Record<string, string>;
  secret: string;
}

/** The public part of a seat. */
export interface SeatSeen {
  kind: 'open' | 'reserved' | 'person' | 'bot' | 'stand_in';
  name: string;
  bot: string;
  stops: boolean;
  host: boolean;
  plays: string;
}

/** Time left, in milliseconds, at the moment of the message. */
export interface ClockSeen {
  running: number;
  left: number[];
}

/** The public part of one House. */
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

/** What every observer may see of the game. */
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
export interface MultiCardChoice {
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

/** What one seat knows besides the PublicView. */
export interface Own {
  hand: Record<string, number>;
  attack: string;
  drawn: string[];
  known: Record<string, number>[];
  deck: Record<string, number>;
  known_of_me: Record<string, number>[];
  legal: string[];
  several: MultiCardChoice | null;
}

/** The outcome of a move, by what the chooser knows. */
export interface OutcomeSeen {
  falls: boolean;
  text: string;
  verdict: string;
}

/** A move of the client's choice, allowed or not: an enabled or disabled button. */
export interface Candidate {
  move: string;
  verb: string;
  card: string;
  source: '' | 'hand' | 'pile' | 'drawn';
  target: number;
  slot: '' | 'draw' | 'fortify' | 'attack' | 'strategy' | 'imperial' | 'equitas' | 'trade' | 'support' | 'perk' | 'pass';
  label: string;
  reason: string;
  why: string;
  outcome: OutcomeSeen | null;
}

/** What one attack would do after a deployment. Numbers are cards lost; -1 for a way that is not there, or ends the House. */
export interface BlowSeen {
  falls: boolean;
  keep: number;
  give: number;
  perk: number;
}

/** What each possible attack would do to the defender. */
export interface Forecast {
  attacks: string[];
  after: Record<string, BlowSeen[]>;
}

/** Sentences about the present choice, in the client's language. What happened is told by ``happenings``. */
export interface Sentences {
  question: string;
  candidates: Candidate[];
  forecast: Forecast | null;
}

/** The state of a table for one client. */
export interface Standing {
  phase: 'open' | 'playing' | 'over' | 'stopped' | 'closed';
  seats: SeatSeen[];
  clock: ClockSeen;
  shared: Shared | null;
  own: Own | null;
  words: Sentences | null;
  takeable: number;
  asks_back: number;
  agreed: number[];
  unsealing: Record<string, string> | null;
  orders: string[];
}

/** The whole state as of a version. */
export interface Snapshot {
  type: 'snapshot';
  version: number;
  table: string;
  terms: Terms;
  made_by_you: boolean;
  arranged_by_you: boolean;
  yours: number[];
  looking: number;
  shuffle: ShuffleSeen;
  here: number[];
  seen: number[];
  rematch: string;
  rematch_by: number;
  standing: Standing;
}

/** A game event as one observer saw it. */
export interface Happening {
  what: string;
  who?: number;
  whom?: number;
  card?: string;
  back?: string;
  number?: number;
  attack?: number;
  defence?: number;
  caught?: boolean;
}

/** An entry of the table's log. Events missed while away come without ``standing``; a snapshot follows. */
export interface Event {
  type: 'event';
  version: number;
  what: string;
  seat: number;
  by: string;
  timed_out: boolean;
  ordered: boolean;
  stop: boolean;
  text: string;
  table: string;
  happenings: Happening[];
  secret: string;
  standing: Standing | null;
}

/** The people who are present have changed. This is no entry of the log and has no version. */
export interface Presence {
  type: 'presence';
  here: number[];
  seen: number[];
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

/** The rated moves of a choice by what the seat knows, the best first. */
export interface AdviceSeen {
  moves: MoveRated[];
  facts: string[];
  worlds: number;
  weak: boolean;
}

/** A request was done; ``version`` is that of its entry. */
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

export type Request = Hello | Sit | InvitePerson | Fill | Empty | Begin | RevealNonce | Submit | Undo | AskBack | Consent | Hint | Leave | Return | TakeOver | GiveOrder | Agree | Say | Look | Rematch | Close | Ping;

export type Reply = Snapshot | Event | Presence | Accepted | Refused;
