import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseUrl } from '../../../lib/config/parse-url.mjs';
import { load } from '../common/site/load.mjs';
import { wordFiles } from './replaced.mjs';

const contents = [
  "export { site } from './lib/site'",
  "export { tours } from './content/tours/tours'",
  "export { pressKit } from './content/press/kit'",
  ...['podcasts', 'broadcasts', 'online', 'quotes', 'scans', 'logos'].map(
    (list) => `export { ${list} } from './content/press/${list}'`,
  ),
].join('\n');

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * Words that only the demo has, read from its files: names, hosts, titles, beginnings of texts.
 * @param {string} root of the project with the demo's content
 * @param {string} changes the folder of the second identity's replacements
 * @returns {Promise<{ names: string[], titles: string[], sentences: string[] }>} what the second identity must not
 *   show: names as whole words in any case, titles as whole words in the same case, sentences anywhere
 */
export async function demoWords(root, changes) {
  const demo = await load(root, contents);
  const { site, tours, quotes, scans, logos } = demo;
  const reports = [...demo.podcasts, ...demo.broadcasts, ...demo.online];
  const outlets = [...reports, ...quotes, ...logos].map(({ outlet }) => outlet);
  const seed = seedOf(root);

  return {
    names: distinct([
      ...[site.product, site.offer.name, site.offer.section, site.video.id],
      ...[...Object.values(site.performers), ...Object.values(site.stories)],
      ...addressesIn(site).filter((host) => host.endsWith('.example')),
      ...[site.press.phone, ...tours.flatMap(({ slug, name }) => [slug, name])],
      ...seed.slugs.filter((slug) => slug.includes('-')),
    ]),
    titles: distinct([
      ...[...outlets, ...scans.map(({ file }) => file.slice(11).replace(/\.\w+$/, ''))],
      ...[...tours.flatMap(({ guests }) => guests), ...reports.map(({ title }) => title)],
      ...[...scans.map(({ headline }) => headline), ...seed.titles],
      ...demo.pressKit.photos.map(({ credit }) => credit),
    ]).filter((title) => title.length > 3),
    sentences: distinct([
      ...wordFiles.flatMap((file) =>
        replacedWords(readJson(join(root, file)), readJson(join(changes, basename(file)))),
      ),
      ...['biography', 'legal'].flatMap((folder) => openings(join(root, 'content', folder))),
      ...tours.flatMap(({ line, story }) => [line.en, line.de, beginning(story.en)]),
    ]),
  };
}

const distinct = (words) => [...new Set(words)].filter(Boolean);

/** The hosts of all URLs and email addresses in a value, at any depth. */
function addressesIn(value) {
  if (typeof value === 'string') {
    const url = parseUrl(value);
    return url ? [url.host] : hostOf(value);
  }
  return value && typeof value === 'object' ? Object.values(value).flatMap(addressesIn) : [];
}

const hostOf = (text) => (/^\S+@(\S+)$/.exec(text) ?? []).slice(1);

function seedOf(root) {
  const folder = join(root, 'stack', 'seed');
  const items = ['events', 'videos', 'releases'].flatMap((name) =>
    readJson(join(folder, `${name}.json`)),
  );
  const posts = readdirSync(join(folder, 'posts'))
    .filter((name) => name.endsWith('.html'))
    .map((name) => JSON.parse(readFileSync(join(folder, 'posts', name), 'utf8').split('---\n')[1]));
  const terms = Object.values(readJson(join(folder, 'terms.json'))).flat();
  const named = terms.filter(({ slug }) => slug.includes('-'));
  const all = [...items, ...posts];

  return {
    slugs: [...all, ...named].flatMap(({ slug }) => slug ?? []),
    titles: [
      ...all.flatMap((each) => [each.title, each.de?.title ?? '']),
      ...named.flatMap(({ name, nameDe }) => [name, nameDe]),
    ],
  };
}

/** Parts of those messages of the demo that the second identity has changed. */
function replacedWords(old, changes) {
  return Object.entries(changes).flatMap(([key, change]) => {
    if (!(key in old)) return [];
    if (typeof old[key] === 'string') return longestPart(old[key]);
    return replacedWords(old[key], change ?? old[key]);
  });
}

/**
 * The longest part of a message between its placeholders. Left out when it is short, because both identities may have
 * it by chance.
 */
function longestPart(text) {
  const parts = text.split(/\{\w+\}/).sort((one, other) => other.length - one.length);
  return parts[0].length > 20 ? [parts[0].trim()] : [];
}

/** The beginning of each paragraph of the Markdown files in a folder. */
function openings(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'));
  const paragraphs = files.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8').split(/\n\n+/),
  );
  return paragraphs.filter((each) => /^[^#[]{50}/.test(each)).map(beginning);
}

const beginning = (text) => text.replaceAll('&nbsp;', '\u00a0').slice(0, 40);
