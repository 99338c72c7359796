// Talk that was not read yet: what others said since the chat was last open, also after a reload.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { keepRead, readUpTo } from '../src/lib/storage.ts';
import type { Line } from '../src/table/log/eventLog.ts';
import { saidIn } from '../src/table/log/views.ts';

const said = (version: number, seat: number): Line => ({ kind: 'said', seat, text: 'Hello', version });

test('what others say counts, and their notes; nothing else', () => {
  const lines: Line[] = [
    said(3, 0),
    said(4, 1),
    { kind: 'note', seat: 2, text: 'Hold', version: 5 },
    { kind: 'table', what: 'left', seat: 1, version: 6 },
  ];
  assert.deepEqual(saidIn(lines, [0]), [4, 5]);
  assert.deepEqual(saidIn(lines, []), [3, 4, 5]);
});

test('each table remembers how far its talk was read, and the oldest are forgotten', () => {
  assert.equal(readUpTo('one'), 0);
  keepRead('one', 7);
  keepRead('two', 3);
  keepRead('one', 9);
  assert.deepEqual([readUpTo('one'), readUpTo('two')], [9, 3]);
  for (let table = 0; table < 100; table++) keepRead(`t${table}`, 1);
  assert.deepEqual([readUpTo('one'), readUpTo('t0'), readUpTo('t99')], [0, 1, 1]);
});
