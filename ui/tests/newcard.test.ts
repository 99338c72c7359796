import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, cardOf, lacks, tapCrest, tapGain, withNumber } from '../src/chronicles/newcard/quick.ts';

test('a Crest is tapped once, twice, and away; two are the most', () => {
  assert.deepEqual(tapCrest([], 'a'), ['a']);
  assert.deepEqual(tapCrest(['a'], 'a'), ['a', 'a']);
  assert.deepEqual(tapCrest(['a', 'a'], 'a'), []);
  assert.deepEqual(tapCrest(['a', 'b'], 'a'), ['b']);
  assert.deepEqual(tapCrest(['a', 'b'], 'c'), ['b', 'c']);
});

test('a card says what it still lacks', () => {
  assert.equal(lacks('tome', begin('tome/architects'), ' ', 3), 'word');
  assert.equal(lacks('tome', begin('tome/architects'), 'Marble', 3), '');
  assert.equal(lacks('scheme', begin('scheme/plain'), '', 3), 'rows');
  const threat = { action: 'pray', options: [[{ do: 'lose', what: 'honour' }]] };
  assert.equal(lacks('threat', threat, '', 3), 'workers');
  assert.equal(lacks('threat', withNumber(threat, 'workers', 3, 0), '', 3), '');
  assert.equal(lacks('threat', withNumber(threat, 'workers', 2, 1), '', 3), 'workers');
  assert.equal(lacks('demand', begin('demand/2'), '', 3), 'items');
});

test('a new card belongs to its group, has a word in one language and an id of its own', () => {
  assert.deepEqual(begin('demand/2'), { level: 2, met: 2, failed: 5 });
  assert.deepEqual(begin('scheme/artisans'), { steps: [], artisans: true });
  const card = cardOf('tome', begin('tome/paladins'), ' Otto Marmi ', 'it', 0.5);
  assert.deepEqual(card, { id: 'otto-marmi-i000', objective: { it: 'Otto Marmi' }, game: 'paladins', crests: [] });
  assert.notEqual(cardOf('scheme', {}, '', 'en', 0.1).id, cardOf('scheme', {}, '', 'en', 0.2).id);
});

test('what a Townsfolk pays is tapped once more for one more, and away after the most', () => {
  const silver = { do: 'gain', what: 'silver' };
  assert.deepEqual(tapGain([], silver, 2), [silver]);
  assert.deepEqual(tapGain([silver], silver, 2), [{ ...silver, n: 2 }]);
  assert.deepEqual(tapGain([{ ...silver, n: 2 }], silver, 2), []);
  const less = { do: 'lose', what: 'suspicion' };
  assert.deepEqual(tapGain([silver], less, 2), [silver, less]);
  assert.equal(lacks('p_townsfolk', begin('p_townsfolk/'), '', 3), 'trigger');
  assert.equal(lacks('p_townsfolk', { trigger: 'debt', gain: [] }, '', 3), 'gain');
  assert.equal(lacks('p_townsfolk', { trigger: 'debt', gain: [less] }, '', 3), '');
});
