import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { badPorts, portBaseFrom } from './port-base.mjs';
import { rootDir } from '../settings.mjs';

test('a base is a port number from 1024 to 65000', () => {
  assert.equal(portBaseFrom('3000', 8), 3000);
  for (const value of ['', 'x', '80', '1023', '65001', '99999', '3e3', '4000.5', '-1', ' 4000'])
    assert.throws(() => portBaseFrom(value, 8), /takes a number from 1024 to 65000/, value);
});

test('a bad port anywhere in the range is named, with the next base that works', () => {
  assert.throws(() => portBaseFrom('6000', 8), /port 6000[^]*--port-base 6001$/);
  assert.throws(() => portBaseFrom('5993', 8), /port 6000[^]*--port-base 6001$/);
  assert.equal(portBaseFrom('5992', 8), 5992);
  // The ports after a bad one may contain another bad one: of the 20 ports from 6680 on, 6697 is bad.
  assert.throws(() => portBaseFrom('6660', 20), /port 6679[^]*--port-base 6698$/);
  assert.throws(() => portBaseFrom('6660', 8), /port 6667[^]*--port-base 6670$/);
});

test('fetch refuses each of the bad ports, and they include all that Next.js refuses', async () => {
  for (const port of badPorts) {
    const refusal = await fetch(`http://127.0.0.1:${port}`).catch((error) => error.cause);
    assert.equal(refusal?.message, 'bad port', String(port));
  }
  const require = createRequire(join(rootDir, 'package.json'));
  const { KNOWN_RESERVED_PORTS } = require('next/dist/lib/helpers/get-reserved-port.js');
  const refused = Object.keys(KNOWN_RESERVED_PORTS).map(Number);
  assert.deepEqual(
    refused.filter((port) => port >= 1024 && !badPorts.includes(port)),
    [],
  );
});
