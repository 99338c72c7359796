// Made by tools/typescript.py from src/regno/web/chronicles/states.py: change what stands there, then run the tool.

/** A face-up Tome. */
export interface TomeSeen {
  id: string;
  name: string;
  nameless: boolean;
  game: 'architects' | 'paladins' | 'viscounts';
  objective: string;
  advantage: string;
  advantage_games: string[];
  advantage_when: 'setup' | 'turn_start' | 'on_event';
  crests: string[];
  used: boolean;
  unseen: boolean;
}

/** A type of Crest: what its Tome needs, and who has its token and its Tome. */
export interface CrestSeen {
  id: string;
  name: string;
  need: number;
  token: string | null;
  tome: string | null;
}

/** What lies before a player of a campaign. */
export interface PlayerSeen {
  name: string;
  tomes: TomeSeen[];
  crest_tomes: string[];
  victory_tomes: number;
  tome_count: number;
  crests: Record<string, number>;
  silver: number;
}

/** A finished game of a campaign. */
export interface ResultSeen {
  game: 'architects' | 'paladins' | 'viscounts';
  points: Record<string, number>;
  ranking: string[];
  lead: number;
  victory: 'major' | 'minor';
  victory_tomes: Record<string, number>;
  token_to: string | null;
}

/** The state of a campaign. */
export interface CampaignState {
  stage: 'setup' | 'play' | 'ties' | 'token' | 'over';
  game: 'architects' | 'paladins' | 'viscounts';
  first: string;
  tome_board: TomeSeen[];
  crests: CrestSeen[];
  players: PlayerSeen[];
  results: ResultSeen[];
  winners: string[];
}

/** A player's Rogue or Reverend. */
export interface ApprenticeSeen {
  card: string;
  side: string;
  lost: boolean;
}

/** Where the Workers of one player are. */
export interface Crew {
  free: number;
  guildhall: number;
  market: number;
  prison: number;
  captive: number;
  exiled: number;
}

/** A player of the Architects. */
export interface ArchitectSeen {
  name: string;
  board: string | null;
  apprentice: ApprenticeSeen | null;
  workers: Crew;
  artisan: Crew | null;
}

/** Where the Baron's Workers are. */
export interface BaronSeen {
  available: number;
  at: Record<string, number>;
  guildhall: number;
  market: number;
  prison: number;
  held: Record<string, number>;
  astray: number;
}

/** The Guildhall. */
export interface GuildhallSeen {
  spaces: number;
  owners: string[];
}

/** A space of the Black Market. */
export interface StallSeen {
  space: number;
  owner: string | null;
  artisan: boolean;
}

/** Something with its id in commands and its name for people. */
export interface Named {
  id: string;
  name: string;
}

/** The decks: counts of what is face down, names of what is face up. */
export interface DecksSeen {
  schemes: number;
  on_top: number;
  discards: Named[];
  future: number;
  events: number;
  events_seen: Named[];
}

/** A revealed Demand. */
export interface Demand {
  id: string;
  name: string;
  level: number;
  items: Named[];
  given: Record<string, number>;
  total: number;
  need: number;
  met: number;
  failed: number;
}

/** A tile with its actions in words. */
export interface TileSeen {
  location: string;
  name: string;
  actions: string[];
}

/** A row of a Scheme. */
export interface Row {
  do: string;
  at: string;
  arrow: number;
}

/** The Scheme turned last, and the cards that could have been turned in its place. */
export interface Scheme {
  id: string;
  name: string;
  text: string;
  rows: Row[];
  others: Named[];
}

/** A task of the Baron's turn. */
export interface Task {
  do: string;
  at: string;
  what: string;
  note: string | null;
  done: boolean;
}

/** The Baron's turn, or the last one. */
export interface BaronTurn {
  scheme: Scheme | null;
  steps: Task[];
}

/** The state of an Architects scenario. */
export interface ArchitectsState {
  stage: 'setup' | 'play' | 'baron' | 'last' | 'ended' | 'over';
  round: number;
  mode: string;
  counting: 'late' | 'full';
  artisans: boolean;
  first: string;
  players: ArchitectSeen[];
  baron: BaronSeen;
  guildhall: GuildhallSeen;
  market: StallSeen[];
  decks: DecksSeen;
  demands: Demand[];
  hidden_demands: number;
  hidden_points: number[];
  tiles: TileSeen[];
  turn: BaronTurn;
  used: string;
  reach: number;
  to_do: string[];
  last_turns: string[];
  target: number | null;
  total: number | null;
  won: boolean | null;
}

