import { z } from 'zod';

import { matchRoute } from '../i18n/match-route';
import { isLocale, routing } from '../i18n/routing';
import { decodeOrKeep } from '../i18n/spelling';

const milliseconds = z.number().min(0).max(600_000).transform(Math.round);

/** The body of `POST /api/web-vitals`. A value is missing if the browser does not measure it. */
const body = z.strictObject({
  /** The path of the page, which is not stored. */
  path: z.string().startsWith('/').max(4096),
  engine: z.enum(['chromium', 'firefox', 'webkit']),
  navigation: z.enum(['navigate', 'reload', 'back_forward', 'prerender']),
  lcp: milliseconds.optional(),
  inp: milliseconds.optional(),
  cls: z.number().min(0).max(100).optional(),
  ttfb: milliseconds.optional(),
});

/**
 * The stored data of one page view: the type of page, the browser engine, the type of navigation and what was measured.
 * It does not say who the visitor was, or at what time of the day the page was viewed.
 */
export type PageView = Omit<z.infer<typeof body>, 'path'> & { page: string };

/**
 * Reads what a browser reports of one page view.
 *
 * @returns null when it is not such a report, and for a path that no page has
 */
export function readPageView(given: unknown): PageView | null {
  const { data } = body.safeParse(given);
  const page = data && pageTypeOf(data.path);
  if (!page) return null;
  const { path: _, cls, ...measures } = data;

  return {
    ...{ page, ...measures },
    ...(cls !== undefined && { cls: Math.round(cls * 1000) / 1000 }),
  };
}

/**
 * The route of a path in either language, e.g. `/events/[slug]`. Null for a preview, which does not count as a visit.
 */
function pageTypeOf(path: string): string | null {
  const segments = path.split('/').filter(Boolean).map(decodeOrKeep);
  const [first] = segments;
  const locale = isLocale(first) ? first : routing.defaultLocale;
  const page = matchRoute(isLocale(first) ? segments.slice(1) : segments, locale)?.pathname;

  return page && page !== '/preview/[token]' ? page : null;
}
