// The nine slots of the Action: always all, always in the same places, and a refused one with its reason.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { actionSlots, handReason, mayPass, SLOTS } from '../src/table/choice/slots.ts';

type Candidates = Parameters<typeof actionSlots>[0];
const STRATEGY = ['resources', 'inquisition'];
const may = (move: string): Candidates[0] => {
  const verb = move.split(' ', 1)[0]!;
  const slot = (STRATEGY.includes(verb) ? 'strategy' : verb) as 'draw';
  return { move, verb, slot, card: '', source: '', target: -1, label: move, reason: '', why: '', outcome: null };
};
const refused = (move: string, reason: string) => ({ ...may(move), reason, why: `Because of ${reason}.` });
const named = (candidates: Candidates, name: string) => actionSlots(candidates).find((slot) => slot.name === name)!;

test('nine slots in one order, whatever is on offer', () => {
  const order = ['draw', 'fortify', 'attack', 'strategy', 'imperial', 'equitas', 'trade', 'support', 'perk'];
  assert.deepEqual([...SLOTS], order);
  for (const candidates of [[], [may('trade'), may('draw')], [refused('attack soldiers', 'first_turn')]])
    assert.deepEqual(
      actionSlots(candidates).map((slot) => slot.name),
      order,
    );
});

test('a slot is open if one of its moves is, and names the kinds to choose from', () => {
  const slot = named([refused('attack knights', 'over_level'), may('attack soldiers')], 'attack');
  assert.equal(slot.reason, '');
  assert.equal(slot.open.length, 1);
  const both = named([may('resources'), may('inquisition left'), may('inquisition right')], 'strategy');
  assert.deepEqual(both.kinds, ['resources', 'inquisition']);
});

test('a refused slot tells what stands in the way, and a missing card only if nothing else does', () => {
  const slot = named([refused('attack hero', 'not_held'), refused('attack soldiers', 'plague_on_table')], 'attack');
  assert.equal(slot.reason, 'plague_on_table');
  assert.equal(slot.why, 'Because of plague_on_table.');
  assert.equal(named([refused('fortify', 'not_held')], 'fortify').reason, 'not_held');
});

test('a rule that is not in this game says so', () => {
  const reasons = Object.fromEntries(actionSlots([may('draw')]).map((slot) => [slot.name, slot.reason]));
  assert.equal(reasons.trade, 'merchant_absent');
  assert.equal(reasons.support, 'not_allied');
  assert.equal(reasons.equitas, 'equitas_off');
  assert.equal(reasons.perk, 'no_perk');
  assert.equal(named([refused('resources', 'not_held')], 'strategy').reason, 'no_strategy');
});

test('passing is offered only when it is allowed', () => {
  assert.equal(mayPass([refused('pass', 'must_act')]), false);
  assert.equal(mayPass([may('pass')]), true);
});

test('one reason stands for the whole hand: the first turn before a wall that is too low', () => {
  assert.equal(
    handReason([refused('attack knights', 'over_level'), refused('attack soldiers', 'first_turn')]),
    'first_turn',
  );
  assert.equal(handReason([refused('attack knights', 'over_level')]), 'over_level');
  assert.equal(handReason([may('draw')]), 'other');
});
