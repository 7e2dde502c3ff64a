import { getImageProps } from 'next/image';
import { NextResponse } from 'next/server';
import { validateTags } from 'next/dist/server/lib/patch-fetch';

import { config } from '../../middleware';
import { imageOptimizer, isFrameworkAddress, staticFolder } from './addresses.mjs';
import { maxCacheTagLength, rewriteHeader } from './headers.mjs';
import { processState } from './process-state.mjs';

// cache-contract.test.ts tests the cache, deferred-scripts.test.ts the scripts of a page. e2e/next-internals.spec.ts
// tests what only a running site shows.
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

  it('the image optimizer is at this address', () => {
    const { props } = getImageProps({ src: '/images/a.png', alt: '', width: 10, height: 10 });

    expect(new URL(props.src, 'http://localhost').pathname).toBe(imageOptimizer);
  });

  it('the middleware, whose addresses must be written out, leaves out the files of the build', () => {
    const matches = (path: string) => new RegExp(`^${config.matcher}$`).test(path);

    expect(matches(`${staticFolder}/chunks/main-1.js`)).toBe(false);
    expect(matches(`${staticFolder}/chunks/main%2F.js`)).toBe(true);
    expect(matches('/news')).toBe(true);
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
