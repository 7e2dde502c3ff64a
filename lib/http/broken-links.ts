import 'server-only';

import PQueue from 'p-queue';
import { z } from 'zod';

import { env } from '../config/env';
import { toTarget } from '../html/link-target';
import { fullAddress } from '../html/entered-url';
import { routing } from '../i18n/routing';
import { requestOwnPage } from './self-request';
import { parseUrl } from '../config/parse-url.mjs';

const maxLinks = 60;

/** The body of the request that WordPress sends: the URLs of the links in a text, unchanged. */
export const linkStatusRequest = z.object({
  links: z.array(z.string().max(2_000)).max(maxLinks),
  language: z.enum(routing.locales),
});

const site = new URL(env.SITE_URL);
const maxRedirects = 3;

/**
 * Finds broken links: the site has no such page or file, or visitors have no access to it. Links to other sites are not
 * checked.
 *
 * @returns the broken links, in the given order
 * @throws {Error} when a page of the site does not respond to this process within five seconds
 */
export async function deadLinks({
  links,
  language,
}: z.infer<typeof linkStatusRequest>): Promise<string[]> {
  // Only a few requests at a time: a text with many links must not slow down the site for visitors.
  const queue = new PQueue({ concurrency: 4 });
  const isDead = await queue.addAll(
    links.map((link) => async () => {
      const target = toTarget(link, language);
      if (!target) return true;
      const path = ownPath(fullAddress(target));
      return path !== null && !(await isReachable(path));
    }),
  );
  return links.filter((_, index) => isDead[index]);
}

/** The path and query of a URL on this site. Null for a URL on another site, and for a link within the same text. */
function ownPath(address: string | null): string | null {
  const url = address ? parseUrl(address) : null;

  return url?.host === site.host ? `${url.pathname}${url.search}` : null;
}

async function isReachable(path: string, redirects = 0): Promise<boolean> {
  const { status, headers } = await requestOwnPage(path);
  // A video or release that does not exist is redirected temporarily to its list.
  if (status === 307) return false;
  const next = status >= 300 && status < 400 ? headers.get('location') : null;
  if (!next || redirects === maxRedirects) return ![403, 404, 410].includes(status);
  const { host, pathname, search } = new URL(next, site);

  return host !== site.host || isReachable(`${pathname}${search}`, redirects + 1);
}
