/** One mistake as a Scene: the table as it was then through one's own eyes, the answer that is sent, the verdict. */
import type { Frame } from '../../lib/answers';
import type { MistakeSeen, MistakeVerdict, RoundSeen } from '../../lib/learning';
import { FrameScene } from '../../table/state/frameScene';
import { answer, grade, mistakeAt, playOn, type Grade, type Place } from './deck';

export class MistakeState extends FrameScene {
  mistake = $state.raw<MistakeSeen | null>(null);
  verdict = $state.raw<MistakeVerdict | null>(null);
  notice = $state('');
  pending = $state(false);
  /** Answers given so far. */
  tries = $state(0);
  grade = $state<Grade>('good');
  /** When it comes back: by the verdict, or by how hard it was said to be. */
  back = $state(0);
  /** What was said when the answer counted: later tries do not change it. */
  days = $state.raw<number[]>([]);
  /** The game as it goes on after the answer, if one wants to see. */
  round = $state.raw<RoundSeen | null>(null);
  #moves: string[] = [];
  #seed = 0;

  constructor(
    readonly place: Place,
    readonly note: (right: boolean) => void,
  ) {
    super();
  }

  /** The moment, and what was said of one's answer, in the language of the moment. */
  async load(): Promise<void> {
    try {
      this.mistake = await mistakeAt(this.place);
      if (this.round) this.round = await playOn(this.place, this.#seed, this.round.played, []);
      if (this.verdict) this.verdict = await answer(this.place, this.#moves, this.verdict.outcome === 'shown');
      this.notice = '';
    } catch (reason) {
      this.notice = (reason as Error).message;
    }
  }

  async #judge(show: boolean): Promise<void> {
    const verdict = await answer(this.place, this.#moves, show);
    if (verdict.counted) {
      this.days = verdict.days;
      this.note(verdict.outcome === 'right');
    }
    this.back = verdict.back;
    this.verdict = verdict;
  }

  submit = async (moves: string[]): Promise<boolean> => {
    if (this.pending || !this.mistake) return false;
    if (this.round) return this.#play(this.round.played, moves);
    if (this.verdict) return false;
    this.#moves = moves;
    return this.#try(async () => {
      await this.#judge(false);
      this.tries += 1;
      this.note(this.verdict?.outcome === 'right');
    });
  };

  async show(): Promise<void> {
    if (this.pending || !this.mistake) return;
    await this.#try(async () => {
      await this.#judge(true);
      this.note(false);
    });
  }

  /** Go on from the best answer, in a world that fits what one knew. */
  async goOn(): Promise<void> {
    if (this.pending || !this.verdict?.moves.length) return;
    this.#seed = Math.floor(Math.random() * 2 ** 31);
    await this.#play([], this.verdict.moves);
  }
  #play = (played: string[], moves: string[]): Promise<boolean> =>
    this.#try(async () => {
      this.round = await playOn(this.place, this.#seed, played, moves);
    });

  /** Say that it was hard or easy: it comes back sooner or later. */
  async feel(how: Grade): Promise<void> {
    if (this.pending || how === this.grade) return;
    await this.#try(async () => {
      this.back = (await grade(this.place, how)).due;
      this.grade = how;
    });
  }

  async #try(work: () => Promise<void>): Promise<boolean> {
    this.pending = true;
    try {
      await work();
      this.notice = '';
    } catch (reason) {
      this.notice = (reason as Error).message;
    }
    this.pending = false;
    return !this.notice;
  }

  again = (): void => {
    this.verdict = this.round = null;
    this.#moves = [];
  };

  /** What happened since the seat's last turn, by House. */
  get story(): { seat: number; text: string }[] {
    const frames = (this.round ?? this.mistake)?.game.frames ?? [];
    return this.linesOf(frames.slice(1));
  }

  // ------------------------------------------------------------ as a Scene

  get frame(): Frame | undefined {
    return (this.round ?? this.mistake)?.game.frames.at(-1);
  }
  get version(): number {
    return (this.place.move * 100 + this.tries) * 1000 + (this.round?.played.length ?? 0);
  }
  get terms() {
    return this.mistake?.game.terms;
  }
  get me(): number {
    return this.mistake?.seat ?? 0;
  }
  get mine(): number[] {
    return [this.me];
  }
}
