/** A what-if board: a moment of a Record, a tree of what might follow, and the node looked at, which is a Scene. */
import { ask, Refusal } from '../lib/api';
import type { Trouble } from '../lib/answers';
import type { WhatIfHint, WhatIfNode, WhatIfPath, WhatIfStart, WhatIfStep } from '../lib/learning';
import { settings } from '../lib/settings.svelte';
import { keep, recall } from '../lib/storage';
import { language } from '../lib/text.svelte';
import { request } from '../local/request';
import { FrameScene } from '../table/state/frameScene';
import type { OpenCards } from '../table/state/scene';
import * as trees from './tree';
import { ROOT, type Tree } from './tree';
import { readSaved, type Saved } from './saved';

const AHEAD = 6; // steps as played that are shown from the start
const BOARDS = 5; // that a browser keeps
const SEEDS = 2 ** 31;
const newSeed = (): number => Math.floor(Math.random() * SEEDS);

export const savedBoards = (): Saved[] => {
  const found = recall<unknown>('whatif', []);
  return Array.isArray(found) ? found.map(readSaved).filter((each) => each !== null) : [];
};

export class WhatIfState extends FrameScene {
  readonly id: string;
  readonly start: WhatIfStart;
  readonly at: number;
  seat = $state(-1);
  eyes = $state('all');
  tree = $state.raw<Tree>([]);
  current = $state(ROOT);
  node = $state.raw<WhatIfNode | null>(null);
  hint = $state.raw<WhatIfHint | null>(null);
  judging = $state(false); // whether a question about chances is under way
  hinted = $state(false); // whether hints are wanted
  chosen = $state(-1); // among the answers
  bots = $state(false);
  notice = $state('');
  pending = $state(false);
  #nodeKey = $state(''); // which node `node` is: a slow answer leaves the one before in sight
  isFull = $derived(this.tree.length >= trees.MOST_NODES);
  #seeds: Record<string, number> = {};
  #trees: Record<string, { nodes: Tree; at: number }> = {};
  #nodes = new Map<string, WhatIfNode>();
  #hints = new Map<string, WhatIfHint>();
  #rated = new Map<string, 'roughly' | 'well'>();
  #asked = 0;
  #shown = '';
  isGone = false; // the page was left
  #last = ROOT; // the end of the way that we came back on

  constructor(saved: Saved) {
    super();
    this.id = saved.id;
    this.start = saved.start;
    this.at = saved.at;
    this.seat = saved.seat;
    this.eyes = saved.eyes;
    for (const [eyes, { seed, nodes, at }] of Object.entries(saved.trees ?? {})) {
      this.#seeds[eyes] = Number.isInteger(seed) ? seed : newSeed();
      this.#trees[eyes] = { nodes: trees.readTree(nodes), at: Number(at) || ROOT };
    }
    this.#take();
  }

  static begin(start: WhatIfStart, at: number, eyes: string): WhatIfState {
    const seen = start.eyes !== 'all' ? start.eyes : /^\d$/.test(eyes) ? eyes : 'all';
    const seat = /^\d$/.test(seen) ? Number(seen) : -1;
    const moment = Math.max(0, Math.min(at, start.frames));
    return new WhatIfState({ id: newSeed().toString(36), start, at: moment, seat, eyes: seen, trees: {} });
  }

  // ------------------------------------------------------------ trees

  get isOneSeats(): boolean {
    return this.start.eyes !== 'all';
  }

