/**
 * A chronicle that goes on without a connection: a copy of it in this browser's Python, made from the file that was kept
 * while there was a connection, and the changes that wait for the server. Each has a name, so that it is entered once;
 * what is kept here before it is done survives a reload.
 */
import { Refusal } from '../../lib/api';
import { drop, keep, recall } from '../../lib/storage';
import { isKept } from '../../local/files';
import { HERE, isLocal } from '../../local/mark';
import { call, text } from './calls';
import type { Change, Created, View } from './messages';

/** A change that waits for the server, and what it does in words. */
export type Waiting = { change: Change; said: string };
/** A chronicle in this browser alone, and what opens it. */
export type Copy = { id: string; token: string };
/** `steps`: how many the server had before the first that waits. */
type Kept = Copy & { steps: number; waiting: Waiting[] };

const LEFT = 'away-left'; // copies to let go
const SOON = 300; // milliseconds after a change, before its file is fetched

const place = (id: string): string => `away:${id}`;
const address = (id: string): string => `/api/chronicles/${id}`;
const file = (id: string, token: string): Promise<string> => text(`${address(id)}/file`, token);
/** The lines of a journal behind its header. */
const records = (journal: string): string[] => journal.trimEnd().split('\n').slice(1);

/** Whether a chronicle of a server can go on here without it. */
export const canGoOn = (id: string): boolean => !isLocal(id) && isKept();

let soon: ReturnType<typeof setTimeout> | undefined;
/** Have the service worker keep a chronicle's file as it stands now. */
export function keepFile(id: string, token: string): void {
  if (!canGoOn(id) || !navigator.serviceWorker.controller) return;
  clearTimeout(soon);
  soon = setTimeout(() => void file(id, token).catch(() => undefined), SOON);
}

/** Let copies go that are of no use any more. Where Python does not run, they wait until it does. */
export async function forget(...copies: Copy[]): Promise<void> {
  const left = [...recall<Copy[]>(LEFT, []), ...copies];
  keep(LEFT, left);
  const { isRunning } = await import('../../local/server');
  if (!isRunning()) return;
  drop(LEFT);
  for (const { id, token } of left) await call(`${address(id)}/forget`, { token, body: {} }).catch(() => undefined);
}

async function copyOf(chronicle: string, token: string, version: number): Promise<Copy | undefined> {
  const raw = await file(chronicle, token);
  if (records(raw).length !== version) return undefined; // it went on after the file was kept
  const { id, token: opener, damage } = await call<Created>(`${address('import')}${HERE}`, { raw });
  return damage ? undefined : { id, token: opener };
}

export class Away {
  private constructor(
    private chronicle: string,
    private kept: Kept,
  ) {}

  /** What an earlier visit could not send. */
  static recall(chronicle: string): Away | undefined {
    const kept = recall<Kept | null>(place(chronicle), null);
    return kept?.waiting?.length ? new Away(chronicle, kept) : undefined;
  }

  /** Go on from what the page shows; undefined if the file that was kept is of an earlier moment. */
  static async begin(chronicle: string, token: string, { version, steps }: View): Promise<Away | undefined> {
    const copy = await copyOf(chronicle, token, version);
    void forget();
    return copy && new Away(chronicle, { ...copy, steps, waiting: [] });
  }

  get path(): string {
    return address(this.kept.id);
  }
  get token(): string {
    return this.kept.token;
  }
  get copy(): Copy {
    return { id: this.kept.id, token: this.kept.token };
  }
  get steps(): number {
    return this.kept.steps;
  }
  get count(): number {
    return this.kept.waiting.length;
  }
  get first(): Waiting | undefined {
    return this.kept.waiting[0];
  }

  private save(kept: Partial<Kept>): void {
    this.kept = { ...this.kept, ...kept };
    keep(place(this.chronicle), this.kept);
  }

  async view(): Promise<View> {
    return this.asOurs(await call<View>(this.path, { token: this.token }));
  }

  /** The pages know the chronicle by its own name. */
  private asOurs(view: View): View {
    return { ...view, id: this.chronicle };
  }

  /** Do a change here and keep it for the server; raise the Refusal of one that cannot be. */
  async change(change: Change): Promise<View> {
    const before = this.kept.waiting;
    this.save({ waiting: [...before, { change, said: '' }] });
    try {
      return await this.perform(before.length);
    } catch (trouble) {
      if (trouble instanceof Refusal) this.save({ waiting: before });
      throw trouble;
    }
  }

  /** Do what waits at a place; note what it drew and when, so that the server enters just that. */
  private async perform(at: number): Promise<View> {
    const { change } = this.kept.waiting[at]!;
    const body = change.type === 'do' ? { ...change, pack_token: '' } : change; // the pack grows on the server
    const view = await call<View>(this.path, { token: this.token, body });
    const line = records(await file(this.kept.id, this.token))[change.version] ?? '';
    const record = JSON.parse(line.slice(line.indexOf(' '))) as { drawn?: string[]; at?: string };
    const done = change.type === 'do' ? { ...change, drawn: record.drawn ?? [], at: record.at ?? '' } : change;
    const said = view.log.at(-1)?.said[0] ?? '';
    this.save({ waiting: this.kept.waiting.with(at, { change: done, said }) });
    return this.asOurs(view);
  }

  /** After a reload: the copy as it was, or made anew, with all that waits done in it. */
  async resume(token: string): Promise<View> {
    const first = this.first!.change.version;
    const found = await this.view().catch(async (trouble: unknown) => {
      if (!(trouble instanceof Refusal)) throw trouble;
      const copy = await copyOf(this.chronicle, token, first);
      if (!copy) throw trouble;
      this.save(copy);
      return this.view();
    });
    let view = found;
    for (const [at, { change }] of this.kept.waiting.entries())
      if (change.version >= found.version) view = await this.perform(at);
    return view;
  }

  /** The server has entered the first that waited; so many steps are in its log now. */
  sent(steps: number): void {
    this.save({ steps, waiting: this.kept.waiting.slice(1) });
  }

  /** What is left of the changes that wait, once those taken back are left out. */
  deeds(): Waiting[] {
    const done: Waiting[] = [];
    const undone: Waiting[] = [];
    const takeBack = (count: number): void =>
      void undone.push(...done.splice(Math.max(0, done.length - count)).reverse());
    for (const each of this.kept.waiting) {
      if (each.change.type === 'undo') takeBack(each.change.count ?? 1);
      else if (each.change.type === 'redo') done.push(...undone.splice(-(each.change.count ?? 1)).reverse());
      else {
        takeBack(each.change.instead ?? 0);
        undone.length = 0;
        done.push({ ...each, change: { ...each.change, instead: 0 } });
      }
    }
    return done;
  }

  /** Nothing waits any more, or it waits elsewhere. */
  end(): void {
    drop(place(this.chronicle));
  }
}
