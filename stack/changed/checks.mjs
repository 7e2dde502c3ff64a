import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { rootDir } from '../settings.mjs';
import { nodeTestBeside, nodeTestsOf } from './node-tests.mjs';
import { testsReading } from './read-as-text.mjs';

/** One or more commands, one after the other. @typedef {{ title: string, commands: string[][] }} Check */

const code = /\.(m?js|tsx?)$/;
const inJest = /^(app|components|content|doctor|lib|sounds|supabase)\//;
const isThere = (file) => existsSync(join(rootDir, file));
const local = (...args) => ['npx', '--no', '--', ...args];
// Some tests start programs and measure times. Run in parallel, they would slow each other down.
const nodeTestOptions = ['--test', '--test-concurrency=2', '--test-reporter=spec'];
const typescript = ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit'];

/**
 * The checks to run for some files.
 * @param {string[]} files existing files, as paths from the root
 * @param {{ isBrief: boolean, php: string | null }} choice `isBrief`: only the tests beside these files; `php`: the
 *   path of PHP
 * @returns {Promise<Check[]>}
 */
export async function checksFor(files, { isBrief, php }) {
  const which = (pattern) => files.filter((file) => pattern.test(file));
  const sources = which(code);
  const typed = which(/\.(tsx?|json)$|^lib\/.*\.mjs$/);
  const scripts = which(/\.mjs$/).filter((file) => !file.startsWith('lib/'));
  const functions = which(/^supabase\/functions\/.*\.(ts|json)$/);
  const plugin = which(/^wordpress\/(headless-companion\/assets\/.*\.js|types\/.*\.ts)$/);
  const [unit, nodeTests] = [unitTests(files, isBrief), await stackTests(files, isBrief)];
  /** @type {[title: string, files: string[], command: string[]][]} */
  const all = [
    ['format', files, local('oxfmt', '--check', '--no-error-on-unmatched-pattern', ...files)],
    ['lint', sources, local('oxlint', '--type-aware', ...sources)],
    ['imports', sources, local('depcruise', '--config', '.dependency-cruiser.mjs', ...sources)],
    ['types', typed, typescript],
    ['types of scripts', scripts, [...typescript, '-p', 'tsconfig.tools.json']],
    ['types of functions', functions, [...typescript, '-p', 'tsconfig.functions.json']],
    ['types of the plugin', plugin, [...typescript, '-p', 'tsconfig.plugin.json']],
    ['unit', unit, local('jest', '--passWithNoTests', ...unit)],
    ['stack', nodeTests, ['node', ...nodeTestOptions, ...nodeTests]],
  ];
  const wanted = all.filter(([, some]) => some.length > 0);
  const checks = wanted.map(([title, , command]) => ({ title, commands: [command] }));
  const phpFiles = php ? which(/\.php$/) : [];
  if (!phpFiles.length) return checks;
  return [...checks, { title: 'PHP', commands: phpFiles.map((file) => [String(php), '-l', file]) }];
}

/**
 * What Jest has to run.
 * @param {string[]} files
 * @param {boolean} isBrief
 * @returns {string[]} Jest's options and paths; empty when there is nothing to run
 */
function unitTests(files, isBrief) {
  const sources = files.filter((file) => inJest.test(file) && code.test(file));
  const readers = testsReading(files).filter((test) => test.endsWith('.ts'));
  if (isBrief) return [...new Set([...sources.flatMap(unitTestsBeside), ...readers])];
  const words = files.filter((file) => /^messages\/.*\.json$/.test(file));
  const roots = [...sources, ...words, ...readers];
  return roots.length ? ['--findRelatedTests', ...roots] : [];
}

const unitTestsBeside = (file) =>
  ['.test.ts', '.test.tsx']
    .map((ending) => file.replace(/(\.test)?\.(m?js|tsx?)$/, ending))
    .filter(isThere);

/**
 * What Node's test runner has to run.
 * @param {string[]} files
 * @param {boolean} isBrief
 * @returns {Promise<string[]>} paths from the root
 */
async function stackTests(files, isBrief) {
  const readers = testsReading(files).filter((test) => test.endsWith('.mjs'));
  const sources = files.filter((file) => /\.(mjs|json)$/.test(file));
  const own = isBrief ? sources.flatMap(nodeTestBeside) : await nodeTestsOf(sources);
  return [...new Set([...own, ...readers])];
}
