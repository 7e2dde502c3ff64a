import { tours } from '../content/tours/tours';
import { expect, test } from './support/test';

const pairs = [
  ['/press', '/de/presse'],
  ['/tours', '/de/touren'],
  ...tours.map(({ slug }) => [`/tours/${slug}`, `/de/touren/${slug}`]),
  ['/biography', '/de/biografie'],
  ['/biography/aura', '/de/biografie/aura'],
  ['/biography/lune', '/de/biografie/lune'],
  ['/contact', '/de/kontakt'],
  ['/disclaimer', '/de/haftungsausschluss'],
  ['/legal-notices', '/de/impressum'],
] as [string, string][];

test('every fixed page has a title, a description, its own address and the other language', async ({
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
      expect(title).toContain('Auralune');
      titles.add(title);
      const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(html) ?? [];
      expect(description.length).toBeGreaterThan(70);
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

test('every link of a fixed page to another leads to a page, and to a place on it', async ({
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
      const isFile = /^\/(images|icons|api)\//.test(target);
      if (isFile && (await request.get(target)).status() !== 200) broken.push(`${path}: ${href}`);
      const shown = pages.get(target || path);
      if (
        /^\/(de\/)?(tour|biogra|conta|konta|pres|legal|impres|disc|haft)/.test(target) &&
        !shown
      ) {
        broken.push(`${path}: ${href}`);
      }
      if (place && shown && !shown.includes(`id="${place}"`)) broken.push(`${path}: ${href}`);
    }
  }
  expect(broken).toEqual([]);
});

test('wrong spellings lead to the fixed pages in one redirect', async ({ request }) => {
  for (const [path, target] of [
    ['/de/press', '/de/presse'],
    ['/presse', '/press'],
    ['/de/tours/believe-tour', '/de/touren/believe-tour'],
    ['/Biografie/lune/', '/biography/lune'],
    ['/impressum', '/legal-notices'],
    ['/de/contact', '/de/kontakt'],
    ['/Kontakt/danke', '/contact/thanks'],
    ['/de/disclaimer', '/de/haftungsausschluss'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status(), response.headers()['location']]).toEqual([path, 308, target]);
  }
});
