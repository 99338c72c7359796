// Narration: runs of happenings become one line, and a line a sentence of the catalogue.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { gather } from '../src/lib/told.ts';

Object.assign(globalThis, { document: { querySelector: () => null, documentElement: {} } });
Object.defineProperty(globalThis, 'navigator', { value: { languages: ['en'] }, configurable: true });
const { learn, language } = await import('../src/lib/text.svelte.ts');
const { ending, listed, sentence } = await import('../src/lib/tell.ts');
before(() => learn('story', 'proelio'));

type Happenings = Parameters<typeof gather>[0];
const did = (...all: object[]): Happenings => all as Happenings;

test('a run of one kind between the same Houses is one line', () => {
  const lines = gather(
    did(
      { what: 'deploy', who: 0, card: 'shields' },
      { what: 'deploy', who: 0, card: 'shields' },
      { what: 'deploy', who: 0, card: 'tower' },
      { what: 'deploy', who: 1, card: 'tower' },
    ),
  );
  assert.deepEqual(
    lines.map(({ who, seen }) => [who, seen]),
    [
      [0, { shields: 2, tower: 1 }],
      [1, { tower: 1 }],
    ],
  );
});

test('what stands between ends a run, and other kinds are never put together', () => {
  const draw = { what: 'draw', who: 0, back: 'base' };
  assert.equal(gather(did(draw, { what: 'perk', who: 0 }, draw)).length, 3);
  const attack = { what: 'attack', who: 0, whom: 1, back: 'base' };
  assert.equal(gather(did(attack, attack)).length, 2);
});

test('hidden cards are counted by their backs; of some kinds the number is the count', () => {
  assert.deepEqual(
    gather(did({ what: 'draw', who: 0, back: 'base' }, { what: 'draw', who: 0, back: 'imperial' }))[0]!.backs,
    [1, 1],
  );
  assert.deepEqual(gather(did({ what: 'recover', who: 0, card: 'soldiers', number: 3 }))[0]!.seen, { soldiers: 3 });
});

test('a sentence names the Houses and cards, and speaks to the reader', async () => {
  const [told] = gather(did({ what: 'draw', who: 0, back: 'base' }, { what: 'draw', who: 0, back: 'base' }));
  const mine = sentence(told!, 0, 'en111');
  const theirs = sentence(told!, 1, 'en111');
  assert.match(mine, /^You\b/);
  assert.doesNotMatch(theirs, /\bYou\b/);
  assert.match(theirs, /2|two/i);
  await language.speak('it');
  assert.notEqual(sentence(told!, 1, 'en111'), theirs);
  await language.speak('en');
});

test('lists and endings', () => {
  assert.equal(listed([]), '');
  assert.equal(listed(['A']), 'A');
  assert.match(listed(['A', 'B', 'C']), /^A, B and C$/);
  assert.equal(ending('', [], 0), '');
});
