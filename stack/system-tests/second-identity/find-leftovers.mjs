import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../../console.mjs';
import { rootDir, stackDir } from '../../settings.mjs';
import { everythingServed, missingPath } from './everything-served.mjs';
import { demoWords } from './demo-words.mjs';
import { demoFiles, demoWordFinder, filesOf, hashOf } from './demo-traces.mjs';
import { checkSharePictures } from './share-pictures.mjs';

const words = join(stackDir, 'system-tests', 'second-identity', 'words');

/**
 * Searches everything that a site of the second identity serves for words and files of the demo, and checks its share
 * images.
 * @param {string} copy the root of the second identity's copy of the project
 * @param {import('../../settings.mjs').Settings} own of the running copy
 * @returns {Promise<string[]>} what is wrong
 */
export async function findLeftovers(copy, { siteUrl, wordpressUrl }) {
  const seen = await everythingServed(siteUrl, wordpressUrl);
  const demo = await demoWords(rootDir, words);
  await checkSharePictures(rootDir, copy, siteUrl);
  const count = Object.values(demo).flat().length;
  say(`      ${seen.length} pages and files are searched for ${count} words of the demo`);
  assert.ok(seen.length > 150 && count > 400, 'more pages and more words must be searched');
  return [
    ...wrongResponses(seen),
    ...leftWords(seen, demoWordFinder(demo)),
    ...(await leftFiles(seen, copy, siteUrl)),
    ...wrongPress(seen, siteUrl),
  ];
}

const wrongResponses = (seen) =>
  seen
    .filter(({ status, address }) => status !== (address.endsWith(missingPath) ? 404 : 200))
    .map(({ address, status, from }) => `${address} responds with ${status} (named by ${from})`);

function leftWords(seen, find) {
  return seen.flatMap(({ address, text }) => {
    const found = find(`${address}\n${text}`);
    return found.length ? [`${address} contains words of the demo: ${found.join(', ')}`] : [];
  });
}

/** Files of the demo: that pages link to, that are unchanged in the copy, or that a request still finds. */
async function leftFiles(seen, copy, siteUrl) {
  const files = demoFiles(rootDir);
  const shown = seen.flatMap(({ address, bytes }) => {
    const file = files.get(hashOf(bytes));
    return file ? [`${address} is ${file} of the demo`] : [];
  });
  const own = filesOf(copy, 'public');
  const unchanged = own.filter((file) => files.has(hashOf(readFileSync(join(copy, file)))));
  const gone = [...files.values()].filter(
    (file) => file.startsWith('public/') && !own.includes(file),
  );
  const responses = await Promise.all(
    gone.map(async (file) => {
      const path = encodeURI(file.replace('public', ''));
      const { status } = await fetch(siteUrl + path);
      return status === 404 ? [] : [`${path} of the demo responds with ${status}`];
    }),
  );
  return [...shown, ...unchanged.map((file) => `${file} belongs to the demo`), ...responses.flat()];
}

/** A list without entries must have no section, and no link in the table of contents. */
function wrongPress(seen, siteUrl) {
  const page = seen.find(({ address }) => address === `${siteUrl}/press`);
  const parts = ['quotes', 'podcasts', 'broadcasts', 'scans', 'online', 'facts'];
  const shown = parts.filter((part) => page?.text.includes(`id="${part}"`));
  const linked = parts.filter((part) => page?.text.includes(`href="#${part}"`));
  const right = 'quotes,scans,online,facts';
  return [shown, linked]
    .filter((list) => list.join() !== right)
    .map((list) => `The press page has ${list.join()} instead of ${right}`);
}
