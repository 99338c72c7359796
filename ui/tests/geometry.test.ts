// Where Houses and attacks lie: a place of its own for each, and a road wherever an attack can lie.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PLACES, ROADS } from '../src/table/board/geometry.ts';

test('each number of Houses has as many seats and attacks, all in different places', () => {
  assert.deepEqual(Object.keys(PLACES).map(Number), [3, 4, 5, 6]);
  for (const [houses, { seats, attacks }] of Object.entries(PLACES)) {
    assert.equal(new Set(seats).size, Number(houses));
    assert.equal(new Set(attacks).size, Number(houses));
    assert.equal(seats[0], 'p0', 'the reader sits at the bottom');
  }
});

test('every place of an attack has its road', () => {
  for (const { attacks } of Object.values(PLACES)) for (const place of attacks) assert.ok(ROADS[place], place);
});

test('chevrons lie on the board, in pairs that mirror each other', () => {
  for (const { chevrons } of Object.values(PLACES))
    for (const [x, y, turn] of chevrons) {
      assert.ok(x > 0 && x < 100 && y > 0 && y < 100);
      assert.ok(chevrons.some(([otherX, otherY, other]) => otherX === 100 - x && otherY === y && other === -turn));
    }
});
