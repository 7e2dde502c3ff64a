import assert from 'node:assert/strict';
import { test } from 'node:test';
import { requireLoopback } from './visitor.mjs';

test('this machine may be attacked, by each of its names', () => {
  for (const host of ['localhost:3000', '127.0.0.1:3000', '127.66.0.9', '[::1]:3000']) {
    assert.ok(requireLoopback(`http://${host}/news`));
  }
});

test('any other machine is refused, and named', () => {
  const others = [
    ...[
      'http://example.com',
      'http://10.0.0.1',
      'http://128.0.0.1',
      'http://0.0.0.0',
      '//localhost',
    ],
    ...[
      'http://localhost.example.com',
      'http://127.0.0.1.example.com',
      'http://127.0.0.1@example.com',
    ],
    ...['https://localhost', 'file:///etc/passwd', ''],
  ];
  for (const url of others) {
    assert.throws(() => requireLoopback(url), { message: /attacks this machine only/ }, url);
  }
});
