/**
 * One open chronicle. A change is kept in the browser until the server has answered it, and asked again under the same
 * name after a broken connection: so nothing is lost and nothing is done twice. Other devices' changes come by themselves.
 */
import { Refusal } from '../../lib/api';
import { drop, keep, recall } from '../../lib/storage';
import { language } from '../../lib/text.svelte';
import { call, Lost, text } from './calls';
import { hold, openWith, tokenOf } from './holding';
import { LiveLink, type Condition } from '../../lib/live.svelte';
import type { Change, ChronicleLog, CommandPreview, Created, Entry, View, Whole } from './messages';

/** A change without what every change has. */
type Wanted = Change extends infer C ? (C extends Change ? Omit<C, 'request' | 'version'> : never) : never;

/** A change that waits for the server: its step by name, and how many steps there were when it was entered. */
type Waiting = { change: Change; name: string; steps: number };
/** A step that was entered here without a connection, while others went on. */
export type Conflict = { mine: Change & { type: 'do' }; name: string; theirs: Entry[] };

const AGAIN = [400, 800, 1500, 3000, 5000];
const SETTLE = 450;
const NEVER = -1; // on a first visit nothing is news

const SILENT = ['tick', 'house-rule', 'figure', 'card', 'colour']; // reports whose effect stands where they were made
const OWN = ['bump', 'revise', 'card', 'colour']; // what the game waits for and a player does: a report all the same

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
  conflict = $state.raw<Conflict>();
  lost = $state(false);
  busy = $state(false);
  seen = $state(0); // entries whose outcome was read
  report = $state.raw<Entry>(); // the latest of one's own reports, which needs no answer but may be undone
  settling = $state(false); // a change was just made: the second of two quick taps belongs to what stood there before
  turned = $state(0); // how often a change made here has turned the panel to something else
  token = '';
  private link: ChronicleLink | undefined;
  private over = false;
  private settled: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.seen = recall(`seen:${id}`, NEVER);
    this.conflict = recall<Conflict | undefined>(`conflict:${id}`, undefined);
  }

  /** Open it, send what an earlier visit could not, and listen; the answer ends all that. */
  start(): () => void {
    void this.load().then(() => {
      this.listen(); // only now: what was just loaded is not sent a second time
      return this.sendWaiting();
    });
    return () => {
      this.over = true;
      this.link?.close();
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

  /** A token to hand on. A device that has none of its own, but its key, has one made. */
  async linkToken(which: 'write' | 'read'): Promise<string> {
    if (!this.readingToken) {
      this.token = (await call<Created>(`/api/chronicles/${this.id}/link`, { token: this.token, body: {} })).token;
      this.readingToken = (await call<Whole>(`/api/chronicles/${this.id}`, { token: this.token })).reading_token;
      hold('chronicles', this.id, this.token);
    }
    return which === 'write' ? this.token : this.readingToken;
  }

  private show(view: View, always = false): void {
    if (!always && this.view && view.version < this.view.version) return;
    this.view = view;
    if (this.link) this.link.version = view.version;
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
    const pack = command === 'card' ? this.view?.packs[0]?.id : undefined; // a card that is told joins its owner's pack
    const grows = pack ? { pack_token: tokenOf('packs', pack) } : {};
    return this.change({ type: 'do', command, arguments: args, instead, ...grows });
  }

  undo(count = 1): Promise<boolean> {
    return this.change({ type: 'undo', count });
  }

  redo(count = 1): Promise<boolean> {
    return this.change({ type: 'redo', count });
  }

  private async change(change: Wanted): Promise<boolean> {
    if (!this.view || this.busy || !this.mayWrite) return false;
    const before = this.view;
    const pending = { ...change, request: crypto.randomUUID?.() ?? String(Math.random()), version: this.view.version };
    const command = change.type === 'do' ? change.command : '';
    const name = before.now.find((step) => step.command === command)?.name ?? '';
    const waiting = { change: pending, name, steps: before.steps };
    keep(`pending:${this.id}`, waiting);
    const done = await this.send(waiting);
    if (done) this.follow(change, before);
    return done;
  }

  /** After a change: a report is told in passing; whatever else happened is told by the panel, which then has the focus. */
  private follow(change: Wanted, before: View): void {
    this.settle();
    const isReport = change.type === 'do' && (OWN.includes(change.command) || isOptional(before, change.command));
    if (isReport) this.report = SILENT.includes(change.command) ? undefined : this.last;
    else this.report = undefined;
    if (change.type !== 'do' || isReport) this.acknowledge();
    else if (!change.instead) this.seen = Math.min(this.seen, before.steps);
    if (!isReport || dueIn(before) !== dueIn(this.view!)) this.turned++;
  }

  private async sendWaiting(): Promise<void> {
    const waiting = recall<Waiting | null>(`pending:${this.id}`, null);
    if (waiting?.change && this.mayWrite) await this.send(waiting, true);
  }

  /** Enter what others came in between of, as things stand now; or leave it out. */
  async resolve(again: boolean): Promise<void> {
    const mine = this.conflict?.mine;
    this.conflict = undefined;
    drop(`conflict:${this.id}`);
    if (again && mine) await this.do(mine.command, mine.arguments);
  }

  /** Others went on while a step waited for its connection: it is kept, and shown beside what they entered. */
  private clash({ change, name, steps }: Waiting): void {
    if (change.type !== 'do') return;
    const theirs = (this.view?.log ?? []).filter((entry) => entry.number > steps);
    this.conflict = { mine: change, name, theirs };
    keep(`conflict:${this.id}`, this.conflict);
  }

  private async send(waiting: Waiting, isLate = false): Promise<boolean> {
    const pending = waiting.change;
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
            const hasMovedOn = trouble.trouble.reason === 'moved-on';
            if (hasMovedOn) await this.load();
            if (hasMovedOn && (isLate || turn) && pending.type === 'do') this.clash(waiting);
            else this.refusal = trouble.message;
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

  private listen(): void {
    if (this.over || !this.token || this.fault) return;
    this.link = new ChronicleLink(this);
    this.link.version = this.view?.version ?? NEVER;
    this.link.start();
  }

  /** The chronicle as a change of somebody else has left it. */
  hear(view: View): void {
    this.show(view);
  }

  /** In another language everything is told anew. */
  async retell(): Promise<void> {
    await this.load();
    this.link?.again();
  }

  /** What a command would bring about, or why it would be refused; nothing changes. */
  foretell(command: string, args: Record<string, unknown>): Promise<CommandPreview> {
    return call(`/api/chronicles/${this.id}/foretell`, { token: this.token, body: { command, arguments: args } });
  }

  /** The whole log, the first step first; or so many steps before a number. */
  log(before?: number, latest?: number): Promise<ChronicleLog> {
    const part = before === undefined ? '' : `?before=${before}&latest=${latest}`;
    return call(`/api/chronicles/${this.id}/log${part}`, { token: this.token });
  }

  file(): Promise<string> {
    return text(`/api/chronicles/${this.id}/file`, this.token);
  }
}

/** The connection by which other devices' changes come. */
class ChronicleLink extends LiveLink<never, View> {
  constructor(private session: Session) {
    super(`chronicles/${session.id}`);
  }

  protected override greeting(): object {
    return { token: this.session.token, language: language.current };
  }

  protected override hear(view: View): void {
    this.session.hear(view);
  }

  protected override turned(condition: Condition): void {
    if (condition !== 'gone') this.session.lost = condition === 'lost';
  }
}
