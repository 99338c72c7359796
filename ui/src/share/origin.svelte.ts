/**
 * The address to give to others. On the server's own machine the page may be open at 127.0.0.1, which leads others
 * nowhere: then the server is asked by which address they come.
 */
import { ask } from '../lib/api';
import { base } from '../lib/base';
import { isLoopback } from './loopback';

export interface Reach {
  addresses: string[]; // by which others come, the best first
  fingerprint: string;
  until: number;
}

class Origin {
  /** Where others find this server; as the page was opened, until the server has answered. */
  current = $state(location.origin + base);
  /** Whether only this machine can open the link. */
  isAlone = $state(false);
  #asked: Promise<void> | null = null;

  /** Ask the server, once, where that is needed; whoever waits has the address for others, if there is one. */
  learn(): Promise<void> {
    if (!isLoopback(location.hostname)) return Promise.resolve();
    this.#asked ??= ask<Reach>('/api/reach').then(
      ({ addresses }) => {
        this.current = (addresses[0] ?? location.origin) + base;
        this.isAlone = !addresses.length;
      },
      () => void (this.#asked = null),
    );
    return this.#asked;
  }
}

export const origin = new Origin();
