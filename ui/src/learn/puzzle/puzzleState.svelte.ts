/** One puzzle as a Scene: the table through its seat's eyes, the answer that is sent, and the verdict on it. */
import { ask } from '../../lib/api';
import type { Frame } from '../../lib/answers';
import type { PuzzleSeen, PuzzleVerdict } from '../../lib/learning';
import { FrameScene } from '../../table/state/frameScene';

export class PuzzleState extends FrameScene {
  puzzle = $state.raw<PuzzleSeen | null>(null);
  verdict = $state.raw<PuzzleVerdict | null>(null);
  notice = $state('');
  pending = $state(false);
  hinted = $state(false);
  /** Answers given so far. */
  tries = $state(0);
  #moves: string[] = [];

  constructor(
    readonly number: number,
    readonly note: (id: string, right: boolean) => void,
  ) {
    super();
  }

  /** The puzzle, and what was said of one's answer, in the language of the moment. */
  async load(): Promise<void> {
    try {
      this.puzzle = await ask<PuzzleSeen>(`/api/puzzles/${this.number}`);
      if (this.verdict) await this.#judge(this.verdict.outcome === 'shown');
      this.notice = '';
    } catch (reason) {
      this.notice = (reason as Error).message;
    }
  }

  async #judge(show: boolean): Promise<PuzzleVerdict> {
    const verdict = await ask<PuzzleVerdict>(`/api/puzzles/${this.number}`, { moves: this.#moves, show });
    this.verdict = verdict;
    return verdict;
  }

  submit = async (moves: string[]): Promise<boolean> => {
    if (this.pending || this.verdict || !this.puzzle) return false;
    this.pending = true;
    this.#moves = moves;
    try {
      const { outcome } = await this.#judge(false);
      this.notice = '';
      this.tries += 1;
      if (this.tries === 1) this.note(this.puzzle.id, outcome === 'right');
    } catch (reason) {
      this.notice = (reason as Error).message;
    }
    this.pending = false;
    return !this.notice;
  };

  /** Whoever is shown the answer before the first try has not solved it. */
  async show(): Promise<void> {
    if (this.pending || !this.puzzle) return;
    this.pending = true;
    try {
      await this.#judge(true);
      this.note(this.puzzle.id, false);
    } catch (reason) {
      this.notice = (reason as Error).message;
    }
    this.pending = false;
  }

  again = (): void => {
    this.verdict = null;
    this.#moves = [];
  };

  /** What happened since the seat's last turn, by House. */
  get story(): { seat: number; text: string }[] {
    const frames = this.puzzle?.game.frames ?? [];
    return this.linesOf(frames.slice(1));
  }

  // ------------------------------------------------------------ as a Scene

  get frame(): Frame | undefined {
    return this.puzzle?.game.frames.at(-1);
  }
  get version(): number {
    return this.number * 100 + this.tries;
  }
  get terms() {
    return this.puzzle?.game.terms;
  }
  get me(): number {
    return this.puzzle?.seat ?? 0;
  }
  get mine(): number[] {
    return [this.me];
  }
}
