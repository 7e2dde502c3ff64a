import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from 'esbuild';
import { rootDir, stackDir } from './settings.mjs';

/**
 * The packages that a script needs when it is loaded. A package that a later `await import()` loads does not count,
 * because the script installs the packages before that.
 * @param {string} script below stack/
 * @returns {Promise<string[]>} each with the file that imports it
 */
async function packagesAtStart(script) {
  const { metafile } = await build({
    ...{ absWorkingDir: rootDir, entryPoints: [join(stackDir, script)], outdir: 'unused' },
    ...{ bundle: true, write: false, metafile: true, logLevel: 'silent' },
    ...{ platform: 'node', format: 'esm', packages: 'external' },
  });
  const { inputs } = metafile;
  /** @type {Set<string>} */
  const loaded = new Set();
  const load = (file) => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const { path, kind, external } of inputs[file].imports)
      if (kind === 'import-statement' && !external) load(path);
  };
  load(`stack/${script}`);
  return [...loaded].flatMap((file) =>
    inputs[file].imports
      .filter(({ kind, external }) => kind === 'import-statement' && external)
      .filter(({ path }) => !/^(node:|\.)/.test(path) && !builtinModules.includes(path))
      .map(({ path }) => `${path} in ${file}`),
  );
}

/**
 * Before `command.mjs` loads one of these commands, it installs the packages. All other commands install what they
 * need.
 */
const installedFirst = ['test', 'check', 'record', 'resilience'];

test('this test and command.mjs name the same commands that need packages when they are loaded', async () => {
  const [, names] = /\^\((.*)\)\$/.exec(readFileSync(join(stackDir, 'command.mjs'), 'utf8')) ?? [];

  assert.deepEqual(names?.split('|'), installedFirst);
});

const scripts = readdirSync(join(stackDir, 'commands'))
  .filter((name) => name.endsWith('.mjs') && !name.endsWith('.test.mjs'))
  .filter((name) => !installedFirst.includes(name.replace('.mjs', '')))
  .map((name) => `commands/${name}`);

for (const script of ['command.mjs', 'install.mjs', ...scripts]) {
  test(`stack/${script} can be loaded on a machine without packages`, async () => {
    assert.deepEqual(await packagesAtStart(script), []);
  });
}

test('a package that is imported at the start is found', async () => {
  assert.ok(
    (await packagesAtStart('changed/node-tests.mjs')).some((each) => /^esbuild/.test(each)),
  );
});
