// Links to a moment of a game: by table, or with the whole Record inside.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkTo, recordIn } from '../src/replay/link.ts';

Object.assign(globalThis, { location: { origin: 'http://regno.test' } });

test('a game of this server is named by its table', async () => {
  assert.equal(await linkTo({ table: 'oak-7' }, 12, 'all'), 'http://regno.test/replay/oak-7?move=12&eyes=all');
});

test('a Record travels in the link and comes out as it went in', async () => {
  const record = 'regno record 1\nseat 0 Città\n'.repeat(200);
  const link = new URL(await linkTo({ record }, 3, '1'));
  assert.equal(`${link.pathname}${link.search}`, '/replay?move=3&eyes=1');
  assert.match(link.hash, /^#[\w-]+$/, 'nothing that an address would have to escape');
  assert.ok(link.hash.length < record.length / 10);
  assert.equal(await recordIn(link.hash), record);
});

test('an anchor, nothing, or a link that was cut short carries no Record', async () => {
  const { hash } = new URL(await linkTo({ record: 'regno record 1\n'.repeat(50) }, 0, 'all'));
  for (const cut of ['', '#', '#main', hash.slice(0, -6)]) assert.equal(await recordIn(cut), '', cut);
});
