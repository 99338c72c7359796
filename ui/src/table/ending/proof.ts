/**
 * The shuffle, proved without the server's word: the whole game is replayed by the rules in this browser, from its
 * Record, and every answer of chance is worked out again from what was published before the game.
 */
import type { ShuffleProof, Trouble } from '../../lib/answers';
import { language } from '../../lib/text.svelte';
import { HERE } from '../../local/mark';
import { request } from '../../local/request';
import { fitNonces, publishedHash } from './shuffle';

export interface Proof {
  fits: boolean;
  seen: boolean; // whether this browser saw the hash before the game
  draws: number; // answers of chance that the rules gave again
  trouble: string; // why not
}

/** Replay a finished game; `tell` hears how much of the rules has been fetched, from 0 to 1. */
export async function proveShuffle(table: string, mine: number[], tell: (share: number) => void): Promise<Proof> {
  const { localServer } = await import('../../local/server');
  const record = await (await request(`/api/tables/${table}/record`)).text();
  const published = publishedHash(table);
  const words = new URLSearchParams({ published, lang: language.current });
  const answer = await (await localServer(tell)).fetch(`/api/verify${HERE}&${words}`, { method: 'POST', body: record });
  const seen = !!published;
  if (!answer.ok) return { fits: false, seen, draws: 0, trouble: ((await answer.json()) as Trouble).text };
  const { answers, nonces } = (await answer.json()) as ShuffleProof;
  return { fits: await fitNonces(table, nonces, mine), seen, draws: answers, trouble: '' };
}
