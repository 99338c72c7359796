/**
 * What the table page shows. Events arrive when they like; one queue plays them at the pace that the person chose. Cards
 * travel; as each lands, its line is written; at the end of the event the board stands as it stood after it.
 */
import type { Event, Own, Presence, Shared, Snapshot, Standing, Terms } from '../../lib/messages';
import { settings } from '../../lib/settings.svelte';
import { TableLink, type Ask } from '../../lib/socket.svelte';
import { language } from '../../lib/text.svelte';
import { isLocal } from '../../local/mark';
import {
  closingLines,
  isChoiceOf,
  keepChronicle,
  linesOf,
  openingLines,
  recallChronicle,
  takeBack,
  written,
  type Line,
} from '../log/eventLog';
import { Advising } from '../choice/advising.svelte';
import { CardAnimation } from './animation.svelte';
import { beatsOf, type Beat } from './beats';
import type { Flight } from '../board/flights';
import { awaited } from '../ending/shuffle';
import { doubtOf } from '../choice/deployment';
import { allowance, BEHIND, tempoWithin, waitBefore, WAITS } from './pacing';

const GAP = 220; // between two beats of an event
const HOLD = 900; // a card turned up against you is looked at
const MOST_AGAIN = 80; // events of a round that can be shown again

/** An event to be shown, and when it was heard. */
interface Heard {
  event: Event;
  at: number;
}

export class TableState {
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
  /** When the person of each seat was last here; 0 if nobody knows. */
  seen = $state.raw<number[]>([]);
  /** A choice that would end the person's House, until it is settled; `text` says why, `!` for a defence. */
  doubted = $state.raw<{ moves: string[]; note: string; text: string; version: number } | null>(null);
  #sure: string[] | null = null;
  #chosenAt = $state(-1); // the version at which a choice was made, unless it was refused

