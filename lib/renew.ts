import 'server-only';

import PQueue from 'p-queue';

import { env } from './env';
import { internalPath, localizedPath, type Href } from './i18n/href';
import { routing, type Locale } from './i18n/routing';
import { nextMade } from './made-pages.mjs';
import { isStopping } from './stopping';
import { renewalHeaders } from './visits.mjs';

const deadline = 15_000;
// A page that was made is announced; this is for one that was not, or on another process.
const patience = 1_000;

// Both languages of the two pages an editor looks at first. They must not wait for the rest, nor visitors for either:
// WordPress and this process may well share one small machine.
const urgent = 4;
const first = new PQueue({ concurrency: urgent });
const rest = new PQueue({ concurrency: 2 });

type Renewal = { href: Href; locale: Locale; path: string };

let latestCall = 0;
const lastAskedBy = new Map<string, number>();

/**
 * Has this process make pages anew, in every language and in the order given, and waits until each is fresh: after an
 * expiry the first request still gets the last page, and that request should not be a visitor's. The newest call goes
 * first, and takes over what an earlier one has not begun. A process that ends leaves the rest expired, for the next.
 */
export async function renewPages(pages: Href[]): Promise<void> {
  const call = ++latestCall;
  const renewals = pages.flatMap((href) =>
    routing.locales.map((locale) => ({ href, locale, path: localizedPath(href, locale) })),
  );
  for (const { path } of renewals) lastAskedBy.set(path, call);

  const tasks = renewals.map((renewal) => () => renewUnlessTakenOver(renewal, call));
  await first.addAll(tasks.slice(0, urgent));
  await rest.addAll(tasks.slice(urgent), { priority: call });
}

async function renewUnlessTakenOver(renewal: Renewal, call: number): Promise<void> {
  if (lastAskedBy.get(renewal.path) !== call) return;
  lastAskedBy.delete(renewal.path);
  if (isStopping()) return;
  try {
    await renewPage(renewal);
  } catch (error) {
    if (!isStopping()) console.error('A page was not renewed', error);
  }
}

async function renewPage({ href, locale, path }: Renewal): Promise<void> {
  const until = Date.now() + deadline;
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
    headers: { 'accept-encoding': 'identity', ...renewalHeaders },
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(deadline),
  });
  return response.headers.get('x-nextjs-cache') === 'STALE';
}
