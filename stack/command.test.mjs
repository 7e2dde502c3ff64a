import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { promisify } from 'node:util';
import { stackDir } from './settings.mjs';

/** These commands have no options of their own. They take none, or file names, or pass all options on to Playwright. */
const withoutOptions = ['check', 'e2e', 'route-types', 'sbom'];

/** These commands have options, but start no stack. */
const withoutPorts = ['look', 'test-stable'];

const withOptions = readdirSync(join(stackDir, 'commands'))
  .filter((file) => !file.endsWith('.test.mjs'))
  .map((file) => file.replace('.mjs', ''))
  .filter((name) => !withoutOptions.includes(name));

/**
 * Runs a command that must refuse its options before it does anything.
 * @param {string} name
 * @param {string[]} options
 * @returns {Promise<string>} its output
 */
async function refusalOf(name, options) {
  const command = [join(stackDir, 'command.mjs'), name, ...options];
  const started = promisify(execFile)(process.execPath, command);
  const { code, stdout } = await started.catch((error) => error);
  assert.deepEqual([name, code], [name, 1]);
  return stdout;
}

test('every command that takes a base of ports refuses a bad one', async () => {
  for (const name of withOptions.filter((each) => !withoutPorts.includes(each))) {
    const output = await refusalOf(name, ['--port-base', '6000']);
    assert.match(output, /^\s*✗ --port-base 6000 would take port 6000/, name);
  }
});

test('every command says what its options are when it does not know one', async () => {
  const refusal = /^\s*✗ Unknown option '--nonsense'.*\nUsage: npm .* -- \[options\]\n/;
  for (const name of withOptions) {
    const output = await refusalOf(name, ['--nonsense']);
    assert.match(output, refusal, name);
    assert.doesNotMatch(output, /^ +at /m, name);
  }
});

test('a filter of resilience with an unknown name runs nothing, and says which names there are', async () => {
  for (const filter of ['outages,attack', ',']) {
    const output = await refusalOf('resilience', [filter]);
    assert.match(
      output,
      /^\s*✗ There is no group “[^]*\nUsage: [^]* outages, instances, attacks, burst/,
    );
  }
});
