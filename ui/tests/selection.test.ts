// What may be picked, what is picked, and which moves that makes, from what the server sent.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MoveSelection } from '../src/table/choice/selection.svelte.ts';

type Scene = ConstructorParameters<typeof MoveSelection>[0];
const may = (move: string, source = 'hand') => {
  const [verb, card = ''] = move.split(' ');
  const parts = { verb, card, source: card && source, target: -1, slot: verb };
  return { move, ...parts, label: move, reason: '', why: '', outcome: null };
};
const refused = (move: string) => ({ ...may(move), reason: 'over_level', why: 'The wall is too low.' });
const NONE = {
  verb: 'deploy',
  cards: {},
  worth: {},
  least: 0,
  most: 9,
  gold_least: 0,
  gold_most: 9,
  ends_at: 0,
  stop: '',
};

/** A choice of House 0. */
function choice(kind: string, hand: object, candidates: object[], several: object | null = null, more: object = {}) {
  const shared = { who: 0, kind, defence: 2, houses: [{ fort: 0 }] };
  const own = { hand, several: several && { ...NONE, ...several } };
  const standing = { phase: 'playing', shared, own, words: { candidates } };
  const selection = new MoveSelection({ standing, shared, own, me: 0, pending: false, ...more } as unknown as Scene);
  selection.begin();
  return selection;
}
const whyOf = (selection: MoveSelection, card: string) => selection.slots.find((slot) => slot.card === card)!.why;

test('an attack: cards that may not attack say why, the one picked makes the move', () => {
  const selection = choice('action', { soldiers: 2, knights: 1, tower: 1, shields: 1 }, [
    may('draw'),
    may('attack soldiers'),
    refused('attack knights'),
    may('attack shields'),
  ]);
  assert.equal(selection.mode, 'action');
  selection.open('attack');
  assert.equal(whyOf(selection, 'knights'), 'The wall is too low.');
  assert.equal(whyOf(selection, 'tower'), '!no-attack');
  selection.press('soldiers#1');
  assert.ok(selection.ready);
  assert.deepEqual(selection.moves(), ['attack soldiers']);
});

test('one kind of card that can attack is picked already, and stays picked', () => {
  const selection = choice('action', { soldiers: 1 }, [may('attack soldiers')]);
  selection.open('attack');
  assert.deepEqual(selection.picked, ['soldiers#0']);
  selection.press('soldiers#0');
  assert.deepEqual(selection.picked, ['soldiers#0']);
});

test('several cards: as many as there are, the sum, and the word that ends it', () => {
  const several = { cards: { shields: 2, tower: 1 }, worth: { shields: 1, tower: 3 }, ends_at: 3, stop: 'stop' };
  const selection = choice(
    'deploy',
    { shields: 2, tower: 1, manure: 1 },
    [may('deploy shields'), may('deploy tower')],
    several,
  );
  assert.equal(selection.mode, 'several');
  assert.equal(whyOf(selection, 'manure'), '!not-asked');
  selection.press('tower#0');
  selection.press('shields#0');
  assert.equal(selection.total, 2 + 3 + 1);
  assert.equal(selection.moves().at(-1), 'stop');
  selection.press('shields#1');
  assert.equal(selection.moves().length, 3, 'all that may be laid: nothing is left to stop');
  selection.press('tower#0');
  assert.deepEqual(selection.moves(), ['deploy shields', 'deploy shields', 'stop']);
});

test('a payment of so many cards, one of them golden', () => {
  const several = { verb: 'pay', cards: { shields: 2, hero: 1 }, least: 2, most: 2, gold_least: 1, gold_most: 1 };
  const selection = choice('pay', { shields: 2, hero: 1 }, [may('pay shields'), may('pay hero')], several);
  selection.press('shields#0');
  assert.equal(selection.slots.find((slot) => slot.key === 'shields#1')!.why, '!needs-gold');
  assert.equal(selection.ready, false);
  selection.press('hero#0');
  assert.ok(selection.ready);
});

test('one card of the hand is asked for: another press changes the pick', () => {
  const selection = choice('discard', { soldiers: 1, tower: 1 }, [may('discard soldiers'), may('discard tower')]);
  assert.equal(selection.mode, 'card');
  selection.press('soldiers#0');
  selection.press('tower#0');
  assert.deepEqual(selection.moves(), ['discard tower']);
});

test('the goods of the Merchant are not in the hand', () => {
  const selection = choice('take', { tower: 1 }, [may('take hero', 'pile'), may('take edict', 'pile')]);
  assert.deepEqual(selection.goods, ['hero', 'edict']);
  assert.equal(whyOf(selection, 'tower'), '!elsewhere');
});

test('while a choice is on its way, and for who only looks on, nothing can be picked', () => {
  const hand = { soldiers: 1, tower: 1 };
  const moves = [may('discard soldiers'), may('discard tower')];
  const pending = choice('discard', hand, moves, null, { pending: true });
  pending.press('soldiers#0');
  assert.deepEqual(pending.picked, []);
  assert.equal(choice('discard', hand, moves, null, { me: -1 }).mode, 'none');
});
