/**
 * The nine places of the Action, always in this order, so that hands learn them. A place whose moves are all refused keeps
 * its button and says why; which move belongs where, the server says.
 */
import type { Candidate } from '../../lib/messages';

export const SLOTS = [
  'draw',
  'fortify',
  'attack',
  'strategy',
  'imperial',
  'equitas',
  'trade',
  'support',
  'perk',
] as const;
export type SlotName = (typeof SLOTS)[number];

export interface ActionSlot {
  name: SlotName;
  open: Candidate[]; // what may be done
  moves: Candidate[]; // and all that has a place here
  kinds: string[]; // of the open ones: their verbs, such as the Strategy cards that can be played
  reason: string; // why nothing may be done: a reason of the rules, or one of OUT_OF_GAME; empty if something may
  why: string; // the same as a sentence, where the rules have one
}

/** Reasons of the page's own: a rule that is not in this game, or a card that is not in the hand. */
export const OUT_OF_GAME = {
  strategy: 'no_strategy',
  perk: 'no_perk',
  support: 'not_allied',
  trade: 'merchant_absent',
  equitas: 'equitas_off',
} as const;

/** The reason that tells most: a card that is missing only if nothing else stands in the way. */
function foremost(refused: Candidate[]): Candidate | undefined {
  return refused.find((each) => each.reason !== 'not_held') ?? refused[0];
}

/** All nine places, whatever is on offer. */
export function actionSlots(candidates: Candidate[]): ActionSlot[] {
  return SLOTS.map((name) => {
    const moves = candidates.filter((each) => each.slot === name);
    const open = moves.filter((each) => !each.reason);
    const kinds = [...new Set(open.map(({ verb }) => verb))];
    if (open.length) return { name, open, moves, kinds, reason: '', why: '' };
    const refused = foremost(moves);
    const missing = !refused || (refused.reason === 'not_held' && (name === 'strategy' || name === 'perk'));
    const reason = missing ? (OUT_OF_GAME[name as keyof typeof OUT_OF_GAME] ?? 'not_this_choice') : refused.reason;
    return { name, open, moves, kinds, reason, why: missing ? '' : refused.why };
  });
}

/** Whether nothing is left but to pass. */
export const mayPass = (candidates: Candidate[]): boolean =>
  candidates.some((each) => each.slot === 'pass' && !each.reason);

/** The reasons that keep a whole hand from being used, the one that tells most first. */
const HAND_REASONS = ['first_turn', 'plague_on_table', 'attack_pending', 'last_card', 'over_level'];

/** Why no card of the hand can be used in this Action: the reason that tells most of all, empty if there is none to tell. */
export function handReason(candidates: Candidate[]): string {
  const found = new Set(candidates.filter(({ slot }) => slot === 'attack').map(({ reason }) => reason));
  return HAND_REASONS.find((reason) => found.has(reason)) ?? 'other';
}
