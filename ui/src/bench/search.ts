/** What a search is asked for, and how its findings read. The choice is kept in this browser. */
import type { BenchOffer, EditionChange, EditionDraft, ProposalSeen, SearchGoal, StudySettings } from './messages';
import { KINDS } from '../lib/kinds';
import { cardName } from '../lib/names';
import { keep, recall } from '../lib/storage';
import { language, say as tell, voice } from '../lib/text.svelte';
import { isNumber } from './draft.svelte';
import { format, spread, written } from './figures';

const say = voice('repair');
const KEPT = 'bench:goal';
export const GOALS = ['seats', 'guilds', 'length', 'winter'] as const;
export const EFFORTS = {
  quick: { deals: 8_000, confirm: 20_000 },
  usual: { deals: 32_000, confirm: 100_000 },
  thorough: { deals: 128_000, confirm: 200_000 },
} as const;
export type Effort = keyof typeof EFFORTS;

/** The choices of the form. */
export type Wanted = {
  goal: SearchGoal['goal'];
  within: number; // tenths of a point that places may be from equal
  withinGuilds: number;
  least: number;
  most: number;
  winter: number; // per cent of games
  base: boolean;
  imperial: boolean;
  mostCards: number;
  numbers: boolean;
  without: string[]; // rules that stay as they are
  rules: boolean;
  changes: number;
  effort: Effort;
};
const USUAL: Wanted = {
  goal: 'seats',
  within: 8,
  withinGuilds: 30,
  least: 15,
  most: 20,
  winter: 10,
  base: true,
  imperial: false,
  mostCards: 3,
  numbers: false,
  without: [],
  rules: true,
  changes: 2,
  effort: 'usual',
};
export const recallWanted = (): Wanted => ({ ...USUAL, ...recall<Partial<Wanted>>(KEPT, {}) });
export const keepWanted = (wanted: Wanted): void => keep(KEPT, wanted);

export const rulesOf = (offer: BenchOffer): string[] =>
  offer.rules.filter((rule) => rule.searched && !isNumber(rule)).map(({ name }) => name);

/** The choices as the server takes them. */
export function goalOf(offer: BenchOffer, wanted: Wanted): SearchGoal {
  const { goal, least, most, winter } = wanted;
  const cards = Object.keys(KINDS).filter((card) => wanted[KINDS[card]!.back === 'base' ? 'base' : 'imperial']);
  const rules = wanted.rules ? rulesOf(offer).filter((name) => !wanted.without.includes(name)) : [];
  const numbers = wanted.numbers ? offer.rules.filter((rule) => rule.searched && isNumber(rule)) : [];
  return {
    goal,
    within: goal === 'guilds' ? wanted.withinGuilds : wanted.within,
    least,
    most,
    winter,
    cards,
    most_cards: wanted.mostCards,
    rules: [...rules, ...numbers.map(({ name }) => name)],
    changes: wanted.changes,
    confirm: EFFORTS[wanted.effort].confirm,
  };
}

/** A draft with the changes of a proposal. */
export function changedDraft(offer: BenchOffer, draft: EditionDraft, changes: EditionChange[]): EditionDraft {
  const base = offer.editions.find(({ id }) => id === draft.base)!;
  const cards = { ...draft.cards };
  const rulings = { ...draft.rulings };
  for (const { name, is_card, after } of changes) {
    if (is_card) cards[name] = Number(after);
    else rulings[name] = after;
    if (is_card && base.cards[name] === cards[name]) delete cards[name];
    if (!is_card && base.printed[name] === after) delete rulings[name];
  }
  return { ...draft, cards, rulings };
}

export const sentenceOf = (offer: BenchOffer, rule: string, value: string): string =>
  offer.rules.find(({ name }) => name === rule)!.words.length
    ? tell('options', `${rule}.${value}`)
    : tell('options', `${rule}.number`, { count: Number(value) });

/** "+3 Trebuchets and 2 rules": a proposal in a few words, cards first. */
export function nameOf({ changes }: ProposalSeen, base: string): string {
  const parts = changes
    .filter(({ is_card }) => is_card)
    .map(({ name, before, after }) => {
      const count = Number(after) - Number(before);
      return say('change-cards', { sign: count > 0 ? '+' : '−', count: Math.abs(count), card: cardName(name, base) });
    });
  const rules = changes.length - parts.length;
  if (rules) parts.push(say('change-rules', { count: rules }));
  return new Intl.ListFormat(language.current, { type: 'conjunction' }).format(parts);
}

/** What the measure of a goal is: a spread of shares, turns, or games that reach Winter. */
export const unitOf = (goal: SearchGoal['goal']): 'spread' | 'length' | 'winter' =>
  goal === 'length' || goal === 'winter' ? goal : 'spread';

/** The measure of a goal as text: turns, a share of games, or points of a percentage. */
export function measure(goal: SearchGoal['goal'], value: number): string {
  if (goal === 'winter') return written(value, 'share');
  return goal === 'length' ? format(value, 1) : spread(value);
}

/** Points from tenths. */
export const pointsOf = (tenths: number): string => format(tenths / 10, 1);

/** A search in the list of studies. */
export const searchHead = (title: string, { search }: StudySettings): string =>
  say('study-head', {
    title,
    goal: search!.goal,
    least: search!.least,
    most: search!.most,
    share: search!.winter,
  });
