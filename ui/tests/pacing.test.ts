// How long the page waits between events, and that nobody falls behind for ever.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allowance, BEHIND, tempoWithin, waitBefore, WAITS } from '../src/table/state/pacing.ts';

test('the chosen pace is the wait between two events', () => {
  assert.deepEqual(WAITS, { none: 0, quick: 350, usual: 800, calm: 1600 });
  for (const pace of ['none', 'quick', 'usual', 'calm'] as const) assert.equal(waitBefore(pace, 20_000), WAITS[pace]);
});

test('a crowd of events shares the time that is left, and all are shown in it', () => {
  const heard = Array.from({ length: 100 }, () => 0);
  let now = 0;
  while (heard.length) {
    now += waitBefore('calm', allowance(heard, now, BEHIND.alone));
    heard.shift();
  }
  assert.ok(Math.abs(now - BEHIND.alone) < 1, `${now}`);
});

test('events that keep coming are each shown in time', () => {
  const heard = Array.from({ length: 200 }, (_, n) => 100 * n); // ten a second, at a pace of one and a half seconds
  let now = 0;
  for (let n = 0; n < heard.length; n += 1) {
    now = Math.max(now, heard[n]!);
    const here = heard.slice(n).filter((at) => at <= now);
    now += waitBefore('calm', allowance(here, now, BEHIND.company));
    assert.ok(now - heard[n]! <= BEHIND.company + 1, `event ${n} is shown ${now - heard[n]!} ms late`);
  }
});

test('cards travel while there is time, faster when there is less', () => {
  assert.equal(tempoWithin(1, 20_000), 1);
  assert.equal(tempoWithin(1, 400), 0.5);
  assert.equal(tempoWithin(1, 100), 0);
  assert.equal(tempoWithin(0, 20_000), 0);
});
