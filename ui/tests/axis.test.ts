import assert from 'node:assert/strict';
import { test } from 'node:test';
import { axisOf, labelsOf } from '../src/bench/axis.ts';

const write = (value: number): string => String(Math.round(value * 100) / 100);
const labels = (...values: number[]): string[] => labelsOf(axisOf(values), write).map(({ text }) => text);

test('every tick of a few short numbers has its label', () => {
  assert.deepEqual(labels(22.1, 27.8), ['22', '24', '26', '28']);
  assert.deepEqual(labels(4.31, 4.79), ['4.3', '4.4', '4.5', '4.6', '4.7', '4.8']);
});

test('long labels stand at every second tick, and nought keeps its own', () => {
  assert.equal(axisOf([-0.42, 0.07]).ticks.length, 7);
  assert.deepEqual(labels(-0.42, 0.07), ['-0.4', '-0.2', '0']);
});

test('no axis has more letters than it has room for', () => {
  for (let low = -3; low < 3; low += 0.37)
    for (const range of [0.004, 0.05, 0.7, 3, 40, 600]) {
      const all = labels(low, low + range);
      assert.ok(all.length && all.join('').length <= 24, all.join(' '));
    }
});
