/// <reference lib="webworker" />
/**
 * Python in the browser, with the server's own rules and routes. What they write is in files, and the files are kept in
 * the browser's database.
 */
import type { PyodideAPI } from 'pyodide';
import type { PyProxy } from 'pyodide/ffi';
import type { LocalFiles } from '../lib/answers';
import type { FromWorker, ToWorker } from './exchange';

const scope = self as unknown as DedicatedWorkerGlobalScope;
const LOCK = 'regno-local'; // of several windows one plays: two would overwrite each other's files
const TAKEN_WITHIN = 4_000; // milliseconds; the worker of a page that is reloaded takes a moment to end
const DATA = '/data';

interface Answer extends PyProxy {
  status: number;
  kind: string;
  body: PyProxy;
}
interface Socket extends PyProxy {
  receive(text: string): void;
  close(): void;
}
interface Server extends PyProxy {
  open(): Promise<void>;
  fetch(method: string, address: string, body: string, token: string): Promise<Answer>;
  connect(address: string, hear: (text: string) => void, closed: (code: number) => void): Socket;
}

const tell = (message: FromWorker): void => scope.postMessage(message);

/** Whether this window is the one that plays; it stays so until the worker ends. */
function takeTurn(): Promise<boolean> {
  return new Promise((taken) => {
    const wait = { signal: AbortSignal.timeout(TAKEN_WITHIN) };
    const held = navigator.locks.request(LOCK, wait, () => {
      taken(true);
      return new Promise<never>(() => {});
    });
    held.catch(() => taken(false));
  });
}

const BASE = location.pathname.replace(/\/assets\/.*$|\/[^/]*$/, ''); // where the server stands below its address

const bytes = async (address: string): Promise<ArrayBuffer> => {
  const answer = await fetch(BASE + address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.arrayBuffer();
};

class Saver {
  #saving = false;
  #again = false;

  constructor(private python: PyodideAPI) {}

  /** Bring files and the browser's database together, one way or the other. */
  sync(intoFiles: boolean): Promise<void> {
    return new Promise((done, failed) =>
      this.python.FS.syncfs(intoFiles, (fault: unknown) => (fault ? failed(fault) : done())),
    );
  }

  /** Have what was written kept; while one round is under way the next waits. */
  async save(): Promise<void> {
    this.#again = this.#saving;
    if (this.#saving) return;
    this.#saving = true;
    try {
      await this.sync(false);
      tell({ type: 'saved' });
    } finally {
      this.#saving = false;
    }
    if (this.#again) await this.save();
  }
}

async function startPython(list: LocalFiles): Promise<PyodideAPI> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${BASE}${list.python}pyodide.mjs`)) as typeof import('pyodide');
  const [python, ours, ...wheels] = await Promise.all([
    loadPyodide({ indexURL: BASE + list.python }),
    bytes(list.bundle),
    ...list.wheels.map(bytes),
  ]);
  for (const wheel of wheels) python.unpackArchive(wheel, 'wheel');
  python.unpackArchive(ours, 'zip', { extractDir: '/app' });
  python.FS.mkdirTree(DATA);
  python.FS.mount(python.FS.filesystems.IDBFS, {}, DATA);
  return python;
}

async function start(list: LocalFiles): Promise<(message: ToWorker) => Promise<void>> {
  const python = await startPython(list);
  const saver = new Saver(python);
  await saver.sync(true);
  python.runPython("import sys; sys.path.insert(0, '/app')");
  const make = python.pyimport('regno.web.local.server').LocalServer as (folder: string) => Server;
  const server = make(DATA);
  await server.open();
  const sockets = new Map<number, Socket>();

  return async (message) => {
    if (message.type === 'fetch') {
      const { number, method, address, body, token } = message;
      const answer = await server.fetch(method, address, body, token);
      const sent = answer.body.toJs() as Uint8Array<ArrayBuffer>;
      tell({ type: 'answer', number, status: answer.status, kind: answer.kind, body: sent });
      answer.destroy();
      if (method !== 'GET') void saver.save();
    } else if (message.type === 'open') {
      const { number } = message;
      const hear = (text: string): void => {
        tell({ type: 'heard', number, text });
        void saver.save();
      };
      const closed = (code: number): void => {
        tell({ type: 'closed', number, code });
        sockets.delete(number);
      };
      sockets.set(number, server.connect(message.address, hear, closed));
      tell({ type: 'opened', number });
    } else if (message.type === 'send') sockets.get(message.number)?.receive(message.text);
    else if (message.type === 'close') sockets.get(message.number)?.close();
  };
}

let handle: Promise<(message: ToWorker) => Promise<void>> | undefined;

scope.onmessage = async ({ data }: MessageEvent<ToWorker>) => {
  if (data.type !== 'start') return void (await (await handle)?.(data));
  if (!(await takeTurn())) return tell({ type: 'failed', reason: 'busy' });
  try {
    handle = start(data.list);
    await handle;
    tell({ type: 'ready' });
  } catch (fault) {
    console.warn('Python did not start', fault);
    tell({ type: 'failed', reason: 'broken' });
  }
};
