/** The deal of the day, and the games that this browser has begun with it. */
import { ask } from '../lib/api';
import type { DailyDeal, DailyRow } from '../lib/learning';
import { settings } from '../lib/settings.svelte';
import { keep, recall, tokenOf } from '../lib/storage';
import { setTable } from '../lobby/setting';

interface Kept {
  day: string;
  tables: Record<string, string>; // by seat; the first game counts
  named: boolean;
}
const AGAIN = 6000; // milliseconds between two looks while bots are being measured

function readKept(): Kept {
  const found = recall<Partial<Kept>>('daily', {});
  const tables = found.tables && typeof found.tables === 'object' ? found.tables : {};
  return { day: String(found.day ?? ''), tables, named: found.named === true };
}

export class DailyState {
  deal = $state.raw<DailyDeal | null>(null);
  fault = $state('');
  busy = $state(-1); // the seat that is being set
  #kept = $state.raw(readKept());
  #timer: ReturnType<typeof setTimeout> | undefined;

  get named(): boolean {
    return this.#kept.named;
  }
  setNamed(named: boolean): void {
    this.#keep({ named });
  }
  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    keep('daily', this.#kept);
  }

  /** Hand in what is finished, and see how everybody fares. */
  async load(): Promise<void> {
    clearTimeout(this.#timer);
    const played = Object.values(this.#kept.tables)
      .map((table) => ({ table, token: tokenOf(table) ?? '' }))
      .filter(({ token }) => token);
    try {
      const name = this.named ? settings.name : '';
      this.deal = await ask<DailyDeal>('/api/daily', { played, name });
      if (this.deal.day !== this.#kept.day) this.#keep({ day: this.deal.day, tables: {} });
      this.fault = '';
      if (this.deal.measuring) this.#timer = setTimeout(() => void this.load(), AGAIN);
    } catch (reason) {
      this.fault = (reason as Error).message;
    }
  }
  leave(): void {
    clearTimeout(this.#timer);
  }

  tableOf(seat: number): string {
    return this.#kept.tables[seat] ?? '';
  }
  mine(seat: number): DailyRow | undefined {
    return this.deal?.rows.find((row) => row.yours && row.seat === seat);
  }

  /** Set the table of a seat, or find the one that was set; its name in links. */
  async play(seat: number, guest: string): Promise<string> {
    const there = this.tableOf(seat);
    if (there || !this.deal || this.busy >= 0) return there;
    this.busy = seat;
    const { terms, opponent } = this.deal;
    try {
      const chairs = Array.from({ length: terms.houses }, (_, each) => (each === seat ? 'you' : opponent));
      const { edition, houses, guilds, seed } = terms;
      const table = await setTable({ edition, houses, guilds, seed }, chairs, settings.name || guest);
      this.#keep({ day: this.deal.day, tables: { ...this.#kept.tables, [seat]: table } });
      return table;
    } catch (reason) {
      this.fault = (reason as Error).message;
      return '';
    } finally {
      this.busy = -1;
    }
  }
}
