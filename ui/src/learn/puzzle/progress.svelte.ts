/** What this browser remembers of puzzles: which were solved, and how many in a row. */
import type { PuzzleRow } from '../../lib/learning';
import { keep, recall } from '../../lib/storage';

interface Kept {
  /** By puzzle: whether its first answer was right. */
  solved: Record<string, boolean>;
  streak: number;
  best: number;
}
const NONE: Kept = { solved: {}, streak: 0, best: 0 };
const LATELY = 10; // first answers that set the level

/** Kept data may be of an older form, or changed by hand. */
function readKept(): Kept {
  const found = recall<Partial<Kept>>('puzzles', NONE);
  const solved = found.solved && typeof found.solved === 'object' ? found.solved : {};
  return { solved, streak: Number(found.streak) || 0, best: Number(found.best) || 0 };
}

export class PuzzleProgress {
  #kept = $state.raw(readKept());

  get streak(): number {
    return this.#kept.streak;
  }
  get best(): number {
    return this.#kept.best;
  }
  isSolved = (id: string): boolean => id in this.#kept.solved;

  /** The first answer to a puzzle counts; what comes after it, and puzzles done again, do not. */
  note(id: string, right: boolean): void {
    if (this.isSolved(id)) return;
    const streak = right ? this.#kept.streak + 1 : 0;
    this.#kept = {
      solved: { ...this.#kept.solved, [id]: right },
      streak,
      best: Math.max(streak, this.#kept.best),
    };
    keep('puzzles', this.#kept);
  }

  /** How hard the next puzzle should be, 1 to 5, by the latest first answers. */
  get level(): number {
    const lately = Object.values(this.#kept.solved).slice(-LATELY);
    return Math.min(5, 1 + Math.floor(lately.filter(Boolean).length / 2));
  }

  /** The next puzzle of a theme: a new one near one's level, else one whose first answer was wrong, else any other. */
  next(rows: PuzzleRow[], theme: string, now = 0): PuzzleRow | undefined {
    const fits = rows.filter((row) => row.number !== now && (!theme || (row.themes as string[]).includes(theme)));
    const away = ({ difficulty }: PuzzleRow): number => Math.abs(difficulty - this.level);
    const fresh = fits.filter(({ id }) => !this.isSolved(id)).sort((a, b) => away(a) - away(b) || a.number - b.number);
    return fresh[0] ?? fits.find(({ id }) => this.#kept.solved[id] === false) ?? fits[0];
  }
}
