import { z } from 'zod';

import { staticFolder } from '../next-internals/addresses.mjs';
import { loggablePath } from './loggable-path';
import { parseJson } from './read-body';
import { parseUrl } from '../config/parse-url.mjs';

/** What a browser blocked, without personal data: no query, no token, and no path of another site. */
export type Violation = {
  /** The path of the page. */
  page: string;
  directive: string;
  /** What was blocked: a path of this site, the origin of another site, or the browser's keyword, e.g. `inline`. */
  blocked: string;
};

const text = z.string().max(10_000);

/** The format of `report-uri`. */
const rawSingle = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text.optional(),
      'violated-directive': text.optional(),
      'blocked-uri': text.optional(),
    }),
  })
  .transform(({ 'csp-report': raw }): Violation[] => [
    {
      page: raw['document-uri'],
      directive: raw['effective-directive'] || raw['violated-directive'] || '',
      blocked: raw['blocked-uri'] ?? '',
    },
  ]);

/** The format of `report-to`. */
const rawBatch = z
  .array(
    z.object({
      type: z.literal('csp-violation'),
      body: z.object({
        documentURL: text,
        effectiveDirective: text,
        blockedURL: text.optional(),
      }),
    }),
  )
  .min(1)
  .max(50)
  .transform((all) =>
    all.map(({ body }): Violation => ({
      page: body.documentURL,
      directive: body.effectiveDirective,
      blocked: body.blockedURL ?? '',
    })),
  );

const rawReport = z.union([rawSingle, rawBatch]);

/**
 * Reads a browser's report, in either of its two forms.
 *
 * @param siteUrl reports of other sites are ignored
 * @returns null when the body is not such a report, or contains a report of another site
 */
export function readReport(body: string, siteUrl: string): Violation[] | null {
  const raw = rawReport.safeParse(parseJson(body)).data ?? [];
  const { origin } = new URL(siteUrl);
  const ours = raw.filter(({ page }) => parseUrl(page)?.origin === origin);
  if (ours.length === 0 || ours.length < raw.length) return null;

  return ours.map(({ page, directive, blocked }) => ({
    page: placeOf(page, origin),
    directive: wordOf(directive),
    blocked: placeOf(blocked, origin),
  }));
}

function placeOf(address: string, origin: string): string {
  const url = parseUrl(address);
  if (!url) return wordOf(address);
  if (url.origin === origin)
    return ourFile.test(url.pathname) ? url.pathname : loggablePath(url.pathname);

  return /^https?:$/.test(url.protocol) ? url.origin.slice(0, 200) : schemeOf(url);
}

// Such as `data:` or `chrome-extension:`. Any other text may have been chosen by the sender.
const schemeOf = ({ protocol }: URL) => (/^[a-z-]{1,30}:$/.test(protocol) ? protocol : '…');

const ourFile = new RegExp(`^${staticFolder}/[\\w./~-]{1,180}$`);

/** Returns a keyword of the browser, such as `inline`, or the name of a directive. Any other text becomes `…`. */
const wordOf = (text: string) => /^[a-z-]{1,40}(?=\s|$)/.exec(text)?.[0] ?? '…';
