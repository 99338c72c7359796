/** The state of a campaign; see docs/chronicles.md. */
import type { Game } from '../lib/kinds';

export interface TomeSeen {
  id: string;
  name: string;
  nameless?: boolean;
  game: Game;
  objective: string;
  advantage: string;
  advantage_games: Game[];
  crests: string[];
  used: boolean;
}
export interface CrestSeen {
  id: string;
  name: string;
  need: number;
  token: string | null;
  tome: string | null;
}
export interface PlayerSeen {
  name: string;
  tomes: TomeSeen[];
  crest_tomes: string[];
  victory_tomes: number;
  tome_count: number;
  crests: Record<string, number>;
  silver: number;
}
export interface ResultSeen {
  game: Game;
  points: Record<string, number>;
  ranking: string[];
  lead: number;
  victory: 'major' | 'minor';
  victory_tomes: Record<string, number>;
  token_to: string | null;
}
export interface CampaignState {
  stage: 'setup' | 'play' | 'ties' | 'token' | 'over';
  game: Game;
  first: string;
  tome_board: TomeSeen[];
  crests: CrestSeen[];
  players: PlayerSeen[];
  results: ResultSeen[];
  winners: string[];
}
