import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, test } from 'node:test';
import { rootDir } from '../settings.mjs';
import { retriesOf, withRetry } from './retries.mjs';

const { TEST_RETRIES } = process.env;
afterEach(() => {
  if (TEST_RETRIES === undefined) delete process.env.TEST_RETRIES;
  else process.env.TEST_RETRIES = TEST_RETRIES;
});

test('only npm test on CI has retries, and only for its own steps', () => {
  const gate = { all: false, steps: ['unit', 'e2e'] };

  assert.equal(retriesOf(gate, { CI: 'true' }), '2');
  assert.equal(retriesOf(gate, {}), '0');
  assert.equal(retriesOf({ ...gate, all: true }, { CI: 'true' }), '0');
  assert.equal(retriesOf({ ...gate, steps: ['unit on other days'] }, { CI: 'true' }), '0');
});

test('a run that a test of test:all starts has no retries either', () => {
  const started = { all: false, steps: ['types', 'stack', 'build', 'e2e'] };

  assert.equal(retriesOf(started, { CI: 'true', TEST_RETRIES: '0' }), '0');
});

test('a test runs again only if it failed and there are retries', async () => {
  const first = new Error('too early');
  const runs = async (...errors) => withRetry(async () => errors.shift());

  process.env.TEST_RETRIES = '2';
  assert.deepEqual(await runs(undefined), { error: undefined, first: undefined });
  assert.deepEqual(await runs(first, undefined), { error: undefined, first });
  process.env.TEST_RETRIES = '0';
  assert.deepEqual(await runs(first, undefined), { error: first, first });
});

/** The environment of the gate on CI. */
const gateOnCi = { ...process.env, CI: 'true', TEST_SCOPE: 'gate', TEST_RETRIES: '' };

/**
 * What playwright.config.ts says of retries and traces, in several environments.
 * @param {Record<string, string>[]} environments
 * @returns {{ retries: number, trace: string, promptness?: string }[]}
 */
function browserTests(...environments) {
  const code = `JSON.stringify(${JSON.stringify(environments)}.map((env) => {
    Object.assign(process.env, { TEST_SCOPE: 'gate', TEST_RETRIES: '', E2E_TRACE: '' }, env);
    delete require.cache[require.resolve('./playwright.config.ts')];
    const { retries, use, projects } = require('./playwright.config.ts').default;
    const { trace } = projects.find(({ name }) => name === 'promptness')?.use ?? {};
    return { retries, trace: use.trace, promptness: trace };
  }))`;
  const args = ['--require', 'esbuild-register', '--print', code];
  return JSON.parse(String(execFileSync(process.execPath, args, { cwd: rootDir, env: gateOnCi })));
}

test('a browser test is tried again only if the run has retries, and the first retry is traced', () => {
  assert.deepEqual(browserTests({}, { TEST_RETRIES: '2' }), [
    { retries: 0, trace: 'on-first-retry' },
    { retries: 2, trace: 'on-first-retry' },
  ]);
});

test('npm run e2e keeps the trace of a failed test in Chromium, except where time is measured', () => {
  const traced = { E2E_TRACE: 'true' };
  const [gate, all, firefox] = browserTests(
    traced,
    { ...traced, TEST_SCOPE: 'all' },
    { ...traced, E2E_ENGINE: 'firefox' },
  );

  assert.deepEqual(gate, { retries: 0, trace: 'retain-on-failure' });
  assert.deepEqual(all, { retries: 0, trace: 'retain-on-failure', promptness: 'off' });
  assert.equal(firefox?.trace, 'on-first-retry');
});

test('a unit test is tried again only if the run has retries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'retries-'));
  const file = join(folder, 'some.test.js');
  writeFileSync(file, "let tries = 0;\nit('passes later', () => expect(++tries).toBe(3));");
  const config = {
    ...{ rootDir: folder, testEnvironment: 'node' },
    transform: { '\\.ts$': join(rootDir, 'node_modules/@swc/jest') },
    setupFilesAfterEnv: [join(rootDir, 'lib/testing/setup.ts')],
  };
  const args = ['node_modules/jest/bin/jest.js', '--config', JSON.stringify(config)];
  const codeWith = (retries) => {
    const env = { ...gateOnCi, TEST_RETRIES: retries };
    return spawnSync(process.execPath, args, { cwd: rootDir, env }).status;
  };

  assert.equal(codeWith('2'), 0);
  assert.equal(codeWith('0'), 1);
  rmSync(folder, { recursive: true });
});
