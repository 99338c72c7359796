/** Whose a card is: an owner's pack may be filled up with cards of the house set. */
import type { View } from './messages';

export const SCHEMES = ['scheme', 'future_scheme', 'final_scheme']; // they lie in one deck, so no two share an id

export const isMixed = (view: View): boolean =>
  view.packs.some((pack) => pack.kind === 'owner' && pack.lent.length > 0);

/** Whether a card of one of these types is the house set's; without an id, whether all cards are. */
export function isHouse(view: View, types: string[], id: string): boolean {
  if (view.packs.every((pack) => pack.kind === 'house')) return true;
  return !!id && view.packs.some((pack) => types.some((type) => pack.lent.includes(`${type}/${id}`)));
}
