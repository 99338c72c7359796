import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TableSeen } from '../src/lib/answers';
import { news } from '../src/lobby/news';

const game = (table: string, more: object = {}): TableSeen =>
  ({
    table,
    phase: 'playing',
    yours: [1],
    your_choice: false,
    seats: [{ kind: 'person' }, { kind: 'person' }],
    ...more,
  }) as unknown as TableSeen;
const kept = game('kept', { phase: 'open', seats: [{ kind: 'person' }, { kind: 'reserved' }] });
const kinds = (before: TableSeen[], now: TableSeen[]): string[] => news(before, now).map(({ kind }) => kind);

test('a turn and a seat that is kept are news once', () => {
  const turn = game('a', { your_choice: true });
  assert.deepEqual(kinds([game('a')], [turn, kept]), ['your-choice', 'invited']);
  assert.deepEqual(kinds([turn, kept], [turn, kept]), []);
});

test('a seat that is kept for somebody else, or was taken, is none', () => {
  assert.deepEqual(kinds([], [{ ...kept, yours: [0] }]), []);
  assert.deepEqual(kinds([kept], [game('kept', { phase: 'open' })]), []);
});
