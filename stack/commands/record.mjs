import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { bringUpWordpress } from '../backend.mjs';
import { run, say, step } from '../console.mjs';
import { recordResponses } from '../system-tests/earlier-site/record-responses.mjs';
import { installStack } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { withOwnData } from '../with-data-lock.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { rootDir, settingsFor } from '../settings.mjs';

const usage = `Usage: npm run record -- [options]
  --port-base N    first of eight neighbouring ports (default 4700)`;

const folder = join('lib', 'testing', 'recorded', 'earlier-site');

/**
 * Records the responses of a WordPress without our plugin, for the unit tests.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const values = readOptions(usage, argv, { 'port-base': { type: 'string', default: '4700' } });
    const portBase = portBaseFrom(values['port-base'], 8);
    const settings = settingsFor({ name: 'record', portBase, plugin: 'earlier-site', seed: false });
    const { wordpress } = settings.ports;
    return withOwnData('record', { wordpress }, async (supervisor) => {
      // With content from an earlier run, the new items would get other ids than in the responses recorded before.
      rmSync(settings.dataDir, { recursive: true, force: true });
      await installStack();
      await bringUpWordpress(settings, supervisor);
      const responses = await step('Requesting responses', () =>
        recordResponses(settings.wordpressUrl),
      );
      for (const [name, list] of Object.entries(responses)) await write(name, list);
      return 0;
    });
  });

/**
 * @param {string} name
 * @param {import('../system-tests/earlier-site/record-responses.mjs').RecordedResponse[]} responses
 */
async function write(name, responses) {
  const file = join(folder, `${name}.json`);
  mkdirSync(join(rootDir, folder), { recursive: true });
  const { code } = await format(file, JSON.stringify(responses), { printWidth: 100 });
  writeFileSync(join(rootDir, file), code);
  say(`      ${file}: ${responses.length} responses`);
}
