// Made by tools/typescript.py from src/regno/web/bench/messages.py: change what stands there, then run the tool.

/** A printed edition to start from. */
export interface BenchEdition {
  id: string;
  title: Record<string, string>;
  cards: Record<string, number>;
  printed: Record<string, string>;
  modes: Record<string, boolean>;
}

/** One rule that may be changed: its words, or the bounds of its number. */
export interface BenchRule {
  name: string;
  words: string[];
  least: number;
  most: number;
  searched: boolean;
}

/** What may be changed, and how many studies run at once. */
export interface BenchOffer {
  editions: BenchEdition[];
  rules: BenchRule[];
  usual: string;
  at_once: number;
  kept: number;
}

/** What is to be said of a draft. */
export interface DraftRemark {
  level: 'bad' | 'unusual' | 'good';
  text: string;
}

/** Whether a draft can be dealt, and what is to be said of it. */
export interface DraftChecked {
  fits: boolean;
  remarks: DraftRemark[];
}

/** An edition of one's own: a printed one, and what is changed of it. */
export interface EditionDraft {
  base: string;
  title: string;
  cards: Record<string, number>;
  rulings: Record<string, string>;
}

/** The goal of a search, and what may be changed for it. */
export interface SearchGoal {
  goal: 'seats' | 'guilds' | 'length' | 'winter';
  within: number;
  least: number;
  most: number;
  winter: number;
  cards: string[];
  most_cards: number;
  rules: string[];
  changes: number;
  confirm: number;
}

/** How long bots learn to play an edition. */
export interface TrainingGoal {
  steps: number;
}

/** What is studied: a draft, who plays at which table, and how many deals. With a goal it is a search, with a training the bots learn to play the draft. */
export interface StudySettings {
  draft: EditionDraft;
  houses: number;
  guilds: boolean;
  merchant: boolean;
  allied: boolean;
  players: 'random' | 'steward' | 'warlord';
  deals: number;
  seed: number;
  skill: boolean;
  search: SearchGoal | null;
  train: TrainingGoal | null;
}

/** One figure of a draft beside that of its base; ``early`` is its first interval. */
export interface Figure {
  study: string;
  group: string;
  item: string;
  value: number;
  low: number;
  high: number;
  base: number;
  base_low: number;
  base_high: number;
  change: number;
  change_low: number;
  change_high: number;
  par: number | null;
  n: number;
  known: boolean;
  clear: boolean;
  early_low: number | null;
  early_high: number | null;
}

/** How a game went. */
export interface GameOutcome {
  turns: number;
  ending: string;
  winners: number[];
}

/** A deal that went differently at the two tables. */
export interface ChangedSeen {
  number: number;
  base: GameOutcome;
  draft: GameOutcome;
}

/** One count of cards or one rule that differs from its edition, or that a search proposes to change. */
export interface EditionChange {
  name: string;
  is_card: boolean;
  before: string;
  after: string;
}

/** What a proposal did on fresh deals, beside the edition as it was: the measure of the goal, and all figures. */
export interface FreshDeals {
  before: number;
  after: number;
  low: number;
  high: number;
  games: number;
  holds: boolean;
  figures: Figure[];
}

/** Some changes, what the search measured, and once it is known what fresh deals say. */
export interface ProposalSeen {
  changes: EditionChange[];
  value: number;
  miss: number;
  games: number;
  fresh: FreshDeals | null;
}

/** What a search found so far. */
export interface SearchFound {
  tried: number;
  before: number | null;
  over: boolean;
  needed: boolean;
  reached: boolean;
  proposals: ProposalSeen[];
  single: ProposalSeen | null;
}

/** What bots have learnt so far: the share of games that their policy alone wins against Stewards. */
export interface TrainingFound {
  step: number;
  before: number[];
  after: number[];
  gain: number[];
  better: boolean;
  model: string;
}

/** How far a study is and what it found so far: the line of its process, kept as it is. */
export interface Found {
  preparing: boolean;
  deals: number;
  games: number;
  all_games: number;
  rate: number;
  first_after: number;
  figures: Figure[];
  early_deals: number;
  changed: ChangedSeen[];
  ended: boolean;
  fault: Record<string, string>;
  search: SearchFound | null;
  training: TrainingFound | null;
  version: string;
}

/** A study as it stands. */
export interface StudySeen {
  id: string;
  state: 'waiting' | 'running' | 'paused' | 'done' | 'stopped' | 'failed';
  settings: StudySettings;
  made: number;
  mine: boolean;
  ahead: number;
  seconds_left: number;
  found: Found;
  fault: string;
}

/** A study in the list of a person. */
export interface StudyHead {
  id: string;
  state: 'waiting' | 'running' | 'paused' | 'done' | 'stopped' | 'failed';
  settings: StudySettings;
  made: number;
  deals: number;
  version: string;
}

/** The studies of a person, the latest first. */
export interface StudyHeads {
  studies: StudyHead[];
}

/** The id of a new study. */
export interface StudyMade {
  id: string;
}

/** A study to begin, instead of one that is no longer wanted. */
export interface StudyWanted {
  settings: StudySettings;
  instead: string;
}

/** One draft of an edition of one's own, as it was kept. */
export interface DraftKept {
  id: string;
  number: number;
  made: number;
  draft: EditionDraft;
}

/** An edition of one's own with all its drafts, the latest first. */
export interface EditionKept {
  id: string;
  mine: boolean;
  drafts: DraftKept[];
}

/** The editions of a person, the latest first. */
export interface EditionsKept {
  editions: EditionKept[];
}

/** A draft to keep: a new edition, or the next draft after one that the person has seen. */
export interface KeepDraft {
  draft: EditionDraft;
  id: string;
  after: number;
}
