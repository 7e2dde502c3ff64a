import { getImageProps } from 'next/image';
import { NextRequest, NextResponse } from 'next/server';
import { createPatchedFetcher, validateTags } from 'next/dist/server/lib/patch-fetch';

import { config } from '../../middleware';
import { tagPage } from '../cache/tags';
import { imageOptimizer, isFrameworkAddress, staticFolder } from './addresses.mjs';
import { maxCacheTagLength, maxCacheTags, rewriteHeader } from './headers.mjs';
import { processState } from './process-state.mjs';

// cache-contract.test.ts tests the cache, deferred-scripts.test.ts the scripts of a page, and responses.test.ts headers
// of responses. e2e/next-internals.spec.ts tests the assumptions that need a build or a running site.
describe('what this site assumes of Next.js, and Next.js does not promise', () => {
  it('the middleware names the page it chose in this header', () => {
    const { headers } = NextResponse.rewrite('http://localhost/en/news?q=words');

    expect(headers.get(rewriteHeader)).toBe('http://localhost/en/news?q=words');
  });

  it('a longer cache tag is left out', () => {
    for (const level of ['warn', 'log'] as const) jest.spyOn(console, level).mockImplementation();
    const tag = (length: number) => 'a'.repeat(length);

    expect(validateTags([tag(maxCacheTagLength), tag(maxCacheTagLength + 1)], 'a test')).toEqual([
      tag(maxCacheTagLength),
    ]);
    jest.restoreAllMocks();
  });

  it('of more cache tags in one fetch, some are left out', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    expect(validateTags(numbered(maxCacheTags), 'a test')).toEqual(numbered(maxCacheTags));
    expect(warn).not.toHaveBeenCalled();

    const tooMany = numbered(2 * maxCacheTags);
    expect(validateTags(tooMany, 'a test').length).toBeLessThan(tooMany.length);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('a fetch that is not stored tags its page, which stays static', async () => {
    const page = { type: 'prerender-legacy', revalidate: 300, tags: [] };
    const stores = {
      workAsyncStorage: { getStore: () => ({ route: '/en/news', forceStatic: true }) },
      workUnitAsyncStorage: { getStore: () => page },
    };
    // The stores of Next.js have many more fields, which a fetch does not read.
    const patched = createPatchedFetcher(fetch, stores as never);
    jest.spyOn(globalThis, 'fetch').mockImplementation(patched);
    const tags = numbered(2 * maxCacheTags + 1);
    await tagPage(tags);

    expect(page).toEqual({ type: 'prerender-legacy', revalidate: 300, tags });
  });

  it('it cannot create a request with the method TRACE, but with one that nobody knows', () => {
    const create = (method: string) => new NextRequest('http://localhost/news', { method });

    expect(() => create('TRACE')).toThrow('TRACE');
    expect(create('UNKNOWN').method).toBe('UNKNOWN');
  });

  it('the image optimizer is at this address', () => {
    const { props } = getImageProps({ src: '/images/a.png', alt: '', width: 10, height: 10 });

    expect(new URL(props.src, 'http://localhost').pathname).toBe(imageOptimizer);
  });

  it('the middleware, whose addresses must be written out, leaves out the files of the build', () => {
    const matches = (path: string) => new RegExp(`^${config.matcher}$`).test(path);

    expect(matches(`${staticFolder}/chunks/main-1.js`)).toBe(false);
    expect(matches(`${staticFolder}/chunks/main%2F.js`)).toBe(true);
    for (const path of ['/news', staticFolder]) expect(matches(path)).toBe(true);
    for (const path of [staticFolder, imageOptimizer]) expect(isFrameworkAddress(path)).toBe(true);
    expect(isFrameworkAddress('/news/_next')).toBe(false);
  });

  it('the state of the process is the same for every copy of a module', async () => {
    const first = processState('contract', () => ({ count: 1 }));
    jest.resetModules();
    const copy = await import('./process-state.mjs');

    expect(copy.processState).not.toBe(processState);
    expect(copy.processState('contract', () => ({ count: 2 }))).toBe(first);
  });
});

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `tag:${index}`);
