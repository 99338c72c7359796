// The check of the shuffle that a page makes by itself, from what it saw before the game.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { awaited, checkShuffle, nonce, notePublished, sealedNonce } from '../src/table/ending/shuffle.ts';

const SECRET = '5'.repeat(32);
const hash = (text: string) => createHash('sha256').update(Buffer.from(text, 'hex')).digest('hex');
const shuffle = { commitment: hash(SECRET), secret: SECRET };
const THEIRS = { '0': 'ab'.repeat(16) };
const check = (table: string, given = shuffle, nonces: Record<string, string> = THEIRS) =>
  checkShuffle(table, given, nonces, [0]);

test('a secret that fits the hash seen before the game', async () => {
  notePublished('honest', shuffle.commitment);
  assert.equal(await check('honest'), 'fits');
});

test('what the server says of its hash afterwards proves nothing', async () => {
  assert.equal(await check('late'), 'unseen');
  assert.equal(await check('late'), 'unseen'); // nor does a second look make it so
});

test('a secret that does not fit the hash is found', async () => {
  assert.equal(await check('swapped', { ...shuffle, secret: '6'.repeat(32) }), 'bad');
});

test('the hash seen first counts, and not one that was shown later', async () => {
  notePublished('changed', '0'.repeat(64));
  notePublished('changed', shuffle.commitment);
  assert.equal(await check('changed'), 'bad');
});

test('a nonce that this person gave must be among those used', async () => {
  const given = nonce('mine');
  notePublished('mine', shuffle.commitment);
  assert.match(given, /^[0-9a-f]{32}$/);
  assert.equal(await check('mine'), 'bad');
  assert.equal(await check('mine', shuffle, { '0': given }), 'fits');
});

test('a sealed number is found again when the table asks for it, and a changed one of another seat is noticed', async () => {
  notePublished('sealed', shuffle.commitment);
  const seal = await sealedNonce('sealed');
  const others = 'ef'.repeat(16);
  const [mine] = await awaited('sealed', { '0': seal, '2': hash(others) }, [0, 1]);
  assert.equal(mine!.seat, 0);
  assert.equal(hash(mine!.nonce), seal);
  assert.equal(await check('sealed', shuffle, { '0': mine!.nonce, '2': others }), 'fits');
  assert.equal(await check('sealed', shuffle, { '0': mine!.nonce, '2': '12'.repeat(16) }), 'bad');
  assert.equal(await check('sealed', shuffle, { '0': mine!.nonce }), 'fits'); // withheld, and not used
});
