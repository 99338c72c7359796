/** Asking for advice: it takes a while, and the first time on a server it has to be prepared; nobody is kept waiting. */
import { Refusal } from '../../lib/api';
import type { AdviceSeen } from '../../lib/messages';
import type { TableLink } from '../../lib/socket.svelte';

export type Course = 'none' | 'pondering' | 'preparing' | 'refining';

export class Advising {
  /** What the moves of this choice are worth; nothing unless asked for. */
  found = $state.raw<AdviceSeen | null>(null);
  course = $state<Course>('none');
  #asked = 0;

  constructor(private link: TableLink) {}

  get isShown(): boolean {
    return this.found !== null || this.course !== 'none';
  }

  /**
   * Ask for a first look, then for a longer one, and again for as long as the server says later; whatever else it refuses
   * is the caller's to tell.
   */
  async ask(seat: number): Promise<void> {
    if (this.course !== 'none') return;
    this.found = null;
    const asked = ++this.#asked;
    this.course = 'pondering';
    while (asked === this.#asked) {
      try {
        const { advice } = await this.link.ask({ type: 'hint', seat, quick: !this.found });
        if (asked !== this.#asked) return;
        if (this.found || !advice) return this.#end(advice ?? null);
        this.found = advice;
        this.course = 'refining';
      } catch (reason) {
        if (asked !== this.#asked) return;
        const seconds = reason instanceof Refusal ? (reason.trouble.seconds ?? 0) : 0;
        if (!seconds) {
          this.#end(null);
          throw reason;
        }
        const later = (reason as Refusal).trouble.reason === 'hint-later' ? 'preparing' : 'pondering';
        this.course = this.found ? 'refining' : later;
        await new Promise((done) => setTimeout(done, seconds * 1000));
      }
    }
  }

  /** The choice has gone by: whatever comes of the question is no longer wanted. */
  forget(): void {
    this.#asked++;
    this.#end(null);
  }

  #end(advice: AdviceSeen | null): void {
    this.found = advice;
    this.course = 'none';
  }
}
