/**
 * The address to give to others. On the server's own machine the page may be open at 127.0.0.1, which leads others
 * nowhere: then the server is asked by which address they come.
 */
import { ask } from '../lib/api';
import { isLoopback } from './loopback';

export interface Reach {
  addresses: string[]; // by which others come, the best first
  fingerprint: string;
  until: number;
}

class Origin {
  /** Where others find this server; as the page was opened, until the server has answered. */
  current = $state(location.origin);
  /** Whether only this machine can open the link. */
  isAlone = $state(false);
  #asked = false;

  /** Ask the server, once, where that is needed. */
  learn(): void {
    if (this.#asked || !isLoopback(location.hostname)) return;
    this.#asked = true;
    ask<Reach>('/api/reach').then(
      ({ addresses }) => {
        this.current = addresses[0] ?? location.origin;
        this.isAlone = !addresses.length;
      },
      () => (this.#asked = false),
    );
  }
}

export const origin = new Origin();
