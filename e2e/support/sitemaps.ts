import { expect, type APIRequestContext } from '@playwright/test';
import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** A URL as a sitemap lists it. */
export type Listed = {
  loc: string;
  lastmod?: string;
  /** The URL for each hreflang. */
  alternates: Record<string, string>;
  images: string[];
  videos: Record<string, string>[];
};

type RawUrl = {
  loc: string;
  lastmod?: string;
  'xhtml:link': { rel: string; hreflang: string; href: string }[];
  'image:image': { 'image:loc': string }[];
  'video:video': Record<string, string>[];
};

const lists = ['sitemap', 'url', 'xhtml:link', 'image:image', 'video:video'];
const parser = new XMLParser({
  ...{ ignoreAttributes: false, attributeNamePrefix: '', htmlEntities: true },
  parseTagValue: false,
  isArray: (name) => lists.includes(name),
});

/** Reads an XML file of the site, and asserts that it is well-formed. */
export async function readXml(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect([path, response.status()]).toEqual([path, 200]);
  expect(response.headers()['content-type']).toMatch(/xml; charset=utf-8$/);
  const text = await response.text();
  expect([path, XMLValidator.validate(text)]).toEqual([path, true]);

  return parser.parse(text);
}

/** The paths of all sitemaps in the sitemap index. */
export async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const { sitemapindex } = await readXml(request, '/sitemap.xml');

  return sitemapindex.sitemap.map(({ loc }: { loc: string }) => new URL(loc).pathname);
}

/** Everything that the sitemaps list. Asserts that each sitemap follows the rules of the format. */
export async function listedUrls(request: APIRequestContext): Promise<Listed[]> {
  const listed: Listed[] = [];
  for (const path of await sitemapPaths(request)) {
    const { urlset } = await readXml(request, path);
    expect(urlset.xmlns).toBe('http://www.sitemaps.org/schemas/sitemap/0.9');
    const urls: RawUrl[] = urlset.url ?? [];
    expect(urls.length).toBeLessThan(50_000);
    listed.push(...urls.map(toListed));
  }
  return listed;
}

function toListed(url: RawUrl): Listed {
  const known = ['loc', 'lastmod', 'xhtml:link', 'image:image', 'video:video'];
  // The format requires the elements of its own namespace before all others.
  expect(Object.keys(url).filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.keys(url)[0]).toBe('loc');
  const links = url['xhtml:link'] ?? [];
  expect(links.every(({ rel }) => rel === 'alternate')).toBe(true);

  return {
    loc: url.loc,
    lastmod: url.lastmod,
    alternates: Object.fromEntries(links.map(({ hreflang, href }) => [hreflang, href])),
    images: (url['image:image'] ?? []).map((image) => image['image:loc']),
    videos: url['video:video'] ?? [],
  };
}
