import { createHmac } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { NextRequest } from 'next/server';

import { appRoutes } from '@/e2e/support/app-routes';
import { middleware } from '@/middleware';

import { knownSearchParams } from './known-search-params.mjs';
import { logged } from '../testing/responses';

// Another test reads the HTML of the build (prerendered-not-found-page.test.ts).
jest.mock('./prerendered-not-found-page', () => ({
  prerenderedNotFoundPage: () => ({ html: '', headers: {} }),
}));

const root = join(__dirname, '../..');

/** A valid token of a preview page. With an invalid token, the request gate does not read the query parameters. */
function previewToken(): string {
  const content = `1-${Math.floor(Date.now() / 1000) + 60}`;
  const key = createHmac('sha256', process.env.WEBHOOK_SECRET!)
    .update('headless-preview-v1')
    .digest();
  return `${content}-${createHmac('sha256', key).update(content).digest('base64url')}`;
}

function notKnownHere(name: string): never {
  throw new Error(`${name} is not read with get(): add this way of reading to the test`);
}

/** The names of the query parameters that the middleware reads for a path. */
async function namesRead(path: string): Promise<string[]> {
  const names = new Set<string>();
  const read = URLSearchParams.prototype.get;
  const spies = [
    jest.spyOn(URLSearchParams.prototype, 'get').mockImplementation(function (
      this: URLSearchParams,
      name: string,
    ) {
      names.add(name);
      return read.call(this, name);
    }),
    jest.spyOn(URLSearchParams.prototype, 'has').mockImplementation(notKnownHere),
    jest.spyOn(URLSearchParams.prototype, 'getAll').mockImplementation(notKnownHere),
    jest
      .spyOn(URLSearchParams.prototype, 'size', 'get')
      .mockImplementation(() => notKnownHere('size')),
  ];
  // Some parameters are read only together with others.
  const query = [...new Set(Object.values(knownSearchParams).flat()), 'unknown']
    .map((name) => `${name}=1`)
    .join('&');
  await middleware(new NextRequest(`https://site.example${path}?${query}`));
  spies.forEach((spy) => spy.mockRestore());
  // `_rsc` is a parameter of Next.js, which reads it at every URL.
  return [...names].filter((name) => name !== '_rsc').toSorted();
}

const addresses = appRoutes().flatMap(({ paths }) => paths.map((path) => path.split('?')[0]!));
const known = (path: string) =>
  knownSearchParams[path] ?? knownSearchParams[path.replace(/[^/]+$/, '*')] ?? [];

describe('the queries that the site knows', () => {
  // No request is sent in this test, so it is not known which items exist, and a warning says so.
  beforeEach(() => {
    logged('warn');
    logged('error');
  });

  it.each([...new Set(addresses)])('%s reads what the list says, and no more', async (address) => {
    const path = address.replace(/1-no-key$/, previewToken());

    expect(await namesRead(path)).toEqual(known(path).toSorted());
  });

  it('lists no address that does not exist', () => {
    const listed = Object.keys(knownSearchParams).filter((path) => path !== '/_next/image');
    const there = addresses.map((path) => path.replace(/1-no-key$/, '*'));

    expect(listed.filter((path) => !there.includes(path))).toEqual([]);
  });

  it('are all: no page and no route handler reads a query by itself', () => {
    const files = readdirSync(join(root, 'app'), { recursive: true, encoding: 'utf8' });
    const reading = files
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .filter((file) =>
        /searchParams|nextUrl|request\.url|req\.url|\.search\b/i.test(
          readFileSync(join(root, 'app', file), 'utf8'),
        ),
      );

    expect(reading).toEqual([]);
  });
});
