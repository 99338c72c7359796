import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spread } from '../src/replay/spread.ts';

test('what lies far apart stays where it is', () => {
  assert.deepEqual(spread([300, 10, 150], 40, 400), [300, 10, 150]);
});

test('what lies close together is moved apart, in its order and within the line', () => {
  assert.deepEqual(spread([100, 90, 110], 40, 400), [130, 90, 170]);
  assert.deepEqual(spread([395, 390, 10], 40, 400), [400, 360, 10]);
});

test('too many for the line begin at its start', () => {
  assert.deepEqual(spread([5, 5, 5], 40, 50), [0, 40, 80]);
});
