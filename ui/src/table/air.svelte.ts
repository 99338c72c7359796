/** Cards in the air: what a move made happen is flown, group by group, unless somebody is in a hurry. */
import type { Happening } from '../lib/messages';
import { flightsOf, type Flight } from './flights';

const FLIGHT = 280;
const TURN = 700; // a card turned up is looked at before it goes
const STAGGER = 60;

export class Air {
  flights = $state.raw<Flight[]>([]);
  /** Zones whose card is in the air. */
  lifted = $state.raw<ReadonlySet<string>>(new Set());
  #finish: (() => void) | null = null;

  /** Whatever is in the air lands at once. */
  hurry(): void {
    this.#finish?.();
  }

  async fly(happenings: Happening[], tempo: number): Promise<void> {
    for (const group of flightsOf(happenings)) {
      this.lifted = new Set(group.flatMap(({ from, card }) => [from, `${from}:${card}`]));
      this.flights = group;
      const turns = group[0]!.turns;
      await this.wait((turns ? TURN : FLIGHT + STAGGER * (group.length - 1)) * tempo);
      this.flights = [];
    }
  }

  /** Everything lies where it belongs. */
  land(): void {
    this.lifted = new Set();
    this.flights = [];
  }

  /** Wait, unless somebody is in a hurry. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => this.#finish?.(), milliseconds);
      this.#finish = () => {
        clearTimeout(timer);
        this.#finish = null;
        done();
      };
    });
  }
}
