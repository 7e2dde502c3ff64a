import 'server-only';

import { env, isDeveloping, servesVisitors } from '../config/env';
import { routing, type Locale } from '../i18n/routing';
import { withDeferredScripts } from '../next-internals/deferred-scripts.mjs';
import { readPrerenderedPage } from '../next-internals/prerendered-page.mjs';
import { buildCsp } from './content-security-policy.mjs';

/** Which text the 404 page shows: the one for events, or the general one. */
export type NotFoundKind = 'page' | 'event';

type NotFoundPage = { html: string; headers: Record<string, string> };

const pages = new Map<string, NotFoundPage | null>();

/**
 * The 404 page as the build rendered it. It contains no data of WordPress or of a request.
 *
 * @returns null when the build has no such file: in development, and on a platform that stores pages elsewhere
 */
export function prerenderedNotFoundPage(locale: Locale, kind: NotFoundKind): NotFoundPage | null {
  if (isDeveloping) return null;
  const path = `${locale}/not-found/${kind}`;
  const known = pages.get(path);
  if (known !== undefined) return known;
  const page = readPage(path);
  pages.set(path, page);

  return page;
}

function readPage(path: string): NotFoundPage | null {
  try {
    const html = withDeferredScripts(readPrerenderedPage(env.NEXT_DIST_DIR, path));

    return {
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': buildCsp(html, { siteUrl: env.SITE_URL, isScripted: true }),
      },
    };
  } catch (error) {
    console.warn(
      'The 404 page of the build cannot be read: Next.js renders it for each request',
      error,
    );
    return null;
  }
}

// The pages are read when the server starts, so that no visitor has to wait for that.
if (servesVisitors) {
  for (const locale of routing.locales) {
    prerenderedNotFoundPage(locale, 'page');
    prerenderedNotFoundPage(locale, 'event');
  }
}
