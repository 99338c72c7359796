/**
 * A game on the replayState: its frames are fetched when they are looked at, through whosever eyes. The replayState is a Scene, so the
 * board of the table draws it.
 */
import { askSeated, oneTable, Refusal } from '../lib/api';
import type { Frame, Replay, Trouble } from '../lib/answers';
import { language } from '../lib/text.svelte';
import { request } from '../local/request';
import { settings } from '../lib/settings.svelte';
import { tokenOf } from '../lib/storage';
import { FrameScene } from '../table/state/frameScene';
import type { OpenCards } from '../table/state/scene';

/** Where a game comes from: a table of this server, or the text of a Record. */
export type Source = { table: string } | { record: string };

const PACE = 700; // between two moves while it plays by itself
const LEAD = 20; // frames before the one looked at, for going back

export class ReplayState extends FrameScene {
  replay = $state.raw<Replay | null>(null);
  at = $state(0);
  eyes = $state('all');
  /** The Record is one seat's, as its header says, or one looks back at a game under way: there are no other eyes. */
  isOneSeats = $state(false);
  /** The game still goes on, and its reader looks back at what the own seat has seen. */
  running = $state(false);
  playing = $state(false);
  fault = $state('');
  #frames = $state.raw<ReadonlyMap<number, Frame>>(new Map());
  #asked = '';
  #told = ''; // language and eyes of the frames that are there

  constructor(
    readonly source: Source,
    at: number,
    eyes: string,
  ) {
    super();
    this.at = at;
    this.isOneSeats = 'record' in source && /^seat /m.test(source.record);
    this.eyes = this.isOneSeats ? 'all' : eyes;
  }

  // ------------------------------------------------------------ fetching

  /** See to it that the frame looked at is there, in the reader's language. Until it is, what was shown stays. */
  async fetch(): Promise<void> {
    const spoken = language.current;
    const wanted = `${spoken}/${this.eyes}`;
    const isSame = wanted === this.#told;
    if (isSame && this.#frames.has(this.at)) return;
    const first = this.replay ? Math.max(0, this.at - (isSame ? 0 : LEAD)) : 0;
    this.#asked = wanted;
    try {
      const found = await this.#get(first);
      if (this.#asked !== wanted) return; // something else is wanted by now
      const kept = wanted === this.#told ? this.#frames : [];
      this.#frames = new Map([...kept, ...found.frames.map((frame) => [frame.number, frame] as const)]);
      this.eyes = found.eyes;
      this.#told = `${spoken}/${found.eyes}`;
      this.replay = found;
      this.fault = '';
      this.go(this.at);
      if (!this.#frames.has(this.at)) await this.fetch();
    } catch (reason) {
      this.fault = (reason as Error).message;
    }
  }

  async #get(first: number): Promise<Replay> {
    if (await this.#isMineAndRunning()) return this.#lookBack(first);
    const words = new URLSearchParams({ eyes: this.eyes, from: String(first), lang: language.current });
    const answer =
      'table' in this.source
        ? await request(`/api/tables/${this.source.table}/replay?${words}`)
        : await request(`/api/replay?${words}`, { method: 'POST', body: this.source.record });
    const found: unknown = await answer.json();
    if (!answer.ok) throw new Refusal(found as Trouble);
    return found as Replay;
  }

  /** Whether it is a game at a table of mine that still plays. */
  async #isMineAndRunning(): Promise<boolean> {
    if (!('table' in this.source) || !tokenOf(this.source.table) || (this.replay && !this.running)) return false;
    return (await oneTable(this.source.table)).phase === 'playing';
  }

  async #lookBack(first: number): Promise<Replay> {
    const { table } = this.source as { table: string };
    const found = await askSeated<Replay>(table, `/api/tables/${table}/seen?from=${first}`);
    if (!this.replay && !this.at) this.at = found.marks.length - 1; // one looks back from the present
    this.running = this.isOneSeats = true;
    return found;
  }

  /** The Record as these eyes have it: the whole game, or what a seat saw of it. */
  async recordFor(eyes: string): Promise<string> {
    const words = new URLSearchParams({ eyes, lang: language.current });
    const answer =
      'table' in this.source
        ? await request(`/api/tables/${this.source.table}/record?${words}`)
        : await request(`/api/record?${words}`, { method: 'POST', body: this.source.record });
    if (!answer.ok) throw new Refusal((await answer.json()) as Trouble);
    return answer.text();
  }

  // ------------------------------------------------------------ moving about

  get count(): number {
    return this.replay?.marks.length ?? 0;
  }
  /** The frame looked at; while it is on its way, the nearest before it. */
  get frame(): Frame | undefined {
    for (let number = this.at; number >= 0; number -= 1) if (this.#frames.has(number)) return this.#frames.get(number);
    return this.#frames.values().next().value;
  }

  /** What happened in the frame looked at. */
  get story(): string[] {
    const { frame } = this;
    return frame ? this.tell(frame) : [];
  }

  go(number: number): void {
    this.at = Math.max(0, Math.min(number, this.count - 1));
  }

  /** To the start of the next turn, or of the one before. */
  turn(by: 1 | -1): void {
    const marks = this.replay?.marks ?? [];
    const now = marks[this.at]?.turn ?? 0;
    const next = by > 0 ? marks.findIndex((mark) => mark.turn > now) : marks.findIndex((mark) => mark.turn >= now - 1);
    this.go(next < 0 ? this.count - 1 : next);
  }

  /** One move on, with its cards flying. */
  async step(): Promise<void> {
    const next = this.#frames.get(this.at + 1);
    const from = this.at;
    this.animation.hurry();
    if (next && settings.tempo) await this.animation.fly(next.happenings, settings.tempo);
    this.animation.land();
    if (this.at === from) this.go(from + 1);
  }

  toggle(): void {
    if (this.playing) return this.pause();
    if (this.at >= this.count - 1) this.at = 0;
    this.playing = true;
    void this.#run();
  }

  async #run(): Promise<void> {
    while (this.playing && this.at < this.count - 1) {
      await this.step();
      if (this.playing) await this.animation.wait(PACE * (settings.tempo || 1));
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
    this.animation.hurry();
  }

  look(eyes: string): void {
    this.eyes = eyes;
  }

  // ------------------------------------------------------------ as a Scene

  get me(): number {
    const eyes = this.replay?.eyes ?? ''; // of the frames that are shown
    return /^\d$/.test(eyes) ? Number(eyes) : -1;
  }
  get mine(): number[] {
    return this.me < 0 ? [] : [this.me];
  }
  get version(): number {
    return this.at;
  }
  get terms() {
    return this.replay?.terms;
  }
  /** What lies open to these eyes: every hand, or one's own. */
  get opened(): OpenCards {
    const houses = this.shared?.houses.length ?? 0;
    if (this.frame?.hands.length) return { hands: this.frame.hands, attacks: this.frame.attacks };
    return {
      hands: Array.from({ length: houses }, (_, seat) => (seat === this.me ? (this.own?.hand ?? null) : null)),
      attacks: [],
    };
  }
  notice = '';
  readonly pending = false;
  submit = async (): Promise<boolean> => false; // what is over cannot be changed
}
