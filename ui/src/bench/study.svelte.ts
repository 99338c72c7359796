/** The study on the bench: begun when the draft changes, asked once a second how far it is, and found again later. */
import type { EditionDraft, StudySeen, StudySettings } from './messages';
import { Refusal } from '../lib/api';
import { keep, recall } from '../lib/storage';
import { changeStudy, makeStudy, oneStudy } from './api';

const EVERY = 1_000; // milliseconds
const LOST = 3_000;
export type Table = Omit<StudySettings, 'draft' | 'search' | 'train'>;
type Goal = Partial<Pick<StudySettings, 'search' | 'train'>>;
const USUAL: Table = {
  houses: 4,
  guilds: true,
  merchant: false,
  allied: false,
  players: 'steward',
  deals: 100_000,
  seed: 1,
  skill: false,
};

/** `name` is where the browser keeps the id of the last one. */
export class StudyState {
  constructor(readonly name = 'bench:study') {}
  table = $state.raw<Table>({ ...USUAL, ...recall<Partial<Table>>('bench:table', {}) });
  now = $state.raw<StudySeen>(); // the study that counts
  shown = $state.raw<StudySeen>(); // the latest with figures, perhaps of an earlier draft
  lost = $state(false);
  fault = $state('');
  #timer = 0;
  #asked = 0; // the latest request to begin; an older one that comes later is not shown

  get isLive(): boolean {
    return this.now?.state === 'running' || this.now?.state === 'waiting';
  }

  /** Open a study by its id, such as that of a link; unknown ones are forgotten. */
  async open(id: string): Promise<void> {
    clearTimeout(this.#timer);
    keep(this.name, id);
    await this.#look(id);
  }

  async begin(draft: EditionDraft, goal: Goal = {}, table = this.table): Promise<void> {
    clearTimeout(this.#timer);
    const asked = ++this.#asked;
    const instead = this.now && this.now.mine && this.now.state !== 'done' ? this.now.id : '';
    try {
      const { id } = await makeStudy({ settings: { draft, ...table, search: null, train: null, ...goal }, instead });
      if (asked !== this.#asked) return;
      this.fault = '';
      await this.open(id);
    } catch (trouble) {
      if (asked !== this.#asked) return;
      this.lost = !(trouble instanceof Refusal);
      this.fault = trouble instanceof Refusal ? trouble.message : '';
      if (this.lost) this.#timer = window.setTimeout(() => void this.begin(draft, goal, table), LOST);
    }
  }

  async change(to: 'paused' | 'waiting'): Promise<void> {
    if (!this.now) return;
    try {
      await changeStudy(this.now.id, to);
      this.fault = '';
      await this.open(this.now.id);
    } catch (trouble) {
      this.fault = (trouble as Error).message;
    }
  }

  setTable(table: Table): void {
    this.table = table;
    keep('bench:table', table);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  async #look(id: string): Promise<void> {
    const asked = this.#asked;
    try {
      const seen = await oneStudy(id);
      if (asked !== this.#asked) return;
      this.lost = false;
      this.now = seen;
      if (seen.found.figures.length) this.shown = seen;
      if (this.isLive) this.#timer = window.setTimeout(() => void this.#look(id), EVERY);
    } catch (trouble) {
      if (asked !== this.#asked) return;
      this.lost = !(trouble instanceof Refusal);
      if (this.lost) this.#timer = window.setTimeout(() => void this.#look(id), LOST);
      else this.fault = (trouble as Error).message;
    }
  }
}
