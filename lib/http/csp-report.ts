import { z } from 'zod';

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

/** A violation in the format of `report-uri`. */
const rawUriReport = z
  .object({
    'csp-report': z.object({
      'document-uri': text,
      'effective-directive': text.default(''),
      'violated-directive': text.default(''),
      'blocked-uri': text.default(''),
    }),
  })
  .transform(({ 'csp-report': raw }): Violation => ({
    page: raw['document-uri'],
    directive: raw['effective-directive'] || raw['violated-directive'],
    blocked: raw['blocked-uri'],
  }));

/** A violation in the format of `report-to`. */
const rawEndpointReport = z
  .object({
    type: z.literal('csp-violation'),
    body: z.object({
      documentURL: text,
      effectiveDirective: text,
      blockedURL: text.default(''),
    }),
  })
  .transform(({ body }): Violation => ({
    page: body.documentURL,
    directive: body.effectiveDirective,
    blocked: body.blockedURL,
  }));

const rawReports = z
  .array(z.union([rawUriReport, rawEndpointReport]))
  .min(1)
  .max(50);

/**
 * Reads the body that a browser sends: one report for `report-uri`, or a list of reports for `report-to`.
 *
 * @param siteUrl reports of other sites are ignored
 * @returns null when the body is not such a report, or contains a report of another site
 */
export function readReport(body: string, siteUrl: string): Violation[] | null {
  const { origin } = new URL(siteUrl);
  const raw = parseJson(body);
  const { data } = rawReports.safeParse(Array.isArray(raw) ? raw : [raw]);
  if (!data?.every(({ page }) => parseUrl(page)?.origin === origin)) return null;

  return data.map(({ page, directive, blocked }) => ({
    page: placeOf(page, origin),
    directive: wordOf(directive),
    blocked: placeOf(blocked, origin),
  }));
}

function placeOf(address: string, origin: string): string {
  const url = parseUrl(address);
  if (!url) return wordOf(address);
  if (url.origin === origin) return loggablePath(url.pathname);
  const { protocol } = url;

  return /^https?:$/.test(protocol) ? url.origin.slice(0, 200) : wordOf(protocol.slice(0, -1));
}

/**
 * A keyword of the browser, such as `inline` or `data`, or the name of a directive. Any other text becomes `…`, because
 * the sender may have chosen it.
 */
const wordOf = (text: string) => /^[a-z-]{1,40}(?=\s|$)/.exec(text)?.[0] ?? '…';
