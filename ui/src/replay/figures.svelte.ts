/** The review of a game: asked for once, then looked at until it is finished. */
import { ask, myTables, Refusal } from '../lib/api';
import type { HouseReview, Judged, Mark, MistakePlace, ReviewSeen, Trouble, Turning } from '../lib/answers';
import { allTokens } from '../lib/storage';
import { language } from '../lib/text.svelte';
import type { Source } from './replayState.svelte';
import { request } from '../local/request';

const PAUSE = 1200; // milliseconds between two looks

/** A point of a House's line: a frame and a chance from 0 to 1. */
export interface Point {
  at: number;
  chance: number;
}

export class Figures {
  judged = $state.raw<Judged[]>([]);
  turning = $state.raw<Turning[]>([]);
  houses = $state.raw<HouseReview[]>([]);
  /** Mistakes that can be played again. */
  mistakes = $state.raw<MistakePlace[]>([]);
  /** All decisions are judged, and doubtful ones are looked at once more. */
  refining = $state(false);
  total = $state(0);
  finished = $state(false);
  failed = $state(false);
  /** Which seats of the table are mine. */
  mine = $state.raw<number[]>([]);
  #round = 0; // a later round, in another language, ends an earlier one

  constructor(readonly source: Source) {}

  /** My own mistakes, once all of them are known. */
  get own(): MistakePlace[] {
    return this.finished ? this.mistakes.filter(({ seat }) => this.mine.includes(seat)) : [];
  }

  /** Find my seats; without a connection there is no deck to go to, and none is found. */
  async findMine(): Promise<void> {
    if (!('table' in this.source)) return;
    const { table } = this.source;
    try {
      const found = allTokens().length ? await myTables(allTokens()) : [];
      this.mine = found.find((row) => row.table === table)?.yours ?? [];
    } catch {
      this.mine = [];
    }
  }

  /** Follow the review in the reader's language until it is finished. */
  async follow(): Promise<void> {
    const round = ++this.#round;
    const isMine = (): boolean => round === this.#round;
    try {
      let seen = await this.#begin();
      let heard = seen.judged;
      while (isMine()) {
        this.judged = latest(heard);
        ({ turning: this.turning, houses: this.houses, mistakes: this.mistakes, total: this.total } = seen);
        ({ refining: this.refining, finished: this.finished, failed: this.failed } = seen);
        if (seen.finished) return;
        await new Promise((done) => setTimeout(done, PAUSE));
        if (!isMine()) return;
        seen = await ask<ReviewSeen>(`/api/reviews/${seen.id}?from=${heard.length}`);
        heard = [...heard, ...seen.judged];
      }
    } catch {
      if (isMine()) this.failed = this.finished = true; // the moves are there all the same
    }
  }

  async #begin(): Promise<ReviewSeen> {
    if ('table' in this.source) return ask<ReviewSeen>(`/api/tables/${this.source.table}/review`);
    const answer = await request(`/api/review?lang=${language.current}`, { method: 'POST', body: this.source.record });
    const found: unknown = await answer.json();
    if (!answer.ok) throw new Refusal(found as Trouble);
    return found as ReviewSeen;
  }

  stop(): void {
    this.#round += 1;
  }
}

/** Each decision as it was judged last, in the order of the game. */
const latest = (heard: Judged[]): Judged[] =>
  [...new Map(heard.map((each) => [each.move, each])).values()].sort((one, other) => one.move - other.move);

/** The frame in which a move of the Record was made. */
export const frameOf = (marks: Mark[], move: number): number =>
  Math.max(
    0,
    marks.findIndex((mark) => mark.move >= move),
  );

/** The line of each House: before and after each of its decisions, and at last who won. */
export function linesOf(judged: Judged[], marks: Mark[], houses: number, winners: number[] | null): Point[][] {
  const lines: Point[][] = Array.from({ length: houses }, () => []);
  for (const { move, seat, before, after } of judged) {
    const at = frameOf(marks, move);
    lines[seat]!.push({ at: Math.max(0, at - 1), chance: before }, { at, chance: after });
  }
  if (winners)
    lines.forEach((line, seat) => {
      const chance = winners.includes(seat) ? 1 / winners.length : 0;
      if (line.length) line.push({ at: marks.length - 1, chance }); // of a House that was never judged nothing is drawn
    });
  return lines;
}

/** A House's chance at a frame: the last that is known by then. */
export const chanceAt = (line: Point[], at: number): number | null =>
  line.findLast((point) => point.at <= at)?.chance ?? line[0]?.chance ?? null;
