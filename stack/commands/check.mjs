import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { checksFor } from '../changed/checks.mjs';
import { run, say, secondsSince } from '../console.mjs';
import { runToEnd } from '../processes/child-processes.mjs';
import { findProgram } from '../programs/system-packages.mjs';
import { rootDir } from '../settings.mjs';
import { makeRouteTypes } from './route-types.mjs';

/** @typedef {import('../changed/checks.mjs').Check} Check */

/**
 * Runs format, lint, types and tests for the files changed since the last commit, all at the same time.
 * @param {string[]} argv files that were just saved: only these are checked, and only the tests beside them are run
 */
export const main = (argv) =>
  run(async () => {
    const named = argv.map((file) => relative(rootDir, resolve(file)));
    const files = named.length ? named : changed();
    if (files.length === 0) return say('Nothing has changed since the last commit.');
    say(files.length === 1 ? files[0] : `${files.length} files`);
    if (!isThere('.next/types')) await makeRouteTypes();
    const php = findProgram({ names: ['php'], variable: 'PHP_PATH' }) ?? null;
    if (!php && files.some((file) => file.endsWith('.php')))
      say('  – PHP is not installed, so PHP files are not checked. Install it, or set PHP_PATH.');
    const checks = await checksFor(files, { onlyTestsBeside: named.length > 0, php });
    const results = await Promise.all(checks.map(runCheck));
    const isFine = results.every(Boolean);
    say(`\n${isFine ? '✓ All checks passed' : '✗ A check failed'}, after ${secondsSince()}.`);
    return isFine ? 0 : 1;
  });

/** Files with changes that are not committed, without deleted files. */
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
 * The failures in the output of a check. For Node's test runner this is only the end, which lists all failures again.
 * @param {string} output
 */
const failuresIn = (output) => output.slice(Math.max(0, output.indexOf('\n✖ failing tests:')));

/** @param {Check} check */
async function runCheck({ title, commands }) {
  const since = Date.now();
  const wrong = [];
  for (const [program, ...args] of commands) {
    const { code, output } = await runToEnd(program, args);
    if (code !== 0) wrong.push(failuresIn(output.trimEnd()));
  }
  say(`  ${wrong.length ? '✗' : '✓'} ${title} (${secondsSince(since)})`);
  for (const output of wrong) say(output);
  return wrong.length === 0;
}
