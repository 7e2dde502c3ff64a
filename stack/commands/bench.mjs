import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startBackend } from '../backend.mjs';
import { checkInteractions } from '../system-tests/bench/interactions.mjs';
import { checkSizes } from '../system-tests/bench/sizes.mjs';
import { ensureChromium, ensureHeadlessShell } from '../programs/chromium.mjs';
import { run, step, UserFacingError } from '../console.mjs';
import { e2eEnvironment } from '../npm-test/e2e-environment.mjs';
import { installAll } from '../install.mjs';
import { readOptions } from '../options.mjs';
import { withOwnData } from '../with-data-lock.mjs';
import { runToEnd } from '../processes/child-processes.mjs';
import { makeCertificate } from '../parts/certificate.mjs';
import { startEdge } from '../parts/edge.mjs';
import { buildSiteIfChanged, startSite } from '../parts/site.mjs';
import { portBaseFrom } from '../ports/port-base.mjs';
import { settingsFor } from '../settings.mjs';

const usage = `Usage: npm run bench -- [options]
  --url ADDRESS    measure this running production site and start none
  --port-base N    first of nine neighbouring ports for the site that is started (default 3700)
  --interactions   also measure how soon a page reacts to a click: only on a machine that does nothing else
  --lighthouse     also run Lighthouse: takes minutes, and only on such a machine
  --navigations N  also measure how soon the next page is shown, prerendered and not: N times for each type of page
                   (50 take three hours). Not with --url
  --pictures       also measure how long visitors wait for pictures that nobody has requested before. Not with --url
  --edits          also measure how soon an edit is on its pages and in the live preview, beside the rendering of one
                   page: takes three minutes. Not with --url`;

/**
 * Compares every type of page with its budget, and measures what the options name. Exits with 1 when a page is above
 * its budget.
 * @param {string[]} argv
 */
export const main = (argv) =>
  run(async () => {
    const values = readOptions(usage, argv, {
      url: { type: 'string' },
      'port-base': { type: 'string', default: '3700' },
      interactions: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: false },
      navigations: { type: 'string', default: '0' },
      pictures: { type: 'boolean', default: false },
      edits: { type: 'boolean', default: false },
    });
    const { url, interactions, lighthouse, navigations, pictures, edits } = values;
    if (url) {
      const { origin } = new URL(url);
      return measure({ site: origin, edge: lighthouse ? origin : '', interactions });
    }

    const portBase = portBaseFrom(values['port-base'], 9);
    const settings = {
      ...settingsFor({ name: 'bench', portBase }),
      ...(pictures && { makePictures: 'early' }),
    };
    const ports = { ...settings.ports, compressor: compressorOf(settings.ports) };
    return withOwnData('bench', ports, async (supervisor) => {
      await bringUp(settings, supervisor);
      const isThroughEdge = lighthouse || Number(navigations) > 0;
      const edge = isThroughEdge ? await bringUpEdge(settings, supervisor) : '';
      if (Number(navigations) > 0)
        await measureInBrowser(settings, ['navigation-times'], {
          BASE_URL: edge,
          NAVIGATIONS: navigations,
        });
      if (pictures) await measureInBrowser(settings, ['picture-times'], {});
      if (edits) await measureInBrowser(settings, editTests, { E2E_ENGINE: 'chromium' });
      return measure({ site: settings.siteUrl, edge: lighthouse ? edge : '', interactions });
    });
  });

/** The tests that compare an edit with a page rendered in the same run (e2e/support/edit-times.ts). */
const editTests = ['--project=promptness', '--grep=@edits'];

/** The port of the edge's inner server, the one after the stack's last port. @param {{ function: number }} ports */
const compressorOf = (ports) => ports.function + 1;

/**
 * @param {import('../settings.mjs').Settings} settings
 * @param {import('../processes/supervisor.mjs').Supervisor} supervisor
 */
async function bringUp(settings, supervisor) {
  await installAll();
  await startBackend(settings, supervisor);
  await buildSiteIfChanged(settings, supervisor);
  await step('Starting the site', () => startSite(settings, supervisor, 'start'));
}

/**
 * Starts the edge with TLS and HTTP/2, as visitors get the site: the time of the first paint depends on how files share a
 * connection.
 * @param {import('../settings.mjs').Settings} settings
 * @param {import('../processes/supervisor.mjs').Supervisor} supervisor
 * @returns {Promise<string>} its URL
 */
async function bringUpEdge({ ports, dataDir }, supervisor) {
  const folder = join(dataDir, 'edge');
  rmSync(folder, { recursive: true, force: true });
  const certificate = await makeCertificate(folder);
  const place = { site: ports.site, edge: ports.control, compressor: compressorOf(ports) };
  const edge = await startEdge({ folder, certificate, ...place });
  supervisor.onStop(edge.stop);
  return `https://localhost:${ports.control}`;
}

/**
 * Runs browser tests, by default of e2e/measured, which print what they have measured.
 * @param {import('../settings.mjs').Settings} settings
 * @param {string[]} chosen the arguments of Playwright that choose them
 * @param {Record<string, string>} more environment variables for them
 */
async function measureInBrowser(settings, chosen, more) {
  const chromium = await ensureChromium();
  const programs = { headlessShell: '', firefox: null, webkit: null, java: null };
  const env = {
    ...e2eEnvironment(settings, { chromium, ...programs }),
    ...{ E2E_ENGINE: 'measured', ...more },
  };
  const options = { env, onOutput: (chunk) => process.stdout.write(chunk) };
  const { code } = await runToEnd('npx', ['playwright', 'test', ...chosen], options);
  if (code !== 0)
    throw new UserFacingError(`Not measured, or above the budget: ${chosen.join(' ')}`);
}

/**
 * @param {{ site: string, edge: string, interactions: boolean }} what `site`: origin of the site itself; `edge`: origin
 *   that Lighthouse visits, empty for none; `interactions`: whether clicks are timed
 * @returns {Promise<number>} the exit code
 * @throws {UserFacingError} when a page is above its budget
 */
async function measure({ site, edge, interactions }) {
  const chromium = await ensureChromium();
  const shell = await ensureHeadlessShell(chromium);
  const faults = [];
  const attempt = (check) => check().catch((error) => faults.push(error.message));
  await attempt(() => step('Weighing the pages', () => checkSizes(site, shell)));
  if (interactions) await attempt(() => checkInteractions(site, chromium));
  if (edge) {
    // Imported here, because this package of the stack may just have been installed.
    const { checkWithLighthouse } = await import('../system-tests/bench/lighthouse.mjs');
    await attempt(() => checkWithLighthouse({ site, edge }, shell));
  }
  if (faults.length) throw new UserFacingError(faults.join('\n'));
  return 0;
}
