import assert from 'node:assert/strict';
import { join } from 'node:path';
import { settingsFor } from '../../settings.mjs';
import { until } from '../../processes/wait.mjs';
import { withOtherWordpress } from '../common/site/with-other-wordpress.mjs';

/** @typedef {import('../../settings.mjs').Settings} Settings */
/** @typedef {import('../../processes/supervisor.mjs').Supervisor} Supervisor */
/** @typedef {{ path: string, status?: number, words?: string[], without?: string }} Page */

/** Pages with content of the earlier site, and texts that they must show. */
const pages = [
  { path: '/events', words: ['A Journey in L.A.', 'Größe', 'Winter Concert', 'Harbour Songs'] },
  { path: '/events', words: ['>432<'], without: 'A night nobody photographed' },
  { path: '/de/veranstaltungen', words: ['Kommende', 'Winter Concert', 'um 19:30 Uhr'] },
  { path: '/events/journey-in-la', words: ['Told in the news.', 'Los Angeles'] },
  { path: '/de/veranstaltungen/winter-concert', words: ['6003', 'nur auf Englisch'] },
  { path: '/events/a-night', words: ['A night nobody photographed'] },
  { path: '/events/never-had-a-day', status: 404 },
  { path: '/videos', words: ['From Below', 'Nine Figures'] },
  { path: '/de/videos/from-below', words: ['Piano: Lune', '1. Juli 2026'] },
  { path: '/videos/nothing', status: 307 },
  { path: '/de/musik', words: ['Night Grammar', 'First Tape'] },
  { path: '/music/night-grammar', words: ['7640990018147', 'Conjunctions'] },
  { path: '/2026/05/journey-in-la', words: ['4 May 2026', 'Told in the news.', 'Fog over a city'] },
  { path: '/2026/05/journey-in-la', words: ['href="/category/uncategorized"', 'Uncategorized'] },
  { path: '/de/2026/05/journey-in-la', words: ['4. Mai 2026', 'nur auf Englisch'] },
  { path: '/category/uncategorized', words: ['All posts in', 'href="/2026/05/journey-in-la"'] },
  { path: '/search?q=journey', words: ['1 result for “journey”', '>Journey</mark>'] },
];

/**
 * Runs the built site on a WordPress without our plugin, in place of the WordPress that has it.
 * @param {Settings} settings whose WordPress and site are stopped
 * @param {Supervisor} supervisor
 */
export async function checkEarlierSite(settings, supervisor) {
  const { plugin, pluginDir } = settingsFor({ ...settings, plugin: 'earlier-site' });
  const wordpressDir = join(settings.dataDir, 'earlier-wordpress');
  // This WordPress runs in Playground, as in the demo. The other tests use a hosted WordPress if there is one.
  const earlier = { ...settings, plugin, pluginDir, wordpressDir, seed: false, host: null };
  await withOtherWordpress(earlier, supervisor, async () => {
    for (const page of pages) await shows(settings.siteUrl, page);
  });
}

/**
 * Requests a page until it is as expected: the first visitor of a page still gets the content of the WordPress before.
 * @param {string} siteUrl
 * @param {Page} page
 */
async function shows(siteUrl, { path, status = 200, words = [], without }) {
  let text = '';
  const isRight = async () => {
    const response = await fetch(siteUrl + path, { redirect: 'manual' });
    // The day and the month of a date have a no-break space between them.
    text = (await response.text()).replaceAll('\u00a0', ' ');
    assert.equal(response.status, status, `${path} responded with ${response.status}`);
    for (const each of words) assert.ok(text.includes(each), `${path} must say “${each}”`);
    return true;
  };
  await until(isRight, { what: `${path} is as expected`, seconds: 30, every: 500 });
  assert.ok(!without || !text.includes(without), `${path} must not say “${without}”`);
}
