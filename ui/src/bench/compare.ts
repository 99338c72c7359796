/** What differs between two editions, in words: counts of cards, and rules. */
import type { BenchOffer, EditionDraft } from './messages';
import { KINDS } from '../lib/kinds';
import { cardName } from '../lib/names';
import { say as tell, voice } from '../lib/text.svelte';

const say = voice('bench');
export const TOTAL = 'total'; // the row of all cards together, which follows from the others
export type Difference = { key: string; card: string; what: string; first: string; second: string; change: number };

/** Every count of a draft, and how it decides every rule. */
function wholeOf(
  offer: BenchOffer,
  draft: EditionDraft,
): { cards: Record<string, number>; rules: Record<string, string> } {
  const base = offer.editions.find(({ id }) => id === draft.base)!;
  return { cards: { ...base.cards, ...draft.cards }, rules: { ...base.printed, ...draft.rulings } };
}

const sentence = (offer: BenchOffer, rule: string, value: string): string =>
  offer.rules.find(({ name }) => name === rule)!.words.length
    ? tell('options', `${rule}.${value}`)
    : tell('options', `${rule}.number`, { count: Number(value) });

/** The differences of two editions, cards first; cards are called as the second one calls them. */
export function differences(offer: BenchOffer, one: EditionDraft, other: EditionDraft): Difference[] {
  const [first, second] = [wholeOf(offer, one), wholeOf(offer, other)];
  const cards = Object.keys(KINDS)
    .filter((card) => first.cards[card] !== second.cards[card])
    .map((card) => ({
      key: card,
      card,
      what: say('compare-card', { card: cardName(card, other.base), back: KINDS[card]!.back }),
      first: String(first.cards[card]),
      second: String(second.cards[card]),
      change: second.cards[card]! - first.cards[card]!,
    }));
  const rules = offer.rules
    .filter(({ name }) => first.rules[name] !== second.rules[name])
    .map(({ name }) => ({
      key: name,
      card: '',
      what: tell('options', name),
      first: sentence(offer, name, first.rules[name]!),
      second: sentence(offer, name, second.rules[name]!),
      change: 0,
    }));
  const total = ({ cards: counts }: { cards: Record<string, number> }): number =>
    Object.values(counts).reduce((sum, count) => sum + count, 0);
  const change = total(second) - total(first);
  const all = { key: TOTAL, card: '', what: say('compare-total'), change };
  return [
    ...cards,
    ...rules,
    ...(change ? [{ ...all, first: String(total(first)), second: String(total(second)) }] : []),
  ];
}
