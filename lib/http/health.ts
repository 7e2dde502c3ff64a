import 'server-only';

import { env } from '../config/env';
import { getMailHealth, type MailHealth } from './contact-mail-health';
import { localizedPath } from '../i18n/href';
import { routing } from '../i18n/routing';
import { secondsSinceWebhook } from '../revalidation/webhook-age';
import { otherProcessesState } from '../revalidation/other-processes';
import { site } from '../site';
import { canStorePages } from '../cache/writable-folder';
import { requestOwnPage } from './self-request';

// In milliseconds.
const deadline = 2_000;
const validFor = 5_000;
const statusOfChannel = { connected: 'pass', disconnected: 'warn', starting: 'fail' } as const;

type Status = 'pass' | 'warn' | 'fail';
type Check = { componentType: string; time: string } & (
  | { status: Status }
  | { observedValue: number | null; observedUnit: 's' }
);

/** The format of draft-inadarei-api-health-check, without details that are not for the public. */
export type Health = { status: Status; checks: Record<string, Check[]> };

type Found = { at: Date; mail: MailHealth } & Record<
  'pages' | 'wordpress' | 'supabase' | 'writable',
  boolean
>;

let latest: { at: number; found: Promise<Found> } | undefined;

/**
 * Whether this process can serve visitors, and which services it reaches. The checks run at most once in five seconds
 * and take at most two seconds.
 *
 * The status is `fail` when the page of all news cannot be shown, and while one of several processes has not yet joined
 * the others. An unreachable service is only a warning: stored pages are shown without WordPress, and another process
 * would not reach it either. A full disk is a warning too, because pages are still rendered and are only lost at a
 * restart. Contact emails that are due and not sent are also a warning.
 */
export async function getHealth(now: Date): Promise<Health> {
  if (!latest || now.getTime() - latest.at >= validFor) {
    latest = { at: now.getTime(), found: runChecks(now) };
  }
  return toHealth(await latest.found, now);
}

async function runChecks(at: Date): Promise<Found> {
  const news = localizedPath({ pathname: '/news' }, routing.defaultLocale);
  const rows = `${env.SUPABASE_URL}/rest/v1/${site.carouselTable}?select=id&limit=1`;
  const [pages, wordpress, supabase, writable, mail] = await Promise.all([
    isOk(requestOwnPage(news, { deadline })),
    isOk(request(`${env.WORDPRESS_URL}/wp-json/wp/v2/types/post?_fields=slug`)),
    isOk(request(rows, { apikey: env.SUPABASE_ANON_KEY })),
    canStorePages(),
    getMailHealth(at),
  ]);
  return { at, pages, wordpress, supabase, writable, mail };
}

function request(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const signal = AbortSignal.timeout(deadline);

  return fetch(url, { headers, cache: 'no-store', redirect: 'manual', signal });
}

async function isOk(requested: Promise<Response>): Promise<boolean> {
  try {
    const response = await requested;
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}

function toHealth({ at, pages, wordpress, supabase, writable, mail }: Found, now: Date): Health {
  const check = (componentType: string, status: Status): Check[] => [
    { componentType, status, time: at.toISOString() },
  ];
  const others = otherProcessesState();
  const statuses: Record<string, Status> = {
    'wordpress:reachability': wordpress ? 'pass' : 'warn',
    'supabase:reachability': supabase ? 'pass' : 'warn',
    'cache:writability': writable ? 'pass' : 'warn',
    'contact-mail:delivery': mail,
    ...(others && { 'redis:reachability': statusOfChannel[others] }),
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
