import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { IncrementalCache } from 'next/dist/server/lib/incremental-cache';
import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import ResponseCache from 'next/dist/server/response-cache';
import { z } from 'zod';

import { newPageCache, ofPage, renderedPage } from '../testing/page-cache';
import { expireTags } from '../next-internals/expired-tags-manifest.mjs';
import { logged } from '../testing/responses';

const folder = mkdtempSync(join(tmpdir(), 'retained-'));
const preview = { previewModeId: '', previewModeSigningKey: '', previewModeEncryptionKey: '' };
// The type of Next.js is a `const enum`, whose members other code cannot import.
const appPage = 'APP_PAGE' as never;
const route = { kind: appPage, sourceRoute: '/[locale]/news/page' };
const minute = 60_000;

afterEach(() => {
  tagsManifest.clear();
  rmSync(join(folder, 'server'), { recursive: true, force: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a page that is out of date, and whose rendering throws', () => {
  it('stays, and is not tried again at the next request', async () => {
    const errors = logged('error');
    const site = new Site();
    await site.store(renderedPage('Hello', `requested:${Date.now() - 2 * minute}`));

    expect(await site.request()).toBe('Hello');
    expect(await site.request()).toBe('Hello');
    expect(site.attempts).toBe(1);
    expect(errors).toHaveBeenCalledTimes(1);
    expect(await site.lifetime()).toBe(30);
  });

  it('is not tried again either when a tag expired while the source was slow to fail', async () => {
    logged('error');
    const site = new Site({ beforeFailure: () => expireTags(['posts']) });
    await site.store(renderedPage('Hello', `requested:${Date.now() - 2 * minute}`));

    for (let visits = 0; visits < 3; visits += 1) expect(await site.request()).toBe('Hello');
    expect(site.attempts).toBe(1);
  });

  it('is tried again after a webhook, and stays again', async () => {
    logged('error');
    const site = new Site();
    await site.store(renderedPage('Hello', `requested:${Date.now() - 2 * minute}`));
    await site.request();
    expireTags(['posts']);

    for (let visits = 0; visits < 3; visits += 1) expect(await site.request()).toBe('Hello');
    expect(site.attempts).toBe(2);
  });

  it('stays when two attempts have read it, and one of them ends after the other', async () => {
    const site = new Site();
    const page = renderedPage('Hello', `requested:${Date.now() - 2 * minute}`);
    await site.store(page);
    // After a failed attempt, Next.js stores the page that it has read. Here two attempts have read the same page.
    await site.store(page);
    await site.store(page);

    expect(await site.request()).toBe('Hello');
    expect(site.attempts).toBe(0);
  });
});

/** The cache of Next.js with our cache handler, and a page that can never be rendered. */
class Site {
  attempts = 0;
  private readonly incrementalCache = new IncrementalCache({
    ...{ dev: false, requestHeaders: {}, CurCacheHandler: handler() as never },
    previewProps: preview,
    prerenderManifest: {
      ...{ version: 4, routes: {}, dynamicRoutes: {}, notFoundRoutes: [] },
      preview,
    },
  });
  private readonly responseCache = new ResponseCache({ minimalMode: false, route });

  constructor(private readonly source: { beforeFailure?: () => void } = {}) {}

  async store(page: ReturnType<typeof renderedPage>): Promise<void> {
    const cacheControl = { revalidate: 60, expire: 31_536_000 };
    await this.incrementalCache.set(
      '/en/news',
      page as never,
      {
        ...{ ...ofPage, kind: appPage, route, cacheControl },
      } as never,
    );
  }

  /** The response to a visitor, after all work that the request has started has ended. */
  async request(): Promise<string | undefined> {
    let background: Promise<unknown> = Promise.resolve();
    const response = await this.responseCache.get('/en/news', () => this.fail(), {
      incrementalCache: this.incrementalCache,
      routeKind: appPage,
      waitUntil: (promise) => {
        background = promise;
      },
    });
    await background;
    const page = response && 'value' in response ? response.value : null;

    return page && 'html' in page && typeof page.html === 'object'
      ? page.html.toUnchunkedString()
      : undefined;
  }

  async lifetime() {
    const context = { kind: 'APP_PAGE', isFallback: false, route };
    const stored = await this.incrementalCache.get('/en/news', context as never);

    const { cacheControl } = z
      .object({ cacheControl: z.object({ revalidate: z.number() }) })
      .parse(stored);

    return cacheControl.revalidate;
  }

  private async fail(): Promise<never> {
    this.attempts += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    this.source.beforeFailure?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
    throw new Error('WordPress did not respond');
  }
}

function handler() {
  return class {
    constructor() {
      return newPageCache(folder);
    }
  };
}
