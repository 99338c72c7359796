/** The connection to one table. */
import type { Refusal } from './api';
import { LiveLink } from './live.svelte';
import type { Accepted, Event, Presence, Request, Snapshot } from './messages';
import { keepToken, passport, signOut, tokenOf } from './storage';
import type { Language } from './text.svelte';

type Unnumbered<R> = R extends Request ? Omit<R, 'id'> : never;
export type Ask = Unnumbered<Request>;
type Told = Snapshot | Event | Presence;

export class TableLink extends LiveLink<Ask, Told> {
  /** Whether the seat of this browser's token is in a passport by now. */
  hasLostSeat = $state(false);
  #token: string | undefined;

  constructor(
    readonly table: string,
    private language: Language,
    private heard: (message: Told) => void,
    have = -1,
  ) {
    super(table);
    this.version = have;
    this.start();
  }

  /** Greet again in another language: the server's sentences come in it from then on. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    this.again();
  }

  protected override connected(): void {
    this.#token = tokenOf(this.table);
  }

  protected override greeting(): object {
    return { language: this.language, ...(this.#token ? { token: this.#token } : {}) };
  }

  /** A token that the table does not know, or that the passport holds by now, gives way to the key, and that to none. */
  protected override greetsAgain({ trouble, message }: Refusal): boolean {
    const refused = this.#token;
    this.#token = undefined;
    if (trouble.reason === 'device-revoked') signOut(message);
    else if (!['unknown-token', 'token-held'].includes(trouble.reason) || !refused) return false;
    else if (refused !== passport()) this.#token = passport() || undefined;
    this.hasLostSeat ||= trouble.reason === 'token-held';
    return true;
  }

  protected override accepted(answer: Accepted): void {
    if (answer.token) keepToken(this.table, answer.token);
  }

  protected override hear(message: Told): void {
    this.heard(message);
  }
}
