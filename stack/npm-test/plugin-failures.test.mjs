import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Supervisor } from '../processes/supervisor.mjs';
import { pluginFailuresIn } from './plugin-failures.mjs';
import { Steps } from './step-runner.mjs';

const folder = mkdtempSync(join(tmpdir(), 'plugin-failures-'));
after(() => rmSync(folder, { recursive: true }));

const output = `passed PHP 8.4, WordPress 6.5 · 1-posts: a (9 ms)
FLAKY PHP host, WordPress ../wordpress 7.zip · 4-delivery: a retry | 1 !== 2
FAILED PHP 7.4, WordPress 6.4 · 5-settings: "Send test" says so | no mail · expected one
FAILED on PHP 7.4, WordPress 6.4: 5-settings: "Send test" says so`;

test('a flaky and a failed test of the plugin are found with their first errors', () => {
  assert.deepEqual(
    pluginFailuresIn(output).map(({ title, file, isFlaky, error }) => [
      title,
      file,
      isFlaky,
      error,
    ]),
    [
      [
        'a retry (PHP host, WordPress ../wordpress 7.zip)',
        ...['wordpress/tests/cases/4-delivery.mjs', true, '1 !== 2'],
      ],
      [
        '"Send test" says so (PHP 7.4, WordPress 6.4)',
        ...['wordpress/tests/cases/5-settings.mjs', false, 'no mail · expected one'],
      ],
    ],
  );
});

test('the command of a test of the plugin names the same PHP and WordPress, quoted for a shell', () => {
  assert.deepEqual(
    pluginFailuresIn(output).map(({ alone }) => alone),
    [
      "node wordpress/tests/run.mjs host '../wordpress 7.zip' '4-delivery: a retry'",
      `node wordpress/tests/run.mjs 7.4 6.4 '5-settings: "Send test" says so'`,
    ],
  );
});

test('flaky tests of the plugin are reported of a run that failed too', async () => {
  const script = join(folder, 'run.mjs');
  writeFileSync(script, `console.log(${JSON.stringify(output)}); process.exitCode = 1;`);
  const steps = new Steps(['plugin'], new Supervisor());

  assert.equal(await steps.run('plugin', () => steps.pluginTests([], {}, script)), false);
  assert.equal(steps.failures.length, 2);
  assert.match(steps.summary(), /✗ plugin\n[^]*Send test/);
});
