/** Something fetched again and again: what came last, whether the last try failed, and what is remembered of the last visit. */
import { Refusal } from './api';
import { keep, recall } from './storage';

interface Kept<T> {
  at: number;
  value: T;
}

export class Watched<T> {
  value = $state.raw<T>();
  /** When the value was fetched, if it is one of an earlier visit; else 0. */
  since = $state(0);
  /** What the server said was wrong. */
  fault = $state('');
  /** Whether the server could not be reached. */
  lost = $state(false);
  #kept = '';

  constructor(
    readonly name: string,
    readonly fetch: () => Promise<T>,
  ) {}

  look = async (): Promise<void> => {
    try {
      const value = await this.fetch();
      const text = JSON.stringify(value);
      if (text !== this.#kept || this.since) {
        this.value = value;
        keep(`seen:${this.name}`, { at: Date.now(), value } satisfies Kept<T>);
      }
      this.#kept = text;
      this.since = 0;
      this.fault = '';
      this.lost = false;
    } catch (reason) {
      this.lost = !(reason instanceof Refusal);
      this.fault = this.lost ? '' : (reason as Error).message;
      const kept = recall<Kept<T> | null>(`seen:${this.name}`, null);
      if (!this.lost || this.value !== undefined || !kept) return;
      this.value = kept.value;
      this.since = kept.at;
    }
  };
}

/** Each thing once, whatever a list says: a page must not break because something was listed twice. */
export function unique<T>(list: T[], key: (each: T) => string): T[] {
  return [...new Map(list.map((each) => [key(each), each])).values()];
}
