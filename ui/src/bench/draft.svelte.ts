/** The draft on the bench: what it changes of a printed edition. It is kept in this browser, and can be undone. */
import type { BenchEdition, BenchOffer, BenchRule, EditionDraft } from './messages';
import { keep, recall } from '../lib/storage';

const MOST_UNDO = 100;
const NAME = 'bench';
const KEPT = 'bench:kept';
/** The edition of one's own that a draft belongs to, and the number of its last kept draft. */
export type Place = { id: string; number: number };
const empty = (base: string): EditionDraft => ({ base, title: '', cards: {}, rulings: {} });

function without<T>(record: Record<string, T>, name: string): Record<string, T> {
  const { [name]: _gone, ...rest } = record;
  return rest;
}

export class DraftState {
  now = $state.raw<EditionDraft>(empty(''));
  past = $state.raw<{ draft: EditionDraft; place: Place }[]>([]);
  place = $state.raw<Place>(recall<Place>(KEPT, { id: '', number: 0 }));

  constructor(readonly offer: BenchOffer) {
    const kept = recall<EditionDraft>(NAME, empty(offer.usual));
    this.now = offer.editions.some(({ id }) => id === kept.base) ? kept : empty(offer.usual);
  }

  get base(): BenchEdition {
    return this.offer.editions.find(({ id }) => id === this.now.base)!;
  }
  get changes(): number {
    return Object.keys(this.now.cards).length + Object.keys(this.now.rulings).length;
  }

  #put(next: EditionDraft): void {
    this.past = [...this.past, { draft: this.now, place: this.place }].slice(-MOST_UNDO);
    this.#set(next);
  }
  #set(next: EditionDraft): void {
    this.now = next;
    keep(NAME, next);
  }
  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.#set(before.draft);
    if (before.place.id && before.place.id !== this.place.id) this.setPlace(before.place); // the edition it was kept in
  }

  count = (card: string): number => this.now.cards[card] ?? this.base.cards[card]!;
  ruling = (rule: string): string => this.now.rulings[rule] ?? this.base.printed[rule]!;

  setCount(card: string, count: number): void {
    if (count === this.count(card)) return;
    const rest = without(this.now.cards, card);
    this.#put({ ...this.now, cards: count === this.base.cards[card] ? rest : { ...rest, [card]: count } });
  }
  setRuling(rule: string, value: string): void {
    if (value === this.ruling(rule)) return;
    const rest = without(this.now.rulings, rule);
    this.#put({ ...this.now, rulings: value === this.base.printed[rule] ? rest : { ...rest, [rule]: value } });
  }
  setTitle(title: string): void {
    if (title !== this.now.title) this.#set({ ...this.now, title });
  }
  /** Begin with another printed edition; what was changed can be had back by Undo. */
  start(base: string): void {
    this.#put(empty(base));
    this.setPlace({ id: '', number: 0 });
  }
  replace(draft: EditionDraft, place: Place = this.place): void {
    this.#put(draft);
    this.setPlace(place);
  }
  setPlace(place: Place): void {
    this.place = place;
    keep(KEPT, place);
  }
}

/** Editions that decide a rule in this way. */
export const editionsWith = (offer: BenchOffer, rule: string, value: string): BenchEdition[] =>
  offer.editions.filter(({ printed }) => printed[rule] === value);

export const isNumber = (rule: BenchRule): boolean => rule.words.length === 0;
