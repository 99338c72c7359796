import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { sha256 } from '../src/lib/sha.ts';

const bytes = (text: string) => Uint8Array.from(Buffer.from(text));
const hex = (found: Uint8Array) => Buffer.from(found).toString('hex');
const WAYS = { "the browser's own": globalThis.crypto.subtle, 'plain JavaScript': undefined };

for (const [way, subtle] of Object.entries(WAYS))
  test(`hashes by ${way} are those of Node`, async () => {
    for (const text of ['', 'abc', 'x'.repeat(1000)])
      assert.equal(
        hex(await sha256(bytes(text), subtle ?? (null as never))),
        createHash('sha256').update(text).digest('hex'),
      );
  });
