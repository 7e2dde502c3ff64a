import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { format } from 'oxfmt';
import { bringUpWordpress } from '../backend.mjs';
import { run, say, step } from '../console.mjs';
import { answersOf } from '../system-tests/earlier-site/answers.mjs';
import { installStack } from '../install.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { requireFreePorts } from '../ports/free-ports.mjs';
import { rootDir, settingsFor, stackDir } from '../settings.mjs';
import { Supervisor } from '../processes/supervisor.mjs';
import { takeDataDir } from '../processes/data-lock.mjs';

const name = 'record';
const folder = join('lib', 'testing', 'recorded', 'earlier-site');

/**
 * Records the responses of a WordPress without our plugin, for the unit tests.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const { values } = parseArgs({
      args: argv,
      options: { 'port-base': { type: 'string', default: '4700' } },
    });
    const portBase = portBaseFrom(values['port-base'], 8);
    const release = takeDataDir(name);
    // With content from an earlier run, the new items would get other ids than in the responses recorded before.
    rmSync(join(stackDir, '.data', name), { recursive: true, force: true });
    const settings = settingsFor({ name, portBase, plugin: 'earlier-site', seed: false });
    await requireFreePorts({ wordpress: settings.ports.wordpress });
    const supervisor = new Supervisor();
    supervisor.onStop(release);
    return supervisor.during(async () => {
      await installStack();
      await bringUpWordpress(settings, supervisor);
      const answers = await step('Requesting responses', () => answersOf(settings.wordpressUrl));
      for (const [noun, list] of Object.entries(answers)) await write(noun, list);
      return 0;
    });
  });

/**
 * @param {string} noun
 * @param {import('../system-tests/earlier-site/answers.mjs').Answer[]} answers
 */
async function write(noun, answers) {
  const file = join(folder, `${noun}.json`);
  mkdirSync(join(rootDir, folder), { recursive: true });
  const { code } = await format(file, JSON.stringify(answers), { printWidth: 100 });
  writeFileSync(join(rootDir, file), code);
  say(`      ${file}: ${answers.length} responses`);
}
