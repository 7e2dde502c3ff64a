import { tours } from '../content/tours/tours';
import { content } from './support/content';
import { expect, test } from './support/test';

const pairs = [
  ['/press', '/de/presse'],
  ['/tours', '/de/touren'],
  ...tours.map(({ slug }) => [`/tours/${slug}`, `/de/touren/${slug}`]),
  ['/biography', '/de/biografie'],
  ...content.stories.map((name) => [`/biography/${name}`, `/de/biografie/${name}`]),
  ['/contact', '/de/kontakt'],
  ['/disclaimer', '/de/haftungsausschluss'],
  ['/legal-notices', '/de/impressum'],
] as [string, string][];

test('every fixed page has a title, a description, its canonical address and its translation', async ({
  request,
  baseURL,
}) => {
  const titles = new Set<string>();
  for (const [english, german] of pairs) {
    for (const path of [english, german]) {
      const response = await request.get(path);
      expect([path, response.status()]).toEqual([path, 200]);
      const html = await response.text();
      const [, title = ''] = /<title>([^<]+)<\/title>/.exec(html) ?? [];
      expect(title).toContain(content.product);
      titles.add(title);
      const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(170);
      expect(html).toContain(`<link rel="canonical" href="${baseURL}${path}"/>`);
      for (const [language, address] of [
        ['en', english],
        ['de', german],
        ['x-default', english],
      ]) {
        expect(html).toContain(`hrefLang="${language}" href="${baseURL}${address}"`);
      }
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    }
  }
  expect(titles.size).toBe(pairs.length * 2);
});

test('every link between fixed pages leads to a page or file, and to an id on it', async ({
  request,
}) => {
  const fixed = new Set(pairs.flat());
  const pages = new Map<string, string>();
  for (const path of fixed) pages.set(path, await (await request.get(path)).text());

  const broken: string[] = [];
  for (const [path, html] of pages) {
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    for (const [, href = ''] of main.matchAll(/href="([^"]+)"/g)) {
      const [target = '', place] = href.split('#');
      const isFile = /^\/((images|icons|api)\/|press\/[^/]+\.pdf$)/.test(target);
      if (isFile && (await request.get(target)).status() !== 200) broken.push(`${path}: ${href}`);
      const shown = pages.get(target || path);
      if (
        /^\/(de\/)?(tour|biogra|conta|konta|pres|legal|impres|disc|haft)/.test(target) &&
        !isFile &&
        !shown
      ) {
        broken.push(`${path}: ${href}`);
      }
      if (place && shown && !shown.includes(`id="${place}"`)) broken.push(`${path}: ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

test('another spelling redirects to the fixed page directly', async ({ request }) => {
  for (const [path, target] of [
    ['/de/press', '/de/presse'],
    ['/presse', '/press'],
    [`/de/tours/${content.tours[0]}`, `/de/touren/${content.tours[0]}`],
    [`/Biografie/${content.stories[0]}/`, `/biography/${content.stories[0]}`],
    ['/impressum', '/legal-notices'],
    ['/de/contact', '/de/kontakt'],
    ['/Kontakt/danke', '/contact/thanks'],
    ['/de/disclaimer', '/de/haftungsausschluss'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status(), response.headers()['location']]).toEqual([path, 308, target]);
  }
});
