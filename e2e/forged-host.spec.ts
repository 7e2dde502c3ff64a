import { appRoutes } from './support/app-routes';
import { stack } from './support/environment';
import { forgedHeaders, mark } from './support/malformed-requests';
import { fetchRaw } from './support/raw-http';
import { expect, test } from './support/test';
import { expireEverything } from './support/webhook';

test(
  'a forged host in the first request after an expiry shows on no page that others see',
  { tag: '@nightly' },
  async () => {
    test.setTimeout(240_000);
    const paths = await storedPaths();
    expect(paths.length).toBeGreaterThan(40);

    await expireEverything();
    let stale = 0;
    for (const path of paths) {
      const { headers } = await fetchRaw({ path, headers: forgedHeaders });
      if (headers['x-nextjs-cache'] === 'STALE') stale += 1;
    }
    // Not all pages are stale: after the webhook, the site itself renders some of them again, and pages without data of
    // WordPress or Supabase do not expire.
    expect(stale).toBeGreaterThan(25);

    for (const path of paths) {
      const state = async () => (await fetchRaw({ path })).headers['x-nextjs-cache'];
      await expect.poll(state, { message: `${path} must be fresh`, timeout: 30_000 }).toBe('HIT');
      const { status, headers, text } = await fetchRaw({ path });
      expect([path, status]).toEqual([path, 200]);
      expect([path, `${JSON.stringify(headers)}${text}`.includes(mark)]).toEqual([path, false]);
      expect([path, /https:\/\/(localhost|127\.0\.0\.1)/.test(text)]).toEqual([path, false]);
    }
  },
);

test('an address that names another host leads to no page there', { tag: '@nightly' }, async () => {
  for (const host of ['http://evil.example', 'HTTPS://evil.example:99', 'http://site@evil.example'])
    for (const path of [
      '/news',
      '/de/news/',
      '/News',
      '/?p=1',
      '//evil.example/news',
      '/api/health',
      '',
    ]) {
      const { status, headers, text } = await fetchRaw({ path: host + path });
      expect([host + path, status < 500]).toEqual([host + path, true]);
      const { origin } = new URL(headers.location ?? '/', stack.siteUrl);
      expect([host + path, origin]).toEqual([host + path, new URL(stack.siteUrl).origin]);
      expect(text).not.toContain('evil.example:99');
    }
});

/** The paths of the pages and files that the site stores. */
async function storedPaths(): Promise<string[]> {
  const stored: string[] = [];
  for (const path of appRoutes().flatMap((route) => route.paths)) {
    const first = await fetchRaw({ path });
    // The URL of a share image changes with its text, and the example redirects to the current URL.
    const last = first.headers.location ?? path;
    const { status, headers } = await fetchRaw({ path: last });
    const isStorable =
      headers['x-nextjs-cache'] && !/no-store|private/.test(headers['cache-control'] ?? '');
    if (status === 200 && isStorable) stored.push(last);
  }
  return [...new Set(stored)];
}
