/**
 * What the table page shows. Events arrive when they like; the stage plays them one after the other, so that people can
 * follow: cards travel, then the board stands as it stood after the event.
 */
import type { Event, Own, Presence, Shared, Snapshot, Standing } from '../lib/messages';
import { settings } from '../lib/settings.svelte';
import { TableLink, type Ask } from '../lib/socket.svelte';
import { language } from '../lib/text.svelte';
import { keepChronicle, linesOf, recallChronicle, type Line } from './chronicle';
import { Advising } from './advising.svelte';
import { Air } from './air.svelte';
import type { Flight } from './flights';

const GAP = 220;
const HURRY = 5; // events waiting beyond which nothing travels any more

export class Stage {
  /** The last snapshot: terms, seats of mine, the shuffle. */
  snapshot = $state.raw<Snapshot | null>(null);
  /** How the table stands on the page, perhaps a little behind the server. */
  standing = $state.raw<Standing | null>(null);
  version = $state(-1);
  lines = $state.raw<Line[]>([]);
  /** When the clock that runs was told, by the page's own clock. */
  heardAt = $state(0);
  notice = $state('');
  /** The seats whose people have a page open. */
  here = $state.raw<number[]>([]);
  #chosenAt = $state(-1); // the version at which a choice was made, unless it was refused

  readonly link: TableLink;
  readonly advising: Advising;
  #queue: Event[] = [];
  #playing = false;
  #air = new Air();

  constructor(readonly table: string) {
    const kept = recallChronicle(table);
    this.lines = kept.lines;
    this.link = new TableLink(table, language.current, (message) => this.#hear(message), kept.have);
    this.advising = new Advising(this.link);
  }

  close(): void {
    this.link.close();
  }

  get flights(): Flight[] {
    return this.#air.flights;
  }
  get lifted(): ReadonlySet<string> {
    return this.#air.lifted;
  }
  get shared(): Shared | null {
    return this.standing?.shared ?? null;
  }
  get own(): Own | null {
    return this.standing?.own ?? null;
  }
  get mine(): number[] {
    return this.snapshot?.yours ?? [];
  }
  /** The seat whose cards are seen; -1 for a spectator, and behind the curtain. */
  get me(): number {
    return this.snapshot?.looking ?? -1;
  }
  get mustChoose(): boolean {
    const who = this.shared?.who ?? -1;
    return this.standing?.phase === 'playing' && this.mine.includes(who) && this.standing.seats[who]!.kind === 'person';
  }
  /** A choice is on its way: until what comes of it is on the page, there is nothing more to choose. */
  get pending(): boolean {
    return this.version === this.#chosenAt;
  }
  /** Where all others are bots, choices can be taken back. */
  get isAlone(): boolean {
    return (
      (this.standing?.seats ?? []).filter((seat) => seat.kind === 'person' || seat.kind === 'stand_in').length === 1
    );
  }

  /** Whether other people play here too, at other screens. */
  get hasCompany(): boolean {
    return (this.standing?.seats ?? []).some(({ kind }, seat) => kind === 'person' && !this.mine.includes(seat));
  }
  /** Those of my seats that a bot plays for me. */
  get standIns(): number[] {
    return this.mine.filter((seat) => this.standing?.seats[seat]?.kind === 'stand_in');
  }
  /** Whether there is a choice of mine to take back, as far as the page has seen one. */
  get mayUndo(): boolean {
    const mine = this.lines.some((line) => line.kind === 'told' && line.told.who === this.me);
    return this.isAlone && mine && this.standing?.phase === 'playing' && !this.standIns.length;
  }

  /** Advice is for a person among bots, on a choice between two moves or more. */
  get mayAskHint(): boolean {
    return this.isAlone && this.mustChoose && (this.own?.legal.length ?? 0) > 1;
  }

  /** Ask for something; the sentence that says why it was refused, empty if it was done. */
  async attempt(request: Ask): Promise<string> {
    try {
      await this.link.ask(request);
      return '';
    } catch (reason) {
      return reason instanceof Error ? reason.message : String(reason);
    }
  }

  /** Ask for something; what is refused is told, and nothing else happens. */
  async ask(request: Ask): Promise<boolean> {
    this.notice = '';
    this.notice = await this.attempt(request);
    return !this.notice;
  }

  /** Agree to end the game with every seat of mine, or no longer. */
  async agree(stop: boolean): Promise<string> {
    for (const seat of this.mine) {
      const { kind, stops } = this.standing!.seats[seat]!;
      const fault = kind === 'person' && stops !== stop ? await this.attempt({ type: 'agree', seat, stop }) : '';
      if (fault) return fault;
    }
    return '';
  }

  /** Make a choice of one or several moves. */
  async submit(moves: string[], note = ''): Promise<boolean> {
    if (this.pending) return false;
    const version = (this.#chosenAt = this.version);
    const seat = this.shared?.who ?? -1;
    const done = await this.ask({ type: 'submit', seat, moves, version, ...(note ? { note } : {}) });
    if (!done && this.#chosenAt === version) this.#chosenAt = -1;
    return done;
  }

  /** Ask what would be good to do. */
  async hint(): Promise<void> {
    this.notice = '';
    await this.advising.ask(this.me).catch((reason: unknown) => (this.notice = (reason as Error).message));
  }

  /** Whatever is in the air lands at once. */
  hurry = (): void => this.#air.hurry();

  // ------------------------------------------------------------ what is heard

  #hear(message: Snapshot | Event | Presence): void {
    if (message.type === 'presence') {
      this.here = message.here;
      return;
    }
    this.heardAt = performance.now();
    if (message.type === 'snapshot') this.#take(message);
    else this.#note(message);
  }

  #take(snapshot: Snapshot): void {
    this.#queue = [];
    this.hurry();
    this.advising.forget();
    this.notice = ''; // of a connection that was lost, or a table that stood otherwise
    this.here = snapshot.here;
    this.snapshot = snapshot;
    this.standing = snapshot.standing;
    this.version = snapshot.version;
    keepChronicle(this.table, snapshot.version, this.lines);
  }

  #note(event: Event): void {
    if (event.version > this.version) this.lines = [...this.lines, ...linesOf(event, this.lines)];
    if (this.snapshot && event.secret) {
      this.snapshot = { ...this.snapshot, shuffle: { ...this.snapshot.shuffle, secret: event.secret } };
    }
    if (this.snapshot && event.table)
      this.snapshot = { ...this.snapshot, rematch: event.table, rematch_by: event.seat };
    keepChronicle(this.table, event.version, this.lines);
    if (!event.standing) return; // missed while away: how it stands follows
    this.#queue.push(event);
    void this.#play();
  }

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    for (let event = this.#queue.shift(); event; event = this.#queue.shift()) {
      const tempo = this.#queue.length > HURRY || document.hidden ? 0 : settings.tempo;
      if (tempo) await this.#air.fly(event.happenings, tempo);
      this.#air.land();
      this.standing = event.standing;
      this.version = event.version;
      this.advising.forget();
      if (tempo && this.#queue.length) await this.#air.wait(GAP * tempo);
    }
    this.#playing = false;
  }
}
