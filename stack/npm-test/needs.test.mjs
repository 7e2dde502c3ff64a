import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { filesBelow } from '../files-below.mjs';
import { rootDir } from '../settings.mjs';
import { needs } from './needs.mjs';
import { everythingSteps } from './step-names.mjs';

/** The function, or functions, with which a test file starts the program. */
const starts = {
  ...{ edge: 'startEdge|runningEdge', redis: 'startRedis' },
  ...{ postgres: 'hostedDatabase', logrotate: 'ensureLogrotate' },
};

const testFiles = ['app', 'components', 'content', 'doctor', 'lib', 'stack', 'supabase']
  .flatMap((folder) =>
    filesBelow(join(rootDir, folder), (name) => name === 'node_modules' || name === '.data'),
  )
  .filter((file) => /\.test\.(mjs|tsx?)$/.test(file));

test('the steps that need a program exist', () => {
  const named = needs.flatMap(({ steps }) => steps);

  assert.deepEqual(
    named.filter((step) => !everythingSteps.includes(step)),
    [],
  );
});

test('without a program, exactly the test files that start it are left out', () => {
  for (const [name, start] of Object.entries(starts)) {
    const files = needs.find((each) => each.name === name)?.files;
    const leftOut = testFiles.filter((file) => files?.test(file));
    const starting = new RegExp(`import \\{[^}]*\\b(?:${start})\\b`);

    assert.ok(leftOut.length > 0, `without ${name}, a test file must be left out`);
    assert.deepEqual(
      leftOut,
      testFiles.filter((file) => starting.test(readFileSync(file, 'utf8'))),
    );
  }
});

test('each pattern of test files belongs to a program that test files start', () => {
  assert.deepEqual(
    needs.filter(({ files }) => files).map(({ name }) => name),
    Object.keys(starts),
  );
});
