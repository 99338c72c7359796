// The words of the forecast: every attack that is possible ends in held, lost or fallen.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BlowSeen, Forecast } from '../src/lib/messages.ts';
import { fieldsOf, isLost, type Stand } from '../src/table/choice/forecast.ts';

const NEVER = -1;
const blow = (keep: number, give = NEVER, perk = NEVER): BlowSeen => ({
  falls: keep < 0 && give < 0 && perk < 0,
  keep,
  give,
  perk,
});
const stand: Stand = { defence: 1, left: 2, patrol: false, edict: false };
const forecast = (blows: Record<string, BlowSeen>, more: Record<string, BlowSeen[]> = {}): Forecast => ({
  attacks: Object.keys(blows),
  after: { '1:2:0:0': Object.values(blows), '1:2:1:0': Object.values(blows), ...more },
});
const words = (given: Forecast, at: Stand = stand): string[] =>
  fieldsOf(given, at).map(({ attack, state, main, more }) => [attack, state, main, more].join(' ').trim());

test('held, cards lost, the House falls', () => {
  const given = forecast({ manure: blow(0), soldiers: blow(0), knights: blow(1), trebuchets: blow(NEVER) });
  assert.deepEqual(words(given), [
    'manure held held nothing-lost',
    'soldiers held held nothing-lost',
    'knights lost lose keep-left',
    'trebuchets falls falls falls-how',
  ]);
  assert.equal(fieldsOf(given, stand)[2]!.left, 1);
});

test('a wall that can be given up, must be, or costs cards besides', () => {
  assert.deepEqual(words(forecast({ knights: blow(1, 0), trebuchets: blow(NEVER, 0), hero: blow(NEVER, 2) })), [
    'knights lost lose or-wall',
    'trebuchets lost only-wall',
    'hero lost only-wall and-cards',
  ]);
});

test('the Builders are named where they spare something, or are the only way', () => {
  assert.deepEqual(words(forecast({ knights: blow(1, 0, 0), trebuchets: blow(NEVER, NEVER, 1) })), [
    'knights lost lose perk-spares',
    'trebuchets lost only-perk',
  ]);
});

test('a thief shares the field of a bluff, unless the House falls by it', () => {
  assert.deepEqual(words(forecast({ manure: blow(0), infiltration: blow(1) })), ['manure held held thief-steals']);
  assert.deepEqual(words(forecast({ manure: blow(0), infiltration: blow(0) }), { ...stand, patrol: true }), [
    'manure held held thief-caught',
  ]);
  assert.deepEqual(words(forecast({ manure: blow(0), infiltration: blow(NEVER) })), ['manure falls falls falls-thief']);
});

test('a deployment that every attack ends asks once more, but only where another would not', () => {
  const lost = { soldiers: blow(NEVER), knights: blow(NEVER) };
  assert.equal(isLost(forecast(lost), stand), false);
  assert.equal(isLost(forecast(lost, { '2:1:0:0': [blow(0), blow(0)] }), stand), true);
  assert.equal(
    isLost(forecast({ ...lost, manure: blow(0) }, { '2:1:0:0': [blow(0), blow(0), blow(0)] }), stand),
    false,
  );
});
