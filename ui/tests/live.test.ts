// The connection to a live document: greeting, answers, loss and return, and a line that has gone dead.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';

type Message = Record<string, unknown>;

class FakeSocket {
  static OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Message[] = [];
  onopen = (): void => {};
  onmessage = (_event: { data: string }): void => {};
  onclose = (_event: { code: number }): void => {};
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Message);
  }
  tell(message: Message): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  /** Accept the latest request. */
  accept(more: Message = {}): void {
    this.tell({ type: 'accepted', id: this.sent.at(-1)!.id, version: 7, ...more });
  }
  close(): void {
    this.readyState = 3; // and later, when nobody listens any more, it says so
  }
  /** The other side or the network has closed it. */
  lose(code: number): void {
    this.close();
    this.onclose({ code });
  }
}

const kept = new Map<string, string>();
Object.assign(globalThis, {
  WebSocket: FakeSocket,
  location: { origin: 'http://regno.test' },
  localStorage: {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  },
  addEventListener: () => {},
  removeEventListener: () => {},
  document: {
    querySelector: () => null,
    hidden: false,
    addEventListener: () => {},
    removeEventListener: () => {},
    documentElement: {},
  },
  window: globalThis,
});
const { TableLink } = await import('../src/lib/socket.svelte.ts');
const { keepToken } = await import('../src/lib/storage.ts');

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};
let heard: Message[] = [];
const link = (have = -1) => new TableLink('oak', 'en', (message) => heard.push(message as never), have);
const latest = (): FakeSocket => FakeSocket.all.at(-1)!;
async function opened(one: FakeSocket): Promise<void> {
  one.open();
  one.accept();
  await settled();
}

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval'] });
  FakeSocket.all = [];
  heard = [];
  kept.clear();
});
afterEach(() => mock.timers.reset());

test('it greets with what it has, and a request is kept or broken by its answer', async () => {
  const table = link(5);
  assert.equal(latest().address, 'ws://regno.test/ws/oak');
  latest().open();
  assert.deepEqual(latest().sent, [{ type: 'hello', have: 5, language: 'en', id: 1 }]);
  latest().accept();
  await settled();
  assert.equal(table.condition, 'open');
  const done = table.ask({ type: 'begin' });
  latest().accept();
  assert.equal((await done).version, 7);
  const refused = table.ask({ type: 'begin' });
  latest().tell({ type: 'refused', id: latest().sent.at(-1)!.id, reason: 'no', text: 'not now' });
  await assert.rejects(refused, /Not now\./);
  table.close();
});

test('a token that the table does not know gives way to none', async () => {
  keepToken('oak', 'an old token');
  const table = link();
  latest().open();
  assert.equal(latest().sent[0]!.token, 'an old token');
  latest().tell({ type: 'refused', id: 1, reason: 'unknown-token', text: 'unknown' });
  await settled();
  assert.deepEqual(latest().sent[1], { type: 'hello', have: -1, language: 'en', id: 2 });
  latest().accept();
  await settled();
  assert.equal(table.condition, 'open');
  table.close();
});

test('after a loss it comes back with the version it has heard of, later each time', async () => {
  const table = link();
  await opened(latest());
  latest().tell({ type: 'event', version: 9 });
  const broken = table.ask({ type: 'begin' });
  latest().lose(1006);
  await assert.rejects(broken);
  assert.equal(table.condition, 'lost');
  for (const wait of [400, 800, 1600, 3200, 4000, 4000]) {
    const before = FakeSocket.all.length;
    mock.timers.tick(wait - 1);
    assert.equal(FakeSocket.all.length, before, `not before ${wait} ms`);
    mock.timers.tick(1);
    assert.equal(FakeSocket.all.length, before + 1);
    latest().lose(1006);
  }
  mock.timers.tick(4000);
  latest().open();
  assert.equal(latest().sent[0]!.have, 9);
  table.close();
});

test('where there is no such document it does not come back', async () => {
  const table = link();
  latest().lose(4404);
  mock.timers.tick(60_000);
  assert.equal(table.condition, 'gone');
  assert.equal(FakeSocket.all.length, 1);
  table.close();
});

test('a line that no longer answers is given up, and one that answers is kept', async () => {
  const table = link();
  await opened(latest());
  mock.timers.tick(8_000);
  assert.equal(latest().sent.at(-1)!.type, 'ping');
  latest().accept();
  await settled();
  mock.timers.tick(8_000);
  assert.equal(FakeSocket.all.length, 1, 'the first ping was answered');
  mock.timers.tick(12_000);
  assert.equal(table.condition, 'lost');
  mock.timers.tick(400);
  assert.equal(FakeSocket.all.length, 2);
  table.close();
});
