/**
 * The connection to a live document, a table or a chronicle: greeting, coming back after a loss, requests as promises,
 * messages in their order.
 */
import { below } from './base';
import { isLocal } from '../local/mark';
import { LocalSocket, type Line } from '../local/socket';
import { Refusal } from './api';
import type { Accepted, Refused } from './messages';
import { say } from './text.svelte';

type Waiting = { done: (answer: Accepted) => void; refused: (reason: Refusal) => void };
/** `gone`: there is no such document. */
export type Condition = 'connecting' | 'open' | 'lost' | 'gone';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 4000;
const BEAT = 8_000; // milliseconds between two pings: a line that gives no answer is dead even if nobody has said so
const UNANSWERED = 12_000; // milliseconds after which a connection that is silent counts as lost; advice takes its time
const GOODBYE = 1000; // one leaves: without it the server takes the network for cut
const GONE = 4404; // no such document: trying again is no use

const lost = (): Refusal => new Refusal({ reason: 'lost', text: say('pages', 'offline') });

export abstract class LiveLink<Ask extends { type: string }, Told extends { type: string; version?: number }> {
  condition = $state<Condition>('connecting');
  /** The version of the last message heard. */
  version = -1;

  #socket: Line | null = null;
  #waiting = new Map<number, Waiting>();
  #asked = 0;
  #wait = FIRST_WAIT;
  #timer = 0;
  #beat = 0;
  #closed = false;

  constructor(private path: string) {}

  /** A connection is open: before the greeting. */
  protected connected(): void {}
  /** The fields of the greeting beside the version. */
  protected abstract greeting(): object;
  protected abstract hear(message: Told): void;
  /** A request was accepted. */
  protected accepted(_answer: Accepted): void {}
  /** The greeting was refused: whether to greet again. */
  protected greetsAgain(_reason: Refusal): boolean {
    return false;
  }
  protected turned(_condition: Condition): void {}

  /** Connect, and come back after every loss until it is closed. */
  start(): void {
    this.#connect();
    this.#beat = window.setInterval(() => this.#ping(), BEAT);
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#drop);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#drop);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close(GOODBYE);
  }

  /** Greet again, in another language for example. */
  again(): void {
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Ask the server for something; the promise is kept when it answers, and broken with its reason if it refuses. */
  ask(request: Ask): Promise<Accepted> {
    return this.#ask(request);
  }

  #ask(request: { type: string }): Promise<Accepted> {
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

  #ping(): void {
    if (this.condition === 'open') this.#ask({ type: 'ping' }).catch(() => {});
  }

  #turn(condition: Condition): void {
    this.condition = condition;
    this.turned(condition);
  }

  #hurry = (): void => {
    if (this.#closed || this.condition === 'open' || this.condition === 'gone' || document.hidden) return;
    this.again();
  };

  /** Give a connection up that nobody answers on: a browser may hold it for open long after the network has gone. */
  #drop = (event?: Event): void => {
    if (event && isLocal(this.path)) return; // it needs no network
    if (this.#closed || this.condition === 'gone' || !this.#socket) return;
    const socket = this.#socket;
    this.#socket = null;
    socket.close();
    clearTimeout(this.#timer);
    this.#lose(0);
  };

  #connect(): void {
    this.#socket?.close(GOODBYE);
    const socket = lineTo(`/ws/${this.path}`);
    this.#socket = socket;
    socket.onopen = () => {
      this.connected();
      void this.#greet();
    };
    socket.onmessage = (message) => this.#receive(JSON.parse(String(message.data)) as Told | Accepted | Refused);
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lose(event.code);
    };
  }

  async #greet(): Promise<void> {
    try {
      const greeting = { type: 'hello', have: this.version, ...this.greeting() };
      await this.#ask(greeting);
      this.#turn('open');
      this.#wait = FIRST_WAIT;
    } catch (reason) {
      if (reason instanceof Refusal && this.greetsAgain(reason)) await this.#greet();
    }
  }

  #lose(code: number): void {
    for (const { refused } of this.#waiting.values()) refused(lost());
    this.#waiting.clear();
    if (this.#closed) return;
    if (code === GONE) {
      this.#turn('gone');
      return;
    }
    this.#turn('lost');
    this.#timer = window.setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #receive(message: Told | Accepted | Refused): void {
    if (isAnswer(message)) this.#answer(message);
    else {
      this.version = message.version ?? this.version;
      this.hear(message);
    }
  }

  #answer(message: Accepted | Refused): void {
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'refused') waiting?.refused(new Refusal(message));
    else {
      this.accepted(message);
      waiting?.done(message);
    }
  }
}

const lineTo = (address: string): Line =>
  isLocal(address)
    ? new LocalSocket(address)
    : (new WebSocket(location.origin.replace('http', 'ws') + below(address)) as unknown as Line);

const isAnswer = (message: { type: string }): message is Accepted | Refused =>
  message.type === 'accepted' || message.type === 'refused';
