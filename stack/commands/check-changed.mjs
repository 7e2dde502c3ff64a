import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { run, say, secondsSince } from '../console.mjs';
import { runToEnd } from '../processes.mjs';
import { rootDir, settingsFor, siteEnvironment } from '../settings.mjs';

/** @typedef {{ title: string, program: string, args: string[] }} Check */

const code = /\.(m?js|tsx?)$/;
const inJest = /^(app|components|content|lib|supabase)\//;

/**
 * Format, lint, types and tests of what has changed since the last commit, all at once.
 * @param {string[]} argv files that were just saved, instead of all that have changed: only the tests beside them are run
 */
export const checkChanged = (argv) =>
  run(async () => {
    const named = argv.map((file) => relative(rootDir, resolve(file)));
    const files = named.length ? named : changed();
    if (files.length === 0) return say('Nothing has changed since the last commit.');
    say(files.length === 1 ? files[0] : `${files.length} files`);
    if (!isThere('.next/types')) await makeRouteTypes();
    const results = await Promise.all(checksFor(files, named.length > 0).map(runCheck));
    say(
      `\n${results.every(Boolean) ? '✓ All is well' : '✗ Not all is well'}, after ${secondsSince()}.`,
    );
    return results.every(Boolean) ? 0 : 1;
  });

/** Files that are not committed, without those that are gone. */
function changed() {
  const git = (...args) => execFileSync('git', args, { cwd: rootDir, encoding: 'utf8' });
  const lists = [
    git('diff', '--name-only', '--relative', 'HEAD'),
    git('ls-files', '--others', '--exclude-standard'),
  ];
  return lists.flatMap((list) => list.split('\n')).filter((file) => file && isThere(file));
}

const isThere = (file) => existsSync(resolve(rootDir, file));

/**
 * @param {string[]} files
 * @param {boolean} isBrief only the tests that stand beside them
 * @returns {Check[]}
 */
function checksFor(files, isBrief) {
  const sources = files.filter((file) => code.test(file));
  const typed = files.filter((file) => /\.(tsx?|json)$|^lib\/.*\.mjs$/.test(file));
  const tested = sources.filter((file) => inJest.test(file));
  const unit = isBrief
    ? tested.map((file) => file.replace(/(\.test)?\.(m?js|tsx?)$/, '.test.ts')).filter(isThere)
    : tested;
  const nodeTests = sources.map(testOf).filter((file) => file && isThere(file));
  const quiet = ['--ignore-unknown', '--log-level', 'warn'];
  /** @type {[string, string[], string[]][]} */
  const all = [
    ['format', files, ['prettier', '--check', ...quiet, ...files]],
    ['lint', sources, ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...sources]],
    ['types', typed, ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit']],
    [
      'unit',
      unit,
      ['jest', ...(isBrief ? [] : ['--passWithNoTests', '--findRelatedTests']), ...unit],
    ],
  ];
  const wanted = all.filter(([, which]) => which.length > 0);
  return [
    ...wanted.map(([title, , args]) => ({ title, program: 'npx', args: ['--no', '--', ...args] })),
    ...(nodeTests.length
      ? [{ title: 'stack', program: process.execPath, args: ['--test', ...new Set(nodeTests)] }]
      : []),
  ];
}

/** The test of a file of the stack, or itself. @param {string} file */
const testOf = (file) =>
  file.startsWith('stack/') ? file.replace(/(\.test)?\.mjs$/, '.test.mjs') : '';

/** What the pages' types build on; the development server makes it too. */
async function makeRouteTypes() {
  const env = siteEnvironment(settingsFor({ name: 'dev', portBase: 3000 }));
  await runToEnd('npx', ['--no', '--', 'next', 'typegen'], { env });
}

/** @param {Check} check */
async function runCheck({ title, program, args }) {
  const since = Date.now();
  const { code, output } = await runToEnd(program, args);
  say(`  ${code === 0 ? '✓' : '✗'} ${title} (${secondsSince(since)})`);
  if (code !== 0) say(output.trimEnd());
  return code === 0;
}