/** The Outsiders removed this round. */
export interface OutsidersSeen {
  removed: number;
  need: number | null;
  late: boolean;
}

/** What a player can take as the penalty of a Threat. */
export interface Option {
  id: string;
  name: string;
  honour: number;
}

/** A Baron Threat face up. */
export interface Threat {
  id: string;
  name: string;
  text: string;
  column: number;
  action: Named;
  workers: number;
  printed: number;
  losses: boolean;
  options: Option[];
}

/** The King's Threat of the last round. */
export interface KingsThreat {
  up: boolean;
  plus: number;
}

/** A King's Order face up; one without a name is called by what is printed on it. */
export interface Order {
  id: string;
  name: string;
  nameless: boolean;
  text: string;
  vp: number;
  min: Record<string, number>;
  worker: string;
  completed_by: string[];
}

/** Actions whose effect can be given to another player, and those that remove Outsiders. */
export interface PaladinsActions {
  given: string[];
  outsiders: Named[];
}

/** A player's Starting Townsfolk. */
export interface StartingTownsfolk {
  id: string;
  name: string;
  action: string;
  tile: string;
}

/** A player of the Paladins. */
export interface PaladinSeen {
  name: string;
  honour: number;
  townsfolk: StartingTownsfolk | null;
  hired: Named[];
  scored: boolean;
}

/** A penalty that is due, and the players who have not yet taken it. */
export interface PenaltySeen {
  threat: string;
  players: string[];
}

/** The end of a Paladins scenario. */
export interface PaladinsResult {
  total: number;
  target: number;
  won: boolean;
  text: string;
}

/** The state of a Paladins scenario. */
export interface PaladinsState {
  stage: 'setup' | 'reveal' | 'play' | 'threats' | 'scoring' | 'over';
  level: string;
  round: number;
  first: string;
  supply: number;
  target: number;
  outsiders: OutsidersSeen;
  threats: Threat[];
  threats_gone: Named[];
  kings_threat: KingsThreat;
  orders: Order[];
  favours: number[];
  actions: PaladinsActions;
  players: PaladinSeen[];
  due: PenaltySeen[];
  result: PaladinsResult | null;
}

/** The Baron of the Viscounts. */
export interface BaronAt {
  space: string;
  supply: number;
  protected: string[];
}

/** Who stands in a space. */
export interface Space {
  id: string;
  name: string;
  segment: string | null;
  baron: number;
  workers: Record<string, number>;
  protected: boolean;
}

/** The Townsfolk beside a segment. */
export interface Townsfolk {
  id: string;
  name: string;
  silver: number;
  icon: string;
}

/** How many Workers must still move inwards in a segment until one reaches the keep. */
export interface DangerSeen {
  segment: string;
  inward_moves: number;
}

/** What the Baron still does. */
export interface AgendaSeen {
  what: 'place' | 'remove' | 'withdraw' | 'shift' | 'inward' | 'dismiss' | 'debt' | 'orders' | 'castle' | 'done';
  space: string;
  to: string;
}

/** What the Baron has done in this turn. */
export interface Trace {
  deed: 'walk' | 'dismiss' | 'place' | 'remove' | 'withdraw' | 'step' | 'debt' | 'order' | 'eliminate';
  space: string;
  to: string;
  owner: string;
}

/** A player of the Viscounts. */
export interface ViscountSeen {
  name: string;
  workers_left: number;
  start: string | null;
  summaries: Named[];
  hero: string | null;
  points: number | null;
}

/** The state of a Viscounts scenario. */
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
  baron: BaronAt;
  spaces: Space[];
  townsfolk: Record<string, Townsfolk | null>;
  dismissal: Record<string, string>;
  danger: DangerSeen[];
  revealed: string[];
  agenda: AgendaSeen[];
  trail: Trace[];
  contested: string | null;
  players: ViscountSeen[];
}

/** Somebody who plays a scenario without a page of its own. */
export interface PlainPlayer {
  name: string;
}

/** What is sent of a scenario that declares nothing here. Where it stands is told in sentences. */
export interface PlainState {
  players: PlainPlayer[];
  stage: string;
}

export type AnyState = CampaignState | ArchitectsState | PaladinsState | ViscountsState | PlainState;
