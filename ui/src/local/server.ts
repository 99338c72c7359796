/** The worker that plays without a server, as the page sees it: requests, and sockets that carry the same messages. */
import type { Tables } from '../lib/answers';
import { keep, localTokens, recall } from '../lib/storage';
import { language } from '../lib/text.svelte';
import type { FromWorker, ToWorker } from './exchange';
import { keepFiles, listFiles } from './files';
import { noteRecords } from './bring';
import { HERE } from './mark';

const NOTED_AFTER = 800; // milliseconds of quiet, before the lists are noted
const ABNORMAL = 1006;

export type Ear = { opened(): void; heard(text: string): void; closed(code: number): void };
/** `busy`: another window of this browser plays already. */
export class LocalTrouble extends Error {
  constructor(readonly reason: 'busy' | 'broken') {
    super(reason);
  }
}

class LocalServer {
  #numbers = 0;
  #ears = new Map<number, Ear>();
  #answers = new Map<number, (answer: Response) => void>();
  #noting: ReturnType<typeof setTimeout> | undefined;

  constructor(private worker: Worker) {}

  tell(message: ToWorker): void {
    this.worker.postMessage(message);
  }

  fetch(address: string, traits: RequestInit): Promise<Response> {
    const number = ++this.#numbers;
    const token = new Headers(traits.headers).get('authorization')?.replace(/^Bearer /, '') ?? '';
    const { method = 'GET', body } = traits;
    this.tell({ type: 'fetch', number, method, address, body: typeof body === 'string' ? body : '', token });
    return new Promise((answer) => this.#answers.set(number, answer));
  }

  /** Open a socket; its number serves to speak into it. */
  open(address: string, ear: Ear): number {
    const number = ++this.#numbers;
    this.#ears.set(number, ear);
    this.tell({ type: 'open', number, address });
    return number;
  }

  hear(message: FromWorker): void {
    if (message.type === 'answer') {
      const { number, status, kind, body } = message;
      this.#answers.get(number)?.(new Response(body, { status, headers: { 'Content-Type': kind } }));
      this.#answers.delete(number);
    } else if (message.type === 'opened') this.#ears.get(message.number)?.opened();
    else if (message.type === 'heard') this.#ears.get(message.number)?.heard(message.text);
    else if (message.type === 'closed') {
      this.#ears.get(message.number)?.closed(message.code);
      this.#ears.delete(message.number);
    } else if (message.type === 'saved') this.#noteSoon();
  }

  /** The worker is gone: nobody waits for it in vain. */
  end(): void {
    for (const answer of this.#answers.values()) answer(Response.error());
    for (const ear of this.#ears.values()) ear.closed(ABNORMAL);
    this.#answers.clear();
    this.#ears.clear();
  }

  /** Note what lists show, so that they need not start Python. */
  #noteSoon(): void {
    clearTimeout(this.#noting);
    this.#noting = setTimeout(() => void this.note(), NOTED_AFTER);
  }

  async note(): Promise<void> {
    await this.#noteChronicles();
    const tokens = [...new Set(Object.values(localTokens()))];
    const answer = await this.fetch(`/api/mine${HERE}`, { method: 'POST', body: JSON.stringify({ tokens }) });
    if (!answer.ok) return;
    const { tables } = (await answer.json()) as Tables;
    keep('local-tables', tables);
    await noteRecords(tables, async (table) => (await this.fetch(`/api/tables/${table}/record`, {})).text());
  }

  async #noteChronicles(): Promise<void> {
    const tokens = Object.values(recall<Record<string, string>>('local-chronicles', {}));
    if (!tokens.length) return;
    const address = `/api/chronicles/mine${HERE}&lang=${language.current}`;
    const answer = await this.fetch(address, { method: 'POST', body: JSON.stringify({ tokens }) });
    if (answer.ok) keep('local-heads', ((await answer.json()) as { chronicles: unknown }).chronicles);
  }
}

let starting: Promise<LocalServer> | undefined;

/** Whether Python runs, or is about to. */
export const isRunning = (): boolean => !!starting;

/** The worker, started at the first call; one that fails is started anew at the next. */
export function localServer(tell?: (share: number) => void): Promise<LocalServer> {
  starting ??= start(tell).catch((fault: unknown) => {
    starting = undefined;
    throw fault;
  });
  return starting;
}

async function start(tell?: (share: number) => void): Promise<LocalServer> {
  const list = await listFiles();
  await keepFiles(list, tell);
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'local' });
  const server = new LocalServer(worker);
  await new Promise<void>((ready, failed) => {
    const fail = (reason: LocalTrouble['reason']): void => {
      worker.terminate();
      starting = undefined;
      server.end();
      failed(new LocalTrouble(reason));
    };
    worker.onerror = () => fail('broken');
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if (data.type === 'ready') ready();
      else if (data.type === 'failed') fail(data.reason);
      else server.hear(data);
    };
    server.tell({ type: 'start', list });
  });
  return server;
}

export const fetchLocal = async (address: string, traits: RequestInit): Promise<Response> =>
  (await localServer()).fetch(address, traits);
