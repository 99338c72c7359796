/** A Scene that is shown frame by frame, and not lived at a table: the replayState and the lesson. */
import type { Frame } from '../../lib/answers';
import type { Standing, Terms } from '../../lib/messages';
import { ending, sentence } from '../../lib/tell';
import { gather, type Told } from '../../lib/told';
import { CardAnimation } from './animation.svelte';
import type { Scene } from './scene';

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
  get lifted(): ReadonlyMap<string, number> {
    return this.animation.lifted;
  }
  get flights() {
    return this.animation.flights;
  }
  hurry = (): void => this.animation.hurry();

  /** What happened in a frame, in sentences. */
  protected tell(frame: Frame): string[] {
    return gather(frame.happenings).map((told) => this.#sentence(told, frame));
  }

  /** What happened in some frames, by House. */
  protected linesOf(frames: Frame[]): { seat: number; text: string }[] {
    return frames.flatMap((frame) =>
      gather(frame.happenings)
        .filter(({ what }) => what !== 'turn')
        .map((told) => ({ seat: told.who, text: this.#sentence(told, frame) })),
    );
  }

  /** How the game ended is in the standing, not in the event. */
  #sentence(told: Told, { standing }: Frame): string {
    const { ending: how, winners } = standing.shared!;
    return told.what === 'over' ? ending(how, winners, this.me) : sentence(told, this.me, this.terms!.edition);
  }
}
