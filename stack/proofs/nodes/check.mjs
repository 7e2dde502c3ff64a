import { dirname, join } from 'node:path';
import { step } from '../../console.mjs';
import { jestWithout, nodeTestFiles } from '../../gate/test-files.mjs';
import { runToEnd } from '../../processes/child-processes.mjs';
import { rootDir, settingsFor, siteEnvironment, stackDir } from '../../settings.mjs';
import { ensureNode, versions } from './programs.mjs';

/**
 * The unit tests, the stack's own, a build and its first page, on every Node that is supported.
 * @param {number} portBase of a free port, for the site
 * @param {{ only?: string[], without?: RegExp[] }} [choice] major versions; test files that cannot be run here
 * @throws {Error} with what failed on which
 */
export async function checkNodes(portBase, { only = versions, without = [] } = {}) {
  const failures = [];
  for (const version of only) {
    const node = await ensureNode(version);
    for (const [title, work] of Object.entries(checks)) {
      await step(`Node ${version}: ${title}`, () => work(node, portBase, without)).catch((error) =>
        failures.push(`Node ${version}, ${title}:\n${error.message}`),
      );
    }
  }
  if (failures.length) throw new Error(failures.join('\n\n'));
}

const jest = join(rootDir, 'node_modules', 'jest', 'bin', 'jest.js');

const checks = {
  'unit tests': (node, portBase, without) =>
    runOn(node, [jest, '--silent', ...jestWithout(without)], portBase),
  "the stack's tests": (node, portBase, without) =>
    runOn(node, ['--test', ...nodeTestFiles(stackDir, without)], portBase),
  'a build and its first page': (node, portBase) =>
    runOn(node, [join(stackDir, 'proofs', 'nodes', 'first-page.mjs'), String(portBase)], portBase),
};

/**
 * @param {string} node its path
 * @param {string[]} args
 * @param {number} portBase
 */
async function runOn(node, args, portBase) {
  const { code, output } = await runToEnd(node, args, { env: environment(node, portBase) });
  if (code !== 0) throw new Error(output.trimEnd().split('\n').slice(-40).join('\n'));
}

const settingsOf = (portBase) => settingsFor({ name: 'nodes', portBase });

/** Child processes find the same Node. */
const environment = (node, portBase) => ({
  ...siteEnvironment(settingsOf(portBase)),
  PATH: `${dirname(node)}:${process.env.PATH}`,
});
