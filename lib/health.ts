import 'server-only';

import { env } from './env';
import { localizedPath } from './i18n/href';
import { routing } from './i18n/routing';
import { exchangeState } from './instances';
import { secondsSinceWebhook } from './last-webhook';
import { site } from './site';
import { canKeepPages } from './writable';

const deadline = 2_000;
const validFor = 5_000;
const statusOfExchange = { reached: 'pass', away: 'warn', starting: 'fail' } as const;

type Status = 'pass' | 'warn' | 'fail';
type Check = { componentType: string; time: string } & (
  { status: Status } | { observedValue: number | null; observedUnit: 's' }
);

/** In the words of draft-inadarei-api-health-check, without what an outsider need not know. */
export type Health = { status: Status; checks: Record<string, Check[]> };

type Found = { at: Date; pages: boolean; wordpress: boolean; supabase: boolean; kept: boolean };

let latest: { at: number; found: Promise<Found> } | undefined;

/**
 * Can this process answer visitors, and whom does it reach? Asked at most once in five seconds, however many want to
 * know, and answered within two.
 *
 * It fails when a list of WordPress's cannot be shown. A kept one can be shown without WordPress: that nobody is
 * reached is then a warning, since another process would not reach them either. So is a disk that takes nothing: what is
 * made is still shown, and gone with the process. It fails, too, while a process that has others has not yet heard from
 * them what has changed.
 */
export async function getHealth(now: Date): Promise<Health> {
  if (!latest || now.getTime() - latest.at >= validFor) {
    latest = { at: now.getTime(), found: lookAround(now) };
  }
  return toHealth(await latest.found, now);
}

async function lookAround(at: Date): Promise<Found> {
  const news = new URL(localizedPath({ pathname: '/news' }, routing.defaultLocale), env.SELF_URL);
  const [pages, wordpress, supabase, kept] = await Promise.all([
    answers(news, { method: 'HEAD', headers: { 'accept-encoding': 'identity' } }),
    answers(`${env.WORDPRESS_URL}/wp-json/wp/v2/types/post?_fields=slug`),
    answers(`${env.SUPABASE_URL}/rest/v1/${site.carouselTable}?select=id&limit=1`, {
      headers: { apikey: env.SUPABASE_ANON_KEY },
    }),
    canKeepPages(),
  ]);
  return { at, pages, wordpress, supabase, kept };
}

async function answers(url: URL | string, init: RequestInit = {}): Promise<boolean> {
  const signal = AbortSignal.timeout(deadline);
  try {
    const response = await fetch(url, { ...init, cache: 'no-store', redirect: 'manual', signal });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function toHealth({ at, pages, wordpress, supabase, kept }: Found, now: Date): Health {
  const check = (componentType: string, status: Status): Check[] => [
    { componentType, status, time: at.toISOString() },
  ];
  const exchange = exchangeState();
  const statuses: Record<string, Status> = {
    'wordpress:reachability': wordpress ? 'pass' : 'warn',
    'supabase:reachability': supabase ? 'pass' : 'warn',
    'cache:writability': kept ? 'pass' : 'warn',
    ...(exchange && { 'redis:reachability': statusOfExchange[exchange] }),
  };
  const all: Status[] = [pages ? 'pass' : 'fail', ...Object.values(statuses)];
  const observedValue = secondsSinceWebhook(now);

  return {
    status: all.includes('fail') ? 'fail' : all.includes('warn') ? 'warn' : 'pass',
    checks: {
      pages: check('system', pages ? 'pass' : 'fail'),
      ...Object.fromEntries(
        Object.entries(statuses).map(([name, status]) => [name, check('datastore', status)]),
      ),
      'webhook:age': [
        { componentType: 'system', observedValue, observedUnit: 's', time: now.toISOString() },
      ],
    },
  };
}
