import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { contentTypeNames, contentTypeOf } from '../data/content-type-registry';

const app = join(__dirname, '../../app');

/** The revalidation time of each route of a content type, by its folder. */
const declared = new Map<string, 60 | 300>(
  contentTypeNames
    .map(contentTypeOf)
    .flatMap(({ routes, revalidate }) =>
      Object.keys(routes).map((route) => [`[locale]${route}`, revalidate] as const),
    ),
);

/** The other routes that are revalidated every minute: they show events or the carousel. All others: every five. */
const everyMinute = [
  '[locale]',
  '[locale]/search/[[...segments]]',
  '[locale]/sitemaps/[part]',
  '[locale]/tours/[slug]',
];

/** The build renders this page once: it has no content of WordPress. */
const ofTheBuild = '[locale]/not-found/[kind]/page.tsx';

const pages = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(\/page\.tsx|^\[locale\].*\/route\.ts)$/.test(file),
);

describe('the revalidation times of the pages', () => {
  it.each(pages.filter((file) => file !== ofTheBuild))(
    '%s has the revalidation time of its content',
    (file) => {
      const [, revalidate] = /^export const revalidate = (\d+);$/m.exec(source(file)) ?? [];
      const folder = dirname(file);

      expect(Number(revalidate)).toBe(
        declared.get(folder) ?? (everyMinute.includes(folder) ? 60 : 300),
      );
    },
  );

  it('are declared only for routes that exist', () => {
    const folders = new Set(pages.map(dirname));

    expect([...declared.keys()].filter((folder) => !folders.has(folder))).toEqual([]);
  });

  it('is none for the page that the build alone renders', () => {
    expect(source(ofTheBuild)).toContain('export const revalidate = false;');
  });

  it.each(pages)('%s stays stored through an outage', (file) => {
    expect(source(file)).toContain("export const dynamic = 'force-static';");
    expect(source(file)).toContain('export const generateStaticParams =');
  });
});

function source(file: string): string {
  return readFileSync(join(app, file), 'utf8');
}
