// An event in beats: which lines wait for which card, and the sum of an attack.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Happening, Shared } from '../src/lib/messages.ts';
import { beatsOf } from '../src/table/state/beats.ts';

const before = (more: object = {}): Shared =>
  ({
    turn: 0,
    who: 0,
    defence: 0,
    houses: [
      { fort: 1, attack: '' },
      { fort: 1, attack: '' },
    ],
    ...more,
  }) as unknown as Shared;
const event = (...happenings: Happening[]): Happening[] => happenings;
const deploy = (card: string): Happening => ({ what: 'deploy', who: 0, card, back: 'base', number: 1 });
const reveal = (card: string): Happening => ({ what: 'reveal', who: 1, whom: 0, card, back: 'base', number: 1 });

test('each beat has the cards that travel together and the lines that follow them', () => {
  const beats = beatsOf(
    event(deploy('shields'), deploy('shields'), reveal('knights'), {
      what: 'loot',
      who: 0,
      whom: 1,
      card: 'tower',
      back: 'base',
      number: 1,
    }),
    before(),
  );
  assert.deepEqual(
    beats.map((beat) => [beat.flights.length, beat.told.map((line) => line.what)]),
    [
      [2, ['deploy']],
      [1, ['reveal']],
      [1, ['loot']],
    ],
  );
  assert.deepEqual(
    beats.map((beat) => beat.reveals),
    [-1, 0, -1],
  );
});

test('an attack turned up is told with its sum: what was deployed, no card over its level', () => {
  const [, turned] = beatsOf(event(deploy('shields'), reveal('knights')), before());
  assert.deepEqual([turned!.told[0]!.attack, turned!.told[0]!.defence], [2, 1]);
  const [, lenient] = beatsOf(event(deploy('tower'), reveal('knights')), before());
  assert.equal(lenient!.told[0]!.defence, 0);
});

test('a defence of earlier events, a sacrifice and the Builders are in the sum', () => {
  const stood = before({
    defence: 1,
    houses: [
      { fort: 2, attack: 'hero' },
      { fort: 3, attack: '' },
    ],
  });
  const beats = beatsOf(
    event(
      { what: 'sacrifice', who: 0, card: 'palisades', back: 'base', number: 1 },
      { what: 'perk', who: 0, number: 1 },
      { what: 'repelled', who: 0, whom: 1, number: 4 },
    ),
    stood,
  );
  assert.deepEqual([beats[2]!.told[0]!.attack, beats[2]!.told[0]!.defence], [4, 4]);
  const lost = beatsOf(
    event(
      { what: 'perk', who: 0, number: 1 },
      { what: 'loot', who: 0, whom: 1, card: 'tower', back: 'base', number: 1 },
    ),
    stood,
  );
  assert.deepEqual([lost[1]!.told[0]!.attack, lost[1]!.told[0]!.defence], [4, 2]);
});

test('a thief has no sum, and whoever steals in defence has a Patrol to thank', () => {
  const stolen = (who: number, whom: number): Happening => ({
    what: 'steal',
    who,
    whom,
    card: 'tower',
    back: 'base',
    number: 1,
  });
  const [turned, caught] = beatsOf(event(reveal('infiltration'), stolen(0, 1)), before());
  assert.equal(turned!.told[0]!.attack, undefined);
  assert.equal(caught!.told[0]!.caught, true);
  assert.equal(beatsOf(event(reveal('infiltration'), stolen(1, 0)), before())[1]!.told[0]!.caught, false);
});
