/** Cards in the air: what a move made happen is flown, group by group, unless somebody is in a hurry. */
import type { Happening } from '../../lib/messages';
import { flightsOf, FLIGHT, STAGGER, TURN, type Flight } from '../board/flights';

export class CardAnimation {
  /** Cards in the air, and those that have landed where the board does not show them yet. */
  flights = $state.raw<Flight[]>([]);
  /** How many cards have left each zone since the board last stood; `hand-0:shields` is one kind of card there. */
  lifted = $state.raw<ReadonlyMap<string, number>>(new Map());
  #finish: (() => void) | null = null;

  get isWaiting(): boolean {
    return this.#finish !== null;
  }

  /** Whatever is in the air lands at once. */
  hurry(): void {
    this.#finish?.();
  }

  async fly(happenings: Happening[], tempo: number): Promise<void> {
    for (const group of flightsOf(happenings)) await this.send(group, tempo);
  }

  /** Send cards that travel together. A card that lands in the open stays in sight until the board stands anew. */
  async send(group: Flight[], tempo: number): Promise<void> {
    const lifted = new Map(this.lifted);
    for (const { from, card } of group)
      for (const zone of [from, `${from}:${card}`]) lifted.set(zone, (lifted.get(zone) ?? 0) + 1);
    this.lifted = lifted;
    const gone = new Set(group.map((flight) => flight.from));
    const resting = this.flights.filter((flight) => !gone.has(flight.to));
    this.flights = [...resting, ...group.map((flight, place) => ({ ...flight, place, tempo }))];
    const turns = group.some((flight) => flight.turns);
    await this.wait((turns ? TURN : FLIGHT + STAGGER * (group.length - 1)) * tempo);
    this.flights = this.flights.filter((flight) => !/^(hand|deck)-/.test(flight.to));
  }

  /** Everything lies where it belongs. */
  land(): void {
    this.lifted = new Map();
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
