import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { sendWebhook } from '../../stack/system-tests/webhook.mjs';
import { content } from './content';
import { stack } from './environment';
import type { OwnSite } from './own-site';
import { expect, test } from './test';
import { watchViolations } from './policy-violations';
import { WordPressRest } from './wordpress-rest';

/** Starts a process of the site. `change` may change the copy of the build that it runs on. */
export type Start = (
  name: string,
  settings?: Record<string, string>,
  change?: (folder: string) => void,
) => Promise<OwnSite>;

/** A page that the build does not render. */
const neverBuilt = `/tag/${content.tag}`;

const missing = [
  '/2026/08/there-is-no-such-post',
  '/de/veranstaltungen/there-is-no-such-event',
  '/category/there-is-no-such-topic',
  '/tag/there-is-no-such-tag',
  '/tours/there-is-no-such-tour',
  '/news/page/9999',
  '/events/there-is-no-such-event/event.ics',
  '/nowhere/at/all',
];

const moved = [
  [`/news/${content.post.slug}`, 308, `/de/news/${content.post.slug}`],
  [`/2019/01/${content.post.slug}`, 308, content.post.path],
  ['/videos/there-is-no-such-film', 307, '/videos'],
] as const;

/**
 * Declares the tests of stored pages that must pass with the page cache of this project and with that of a hosting
 * platform.
 *
 * @param start starts a process of the site that is tested
 * @param unavailable the status of a page that cannot be rendered and was never stored
 * @param more declares further tests of the running site
 */
export function declareStoredPageTests(
  start: Start,
  unavailable: number,
  more: (getSite: () => OwnSite) => void = () => {},
): void {
  test.describe('while WordPress responds', () => {
    let site: OwnSite;
    test.beforeAll(async () => {
      site = await start('stored-pages');
    });
    test.afterAll(() => site.end());
    more(() => site);

    for (const path of missing) {
      test(`a missing page is a 404 that no cache stores: ${path}`, async () => {
        for (const attempt of ['first', 'second']) {
          const { status, headers } = await fetchFrom(site, path);
          expect([attempt, status]).toEqual([attempt, 404]);
          expect(headers.get('cache-control')).toContain('no-store');
        }
      });
    }

    for (const [path, status, target] of moved) {
      test(`an old or missing address redirects: ${path}`, async () => {
        const response = await fetchFrom(site, path);
        expect([response.status, response.headers.get('location')]).toEqual([status, target]);
      });
    }

    test('the scripts of a page run under its policy', async ({ page }) => {
      const { expectNone } = await watchViolations(page);
      const response = await page.goto(`${site.url}${neverBuilt}`);

      expect(response?.status()).toBe(200);
      expect(response?.headers()['content-security-policy']).toContain("default-src 'self'");
      expectNone();
    });

    test('an edit shows after its webhook, and a trashed post is gone after its own', async () => {
      const rest = await WordPressRest.logIn();
      const body = { title: 'The first title', status: 'publish' };
      const post = await rest.send({ method: 'POST', path: '/wp/v2/posts', body });
      const path = `/wp/v2/posts/${post.id}`;
      const page = `/${post.date.slice(0, 4)}/${post.date.slice(5, 7)}/${post.slug}`;
      const text = async () => (await fetchFrom(site, page)).text();
      try {
        await tell(site, { ...post, type: 'post', action: 'published' });
        await expect.poll(text).toContain('The first title');
        await rest.send({ method: 'POST', path, body: { title: 'The second title' } });
        expect(await text()).toContain('The first title');
        await tell(site, { ...post, type: 'post', action: 'updated' });
        await expect.poll(text).toContain('The second title');

        await rest.send({ method: 'DELETE', path });
        await tell(site, { ...post, type: 'post', action: 'trashed' });
        await expect.poll(async () => (await fetchFrom(site, page)).status).toBe(404);
        expect(await text()).not.toContain('The second title');
      } finally {
        await rest.send({ method: 'DELETE', path: `${path}?force=true` });
      }
    });
  });

  test('in an outage a stored page stays, and one that was never rendered is no 404', async () => {
    const wordpress = await startFailingServer();
    const sources = { WORDPRESS_URL: wordpress.url, SUPABASE_URL: wordpress.url };
    const site = await start('stored-pages-outage', sources, withoutGermanNews);
    try {
      for (const path of [neverBuilt, '/de/news']) {
        const { status, headers } = await fetchFrom(site, path);
        expect([path, status]).toEqual([path, unavailable]);
        expect(headers.get('cache-control')).toContain('no-store');
      }
      await expectNews(site);

      // The page expires, and rendering it again fails.
      await tell(site, { type: 'settings', id: 0, action: 'updated' });
      wordpress.requests.length = 0;
      await expectNews(site);
      await expect.poll(() => wordpress.requests.join()).toContain('/posts');
      for (let attempt = 0; attempt < 5; attempt += 1) {
        await expectNews(site);
        await new Promise((resolve) => setTimeout(resolve, 500));
      }
    } finally {
      await site.end();
      wordpress.end();
    }
  });
}

async function expectNews(site: OwnSite): Promise<void> {
  const stored = await fetchFrom(site, '/news');

  expect(stored.status).toBe(200);
  expect(await stored.text()).toContain(`/${content.posts[0]}"`);
}

/** Requests a page without following redirects. */
export async function fetchFrom(site: OwnSite, path: string): Promise<Response> {
  return fetch(`${site.url}${path}`, { redirect: 'manual' });
}

type Change = { type: string; id: number; action: string; slug?: string; date?: string };

/** Sends this site a webhook, as WordPress does. */
async function tell(site: OwnSite, change: Change): Promise<void> {
  const changes = [{ ...change, languages: ['en', 'de'], terms: [] }];
  const { status } = await sendWebhook(site.url, stack.webhookSecret, changes);
  expect(status).toBe(202);
}

/**
 * Starts a server in place of WordPress and Supabase. It responds to every request with an error, and records the
 * requests.
 */
async function startFailingServer() {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.writeHead(500, { 'content-type': 'application/json' }).end('{"code":"down"}');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const { port } = server.address() as AddressInfo;
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, requests, end };
}

/** Removes the German list of news from a build, as if it had never been rendered. */
function withoutGermanNews(folder: string): void {
  for (const ending of ['.html', '.rsc', '.meta', '.segments']) {
    rmSync(join(folder, 'server', 'app', 'de', `news${ending}`), { recursive: true });
  }
}
