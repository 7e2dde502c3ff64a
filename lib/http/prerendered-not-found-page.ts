import 'server-only';

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { z } from 'zod';

import { env, isDeveloping, servesVisitors } from '../config/env';
import { routing, type Locale } from '../i18n/routing';
import { withDeferredScripts } from '../next-internals/deferred-scripts.mjs';
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
  const page = readPage(join(env.NEXT_DIST_DIR, 'server', 'app', path));
  pages.set(path, page);

  return page;
}

const rawMeta = z.object({ headers: z.object({ link: z.string().optional() }).optional() });

function readPage(file: string): NotFoundPage | null {
  try {
    const html = withDeferredScripts(readFileSync(`${file}.html`, 'utf8'));
    const { headers } = rawMeta.parse(JSON.parse(readFileSync(`${file}.meta`, 'utf8')));

    return {
      html,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': buildCsp(html, { siteUrl: env.SITE_URL, isScripted: true }),
        ...(headers?.link && { link: headers.link }),
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
