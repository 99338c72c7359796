// The shuffle check, against answers of chance worked out here by Node's own HMAC.
import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import { awaited, checkShuffle, nonce, sealedNonce } from '../src/table/ending/shuffle.ts';

const SECRET = '5'.repeat(32);
const commitment = createHash('sha256').update(Buffer.from(SECRET, 'hex')).digest('hex');
const shuffle = { commitment, nonces: {}, secret: SECRET };

/** The answer of chance to one draw, as docs of the fair shuffle have it. */
function answer(nonces: Record<string, string>, move: number, weights: number[]): number {
  const hash = createHash('sha256').update('regno shuffle 1').update(Buffer.from(SECRET, 'hex'));
  for (const seat of Object.keys(nonces).map(Number).sort())
    hash.update(Uint8Array.of(seat)).update(Buffer.from(nonces[seat]!, 'hex'));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const word = createHmac('sha256', hash.digest()).update(`${move}:0`).digest().readUInt32BE(0);
  let place = word % total; // totals this small never pass a word over here
  return weights.findIndex((weight) => (place -= weight) < 0);
}

const MOVES = [0, 1, 2, 7, 40];
const WEIGHTS = [3, 1, 4, 2];
const opened = (nonces: Record<string, string>) => ({
  nonces,
  draws: MOVES.map((move): [number, number[], number] => [move, WEIGHTS, answer(nonces, move, WEIGHTS)]),
});
const check = (table: string, given = shuffle, found = opened({ '0': 'ab'.repeat(16) }), mine: number[] = [0]) =>
  checkShuffle(table, given, found as Parameters<typeof checkShuffle>[2], mine);

test('an honest shuffle fits, and every draw was worked out again', async () => {
  assert.deepEqual(await check('honest'), { fits: true, draws: MOVES.length });
});

test('a draw that does not follow from the key is found', async () => {
  const found = opened({ '0': 'ab'.repeat(16) });
  found.draws[2]![2] = (found.draws[2]![2] + 1) % WEIGHTS.length;
  assert.equal((await check('cheated', shuffle, found))!.fits, false);
});

test('a secret that does not fit the hash is found', async () => {
  assert.equal((await check('swapped', { ...shuffle, secret: '6'.repeat(32) }))!.fits, false);
});

test('the hash seen first counts, and not one that was shown later', async () => {
  const first = { ...shuffle, commitment: '0'.repeat(64) };
  assert.equal((await check('changed', first))!.fits, false);
  assert.equal((await check('changed'))!.fits, false);
});

test('a nonce that this person gave must be among those used', async () => {
  const given = nonce('mine');
  assert.match(given, /^[0-9a-f]{32}$/);
  assert.equal((await check('mine'))!.fits, false);
  assert.equal((await check('mine', shuffle, opened({ '0': given })))!.fits, true);
});

test('a sealed number is found again when the table asks for it, and a changed one of another seat is noticed', async () => {
  const seal = await sealedNonce('sealed');
  const others = 'ef'.repeat(16);
  const theirs = createHash('sha256').update(Buffer.from(others, 'hex')).digest('hex');
  const [mine] = await awaited('sealed', { '0': seal, '2': theirs }, [0, 1]);
  assert.equal(mine!.seat, 0);
  assert.equal(createHash('sha256').update(Buffer.from(mine!.nonce, 'hex')).digest('hex'), seal);
  assert.equal((await check('sealed', shuffle, opened({ '0': mine!.nonce, '2': others }))).fits, true);
  assert.equal((await check('sealed', shuffle, opened({ '0': mine!.nonce, '2': '12'.repeat(16) }))).fits, false);
  assert.equal((await check('sealed', shuffle, opened({ '0': mine!.nonce }))).fits, true); // withheld, and not used
});
