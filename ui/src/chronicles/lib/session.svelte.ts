/**
 * One open chronicle. A change is kept in the browser until the server has answered it, and asked again under the same
 * name after a broken connection: so nothing is lost and nothing is done twice. Where Python was fetched, the chronicle
 * goes on in the browser meanwhile, and all its steps are sent later. Other devices' changes come by themselves.
 */
import { untrack } from 'svelte';
import { Refusal } from '../../lib/api';
import { drop, keep, recall } from '../../lib/storage';
import { language } from '../../lib/text.svelte';
import { Away, canGoOn, forget, keepFile, type Copy, type Waiting } from './away';
import { call, Lost, text } from './calls';
import { hold, openWith, tokenOf } from './holding';
import { LiveLink, type Condition } from '../../lib/live.svelte';
import type { Change, ChronicleLog, CommandPreview, Created, Entry, View, Whole } from './messages';

/** A change without what every change has. */
type Wanted = Change extends infer C ? (C extends Change ? Omit<C, 'request' | 'version'> : never) : never;

/** The one change that is on its way, and how many steps there were when it was made. */
type Pending = Waiting & { steps: number };
/** Steps that were entered here without a connection, while others went on; `copy`: the chronicle as it went on here. */
export type Conflict = { mine: Waiting[]; theirs: Entry[]; count: number; copy?: Copy };

