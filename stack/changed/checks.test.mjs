import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checksFor } from './checks.mjs';

/**
 * The command of one check of a changed file, as one line. Empty when the check is not run for this file.
 * @param {string} title
 * @param {string} file
 * @param {{ onlyTestsBeside?: boolean, php?: string | null }} [choice]
 */
async function commandOf(title, file, { onlyTestsBeside = false, php = null } = {}) {
  const checks = await checksFor([file], { onlyTestsBeside, php });
  const check = checks.find((each) => each.title === title);
  return (check?.commands ?? []).map((words) => words.join(' ')).join('\n');
}

test('a changed source runs every unit test that imports it, of the site and of the doctor', async () => {
  for (const file of ['lib/i18n/dates.ts', 'components/ui/toasts.ts', 'doctor/page.mjs'])
    assert.ok((await commandOf('unit', file)).endsWith(`--findRelatedTests ${file}`), file);
});

test('a saved source runs the test beside it, whatever the kind of its file', async () => {
  const saved = { onlyTestsBeside: true };

  assert.match(await commandOf('unit', 'doctor/page.mjs', saved), / doctor\/page\.test\.ts$/);
  assert.match(
    await commandOf('unit', 'lib/i18n/dates.test.ts', saved),
    / lib\/i18n\/dates\.test\.ts$/,
  );
  assert.match(
    await commandOf('stack', 'stack/parts/mail.mjs', saved),
    / stack\/parts\/mail\.test\.mjs$/,
  );
});

test('a changed file of the stack runs the tests that import it through other files', async () => {
  const command = await commandOf('stack', 'stack/testing/running-edge.mjs');

  assert.match(command, /stack\/parts\/edge\.test\.mjs/);
  assert.match(command, /stack\/parts\/edge-limits\.test\.mjs/);
  assert.doesNotMatch(command, /mail/);
});

test('changed texts run the tests that compare the languages', async () => {
  for (const file of ['messages/de.json', 'content/legal/disclaimer.en.md'])
    for (const onlyTestsBeside of [true, false]) {
      const command = await commandOf('unit', file, { onlyTestsBeside });
      assert.match(command, /lib\/i18n\/messages\.test\.ts/);
      assert.match(command, /content\/lists\.test\.ts/);
    }
});

test('PHP checks the syntax of each PHP file, if PHP is installed', async () => {
  const file = 'wordpress/headless-companion/headless-companion.php';

  assert.equal(await commandOf('PHP', file, { php: '/usr/bin/php' }), `/usr/bin/php -l ${file}`);
  assert.equal(await commandOf('PHP', file), '');
});

test('scripts of the pictures are formatted, linted and typed', async () => {
  const titles = (await checksFor(['imagery/draw.mjs'], { onlyTestsBeside: true, php: null })).map(
    ({ title }) => title,
  );

  assert.deepEqual(titles, ['format', 'lint', 'imports', 'types of scripts']);
});
