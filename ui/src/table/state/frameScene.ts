/** A Scene that is shown frame by frame, and not lived at a table: the replayState and the lesson. */
import type { Frame } from '../../lib/answers';
import type { Snapshot, Standing, Terms } from '../../lib/messages';
import { CardAnimation } from './animation.svelte';
import type { Scene } from './scene';

const NO_SHUFFLE = { commitment: '', nonces: {}, secret: '' };

export abstract class FrameScene implements Scene {
  abstract readonly me: number;
  abstract readonly mine: number[];
  abstract readonly version: number;
  abstract readonly notice: string;
  abstract readonly pending: boolean;
  abstract readonly submit: (moves: string[]) => Promise<boolean>;
  /** The frame looked at, and the terms of its table, once they are there. */
  abstract readonly frame: Frame | undefined;
  abstract readonly terms: Terms | undefined;

  protected readonly animation = new CardAnimation();
  /** Nothing is lost here that cannot be tried again: no choice asks twice. */
  readonly doubted = null;
  settle = (): void => undefined;

  get standing(): Standing | null {
    return this.frame?.standing ?? null;
  }
  get shared() {
    return this.standing?.shared ?? null;
  }
  get own() {
    return this.standing?.own ?? null;
  }
  get snapshot(): Snapshot | null {
    const { terms, standing, version } = this;
    if (!terms || !standing) return null;
    return {
      type: 'snapshot',
      version,
      table: '',
      terms,
      made_by_you: false,
      arranged_by_you: false,
      yours: this.mine,
      looking: this.me,
      shuffle: NO_SHUFFLE,
      here: [],
      rematch: '',
      rematch_by: -1,
      standing,
    };
  }
  get lifted(): ReadonlyMap<string, number> {
    return this.animation.lifted;
  }
  get flights() {
    return this.animation.flights;
  }
  hurry = (): void => this.animation.hurry();
}
