import { appRoutes } from './support/app-routes';
import { forgedHeaders, mark } from './support/odd';
import { askRaw } from './support/raw';
import { expect, test } from './support/test';
import { expireEverything } from './support/webhook';

test('who asks first for what is made anew does not decide by a claimed host what others see', async () => {
  test.setTimeout(240_000);
  const paths = await keptPaths();
  expect(paths.length).toBeGreaterThan(40);

  await expireEverything();
  let made = 0;
  for (const path of paths) {
    const { headers } = await askRaw({ path, headers: forgedHeaders });
    if (headers['x-nextjs-cache'] === 'STALE') made += 1;
  }
  // The webhook has some of them made anew by itself, and those of no source are as they were built.
  expect(made).toBeGreaterThan(25);

  for (const path of paths) {
    const state = async () => (await askRaw({ path })).headers['x-nextjs-cache'];
    await expect.poll(state, { message: path, timeout: 30_000 }).toBe('HIT');
    const { status, headers, text } = await askRaw({ path });
    expect([path, status]).toEqual([path, 200]);
    expect([path, `${JSON.stringify(headers)}${text}`.includes(mark)]).toEqual([path, false]);
    expect([path, /https:\/\/(localhost|127\.0\.0\.1)/.test(text)]).toEqual([path, false]);
  }
});

/** An address of every page and file that the site keeps. */
async function keptPaths(): Promise<string[]> {
  const kept: string[] = [];
  for (const path of appRoutes().flatMap((route) => route.paths)) {
    const first = await askRaw({ path });
    // A picture has another address with every word that changes on it.
    const last = first.headers.location ?? path;
    const { status, headers } = await askRaw({ path: last });
    const isKept = headers['x-nextjs-cache'] && !/no-store/.test(headers['cache-control'] ?? '');
    if (status === 200 && isKept) kept.push(last);
  }
  return [...new Set(kept)];
}
