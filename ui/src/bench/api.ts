/** The bench's part of the API; the key of this device says whose study it is. */
import { ask } from '../lib/api';
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
import { ownKey } from '../passport/passport';

const askBench = <T>(path: string, body?: unknown, key = passport()): Promise<T> => ask(`/api/${path}`, body, key);

export const benchOffer = (): Promise<BenchOffer> => askBench('bench');
export const checkDraft = (draft: EditionDraft): Promise<DraftChecked> => askBench('bench/check', draft);
export const myEditions = (): Promise<EditionsKept> =>
  passport() ? askBench('editions') : Promise.resolve({ editions: [] });
export const oneEdition = (id: string): Promise<EditionKept> => askBench(`editions/${id}`);
export const keepDraft = (kept: KeepDraft): Promise<DraftKept> => askBench('editions', kept, ownKey());
export const forgetEdition = (id: string): Promise<object> => askBench(`editions/${id}/forget`, {});
export const makeStudy = (wanted: StudyWanted): Promise<StudyMade> => askBench('studies', wanted, ownKey());
export const oneStudy = (id: string): Promise<StudySeen> => askBench(`studies/${id}`);
export const myStudies = (): Promise<StudyHeads> =>
  passport() ? askBench('studies') : Promise.resolve({ studies: [] });
export const changeStudy = (id: string, to: 'paused' | 'waiting' | 'forgotten'): Promise<object> =>
  askBench(`studies/${id}`, { to });
