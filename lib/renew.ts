import 'server-only';

import pMap from 'p-map';

import { env } from './env';
import { internalPath, localizedPath, type Href } from './i18n/href';
import { routing, type Locale } from './i18n/routing';
import { nextMade } from './made-pages.mjs';

const deadline = 15_000;
// A page that was made is announced; this is for one that was not, or on another process.
const patience = 1_000;

// Both languages of the two pages an editor looks at first; a long list must not crowd visitors out either.
const atOnce = 4;

/**
 * Has this process make pages anew, in every language and in the order given, and waits until each is fresh: after an
 * expiry the first request still gets the last page, and that request should not be a visitor's.
 */
export async function renewPages(pages: Href[]): Promise<void> {
  const until = Date.now() + deadline;
  const renewals = pages.flatMap((href) => routing.locales.map((locale) => ({ href, locale })));

  await pMap(renewals, ({ href, locale }) => renewPage(href, locale, until).catch(report), {
    concurrency: atOnce,
  });
}

function report(error: unknown): void {
  console.error('A page was not renewed', error);
}

async function renewPage(href: Href, locale: Locale, until: number): Promise<void> {
  const path = localizedPath(href, locale);
  while (Date.now() < until) {
    const made = nextMade(internalPath(href, locale), patience);
    if (!(await isStale(path))) return;
    await made;
  }
  throw new Error(`${path} was still stale after ${deadline / 1000} s`);
}

// Only the state of the page is asked for: compressing what nobody reads would cost more than making it.
async function isStale(path: string): Promise<boolean> {
  const response = await fetch(new URL(path, env.SELF_URL), {
    method: 'HEAD',
    headers: { 'accept-encoding': 'identity' },
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  });
  return response.headers.get('x-nextjs-cache') === 'STALE';
}
