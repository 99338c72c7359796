// What happened since one's last turn: which lines, how many, in which order.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Told } from '../src/lib/told.ts';
import { takeBack, written, type Line } from '../src/table/log/eventLog.ts';
import { hasActed, newsOf, recapOf } from '../src/table/log/recap.ts';

const [ME, RIGHT, LEFT] = [0, 1, 3];
let version = 0;
const told = (what: string, who: number, whom = -1, seen: Record<string, number> = {}): Line => {
  const line: Told = { what, who, whom, number: 0, seen, backs: [0, 0] };
  return { kind: 'told', told: line, version: ++version };
};
const turn = (seat: number): Line => ({ kind: 'mark', what: 'turn', seat, version: ++version });
const chosen = (seat: number): Line => ({ kind: 'mark', what: 'chosen', seat, version: ++version });
const whats = (lines: Line[]): string[] => recapOf(lines, ME, LEFT).map(({ told }) => told.what);

const ROUND = (): Line[] => [
  turn(ME),
  told('fortify', ME),
  turn(RIGHT),
  told('attack', RIGHT, ME),
  turn(2),
  told('draw', 2),
  told('spent', 2),
  turn(LEFT),
  told('loot', LEFT, ME, { fortress: 1 }),
  told('fortify', LEFT, -1, { shields: 1 }),
  turn(ME),
];

test('the first turn has nothing to look back to', () => {
  assert.deepEqual(whats([told('deal', ME), turn(RIGHT), told('draw', RIGHT), turn(ME)]), []);
});

test('whoever came in the middle of a turn looks back to the choice made in it', () => {
  assert.deepEqual(whats([chosen(ME), told('draw', ME), ...ROUND().slice(2)]), ['attack', 'loot', 'fortify']);
});

test('what touches me comes before what does not, in the order in which it happened', () => {
  assert.deepEqual(whats(ROUND()), ['attack', 'loot', 'fortify']);
});

test('one line more, and the lightest is left out; never more than five', () => {
  const busy = [
    ...ROUND(),
    told('reveal', RIGHT, ME),
    told('loot', ME, RIGHT),
    told('fort_lost', ME),
    told('inquisition', LEFT, ME),
  ];
  assert.deepEqual(whats(busy), ['loot', 'fortify', 'reveal', 'loot', 'fort_lost']);
});

test('a quiet round is told in three lines', () => {
  const quiet = [
    turn(ME),
    told('draw', ME),
    turn(RIGHT),
    told('draw', RIGHT),
    turn(2),
    told('fortify', 2),
    turn(LEFT),
    told('draw', LEFT),
    told('trim', LEFT),
    turn(ME),
  ];
  assert.equal(whats(quiet).length, 3);
  assert.ok(whats(quiet).includes('fortify'));
});

test('the recap has served once the Action is taken, and not before', () => {
  assert.equal(hasActed(ROUND(), ME), false);
  assert.equal(hasActed([...ROUND(), told('deploy', ME), told('loot', ME, RIGHT)], ME), false);
  assert.equal(hasActed([...ROUND(), told('draw', ME)], ME), true);
});

test('the news is the line that matters most, not the last', () => {
  const at = 900;
  const event: Line[] = [told('reveal', ME, LEFT), told('loot', LEFT, ME), told('spent', ME)].map((line) => ({
    ...line,
    version: at,
  }));
  assert.equal(newsOf([...ROUND(), ...event], ME, LEFT)?.what, 'loot');
});

test('what is taken back is struck out, and neither recapped nor news', () => {
  const lines = [...ROUND(), chosen(ME), told('reveal', RIGHT, ME), told('steal', RIGHT, ME)];
  const back = takeBack(lines);
  assert.deepEqual(
    back.filter((line) => line.undone).map((line) => line.kind),
    ['mark', 'told', 'told'],
  );
  assert.deepEqual(whats(back), whats(ROUND()));
  assert.equal(newsOf(back, ME, LEFT)?.what, 'fortify');
  assert.equal(takeBack(back).filter((line) => line.undone).length, 3); // there is no other choice to take back
  const asked: Line = { kind: 'table', what: 'asked-back', seat: ME, version: 999 };
  assert.equal(takeBack([...lines, asked], 'taken-back').at(-1)?.undone, undefined); // who asked for it did so
});

test('what somebody says is told once, though it is heard again after a reload', () => {
  const said: Line = { kind: 'said', seat: 1, text: 'hello', version: 7 };
  assert.equal(written(written([], [said]), [said]).length, 1);
});
