/** A socket to the worker that plays without a server: to a page it is what a WebSocket is. */
import { localServer } from './server';

/** What a connection needs of a socket. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: ((closing: { code: number }) => void) | null;
  send(text: string): void;
  close(code?: number): void;
}

const ABNORMAL = 1006;

export class LocalSocket implements Line {
  readyState: number = WebSocket.CONNECTING;
  onopen: Line['onopen'] = null;
  onmessage: Line['onmessage'] = null;
  onclose: Line['onclose'] = null;
  #say: (text: string) => void = () => {};
  #hangUp: () => void = () => {};

  constructor(address: string) {
    void this.#open(address).catch(() => this.#end(ABNORMAL));
  }

  async #open(address: string): Promise<void> {
    const server = await localServer();
    if (this.readyState === WebSocket.CLOSED) return;
    const number = server.open(address, {
      opened: () => {
        this.readyState = WebSocket.OPEN;
        this.onopen?.();
      },
      heard: (data) => this.onmessage?.({ data }),
      closed: (code) => this.#end(code),
    });
    this.#say = (text) => server.tell({ type: 'send', number, text });
    this.#hangUp = () => server.tell({ type: 'close', number });
  }

  #end(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.#say(text);
  }

  close(): void {
    this.#hangUp();
    this.readyState = WebSocket.CLOSED;
  }
}
