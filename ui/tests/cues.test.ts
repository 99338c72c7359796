import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cueOf, type Heard, type Moment } from '../src/looks/cues.ts';

const told = (what: string, who = 1): Heard => ({ kind: 'told', told: { what, who } });
const at = (lines: Heard[], phase = 'playing', isLow = false): Moment => ({ lines, phase, isLow });
const before = [told('draw')];

test('a card that is played sounds, and what was there before does not', () => {
  assert.equal(cueOf(at(before), at([...before, told('attack')])), 'move');
  assert.equal(cueOf(at(before), at(before)), null);
});

test('talk and what the table itself does are silent', () => {
  assert.equal(cueOf(at(before), at([...before, { kind: 'said' }])), null);
  assert.equal(cueOf(at(before), at([...before, told('shuffle', -1)])), null);
});

test('a reveal is heard above the move that made it', () => {
  assert.equal(cueOf(at(before), at([...before, told('deploy'), told('reveal')])), 'reveal');
});

test('short time is said once, when it becomes short', () => {
  assert.equal(cueOf(at(before), at(before, 'playing', true)), 'low');
  assert.equal(cueOf(at(before, 'playing', true), at(before, 'playing', true)), null);
});

test('the end is heard once, also with its last card', () => {
  assert.equal(cueOf(at(before), at([...before, told('fall')], 'over')), 'end');
  assert.equal(cueOf(at(before), at(before, 'stopped')), 'end');
  assert.equal(cueOf(at(before, 'over'), at(before, 'over')), null);
});

test('a page that is opened in the middle of a game is silent', () => {
  assert.equal(cueOf(at([], 'open'), at(before)), null);
  assert.equal(cueOf(at([]), at(Array.from({ length: 30 }, () => told('draw')))), null);
});
