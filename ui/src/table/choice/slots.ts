/**
 * The nine places of the Action, always in this order, so that hands learn them. A place whose moves are all refused keeps
 * its button and says why; this module knows no rules and no words, only which move belongs where.
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
  kinds: string[]; // of the open ones: the first words, such as the Strategy cards that can be played
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

const STRATEGY = ['resources', 'imperial_resources', 'plague', 'alliance', 'inquisition'];
const PERKS = ['bards', 'merchants'];

/** The place of a move; `pass` has none, for it is offered only when nothing else can be done. */
export function slotOf(move: string): SlotName | 'pass' {
  const [first = '', second = ''] = move.split(' ');
  if (PERKS.includes(first) || second === 'artisans' || second === 'scribes') return 'perk';
  if (STRATEGY.includes(first)) return 'strategy';
  return first as SlotName | 'pass';
}

/** The reason that tells most: a card that is missing only if nothing else stands in the way. */
function foremost(refused: Candidate[]): Candidate | undefined {
  return refused.find((each) => each.reason !== 'not_held') ?? refused[0];
}

/** All nine places, whatever is on offer. */
export function actionSlots(candidates: Candidate[]): ActionSlot[] {
  return SLOTS.map((name) => {
    const moves = candidates.filter((each) => slotOf(each.move) === name);
    const open = moves.filter((each) => !each.reason);
    const kinds = [...new Set(open.map((each) => each.move.split(' ', 1)[0]!))];
    if (open.length) return { name, open, moves, kinds, reason: '', why: '' };
    const refused = foremost(moves);
    const missing = !refused || (refused.reason === 'not_held' && (name === 'strategy' || name === 'perk'));
    const reason = missing ? (OUT_OF_GAME[name as keyof typeof OUT_OF_GAME] ?? 'not_this_choice') : refused.reason;
    return { name, open, moves, kinds, reason, why: missing ? '' : refused.why };
  });
}

/** Whether nothing is left but to pass. */
export const mayPass = (candidates: Candidate[]): boolean =>
  candidates.some((each) => each.move === 'pass' && !each.reason);

/** The reasons that keep a whole hand from being used, the one that tells most first. */
const HAND_REASONS = ['first_turn', 'plague_on_table', 'attack_pending', 'last_card', 'over_level'];

/** Why no card of the hand can be used in this Action: the reason that tells most of all, empty if there is none to tell. */
export function handReason(candidates: Candidate[]): string {
  const found = new Set(candidates.filter((each) => each.move.startsWith('attack ')).map((each) => each.reason));
  return HAND_REASONS.find((reason) => found.has(reason)) ?? 'other';
}
