import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ChroniclePlayed, History, TableSeen } from '../src/lib/answers';
import { bgStats, csv, field } from '../src/history/files';
import { chronicleTraits, closestCalls, gameTraits, selected, type Filter } from '../src/history/select';

const DAY = 86_400_000;
const seat = (kind: string, name = '', bot = ''): object => ({ kind, name, bot, stops: false, host: false });
const game = (table: string, more: object = {}): TableSeen =>
  ({
    table,
    phase: 'over',
    edition: 'en111',
    houses: 3,
    seats: [seat('person', 'Ada'), seat('person', 'Marta, "la rossa"'), seat('bot', '', 'steward')],
    winners: [0],
    yours: [0],
    ending: 'conquest',
    made: 0,
    ended: 10 * DAY,
    touched: 10 * DAY,
    ...more,
  }) as unknown as TableSeen;
const ANY: Filter = { words: '', kind: 'all', outcome: 'any', days: 0 };
const games = [
  game('won'),
  game('lost', { winners: [1], touched: 99 * DAY }),
  game('bots', { seats: [seat('person', 'Ada'), seat('bot', '', 'steward'), seat('bot', '', 'steward')] }),
  game('running', { phase: 'playing', winners: [] }),
  game('stopped', { phase: 'stopped', winners: [] }),
];
const names = (filter: Partial<Filter>): string[] =>
  selected(games, { ...ANY, ...filter }, (one) => gameTraits(one, `${one.table} ${one.edition}`), 100 * DAY).map(
    ({ table }) => table,
  );

test('games are filtered by words, people, result and time', () => {
  assert.deepEqual(names({}), ['won', 'lost', 'bots', 'running', 'stopped']);
  assert.deepEqual(names({ words: 'EN111 won' }), ['won']);
  assert.deepEqual(names({ kind: 'bots' }), ['bots']);
  assert.deepEqual(names({ outcome: 'won' }), ['won', 'bots']);
  assert.deepEqual(names({ outcome: 'lost' }), ['lost']);
  assert.deepEqual(names({ outcome: 'running' }), ['running']);
  assert.deepEqual(names({ days: 7 }), ['lost']);
});

const evening = (id: string, result: string, margin = 0, days = 99): ChroniclePlayed =>
  ({ id, title: id, players: ['Ada'], kind: 'viscounts', result, margin, over: !!result, touched: new Date(days * DAY).toISOString() }) as unknown as ChroniclePlayed; // prettier-ignore

test('chronicles are filtered by the same choices, and the closest come first', () => {
  const all = [
    evening('far', 'won', 9),
    evening('near', 'lost', -2),
    evening('early', 'lost'),
    evening('now', '', 0, 10),
  ];
  const found = (filter: Partial<Filter>): string[] =>
    selected(
      all,
      { ...ANY, ...filter },
      (one) => chronicleTraits(one, `${one.title} ${one.players.join()}`),
      100 * DAY,
    ).map(({ id }) => id);
  assert.deepEqual(found({}), ['far', 'near', 'early', 'now']);
  assert.deepEqual(found({ words: 'ada NEAR' }), ['near']);
  assert.deepEqual(found({ kind: 'bots' }), []);
  assert.deepEqual(found({ kind: 'people', outcome: 'won' }), ['far']);
  assert.deepEqual(found({ outcome: 'lost' }), ['near', 'early']);
  assert.deepEqual(found({ outcome: 'running' }), ['now']);
  assert.deepEqual(found({ days: 7 }), ['far', 'near', 'early']);
  assert.deepEqual(closestCalls(all, 3).map(({ id }) => id), ['near', 'far']); // prettier-ignore
});

test('a field of CSV is quoted where it must be, and is never a formula', () => {
  assert.equal(field('Marta, "la rossa"'), '"Marta, ""la rossa"""');
  assert.equal(field('=HYPERLINK("x")'), `"'=HYPERLINK(""x"")"`);
  assert.equal(field('-3'), '-3');
  assert.equal(field('@me'), "'@me");
});

test('every game is a line of the CSV', () => {
  const history = { games, facts: { won: { guilds: [], turns: 4, lost: 4.5 } }, chronicles: [] } as unknown as History;
  const lines = csv(history).trimEnd().split('\r\n');
  assert.equal(lines.length, 6);
  assert.ok(lines[1]!.endsWith(',won,conquest,4.5'));
  assert.ok(lines[4]!.includes(',playing,'));
});

test('a play for BG Stats has what its form asks for', () => {
  const link = new URL(
    bgStats({ id: 't', game: 'Proelio', ended: 0, board: 'x', players: [{ name: 'Ada', winner: true }] }),
  );
  assert.equal(link.origin + link.pathname, 'https://app.bgstatsapp.com/createPlay.html');
  const data = JSON.parse(link.searchParams.get('data')!) as Record<string, unknown>;
  assert.equal(data.playDate, '1970-01-01 00:00:00');
  assert.deepEqual(data.players, [{ name: 'Ada', sourcePlayerId: 'Ada-0', startPlayer: false, winner: true }]);
});
