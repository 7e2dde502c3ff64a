import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { badPorts, portBaseFrom } from './port-base.mjs';
import { rootDir, stackDir } from '../settings.mjs';

test('a base is a number of a port that needs no administrator', () => {
  assert.equal(portBaseFrom('3000', 8), 3000);
  for (const value of ['', 'x', '80', '1023', '65001', '99999', '3e3', '4000.5', '-1', ' 4000'])
    assert.throws(() => portBaseFrom(value, 8), /takes a number from 1024 to 65000/, value);
});

test('a bad port anywhere in the range is named, with the next base that is right', () => {
  assert.throws(() => portBaseFrom('6000', 8), /port 6000[^]*--port-base 6001$/);
  assert.throws(() => portBaseFrom('5993', 8), /port 6000[^]*--port-base 6001$/);
  assert.equal(portBaseFrom('5992', 8), 5992);
  // The ports after a bad one may contain another bad one: of the 20 ports from 6680 on, 6697 is bad.
  assert.throws(() => portBaseFrom('6660', 20), /port 6679[^]*--port-base 6698$/);
  assert.throws(() => portBaseFrom('6660', 8), /port 6667[^]*--port-base 6670$/);
});

test('the bad ports are those that fetch refuses, and all that Next.js does', async () => {
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

const commands = readdirSync(join(stackDir, 'commands'))
  .filter((name) =>
    readFileSync(join(stackDir, 'commands', name), 'utf8').includes('portBaseFrom('),
  )
  .map((name) => name.replace('.mjs', ''));

test('every command that takes a base refuses a bad one before it does anything', async () => {
  const readers = readdirSync(join(stackDir, 'commands')).filter((name) =>
    readFileSync(join(stackDir, 'commands', name), 'utf8').includes("'port-base'"),
  );
  assert.deepEqual(
    readers.filter((name) => !commands.includes(name.replace('.mjs', ''))),
    [],
  );
  for (const name of [...commands, 'demo']) {
    const command = [join(stackDir, 'command.mjs'), name, '--port-base', '6000'];
    const started = promisify(execFile)(process.execPath, command);
    const { code, stdout } = await started.catch((error) => error);
    assert.deepEqual([name, code], [name, 1]);
    assert.match(stdout, /^\s*✗ --port-base 6000 would take port 6000/, name);
  }
});
