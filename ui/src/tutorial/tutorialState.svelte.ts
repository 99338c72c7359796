/** One step of the lesson as a Scene: what the tutorial chooses is sent with all that was chosen before, and judged. */
import { ask } from '../lib/api';
import type { Frame, LessonStep } from '../lib/answers';
import { settings } from '../lib/settings.svelte';
import { FrameScene } from '../table/state/frameScene';

const ME = 0;

export class TutorialState extends FrameScene {
  step = $state.raw<LessonStep | null>(null);
  notice = $state('');
  #moves: string[] = [];
  pending = $state(false);
  /** Frames that the tutorial has seen; those after them are flown one by one. */
  #seen = 0;

  constructor(readonly number: number) {
    super();
  }

  /** The step from its start; or again in another language, as far as it has been played. */
  async load(): Promise<void> {
    try {
      const step = await ask<LessonStep>(`/api/lesson/${this.number}`, { moves: this.#moves });
      this.notice = '';
      const before = this.#moves.length ? this.#seen : 0;
      if (before && settings.tempo) await this.#fly(step.game.frames, before);
      this.#seen = step.game.frames.length;
      this.animation.land();
      this.step = step;
    } catch (reason) {
      this.notice = (reason as Error).message;
    }
  }

  again(): Promise<void> {
    this.#moves = [];
    return this.load();
  }

  /** A choice; what is not allowed is told, and changes nothing. */
  submit = async (moves: string[]): Promise<boolean> => {
    if (this.pending || this.step?.verdict !== 'open') return false;
    this.pending = true;
    const before = this.#moves;
    this.#moves = [...before, ...moves];
    await this.load();
    if (this.notice) this.#moves = before;
    this.pending = false;
    return !this.notice;
  };

  /** What the pupil's choice made happen, frame by frame, on the table as it stood. */
  async #fly(frames: Frame[], from: number): Promise<void> {
    for (const frame of frames.slice(from)) await this.animation.fly(frame.happenings, settings.tempo);
  }

  /** What happened since the step began. */
  get story(): string[] {
    const frames = this.step?.game.frames ?? [];
    return frames.slice(1).flatMap((frame) => this.tell(frame));
  }

  // ------------------------------------------------------------ as a Scene

  get frame(): Frame | undefined {
    return this.step?.game.frames.at(-1);
  }
  get version(): number {
    return this.step?.game.frames.length ?? 0;
  }
  get terms() {
    return this.step?.game.terms;
  }
  readonly me = ME;
  readonly mine = [ME];
}
