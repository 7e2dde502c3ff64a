import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const app = join(__dirname, '../../app');

/** Pages that show events or the carousel are revalidated every minute, all others every five. */
const everyMinute = [
  '[locale]/page.tsx',
  '[locale]/events.ics/route.ts',
  '[locale]/events/feed.xml/route.ts',
  '[locale]/sitemaps/[part]/route.ts',
  '[locale]/events/page.tsx',
  '[locale]/events/[slug]/page.tsx',
  '[locale]/events/[slug]/event.ics/route.ts',
  '[locale]/events/page/[page]/page.tsx',
  '[locale]/past-events/page.tsx',
  '[locale]/search/[[...segments]]/page.tsx',
  '[locale]/tours/[slug]/page.tsx',
  '[locale]/past-events/page/[page]/page.tsx',
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

      expect(Number(revalidate)).toBe(everyMinute.includes(file) ? 60 : 300);
    },
  );

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
