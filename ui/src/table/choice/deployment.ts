/** What a deployment comes to, from what the server said each card is worth. */
import type { Forecast, Own, Shared, Standing } from '../../lib/messages';
import { isLost, type Stand } from './forecast';

const count = (cards: Record<string, number>): number => Object.values(cards).reduce((sum, each) => sum + each, 0);

export function standAfter(shared: Shared, own: Own, cards: string[]): Stand {
  const worth = own.several?.worth ?? {};
  const has = (card: string): boolean => cards.includes(card) || (shared.deployed[card] ?? 0) > 0;
  return {
    defence: shared.defence + cards.reduce((sum, card) => sum + (worth[card] ?? 0), 0),
    left: count(own.hand) - cards.length,
    patrol: has('patrol'),
    edict: has('edict'),
  };
}

/** Whether every attack that is possible would end the House after these cards, though others might save it. */
export function wouldFall(forecast: Forecast | null, shared: Shared, own: Own, cards: string[]): boolean {
  return forecast !== null && isLost(forecast, standAfter(shared, own, cards));
}

/** Why a choice asks once more: in words what comes of it, empty where nothing speaks against it, `!` for a defence. */
export function doubtOf(standing: Standing | null, moves: string[]): string {
  const { words, shared, own } = standing ?? {};
  if (!words || !shared || !own) return '';
  if (words.forecast) {
    const cards = moves.flatMap((move) => words.candidates.find((each) => each.move === move)?.card || []);
    return wouldFall(words.forecast, shared, own, cards) ? '!' : '';
  }
  const outcome = words.candidates.find((each) => each.move === moves[0])?.outcome;
  return outcome?.falls && words.candidates.some((each) => !each.reason && !each.outcome?.falls) ? outcome.text : '';
}
