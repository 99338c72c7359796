// An event in beats: which lines wait for which card, and the sums of an attack.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Happening } from '../src/lib/messages.ts';
import { beatsOf } from '../src/table/state/beats.ts';

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

test('a line has the sums that the server tells of its event, and no others', () => {
  const [deployed, turned, caught] = beatsOf(
    event(
      deploy('shields'),
      { ...reveal('knights'), attack: 2, defence: 1 },
      { what: 'no_theft', who: 0, caught: true },
    ),
  ).map((beat) => beat.told[0]!);
  assert.deepEqual([turned!.attack, turned!.defence, turned!.caught], [2, 1, undefined]);
  assert.deepEqual([deployed!.attack, deployed!.defence, caught!.caught], [undefined, undefined, true]);
});
