import { checkEarlierSite } from '../commands/earlier-site.mjs';
import { checkStandalone } from '../commands/standalone.mjs';
import { checkDoctor } from '../doctor/check.mjs';
import { shortDrill } from '../drill/short-drill.mjs';
import { checkNodes } from '../nodes/check.mjs';
import { checkInstances } from '../instances/check.mjs';
import { buildSite } from '../parts/site.mjs';
import { checkSecrets } from '../secrets.mjs';
import { settingsFor } from '../settings.mjs';
import { besiege } from '../siege/check.mjs';

/** @typedef {import('../settings.mjs').Settings} Settings */
/** @typedef {import('../steps.mjs').Steps} Steps */
/** @typedef {import('./programs.mjs').Programs} Programs */

/**
 * What needs the stack, or the machine for itself, and comes before the journeys have filled WordPress.
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {{ backend: unknown, programs: Programs }} ready
 */
export async function beforeBrowser(settings, steps, { backend, programs }) {
  const { supervisor } = steps;
  const onStack = (name, work, lacks = '') =>
    steps.run(name, () => {
      if (!backend) throw new Error('Not run: the site or what it needs did not start.');
      if (lacks) throw new Error(`Not run: ${lacks}.`);
      return work();
    });
  const packed = withoutWordpress(settings);
  const isPacked = await steps.run(
    'build without WordPress',
    () => buildSite(packed, supervisor),
    steps.wantsAny('build without WordPress', 'standalone server', 'drill'),
  );
  const noBuild = isPacked ? '' : 'there is no build made without WordPress';
  await onStack('standalone server', () => checkStandalone(packed, supervisor), noBuild);
  await onStack('drill', () => shortDrill(settings, supervisor, packed), noBuild);
  const noRedis = programs.redis ? '' : 'there is no Redis';
  await onStack('instances', () => checkInstances(settings, supervisor), noRedis);
  await onStack('siege', () => besiege(settings, supervisor, { short: true }));
  const isSearched = steps.wants('secrets') && steps.wants('build without WordPress');
  await steps.run('secrets of the other build', () => checkSecrets(packed), isSearched);
}

/**
 * What takes the place of the stack, or needs none of it.
 * @param {Settings} settings
 * @param {Steps} steps
 * @param {Programs} programs
 */
export async function afterBrowser(settings, steps, programs) {
  const { supervisor } = steps;
  await steps.run('earlier site', () => checkEarlierSite(settings, supervisor));
  const allStacks = ['wordpress/tests/run.mjs'];
  await steps.run('plugin on other versions', () => steps.command(process.execPath, allStacks));
  // A stack of its own, beside what is left of the other.
  const patient = settingsFor({ name: 'doctor', portBase: settings.portBase + 20 });
  const redis = Boolean(programs.redis);
  await steps.run('nodes', () => checkNodes(settings.portBase + 20));
  await steps.run('doctor', () => checkDoctor(patient, supervisor, { redis }));
}

/**
 * The site as its image holds it, its WordPress away.
 * @param {Settings} settings
 * @returns {Settings}
 */
const withoutWordpress = (settings) => ({
  ...settings,
  ...{ distDir: '.next-offline', output: 'standalone', wordpressUrl: 'http://127.0.0.1:1' },
  localImages: '0',
});
