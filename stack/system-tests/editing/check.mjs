import { join } from 'node:path';
import { e2eEnvironment } from '../../npm-test/e2e-environment.mjs';
import { requireProgram } from '../../npm-test/programs.mjs';
import { wordpressSource } from '../../wordpress-source.mjs';
import { withOtherWordpress } from '../common/site/with-other-wordpress.mjs';

/** @typedef {import('../../settings.mjs').Settings} Settings */

/** The newest WordPress of the npm packages. The other browser tests run on the newest WordPress that is available. */
const otherVersion = '6.5';

/**
 * The tests of what an editor does in WordPress (e2e/<name>.spec.ts), in both languages of the admin screens, and of
 * how the site shows its blocks.
 */
const journeys = [
  ...[
    'live-preview',
    'editor-checklist',
    'events-admin',
    'tracks-editor',
    'preview',
    'block-table',
  ],
  ...['carousel-screen', 'messages-screen', 'without-supabase-key'],
  ...['event-screens', 'music-screens', 'tour-screens', 'video-screens'],
];

/**
 * Runs these browser tests on another version of WordPress, with the existing build of the site.
 * @param {Settings} settings whose Supabase and mail run, and whose WordPress and site are stopped
 * @param {import('../../npm-test/step-runner.mjs').Steps} steps
 * @param {import('../../npm-test/programs.mjs').Programs} programs
 * @throws {Error} with the tests that failed
 */
export async function checkEditing(settings, steps, programs) {
  requireProgram(programs.chromium, 'Chromium');
  const other = await onOtherVersion(settings);
  const files = journeys.map((name) => `/${name}\\.spec\\.ts$`);
  const env = { ...e2eEnvironment(other, programs), TEST_SCOPE: 'all' };
  await withOtherWordpress(other, steps.supervisor, () =>
    steps.command('npx', ['playwright', 'test', '--workers=1', ...files], { env, live: true }),
  );
}

/**
 * The settings of the same stack, with a separate WordPress and database.
 * @param {Settings} settings
 * @returns {Promise<Settings>}
 */
async function onOtherVersion(settings) {
  const { dataDir, host } = settings;
  return {
    ...settings,
    wordpress: await wordpressSource(otherVersion),
    wordpressDir: join(dataDir, 'other-wordpress'),
    host: host && { ...host, folder: join(dataDir, 'other-host') },
  };
}