  #take(): void {
    const found = this.#trees[this.eyes];
    this.#seeds[this.eyes] ??= newSeed();
    this.tree = found?.nodes ?? [trees.rootNode()];
    this.current = this.tree.some(({ id }) => id === found?.at) ? found!.at : ROOT;
    this.#last = this.current;
  }

  /** What a link holds, and the browser keeps. */
  saved(): Saved {
    this.#trees[this.eyes] = { nodes: this.tree, at: this.current };
    const all = Object.entries(this.#trees).map(
      ([eyes, { nodes, at }]) => [eyes, { seed: this.#seeds[eyes]!, nodes: trees.kept(nodes), at }] as const,
    );
    const { id, start, at, seat, eyes } = this;
    return { id, start, at, seat, eyes, trees: Object.fromEntries(all) };
  }
  #keep(): void {
    const others = savedBoards().filter(({ id }) => id !== this.id);
    keep('whatif', [...others, this.saved()].slice(-BOARDS));
  }

  look(eyes: string): void {
    if (eyes === this.eyes) return;
    this.saved();
    this.eyes = eyes;
    this.node = null;
    this.#take();
    void this.show();
  }

  // ------------------------------------------------------------ nodes

  #path(steps: WhatIfStep[]): WhatIfPath {
    return { record: this.start.record, at: this.at, eyes: this.eyes, seed: this.#seeds[this.eyes]!, steps };
  }
  #key(id: number): string {
    return `${language.current}/${this.eyes}/${id}`;
  }

  /** See to it that the node looked at is there, in the reader's language. */
  async show(): Promise<void> {
    const { current, eyes } = this;
    const asked = ++this.#asked;
    const there = this.#nodes.get(this.#key(current));
    this.hint = this.#hints.get(this.#key(current)) ?? null;
    if (there) this.#display(there);
    else {
      try {
        const found = await ask<WhatIfNode>('/api/whatif', this.#path(trees.stepsTo(this.tree, current)));
        if (asked !== this.#asked) return;
        this.#note(current, found);
        this.#display(found);
        this.notice = '';
      } catch (reason) {
        if (asked === this.#asked) this.notice = (reason as Error).message;
        return;
      }
    }
    if (this.eyes !== eyes) return;
    if (this.seat < 0) this.seat = this.node!.seat;
    if (current === ROOT && this.tree.length === 1 && this.node!.left) await this.#showPlayed(this.node!.left);
    this.#keep();
    void this.judge();
  }

  /** Show the node looked at; what was chosen at another is forgotten. */
  #display(node: WhatIfNode): void {
    if (this.#shown !== `${this.eyes}/${this.current}`) this.chosen = -1;
    this.#shown = `${this.eyes}/${this.current}`;
    this.#nodeKey = this.#key(this.current);
    this.node = node;
  }
  /** Whether an answer can be chosen and played: the node in sight is the one looked at, and nothing is under way. */
  get isReady(): boolean {
    return this.#nodeKey === this.#key(this.current) && !this.pending;
  }

  /** Remember a node, and the words of the way to it. */
  #note(id: number, found: WhatIfNode): void {
    this.#nodes.set(this.#key(id), found);
    trees.pathTo(this.tree, id).forEach((each, place) => {
      const { who, words, turn, round } = found.path[place]!;
      this.tree = trees.changed(this.tree, each.id, { who, words, turn, round });
    });
  }

  /** The first steps as played, for the tree. */
  async #showPlayed(left: number): Promise<void> {
    const steps = Array.from({ length: Math.min(AHEAD, left) }, () => ({}));
    try {
      const { path } = await ask<WhatIfNode>('/api/whatif', this.#path(steps));
      let parent = ROOT;
      for (const { who, words, turn, round } of path)
        [this.tree, parent] = trees.withStep(this.tree, parent, { step: {}, who, words, turn, round });
    } catch {
      return; // the moment itself is there
    }
  }

  /** Words of every branch in the language of the moment. */
  async retell(): Promise<void> {
    const ends = this.tree.filter(({ id }) => !trees.childrenOf(this.tree, id).length);
    for (const { id } of ends) {
      if (id === this.current || this.#nodes.has(this.#key(id)) || id === ROOT) continue;
      try {
        this.#note(id, await ask<WhatIfNode>('/api/whatif', this.#path(trees.stepsTo(this.tree, id))));
      } catch {
        this.tree = trees.without(this.tree, id); // of a link that was changed, or under other rules
      }
    }
    if (!this.tree.some(({ id }) => id === this.current)) this.current = ROOT;
  }

  go(id: number): void {
    this.animation.hurry();
    if (!trees.pathTo(this.tree, this.#last).some((each) => each.id === id)) this.#last = id;
    this.current = id;
    void this.show();
  }
  back(): void {
    const { parent } = trees.nodeOf(this.tree, this.current);
    if (parent >= 0) this.go(parent);
  }
  async on(): Promise<void> {
    const next = trees.onward(this.tree, this.current, this.#last);
    if (next) return this.#enter(next.id);
    const isAlongRecord = trees.pathTo(this.tree, this.current).every(trees.isPlayed);
    if (isAlongRecord && this.node?.left) await this.#step({});
  }
  beside(by: 1 | -1): void {
    this.go(trees.beside(this.tree, this.current, by));
  }

  /** Go to a node, its cards flying. */
  async #enter(id: number): Promise<void> {
    const found = this.#nodes.get(this.#key(id));
    const from = this.current;
    this.animation.hurry();
    if (found && settings.tempo) await this.animation.fly(found.frame.happenings, settings.tempo);
    this.animation.land();
    if (this.current === from) this.go(id);
  }

  // ------------------------------------------------------------ playing

  choose(place: number): void {
    if (this.isReady) this.chosen = place;
  }

  /** Play the chosen answer; against bots they play on until the reader's House must choose again. */
  async play(): Promise<void> {
    const answer = this.node?.answers[this.chosen];
    if (!answer || !this.isReady) return;
    await this.#step({ moves: answer.moves });
    if (this.bots) await this.playBots();
  }

  imagineAnew = (): Promise<void> => this.#step({ imagine: newSeed() });

  async #step(step: WhatIfStep): Promise<void> {
    if (this.pending || this.isFull) return;
    this.pending = true;
    const parent = this.current;
    try {
      const found = await ask<WhatIfNode>('/api/whatif', this.#path([...trees.stepsTo(this.tree, parent), step]));
      await this.#grow(parent, step, found);
    } catch (reason) {
      this.notice = (reason as Error).message;
    }
    this.pending = false;
  }

  async #grow(parent: number, step: WhatIfStep, found: WhatIfNode): Promise<void> {
    const { who, words, turn, round } = found.path.at(-1)!;
    const [tree, id] = trees.withStep(this.tree, parent, { step, who, words, turn, round });
    this.tree = tree;
    this.#nodes.set(this.#key(id), found);
    this.notice = '';
    if (this.current === parent) await this.#enter(id);
  }

  get isBotsTurn(): boolean {
    const who = this.node?.frame.standing.shared?.who ?? -1;
    return this.bots && who >= 0 && who !== this.seat && !!this.node?.answers.length;
  }

  /** The bots choose for the other seats, one choice after another, until somebody steps away. */
  async playBots(): Promise<void> {
    while (this.isBotsTurn && !this.pending && !this.isFull) {
      this.pending = true;
      const parent = this.current;
      try {
        const body = { ...this.#path(trees.stepsTo(this.tree, parent)), level: 'sovereign' };
        const found = await ask<WhatIfNode>('/api/whatif/bot', body);
        await this.#grow(parent, found.steps.at(-1)!, found);
      } catch (reason) {
        this.notice = (reason as Error).message;
        this.bots = false;
      }
      this.pending = false;
      if (!this.node || this.current === parent) return;
    }
  }

  // ------------------------------------------------------------ hints

  /**
   * The chance of the reader's seat at the node looked at; with hints those of all answers too, first roughly, then
   * refined. One question at a time: who has stepped on in the meantime is answered next.
   */
  async judge(): Promise<void> {
    if (this.judging) return;
    this.judging = true;
    try {
      for (let what = this.#wanted(); what; what = this.#wanted()) await this.#question(what);
    } catch (reason) {
      if (this.hinted) this.notice = (reason as Error).message;
      this.hinted = false;
    }
    this.judging = false;
  }

  /** What is not known yet of the node looked at. */
  #wanted(): { answers: boolean; quick: boolean } | null {
    const { node, hint, hinted } = this;
    if (this.isGone || !node?.answers.length) return null;
    const isRated = this.#rated.get(this.#key(this.current));
    if (!hinted || node.answers.length < 2) return hint ? null : { answers: false, quick: true };
    return isRated === 'well' ? null : { answers: true, quick: !isRated };
  }

  async #question(what: { answers: boolean; quick: boolean }): Promise<void> {
    const { current } = this;
    const key = this.#key(current);
    const steps = trees.stepsTo(this.tree, current);
    const found = await ask<WhatIfHint>('/api/whatif/hint', { ...this.#path(steps), ...what, board: this.id });
    if (found.later) {
      await new Promise((done) => setTimeout(done, found.later * 1000));
      return;
    }
    this.#hints.set(key, found);
    if (what.answers) this.#rated.set(key, what.quick && found.answers.length ? 'roughly' : 'well');
    if (key.startsWith(`${language.current}/${this.eyes}/`))
      this.tree = trees.changed(this.tree, current, { chance: found.chance });
    if (key === this.#key(this.current)) this.hint = found;
  }

  wantHint(): void {
    this.hinted = !this.hinted;
    this.notice = '';
    if (this.hinted) void this.judge();
  }

  // ------------------------------------------------------------ branches

  /** The node with which the branch of the one looked at begins. */
  get branch(): number {
    return trees.placed(this.tree).find(({ id }) => id === this.current)?.branch ?? ROOT;
  }
  change(id: number, change: { name?: string; note?: string }): void {
    this.tree = trees.changed(this.tree, id, change);
    this.#keep();
  }
  /** Delete the branch looked at; of the first row what follows the root. */
  drop(): void {
    const first = this.branch === ROOT ? trees.pathTo(this.tree, this.current)[0]?.id : this.branch;
    if (first === undefined) return;
    const { parent } = trees.nodeOf(this.tree, first);
    this.tree = trees.without(this.tree, first);
    this.#last = parent;
    this.go(parent);
  }

  async recordText(): Promise<string> {
    const body = JSON.stringify(this.#path(trees.stepsTo(this.tree, this.current)));
    const answer = await request(`/api/whatif/record?lang=${language.current}`, { method: 'POST', body });
    if (!answer.ok) throw new Refusal((await answer.json()) as Trouble);
    return answer.text();
  }

  // ------------------------------------------------------------ as a Scene

  get frame() {
    return this.node?.frame;
  }
  get terms() {
    return this.node?.terms;
  }
  get me(): number {
    return this.seat;
  }
  get mine(): number[] {
    return [this.seat];
  }
  get version(): number {
    return this.current;
  }
  get opened(): OpenCards {
    return { hands: this.frame?.hands ?? [], attacks: this.frame?.attacks ?? [] };
  }
  submit = async (): Promise<boolean> => false; // choices are made in the panel
}
