import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../settings.mjs';
import { nodeTestsOf } from './node-tests.mjs';
import { testsReading } from './tests-of-text-files.mjs';

/** One or more commands, one after the other. @typedef {{ title: string, commands: string[][] }} Check */

const code = /\.(m?js|tsx?)$/;
/** What a unit test may import. */
const inJest =
  /^(app|components|content|doctor|lib|sounds|supabase)\/.*\.(m?js|tsx?)$|^messages\/.*\.json$/;
const isNodeTest = (test) => test.endsWith('.test.mjs');
const local = (...args) => ['npx', '--no', '--', ...args];
// Some tests start programs and measure times. Run in parallel, they would slow each other down.
const nodeTestOptions = ['--test', '--test-concurrency=2', '--test-reporter=spec'];
const typescript = ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit'];

/**
 * The checks to run for some files.
 * @param {string[]} files existing files, as paths from the root
 * @param {{ onlyTestsBeside: boolean, php: string | null }} choice `onlyTestsBeside`: run only the tests beside these
 *   files; `php`: the path of PHP
 * @returns {Promise<Check[]>}
 */
export async function checksFor(files, { onlyTestsBeside, php }) {
  const which = (pattern) => files.filter((file) => pattern.test(file));
  const sources = which(code);
  const typed = which(/\.(tsx?|json)$|^lib\/.*\.mjs$/);
  const scripts = which(/\.mjs$/).filter((file) => !file.startsWith('lib/'));
  const functions = which(/^supabase\/functions\/.*\.(ts|json)$/);
  const plugin = which(/^wordpress\/(headless-companion\/assets\/.*\.js|types\/.*\.ts)$/);
  const beside = onlyTestsBeside ? sources.flatMap(testsBeside) : [];
  const tests = [...new Set([...beside, ...testsReading(files)])];
  const unit = [
    ...(onlyTestsBeside ? [] : which(inJest)),
    ...tests.filter((test) => !isNodeTest(test)),
  ];
  const importing = onlyTestsBeside ? [] : await nodeTestsOf(which(/\.(mjs|json)$/));
  const nodeTests = [...new Set([...importing, ...tests.filter(isNodeTest)])];
  const related = onlyTestsBeside ? [] : ['--findRelatedTests'];
  /** @type {[title: string, files: string[], command: string[]][]} */
  const all = [
    ['format', files, local('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files)],
    ['lint', sources, local('oxlint', '--type-aware', ...sources)],
    ['imports', sources, local('depcruise', '--config', '.dependency-cruiser.mjs', ...sources)],
    ['types', typed, typescript],
    ['types of scripts', scripts, [...typescript, '-p', 'tsconfig.tools.json']],
    ['types of functions', functions, [...typescript, '-p', 'tsconfig.functions.json']],
    ['types of the plugin', plugin, [...typescript, '-p', 'tsconfig.plugin.json']],
    ['unit', unit, local('jest', '--passWithNoTests', ...related, ...unit)],
    ['stack', nodeTests, ['node', ...nodeTestOptions, ...nodeTests]],
  ];
  const wanted = all.filter(([, some]) => some.length > 0);
  const checks = wanted.map(([title, , command]) => ({ title, commands: [command] }));
  const phpFiles = php ? which(/\.php$/) : [];
  if (!phpFiles.length) return checks;
  return [...checks, { title: 'PHP', commands: phpFiles.map((file) => [String(php), '-l', file]) }];
}

/** The test files beside a source. For a test file, the file itself. @param {string} file */
const testsBeside = (file) =>
  ['.test.ts', '.test.tsx', '.test.mjs']
    .map((ending) => file.replace(/(\.test)?\.(m?js|tsx?)$/, ending))
    .filter((test) => existsSync(join(rootDir, test)));
