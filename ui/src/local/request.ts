import { below } from '../lib/base';
import { say } from '../lib/text.svelte';
import { isLocal } from './mark';

/**
 * A request to the server, or to the worker that stands in for it. Without a connection it is a TypeError, as of `fetch`,
 * in the reader's language.
 */
export async function request(address: string, traits: RequestInit = {}): Promise<Response> {
  if (isLocal(address)) return (await import('./server')).fetchLocal(address, traits);
  try {
    return await fetch(below(address), traits);
  } catch (fault) {
    throw fault instanceof TypeError ? new TypeError(say('pages', 'offline'), { cause: fault }) : fault;
  }
}
