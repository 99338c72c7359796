/** The Victory Tomes of a player, face down: the game that each was won in, whose colour it keeps. */
import type { Game } from '../lib/kinds';
import type { CampaignState } from '../lib/states';

export const closedTomes = (now: CampaignState, player: string): Game[] =>
  now.results.flatMap((result) => Array.from({ length: result.victory_tomes[player] ?? 0 }, () => result.game));
