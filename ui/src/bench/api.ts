/** The bench's part of the API; the key of this device says whose study it is. */
import type { Trouble } from '../lib/answers';
import { refusal } from '../lib/api';
import type {
  BenchOffer,
  DraftChecked,
  DraftKept,
  EditionDraft,
  EditionKept,
  EditionsKept,
  KeepDraft,
  StudyHeads,
  StudyMade,
  StudySeen,
  StudyWanted,
} from './messages';
import { passport } from '../lib/storage';
import { language } from '../lib/text.svelte';
import { ownKey } from '../passport/passport';
import { request } from '../local/request';

async function ask<T>(path: string, body?: unknown, key = passport()): Promise<T> {
  const answer = await request(`/api/${path}?lang=${language.current}`, {
    headers: key ? { Authorization: `Bearer ${key}` } : {},
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  const found: unknown = await answer.json();
  if (!answer.ok) throw refusal(found as Trouble);
  return found as T;
}

export const benchOffer = (): Promise<BenchOffer> => ask('bench');
export const checkDraft = (draft: EditionDraft): Promise<DraftChecked> => ask('bench/check', draft);
export const myEditions = (): Promise<EditionsKept> =>
  passport() ? ask('editions') : Promise.resolve({ editions: [] });
export const oneEdition = (id: string): Promise<EditionKept> => ask(`editions/${id}`);
export const keepDraft = (kept: KeepDraft): Promise<DraftKept> => ask('editions', kept, ownKey());
export const forgetEdition = (id: string): Promise<object> => ask(`editions/${id}/forget`, {});
export const makeStudy = (wanted: StudyWanted): Promise<StudyMade> => ask('studies', wanted, ownKey());
export const oneStudy = (id: string): Promise<StudySeen> => ask(`studies/${id}`);
export const myStudies = (): Promise<StudyHeads> => (passport() ? ask('studies') : Promise.resolve({ studies: [] }));
export const changeStudy = (id: string, to: 'paused' | 'waiting' | 'forgotten'): Promise<object> =>
  ask(`studies/${id}`, { to });
