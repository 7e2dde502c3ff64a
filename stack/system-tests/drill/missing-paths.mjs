import { statSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../../console.mjs';
import { filesBelow } from '../../files-below.mjs';
import { runConcurrently } from '../../run-concurrently.mjs';
import { rootDir } from '../../settings.mjs';
import { askAsVisitor } from './requests.mjs';

/** @typedef {import('./drilled-site.mjs').DrilledSite} DrilledSite */

const howMany = 1000;
const name = `${howMany} addresses that do not exist`;
const column = 'outcome';

/** Paths that do not exist, by kind of page. @type {((word: string) => string)[]} */
const kinds = [
  (word) => `/2026/08/${word}`,
  (word) => `/de/2026/08/${word}`,
  (word) => `/events/${word}`,
  (word) => `/de/veranstaltungen/${word}/termin.ics`,
  (word) => `/videos/${word}`,
  (word) => `/de/musik/${word}`,
  (word) => `/category/${word}`,
  (word) => `/de/tag/${word}`,
  (word) => `/news/page/9${word.length}`,
  (word) => `/search?q=${word}`,
  (word) => `/api/share/0/en/videos/${word}`,
  (word) => `/sitemap-posts-9${word.length}.xml`,
];

/**
 * Requests paths that do not exist. They must leave nothing on the disk.
 * @param {DrilledSite} drilled
 * @param {import('./results.mjs').Results} results
 */
export async function unknownAddresses({ settings }, results) {
  const rows = ['answers', 'files more', 'bytes more'];
  results.expect(name, rows, [column]);
  const put = (row, word, isRight) =>
    results.put({ phase: name, row, column }, { word: String(word), isRight });
  await step(name, async () => {
    const before = weigh(settings.distDir);
    const paths = Array.from({ length: howMany }, (_, n) => kinds[n % kinds.length](wordOf(n)));
    const answers = await runConcurrently(paths, 12, (path) =>
      askAsVisitor(settings.siteUrl + path),
    );
    const after = weigh(settings.distDir);
    const statuses = answers.map(({ status }) => status);
    const isExpected = statuses.every((status, n) => expectedOf(paths[n]).includes(status));
    const counts = [...new Set(statuses)].map((status) => {
      return `${statuses.filter((each) => each === status).length}×${status}`;
    });
    put('answers', counts.join(' '), isExpected);
    put('files more', after.files - before.files, after.files === before.files);
    put('bytes more', after.bytes - before.bytes, after.bytes === before.bytes);
  });
}

/** One client sends all searches, so the later ones are above the rate limit. @param {string} path */
const expectedOf = (path) => (path.startsWith('/search') ? [200, 429] : [307, 404]);

const wordOf = (number) => `nothing-${number.toString(36)}-${'x'.repeat(number % 7)}q`;

/** The files that the site has written. @param {string} distDir */
function weigh(distDir) {
  const files = ['server', 'cache']
    .flatMap((folder) => filesBelow(join(rootDir, distDir, folder)))
    .map((file) => statSync(file).size);
  return { files: files.length, bytes: files.reduce((sum, size) => sum + size, 0) };
}
