import assert from 'node:assert/strict';
import { test } from 'node:test';

test('only this machine’s own names are loopback', async () => {
  const { isLoopback } = await import('../src/share/loopback.ts');
  for (const host of ['localhost', '127.0.0.1', '127.1.2.3', '[::1]']) assert.ok(isLoopback(host), host);
  for (const host of ['192.168.1.2', 'table.home', 'localhost.example.org', '127.0.0.1.example.org'])
    assert.ok(!isLoopback(host), host);
});
