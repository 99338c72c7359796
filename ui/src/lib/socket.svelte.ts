/** The connection to one table: greeting, coming back after a loss, requests as promises, messages in their order. */
import { Refusal } from './api';
import type { Accepted, Event, Presence, Refused, Reply, Request, Snapshot } from './messages';
import { keepToken, tokenOf } from './storage';
import { say, type Language } from './text.svelte';

type Unnumbered<R> = R extends Request ? Omit<R, 'id'> : never;
export type Ask = Unnumbered<Request>;
type Waiting = { done: (answer: Accepted) => void; refused: (reason: Refusal) => void };

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
const UNANSWERED = 12_000; // milliseconds after which a connection that is silent counts as lost; advice takes its time
const GONE = 4404; // no such table: trying again is no use

const lost = (): Refusal => new Refusal({ reason: 'lost', text: say('pages', 'offline') });

export class TableLink {
  /** `gone`: there is no such table. */
  condition = $state<'connecting' | 'open' | 'lost' | 'gone'>('connecting');
  /** The version of the last event or snapshot heard. */
  version = -1;

  #socket: WebSocket | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #wait = FIRST_WAIT;
  #timer = 0;
  #closed = false;

  constructor(
    readonly table: string,
    private language: Language,
    private hear: (message: Snapshot | Event | Presence) => void,
    have = -1,
  ) {
    this.version = have;
    this.#connect();
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  /** Greet again in another language: the server's sentences come in it from then on. */
  speak(language: Language): void {
    if (language === this.language) return;
    this.language = language;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Ask the server for something; the promise is kept when it answers, and broken with its reason if it refuses. */
  ask(request: Ask): Promise<Accepted> {
    const socket = this.#socket;
    if (!socket || socket.readyState !== WebSocket.OPEN) return Promise.reject(lost());
    const id = ++this.#asked;
    return new Promise((done, refused) => {
      this.#waiting.set(id, { done, refused });
      if (request.type !== 'hint')
        setTimeout(() => this.#waiting.has(id) && socket === this.#socket && this.#drop(), UNANSWERED);
      socket.send(JSON.stringify({ ...request, id }));
    });
  }

  #hurry = (): void => {
    if (this.#closed || this.condition === 'open' || this.condition === 'gone' || document.hidden) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  /** Give a connection up that nobody answers on: a browser may hold it for open long after the network has gone. */
  #drop = (): void => {
    if (this.#closed || this.condition === 'gone' || !this.#socket) return;
    const socket = this.#socket;
    this.#socket = null;
    socket.close();
    clearTimeout(this.#timer);
    this.#lose(0);
  };

  #connect(): void {
    this.#socket?.close();
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws/${this.table}`);
    this.#socket = socket;
    socket.onopen = () => void this.#greet(tokenOf(this.table));
    socket.onmessage = (message) => this.#receive(JSON.parse(String(message.data)) as Reply);
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lose(event.code);
    };
  }

  async #greet(token: string | undefined): Promise<void> {
    try {
      await this.ask({ type: 'hello', language: this.language, have: this.version, ...(token ? { token } : {}) });
      this.condition = 'open';
      this.#wait = FIRST_WAIT;
    } catch (reason) {
      if (token && reason instanceof Refusal && reason.trouble.reason === 'unknown-token') await this.#greet(undefined);
    }
  }

  #lose(code: number): void {
    for (const { refused } of this.#waiting.values()) refused(lost());
    this.#waiting.clear();
    if (this.#closed) return;
    if (code === GONE) {
      this.condition = 'gone';
      return;
    }
    this.condition = 'lost';
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #receive(message: Reply): void {
    if (message.type === 'accepted' || message.type === 'refused') this.#answer(message);
    else {
      if (message.type !== 'presence') this.version = message.version;
      this.hear(message);
    }
  }

  #answer(message: Accepted | Refused): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'refused') waiting?.refused(new Refusal(message));
    else {
      if (message.token) keepToken(this.table, message.token);
      waiting?.done(message);
    }
  }
}
