import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startBackend } from '../backend.mjs';
import { afterBrowser, beforeBrowser } from '../check/everything.mjs';
import { ensurePrograms } from '../check/programs.mjs';
import { checkIdentity, checkSources } from '../check/sources.mjs';
import { everythingSteps, gateSteps } from '../check/step-names.mjs';
import { compareTimes, noteTimes } from '../check/times.mjs';
import { run, say, secondsSince, Trouble } from '../console.mjs';
import { onHost } from '../host/settings.mjs';
import { installAll } from '../install.mjs';
import { buildSite } from '../parts/site.mjs';
import { portBaseFrom } from '../port-base.mjs';
import { requireFreePorts } from '../ports.mjs';
import { checkSecrets } from '../secrets.mjs';
import { settingsFor, siteEnvironment, stackDir } from '../settings.mjs';
import { Steps } from '../steps.mjs';
import { Supervisor } from '../supervisor.mjs';
import { takeDataDir } from '../turn.mjs';
import { endToEnd } from './end-to-end.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../check/programs.mjs').Programs} Programs */

const usage = `Usage: npm test -- [options]
  --all            everything, as npm run test:all
  --only A,B       these steps: ${everythingSteps.join(', ')}
  --note-times     write the time of each step into stack/check/times.json
  --port-base N    first of twenty-four neighbouring ports (default 3900)`;

/** @param {string[]} argv */
export const check = (argv) =>
  run(async () => {
    const { all, only, noteTimes: isNoted, portBase } = optionsOf(argv);
    const release = takeDataDir('test');
    rmSync(join(stackDir, '.data', 'test'), { recursive: true, force: true });
    const settings = settingsFor({ name: 'test', portBase });
    await requireFreePorts(settings.ports);
    const supervisor = new Supervisor();
    supervisor.onStop(release);
    const wanted = only.length ? only : all ? everythingSteps : gateSteps;
    const steps = new Steps(wanted, supervisor);
    return supervisor.during(async () => {
      const leftOut = await checkAll(settings, steps, { isEverything: all });
      const scope = all ? 'npm run test:all' : 'npm test';
      say(`\n${compareTimes(steps.times, scope)}`);
      if (isNoted) noteTimes(steps.times, scope);
      say([`Done after ${secondsSince()}.`, ...leftOut, steps.summary()].join('\n\n'));
      return steps.failed ? 1 : 0;
    });
  });

/** @param {string[]} argv */
function optionsOf(argv) {
  try {
    const { values } = parseArgs({
      args: argv,
      options: {
        all: { type: 'boolean', default: false },
        only: { type: 'string', default: '' },
        'note-times': { type: 'boolean', default: false },
        'port-base': { type: 'string', default: '3900' },
      },
    });
    const only = values.only.split(',').filter(Boolean);
    const unknown = only.find((name) => !everythingSteps.includes(name));
    if (unknown) throw new Error(`There is no step “${unknown}”.`);
    const portBase = portBaseFrom(values['port-base'], 24);
    return { all: values.all, only, noteTimes: values['note-times'], portBase };
  } catch (error) {
    throw new Trouble(`${error.message}\n${usage}`);
  }
}

/**
 * @param {Settings} inPlayground
 * @param {Steps} steps
 * @param {{ isEverything: boolean }} choice
 * @returns {Promise<string[]>} what is not checked here, and how to get what it needs
 */
async function checkAll(inPlayground, steps, { isEverything }) {
  const [programs] = await Promise.all([ensurePrograms(steps.wantsAny), installAll()]);
  const settings = programs.host ? await onHost(inPlayground) : inPlayground;
  const needsSite = steps.wantsAny('instances', 'siege', 'e2e');
  const [backend] = await Promise.all([
    backendFor(settings, steps, needsSite || steps.wantsAny('drill')),
    // Type generation and the build would write into each other's folder.
    steps.npmRun('types', { env: { ...siteEnvironment(settings), NEXT_DIST_DIR: '.next' } }),
  ]);
  const build = () => buildSite(settings, steps.supervisor);
  const isBuilt = await steps.run(
    'build',
    build,
    needsSite || steps.wantsAny('build', 'earlier site'),
  );
  const ready = { backend: isBuilt ? backend : null, programs };
  await beforeBrowser(settings, steps, ready);
  const beside = async () => {
    await checkSources(settings, steps, programs);
    await checkIdentity(settings, steps, programs);
  };
  if (steps.wants('e2e')) await endToEnd(settings, steps, { ...ready, beside, isEverything });
  else await beside();
  // Beside the journeys, where there are any.
  if (!steps.times.has('plugin')) await steps.plugin(programs);
  if (backend && !steps.wants('e2e')) await steps.supervisor.stop(backend.wordpress);
  await afterBrowser(settings, steps, programs);
  // Last, when the pages of the tests are kept and all there is to log is logged.
  await steps.run('secrets', () => checkSecrets(settings), isBuilt && steps.wants('secrets'));
  return programs.leftOut;
}

/**
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {boolean} isWanted
 */
async function backendFor(settings, steps, isWanted) {
  let backend = null;
  const start = async () => (backend = await startBackend(settings, steps.supervisor));
  await steps.run('WordPress, Supabase and mail', start, isWanted);
  return backend;
}
