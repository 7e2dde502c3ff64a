import 'server-only';

import { env } from './env';
import { localizedPath, type Href } from './i18n/href';
import { routing } from './i18n/routing';

const deadline = 15_000;
const pause = 60;

/**
 * Asks this process for pages until each is fresh, so that the next visitor does not have to wait for the visitor
 * before: after an expiry the first request still gets the last page.
 */
export async function renewPages(pages: Href[]): Promise<void> {
  const paths = pages.flatMap((href) =>
    routing.locales.map((locale) => localizedPath(href, locale)),
  );
  const until = Date.now() + deadline;

  const results = await Promise.allSettled(
    [...new Set(paths)].map((path) => askUntilFresh(path, until)),
  );
  for (const result of results) {
    if (result.status === 'rejected') console.error('A page was not renewed', result.reason);
  }
}

async function askUntilFresh(path: string, until: number): Promise<void> {
  while (Date.now() < until) {
    // Only the state of the page is asked for: compressing what nobody reads would cost more than making it.
    const response = await fetch(new URL(path, env.SELF_URL), {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.timeout(deadline),
    });
    if (response.headers.get('x-nextjs-cache') !== 'STALE') return;

    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Error(`${path} was still stale after ${deadline / 1000} s`);
}
