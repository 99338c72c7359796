/**
 * One open chronicle. A change is kept in the browser until the server has answered it, and asked again under the same
 * name after a broken connection: so nothing is lost and nothing is done twice. Other devices' changes come by themselves.
 */
import { Refusal } from '../../lib/api';
import { drop, keep, recall } from '../../lib/storage';
import { language } from '../../lib/text.svelte';
import { call, Lost, text } from './calls';
import { openWith } from './holding';
import type { Entry, View } from './types';

type Change =
  | { type: 'do'; command: string; arguments: Record<string, unknown>; instead: number }
  | { type: 'undo' | 'redo'; count: number };
type Pending = Change & { request: string; version: number };
type Whole = View & { may_write: boolean; reading_token: string };

const AGAIN = [400, 800, 1500, 3000, 5000];
const BEAT = 8_000;
const SETTLE = 450;
const UNKNOWN = 4404;
const NEVER = -1; // on a first visit nothing is news

const SILENT = ['tick', 'house-rule', 'figure']; // reports whose effect stands where they were made

const isOptional = (view: View, command: string): boolean =>
  view.now.some((step) => step.command === command && step.optional);
/** The command that the game waits for. */
const dueIn = (view: View): string => view.now.find((step) => !step.optional)?.command ?? '';
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Session {
  view = $state.raw<View>();
  mayWrite = $state(false);
  readingToken = $state('');
  fault = $state(''); // it cannot be opened
  refusal = $state(''); // the last change was refused
  lost = $state(false);
  busy = $state(false);
  seen = $state(0); // entries whose outcome was read
  report = $state.raw<Entry>(); // the latest of one's own reports, which needs no answer but may be undone
  settling = $state(false); // a change was just made: the second of two quick taps belongs to what stood there before
  turned = $state(0); // how often a change made here has turned the panel to something else
  token = '';
  private socket: WebSocket | undefined;
  private over = false;
  private missed = 0;
  private settled: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.seen = recall(`seen:${id}`, NEVER);
  }

  /** Open it, send what an earlier visit could not, and listen; the answer ends all that. */
  start(): () => void {
    void this.load().then(() => {
      this.listen(); // only now: what was just loaded is not sent a second time
      return this.sendWaiting();
    });
    const beat = setInterval(() => this.beat(), BEAT);
    const back = (): void => this.reconnect();
    addEventListener('online', back);
    return () => {
      this.over = true;
      this.socket?.close();
      clearInterval(beat);
      removeEventListener('online', back);
    };
  }

  async load(): Promise<void> {
    for (let turn = 0; !this.over; turn++) {
      try {
        const { token, whole } = await openWith('chronicles', this.id, (token) =>
          call<Whole>(`/api/chronicles/${this.id}`, { token }),
        );
        this.token = token;
        this.mayWrite = whole.may_write;
        this.readingToken = whole.reading_token;
        this.show(whole, true);
        this.fault = '';
        return;
      } catch (trouble) {
        if (!(trouble instanceof Lost)) return void (this.fault = String((trouble as Error).message));
        this.lost = true;
        await pause(AGAIN[Math.min(turn, AGAIN.length - 1)]!);
      }
    }
  }

  private show(view: View, always = false): void {
    if (!always && this.view && view.version < this.view.version) return;
    this.view = view;
    this.lost = false;
    if (this.seen > view.steps || this.seen === NEVER) this.acknowledge();
  }

  /** What happened was read. */
  acknowledge(): void {
    this.seen = this.view?.steps ?? 0;
    keep(`seen:${this.id}`, this.seen);
  }

  private settle(): void {
    this.settling = true;
    clearTimeout(this.settled);
    this.settled = setTimeout(() => (this.settling = false), SETTLE);
  }

  /** What happened was read, and the next step is asked for. */
  readOn(): void {
    this.settle();
    this.acknowledge();
    this.turned++;
  }

  get last(): Entry | undefined {
    return this.view?.log.at(-1);
  }

  // ------------------------------------------------------------ changes

  do(command: string, args: Record<string, unknown> = {}, instead = 0): Promise<boolean> {
    return this.change({ type: 'do', command, arguments: args, instead });
  }

  undo(count = 1): Promise<boolean> {
    return this.change({ type: 'undo', count });
  }

  redo(count = 1): Promise<boolean> {
    return this.change({ type: 'redo', count });
  }

  private async change(change: Change): Promise<boolean> {
    if (!this.view || this.busy || !this.mayWrite) return false;
    const before = this.view;
    const pending = { ...change, request: crypto.randomUUID?.() ?? String(Math.random()), version: this.view.version };
    keep(`pending:${this.id}`, pending);
    const done = await this.send(pending);
    if (done) this.follow(change, before);
    return done;
  }

  /** After a change: a report is told in passing; whatever else happened is told by the panel, which then has the focus. */
  private follow(change: Change, before: View): void {
    this.settle();
    const isReport = change.type === 'do' && isOptional(before, change.command);
    if (isReport) this.report = SILENT.includes(change.command) ? undefined : this.last;
    else this.report = undefined;
    if (change.type !== 'do' || isReport) this.acknowledge();
    else if (!change.instead) this.seen = Math.min(this.seen, before.steps);
    if (!isReport || dueIn(before) !== dueIn(this.view!)) this.turned++;
  }

  private async sendWaiting(): Promise<void> {
    const waiting = recall<Pending | null>(`pending:${this.id}`, null);
    if (waiting && this.mayWrite) await this.send(waiting);
  }

  private async send(pending: Pending): Promise<boolean> {
    this.busy = true;
    this.refusal = '';
    try {
      for (let turn = 0; !this.over; turn++) {
        try {
          this.show(await call<View>(`/api/chronicles/${this.id}`, { token: this.token, body: pending }), true);
          drop(`pending:${this.id}`);
          return true;
        } catch (trouble) {
          if (trouble instanceof Refusal) {
            drop(`pending:${this.id}`);
            this.refusal = trouble.message;
            if (trouble.trouble.reason === 'moved-on') await this.load();
            return false;
          }
          this.lost = true;
          await pause(AGAIN[Math.min(turn, AGAIN.length - 1)]!);
        }
      }
      return false;
    } finally {
      this.busy = false;
    }
  }

  // ------------------------------------------------------------ hearing of others

  private listen(turn = 0): void {
    if (this.over || !this.token || this.fault) return;
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws/chronicles/${this.id}`);
    this.socket = socket;
    socket.onopen = () =>
      socket.send(JSON.stringify({ token: this.token, language: language.current, have: this.view?.version ?? -1 }));
    socket.onmessage = (event: MessageEvent<string>) => {
      this.missed = 0;
      this.lost = false;
      const told = JSON.parse(event.data) as View & { type?: string };
      if (told.type !== 'still') this.show(told);
    };
    socket.onclose = (event) => {
      if (this.over || socket !== this.socket || event.code === UNKNOWN) return;
      this.lost = true;
      setTimeout(() => this.listen(turn + 1), AGAIN[Math.min(turn, AGAIN.length - 1)]!);
    };
  }

  /** A word now and then: a line that gives no answer is dead even if nobody has said so. */
  private beat(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (++this.missed > 1) return this.reconnect();
    this.socket.send('still there?');
  }

  reconnect(): void {
    const old = this.socket;
    this.socket = undefined;
    old?.close();
    this.missed = 0;
    this.lost = this.lost || old?.readyState !== WebSocket.OPEN;
    this.listen();
  }

  /** In another language everything is told anew. */
  async retell(): Promise<void> {
    await this.load();
    this.reconnect();
  }

  /** What a command would bring about, or why it would be refused; nothing changes. */
  foretell(command: string, args: Record<string, unknown>): Promise<{ said: string[]; refused: string }> {
    return call(`/api/chronicles/${this.id}/foretell`, { token: this.token, body: { command, arguments: args } });
  }

  /** The whole log, the first step first; or so many steps before a number. */
  log(before?: number, latest?: number): Promise<{ log: Entry[] }> {
    const part = before === undefined ? '' : `?before=${before}&latest=${latest}`;
    return call(`/api/chronicles/${this.id}/log${part}`, { token: this.token });
  }

  file(): Promise<string> {
    return text(`/api/chronicles/${this.id}/file`, this.token);
  }
}
