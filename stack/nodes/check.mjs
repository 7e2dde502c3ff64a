import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { step } from '../console.mjs';
import { runToEnd } from '../processes.mjs';
import { rootDir, settingsFor, siteEnvironment, stackDir } from '../settings.mjs';
import { ensureNode, versions } from './programs.mjs';

/**
 * The unit tests, the stack's own, a build and its first page, on every Node that is supported.
 * @param {number} portBase of a free port, for the site
 * @param {string[]} [only] major versions
 * @throws {Error} with what failed on which
 */
export async function checkNodes(portBase, only = versions) {
  const failures = [];
  for (const version of only) {
    const node = await ensureNode(version);
    for (const [title, work] of Object.entries(checks)) {
      await step(`Node ${version}: ${title}`, () => work(node, portBase)).catch((error) =>
        failures.push(`Node ${version}, ${title}:\n${error.message}`),
      );
    }
  }
  if (failures.length) throw new Error(failures.join('\n\n'));
}

const checks = {
  'unit tests': (node, portBase) =>
    runOn(node, [join(rootDir, 'node_modules', 'jest', 'bin', 'jest.js'), '--silent'], portBase),
  "the stack's tests": (node, portBase) => runOn(node, ['--test', ...testFiles()], portBase),
  'a build and its first page': (node, portBase) =>
    runOn(node, [join(stackDir, 'nodes', 'first-page.mjs'), String(portBase)], portBase),
};

function testFiles() {
  return readdirSync(stackDir, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.test.mjs') && !/node_modules|\.data/.test(file))
    .map((file) => join(stackDir, file));
}

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

/** What it starts finds the same Node. */
const environment = (node, portBase) => ({
  ...siteEnvironment(settingsOf(portBase)),
  PATH: `${dirname(node)}:${process.env.PATH}`,
});