const AGAIN = [400, 800, 1500, 3000, 5000];
const PATIENT = 3; // tries before a chronicle goes on without the server
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
  waking = $state(false); // Python is being started
  waits = $state(0); // steps made here that the server does not have yet
  busy = $state(false);
  seen = $state(0); // entries whose outcome was read
  report = $state.raw<Entry>(); // the latest of one's own reports, which needs no answer but may be undone
  settling = $state(false); // a change was just made: the second of two quick taps belongs to what stood there before
  turned = $state(0); // how often a change made here has turned the panel to something else
  token = '';
  private link: ChronicleLink | undefined;
  private away: Away | undefined;
  private stays = false; // it could not go on here, and will not
  private over = false;
  bringing = $state(false);
  private settled: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    this.seen = recall(`seen:${id}`, NEVER);
    const conflict = recall<Conflict | null>(`conflict:${id}`, null);
    if (Array.isArray(conflict?.mine)) this.conflict = conflict;
  }

  /** Open it, send what an earlier visit could not, and listen; the answer ends all that. */
  start(): () => void {
    // untracked: whoever starts it in an effect does not start it again with every change
    const opened = untrack(() => this.open());
    void opened.then(() => {
      this.listen(); // only now: what was just loaded is not sent a second time
      return this.sendPending();
    });
    return () => {
      this.over = true;
      this.link?.close();
    };
  }

  private async open(): Promise<void> {
    this.away = Away.recall(this.id);
    if (this.away) {
      this.token = tokenOf('chronicles', this.id);
      this.waits = this.away.count;
      await this.bring();
    }
    if (this.away) await this.resume();
    else if (!this.view) await this.load();
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
    this.lost = !!this.away;
    if (!this.away && this.mayWrite) keepFile(this.id, this.token);
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

  /** Where it stands now: on the server, or in this browser until there is a connection. */
  get place(): { path: string; token: string } {
    return this.away ?? { path: `/api/chronicles/${this.id}`, token: this.token };
  }

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
    const waiting = { change: pending, said: name, steps: before.steps };
    const done = this.away ? await this.changeHere(pending) : await this.send(waiting);
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

  private async sendPending(): Promise<void> {
    const pending = recall<Pending | null>(`pending:${this.id}`, null);
    if (pending?.change && this.mayWrite && !this.away) await this.send(pending, true);
  }

  private async send(pending: Pending, isLate = false): Promise<boolean> {
    keep(`pending:${this.id}`, pending);
    this.busy = true;
    this.refusal = '';
    try {
      for (let turn = 0; !this.over; turn++) {
        try {
          const body = pending.change;
          this.show(await call<View>(`/api/chronicles/${this.id}`, { token: this.token, body }), true);
          drop(`pending:${this.id}`);
          return true;
        } catch (trouble) {
          if (trouble instanceof Refusal) {
            const hasMovedOn = trouble.trouble.reason === 'moved-on';
            if (hasMovedOn) await this.load(); // the step stays kept meanwhile, lest a reload lose it
            if (hasMovedOn && (isLate || turn) && pending.change.type === 'do') this.clash([pending], pending.steps);
            else this.refusal = trouble.message;
            drop(`pending:${this.id}`);
            return false;
          }
          this.lost = true;
          if ((turn >= PATIENT || !navigator.onLine) && (await this.goOnHere())) return this.changeHere(pending.change);
          await pause(AGAIN[Math.min(turn, AGAIN.length - 1)]!);
        }
      }
      return false;
    } finally {
      this.busy = false;
    }
  }

  // ------------------------------------------------------------ going on without a connection

  /** Let the chronicle go on in this browser; whether that can be. */
  private async goOnHere(): Promise<boolean> {
    if (this.away || this.stays || !this.view || !canGoOn(this.id)) return !!this.away;
    this.waking = true;
    try {
      this.away = await Away.begin(this.id, this.token, this.view);
    } catch {
      // Python does not start here, or another window plays
    }
    this.waking = false;
    this.stays = !this.away;
    return !!this.away;
  }

  /** Make a change here that the server hears of later. */
  private async changeHere(change: Change): Promise<boolean> {
    const away = this.away!;
    this.busy = true;
    this.refusal = '';
    try {
      this.show(await away.change(change), true);
      drop(`pending:${this.id}`);
      return true;
    } catch (trouble) {
      if (trouble instanceof Refusal) drop(`pending:${this.id}`);
      this.refusal = (trouble as Error).message;
      return false;
    } finally {
      this.waits = away.count;
      this.busy = false;
      if (this.link?.condition === 'open') void this.bring(); // it came back in between
    }
  }

  /** After a reload without a connection: what went on here is shown again. */
  private async resume(): Promise<void> {
    this.waking = true;
    try {
      const view = await this.away!.resume(this.token);
      this.mayWrite = true;
      this.show(view, true);
    } catch {
      await this.load(); // what waits is sent all the same
    } finally {
      this.waking = false;
    }
  }

  /** Send what went on here, one change after the other; what the server has already it does not enter again. */
  async bring(): Promise<void> {
    const { away } = this;
    this.stays = false;
    if (!away || this.bringing) return;
    this.bringing = this.busy = true;
    try {
      for (let first = away.first; first; first = away.first) {
        const body = first.change;
        away.sent((await call<View>(`/api/chronicles/${this.id}`, { token: this.token, body })).steps);
        this.waits = away.count;
      }
      await this.comeBack(away);
      void forget(away.copy);
    } catch (trouble) {
      if (trouble instanceof Refusal) await this.refusedLate(away, trouble);
      else this.lost = true; // the connection comes again, and so does this
    } finally {
      this.bringing = this.busy = false;
    }
  }

  private async comeBack(away: Away): Promise<void> {
    this.away = undefined;
    await this.load();
    away.end();
    this.waits = 0;
  }

  /** The server refuses what went on here: it is shown beside what others entered, and nothing of it is lost. */
  private async refusedLate(away: Away, { trouble, message }: Refusal): Promise<void> {
    if (trouble.seconds) return void setTimeout(() => void this.bring(), 1000 * trouble.seconds);
    const mine = away.deeds();
    this.clash(mine, away.steps, away.copy);
    await this.comeBack(away);
    this.clash(mine, away.steps, away.copy);
    if (trouble.reason !== 'moved-on') this.refusal = message;
  }

  /** Others went on while steps waited for a connection: these are kept, and shown beside what they entered. */
  private clash(mine: Waiting[], steps: number, copy?: Copy): void {
    if (!mine.length) return;
    const theirs = (this.view?.log ?? []).filter((entry) => entry.number > steps);
    const count = Math.max(0, (this.view?.steps ?? 0) - steps);
    this.setConflict({ mine, theirs, count, ...(copy && { copy }) });
  }

  private setConflict(conflict: Conflict | undefined): void {
    this.conflict = conflict;
    if (conflict) keep(`conflict:${this.id}`, conflict);
    else drop(`conflict:${this.id}`);
  }

  /** Decide about it when the chronicle is opened again. */
  postpone(): void {
    this.conflict = undefined;
  }

  /**
   * Enter what others came in between of, as things stand now, as far as it can be; leave it out; or keep the chronicle as
   * it went on here as one of its own.
   */
  async resolve(way: 'enter' | 'drop' | 'copy'): Promise<void> {
    const { mine, copy, ...rest } = this.conflict!;
    if (way === 'copy' && copy) hold('chronicles', copy.id, copy.token);
    if (way === 'enter')
      for (const [at, { change }] of mine.entries()) {
        const { request: _name, version: _version, ...wanted } = change;
        if (!(await this.change(wanted)))
          return this.setConflict({ ...rest, mine: mine.slice(at), ...(copy && { copy }) });
      }
    this.setConflict(undefined);
    if (way !== 'copy' && copy) void forget(copy);
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
    if (!this.away) this.show(view);
  }

  /** In another language everything is told anew. */
  async retell(): Promise<void> {
    if (this.away) return this.show(await this.away.view(), true);
    await this.load();
    this.link?.again();
  }

  /** What a command would bring about, or why it would be refused; nothing changes. */
  foretell(command: string, args: Record<string, unknown>): Promise<CommandPreview> {
    const { path, token } = this.place;
    return call(`${path}/foretell`, { token, body: { command, arguments: args } });
  }

  /** The whole log, the first step first; or so many steps before a number. */
  log(before?: number, latest?: number): Promise<ChronicleLog> {
    const part = before === undefined ? '' : `?before=${before}&latest=${latest}`;
    return call(`${this.place.path}/log${part}`, { token: this.place.token });
  }

  file(): Promise<string> {
    return text(`${this.place.path}/file`, this.place.token);
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
    if (condition === 'open') void this.session.bring();
    if (condition !== 'gone') this.session.lost = condition === 'lost';
  }
}
