import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { test } from 'node:test';
import { sha256, signer } from '../src/lib/sha.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text));
const hex = (found: Uint8Array) => Buffer.from(found).toString('hex');
const TEXTS = ['', 'abc', 'x'.repeat(1000)];
const WAYS = { "the browser's own": globalThis.crypto.subtle, 'plain JavaScript': undefined };

for (const [way, subtle] of Object.entries(WAYS)) {
  test(`hashes by ${way} are those of Node`, async () => {
    for (const text of TEXTS)
      assert.equal(
        hex(await sha256(bytes(text), subtle ?? (null as never))),
        createHash('sha256').update(text).digest('hex'),
      );
  });
  test(`signatures by ${way} are those of Node`, async () => {
    for (const key of ['k', 'long key '.repeat(20)]) {
      const sign = await signer(bytes(key), subtle ?? (null as never));
      for (const text of TEXTS)
        assert.equal(hex(await sign(bytes(text))), createHmac('sha256', key).update(text).digest('hex'));
    }
  });
}
