// Who fell, who won, and what it is to the one who looks.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Shared } from '../src/lib/messages.ts';
import { fallenOf, fateOf, mood } from '../src/table/ending/fates.ts';

const house = (cards: number, fort: number): object => ({ base: cards, imperial: 0, fort });
const over = (ending: string, winners: number[], ...houses: object[]): Shared =>
  ({ ending, winners, houses }) as unknown as Shared;

test('a conquest has one fallen House and one victor', () => {
  const shared = over('conquest', [1], house(0, 0), house(2, 1), house(0, 2));
  assert.deepEqual(
    [0, 1, 2].map((seat) => fateOf(shared, seat)),
    ['fallen', 'victor', ''],
  );
  assert.deepEqual(
    [0, 1, -1].map((seat) => mood(shared, seat)),
    ['lost', 'won', 'none'],
  );
});

test('Winter fells nobody, though somebody may hold nothing', () => {
  const shared = over('winter', [1], house(0, 0), house(2, 1));
  assert.deepEqual(fallenOf(shared), []);
  assert.equal(fateOf(shared, 0), '');
});

test('nothing is marked while the game goes on, nor felt where nobody wins', () => {
  assert.equal(fateOf(over('', [], house(0, 0)), 0), '');
  assert.equal(mood(over('draw', [], house(0, 0), house(0, 0)), 0), 'none');
});
