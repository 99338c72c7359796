/** The mistakes that are gone through one after another: those that are due, of a theme or of one game. */
import type { Deck } from '../../lib/learning';
import type { Place } from './deck';

export type Outcome = 'right' | 'wrong';

export class Session {
  places = $state.raw<Place[]>([]);
  outcomes = $state<Record<string, Outcome>>({});

  /** Begin with what is due; with all of a theme or a game if one is named and nothing of it is due.
   *  Those of one game come as they were made. */
  begin(deck: Deck, theme: string, table: string): void {
    const fits = deck.mistakes.filter(
      (row) => !row.learnt && (!theme || (row.themes as string[]).includes(theme)) && (!table || row.table === table),
    );
    const due = fits.filter((row) => row.is_due);
    const places = due.length || !(theme || table) ? due : fits;
    if (table) places.sort((one, other) => one.move - other.move);
    this.places = places.map(({ table, move }) => ({ table, move }));
    this.outcomes = {};
  }

  #key = ({ table, move }: Place): string => `${table}/${move}`;
  /** Where a mistake stands in the row, from 0; -1 if it is none of it. */
  place = (one: Place): number => this.places.findIndex((each) => this.#key(each) === this.#key(one));
  outcome = (one: Place): Outcome | undefined => this.outcomes[this.#key(one)];

  /** The first answer counts. */
  note(one: Place, right: boolean): void {
    this.outcomes[this.#key(one)] ??= right ? 'right' : 'wrong';
  }
  /** The next one that was not answered yet. */
  next(one: Place): Place | undefined {
    const from = this.place(one) + 1;
    const row = [...this.places.slice(from), ...this.places.slice(0, from)];
    return row.find((each) => !this.outcome(each) && this.#key(each) !== this.#key(one));
  }
  get left(): number {
    return this.places.filter((each) => !this.outcome(each)).length;
  }
}
export const session = new Session();
