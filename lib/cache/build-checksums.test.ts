import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { getRouteCacheKey } from 'next/dist/server/lib/route-cache-key';

import { newPageCache, storedFile, storedPage } from '../testing/page-cache';
import { writeBuildChecksums } from './build-checksums.mjs';

const folder = mkdtempSync(join(tmpdir(), 'built-pages-'));
const server = join(folder, 'server');

const pageOwner = { kind: 'APP_PAGE', sourceRoute: '/[locale]/contact/page' } as const;
const pageKey = getRouteCacheKey('/en/contact', pageOwner as never);

const fileOwner = { kind: 'APP_ROUTE', sourceRoute: '/robots.txt/route' } as const;
const fileKey = getRouteCacheKey('/robots.txt', fileOwner as never);

const files: Record<string, string> = {
  'en/contact.html': '<!DOCTYPE html><html><body>Contact</body></html>',
  'en/contact.rsc': '1:"a"\n0:["contact"]\n',
  'en/contact.segments/_tree.segment.rsc': '1:"b"\n0:["tree"]\n',
  'en/contact.meta': JSON.stringify({
    headers: { 'x-next-cache-tags': 'contact' },
    segmentPaths: ['/_tree'],
    routeCache: { key: pageKey, owner: pageOwner, isFallback: false },
  }),
  'robots.txt.body': 'User-agent: *\n',
  'robots.txt.meta': JSON.stringify({
    ...{ status: 200, headers: { 'content-type': 'text/plain' } },
    routeCache: { key: fileKey, owner: fileOwner, isFallback: false },
  }),
};

beforeEach(() => {
  rmSync(server, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(place(name)), { recursive: true });
    writeFileSync(place(name), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a page of the build', () => {
  it('is read when all of its files are as the build left them', async () => {
    expect(await writeBuildChecksums(server)).toBe(2);

    expect((await readPage())?.html).toContain('Contact');
    // The framework has copied it meanwhile, to where it stores pages of its own.
    expect(readFileSync(join(server, `${pageKey}.html`), 'utf8')).toContain('Contact');
    expect((await readPage())?.html).toContain('Contact');
    expect(await readFile()).toBe('User-agent: *\n');
  });

  it.each(Object.keys(files).filter((name) => !name.endsWith('.meta')))(
    'is rendered again when a line of %s is lost',
    async (name) => {
      await writeBuildChecksums(server);
      writeFileSync(place(name), files[name]!.replace(/^.*?[>\n]/, ''));

      expect(await (name.startsWith('robots') ? readFile() : readPage())).toBeNull();
    },
  );

  it.each(['en/contact.html', 'en/contact.rsc', 'en/contact.segments/_tree.segment.rsc'])(
    'is rendered again when half of %s is lost, in a build without checksums too',
    async (name) => {
      expect(await readPage()).not.toBeNull();
      rmSync(join(server, 'route-cache'), { recursive: true });
      writeFileSync(place(name), files[name]!.slice(0, -3));

      expect(await readPage()).toBeNull();
    },
  );
});

const place = (name: string) => join(server, 'app', name);

const readPage = () => storedPage(newPageCache(server), pageKey);
const readFile = () => storedFile(newPageCache(server), fileKey);
