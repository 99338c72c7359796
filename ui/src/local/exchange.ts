/** What the page and the worker that plays without a server tell each other. */
import type { LocalFiles } from '../lib/answers';

export type ToWorker =
  | { type: 'start'; list: LocalFiles }
  | { type: 'fetch'; number: number; method: string; address: string; body: string; token: string }
  | { type: 'open'; number: number; address: string }
  | { type: 'send'; number: number; text: string }
  | { type: 'close'; number: number };

export type FromWorker =
  | { type: 'ready' }
  | { type: 'failed'; reason: 'busy' | 'broken' }
  | { type: 'answer'; number: number; status: number; kind: string; body: Uint8Array<ArrayBuffer> }
  | { type: 'opened'; number: number }
  | { type: 'heard'; number: number; text: string }
  | { type: 'closed'; number: number; code: number }
  | { type: 'saved' };