  readonly link: TableLink;
  readonly advising: Advising;
  #queue: Heard[] = [];
  #playing = $state(false);
  #animation = new CardAnimation();
  #beats: Beat[] = []; // of the event that is being shown
  #shownAt = -Infinity; // when the last event was over
  #hurried = false;
  #round: { event: Event; before: Standing }[] = []; // since the person's last Action

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
    return this.#animation.flights;
  }
  get lifted(): ReadonlyMap<string, number> {
    return this.#animation.lifted;
  }
  get shared(): Shared | null {
    return this.standing?.shared ?? null;
  }
  get own(): Own | null {
    return this.standing?.own ?? null;
  }
  get terms(): Terms | undefined {
    return this.snapshot?.terms;
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
    const mine = this.lines.some((line) => line.kind === 'told' && line.told.who === this.me && !line.undone);
    return this.isAlone && mine && this.standing?.phase === 'playing' && !this.standIns.length;
  }

  /** Whether it is played in this browser alone. */
  get isLocal(): boolean {
    return isLocal(this.table);
  }
  /** Advice is for a person among bots, on a choice between two moves or more. */
  get mayAskHint(): boolean {
    return !this.isLocal && this.isAlone && this.mustChoose && (this.own?.legal.length ?? 0) > 1;
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

  /** Make a choice of one or several moves. One that ends the person's own House asks once more. */
  async submit(moves: string[], note = ''): Promise<boolean> {
    if (this.pending) return false;
    const doubt = this.#sure === moves ? '' : doubtOf(this.standing, moves);
    this.doubted = doubt ? { moves, note, text: doubt, version: this.version } : null;
    if (doubt) return false;
    const version = (this.#chosenAt = this.version);
    const seat = this.shared?.who ?? -1;
    const done = await this.ask({ type: 'submit', seat, moves, version, ...(note ? { note } : {}) });
    if (!done && this.#chosenAt === version) this.#chosenAt = -1;
    return done;
  }

  /** The answer to the second question: do it all the same, or choose again. */
  settle = (sure: boolean): void => {
    const { doubted } = this;
    this.doubted = null;
    if (!sure || !doubted || doubted.version !== this.version) return;
    this.#sure = doubted.moves;
    void this.submit(doubted.moves, doubted.note);
  };

  /** Ask what would be good to do. */
  async hint(): Promise<void> {
    this.notice = '';
    await this.advising.ask(this.me).catch((reason: unknown) => (this.notice = (reason as Error).message));
  }

  /** Somebody has seen enough: what is in the air lands, and the next event comes at once. */
  hurry = (): void => {
    if (this.#animation.isWaiting) this.#hurried = true;
    this.#animation.hurry();
  };

  /** Whether there is a round to be shown again. */
  get mayShowAgain(): boolean {
    return !this.#playing && this.#round.length > 0;
  }

  /** Show again what happened since the person's last Action; the question waits. */
  async again(): Promise<void> {
    const round = this.#round;
    if (this.#playing || !round.length) return;
    const { standing } = this;
    this.#playing = true;
    for (const { event, before } of round) {
      if (this.#round !== round) break; // a snapshot came: what it says stands
      this.standing = before;
      await this.#animation.wait(WAITS[settings.pace] || WAITS.quick);
      if (settings.tempo) await this.#animation.fly(event.happenings, settings.tempo);
      this.#animation.land();
    }
    if (this.#round === round) this.standing = standing;
    this.#playing = false;
    void this.#play();
  }

  // ------------------------------------------------------------ what is heard

  #hear(message: Snapshot | Event | Presence): void {
    if (message.type === 'presence') {
      this.here = message.here;
      this.seen = message.seen;
      return;
    }
    if (message.type === 'snapshot') this.#take(message);
    else this.#note(message);
  }

  /** How it stands now: whatever was still to be shown is told, and nothing more travels. */
  #take(snapshot: Snapshot): void {
    const current = this.#showing;
    if (current) {
      this.#write(
        linesOf(
          this.#beats.flatMap((beat) => beat.told),
          current.version,
          this.lines,
        ),
      );
      this.#write(closingLines(current));
    }
    for (const { event } of this.#queue) this.#tell(event);
    this.#queue = [];
    this.#beats = [];
    this.#showing = null;
    this.#round = [...this.#round];
    this.#animation.hurry();
    this.#animation.land();
    this.advising.forget();
    this.notice = ''; // of a connection that was lost, or a table that stood otherwise
    this.here = snapshot.here;
    this.seen = snapshot.seen;
    this.doubted = null;
    this.snapshot = snapshot;
    this.standing = snapshot.standing;
    void this.#reveal(snapshot.standing);
    this.heardAt = performance.now();
    this.version = snapshot.version;
    keepChronicle(this.table, snapshot.version, this.lines);
  }

  #note(event: Event): void {
    if (this.snapshot && event.secret) {
      this.snapshot = { ...this.snapshot, shuffle: { ...this.snapshot.shuffle, secret: event.secret } };
    }
    if (this.snapshot && event.table)
      this.snapshot = { ...this.snapshot, rematch: event.table, rematch_by: event.seat };
    if (event.standing) void this.#reveal(event.standing);
    if (!event.standing) return this.#tell(event); // missed while away: how it stands follows
    if (event.what === 'said') this.#write(openingLines(event, this.mine)); // talk does not wait for the cards
    this.#queue.push({ event, at: performance.now() });
    void this.#play();
  }

  /** Give the sealed numbers that the table asks for before the deal. */
  async #reveal({ unsealing }: Standing): Promise<void> {
    if (!unsealing) return;
    for (const { seat, nonce } of await awaited(this.table, unsealing, this.mine))
      await this.attempt({ type: 'reveal', seat, nonce });
  }

  /** All lines of an event at once, without a sight of its cards. */
  #tell(event: Event): void {
    if (event.version <= this.version) return;
    this.#open(event);
    this.#write(
      linesOf(
        beatsOf(event.happenings).flatMap((beat) => beat.told),
        event.version,
        this.lines,
      ),
    );
    this.#write(closingLines(event));
    keepChronicle(this.table, event.version, this.lines);
  }

  #open(event: Event): void {
    if (event.what === 'undone' || event.what === 'taken-back') this.lines = takeBack(this.lines, event.what);
    this.#write(openingLines(event, this.mine));
  }

  #write(lines: Line[]): void {
    this.lines = written(this.lines, lines);
  }

  // ------------------------------------------------------------ what is shown

  #showing: Event | null = null;

  async #play(): Promise<void> {
    if (this.#playing) return;
    this.#playing = true;
    while (this.#queue.length) {
      await this.#pause(this.#queue[0]!.event);
      const next = this.#queue.shift();
      if (next) await this.#show(next);
    }
    this.#playing = false;
  }

  /** How long the next event may take, lest the page fall behind the table. */
  get #allowed(): number {
    if (document.hidden) return 0;
    const last = this.#queue.at(-1)?.event.standing;
    const isPressed = last?.clock ? this.mine.includes(last.clock.running) : false;
    const bound = isPressed ? BEHIND.clock : this.isAlone ? BEHIND.alone : BEHIND.company;
    return this.#queue.length
      ? allowance(
          this.#queue.map(({ at }) => at),
          performance.now(),
          bound,
        )
      : bound;
  }

  /** The wait before an event. One's own choice never waits, and talk makes nobody wait. */
  async #pause(event: Event): Promise<void> {
    if (!event.happenings.length || isChoiceOf(event, this.mine)) return;
    const wait = this.#shownAt + waitBefore(settings.pace, this.#allowed) - performance.now();
    if (wait > 0) await this.#animation.wait(wait);
  }

  async #show({ event, at }: Heard): Promise<void> {
    const before = this.standing;
    const beats = (this.#beats = beatsOf(event.happenings));
    const tempo = tempoWithin(settings.tempo, this.#allowed);
    this.#showing = event;
    this.#hurried = false;
    this.#open(event);
    while (beats.length) {
      const { flights, told, reveals } = beats[0]!;
      if (tempo && flights.length && !this.#hurried) await this.#animation.send(flights, tempo);
      if (this.#beats !== beats) return; // a snapshot has told the rest
      beats.shift();
      this.#write(linesOf(told, event.version, this.lines));
      if (this.#hurried || !this.#allowed || settings.pace === 'none') continue;
      if (this.mine.includes(reveals)) await this.#animation.wait(HOLD);
      else if (tempo && flights.length && beats.some((beat) => beat.flights.length))
        await this.#animation.wait(GAP * tempo);
      if (this.#beats !== beats) return;
    }
    this.#write(closingLines(event));
    this.#showing = null;
    this.#remember(event, before);
    this.#animation.land();
    this.standing = event.standing;
    if (event.happenings.length) this.doubted = null;
    this.heardAt = at;
    this.version = event.version;
    this.advising.forget();
    if (event.happenings.length) this.#shownAt = this.#hurried ? -Infinity : performance.now();
    keepChronicle(this.table, event.version, this.lines);
  }

  /** Keep the round for whoever wants to see it again; an Action of one's own begins a new one. */
  #remember(event: Event, before: Standing | null): void {
    const acts =
      isChoiceOf(event, this.mine) &&
      (before?.shared?.kind === 'action' || event.standing?.shared?.turn !== event.seat);
    if (acts || event.what === 'undone' || event.what === 'taken-back') this.#round = [];
    else if (before?.shared && event.happenings.length)
      this.#round = [...this.#round, { event, before }].slice(-MOST_AGAIN);
  }
}
