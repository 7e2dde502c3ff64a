import en from '@/messages/en.json';
import de from '@/messages/de.json';

import { noticePage } from './notice-page.mjs';
import { checkPreviewToken } from '../data/preview/check-preview-token';
import { hasStoredResults } from '../data/search/recent-searches';
import { isLocale } from '../i18n/routing';
import { RateLimit } from './rate-limit';
import { readSearchQuery, searchSegments } from '../data/search/search-params';

type GateResult =
  | { kind: 'allowed'; internalPath: string; headers: Record<string, string> }
  | { kind: 'denied'; status: number; html: string; headers: Record<string, string> };

type GatedRequest = {
  /** The page as a path below `app/`, e.g. `/de/search`. */
  internalPath: string;
  query: URLSearchParams;
  /** The visitor's IP address; null when it is not known. */
  client: string | null;
  now: Date;
  secrets: string[];
};

const hidden = { 'x-robots-tag': 'noindex' };
const perClient = { burst: 30, perSecond: 1 };
/**
 * The limit for all searches, also for those that need no request to WordPress. Each page of results is rendered for
 * one visitor, on the only thread that renders pages.
 */
const rendered = new RateLimit(perClient, { burst: 120, perSecond: 12, reserve: 40 });
/**
 * The limit for searches that need a request to WordPress: two a second. The queue for WordPress sends three to four a
 * second (lib/wordpress/request-queue.ts), so searches never fill it.
 */
const sent = new RateLimit(perClient, { burst: 10, perSecond: 2, reserve: 7 });

/**
 * Decides whether the page of a search or a preview may be rendered. These pages are rendered for each visitor. All
 * other requests pass. The result `denied` contains a page with status 429 for a search (with Retry-After), or with
 * 403 or 410 for a preview.
 */
export function checkRequest(request: GatedRequest): GateResult {
  const [, locale = '', section, first, ...rest] = request.internalPath.split('/');
  if (section === 'search' && first === undefined) return checkSearch(request);
  // The internal path of a search with a text is not a public path.
  if (section === 'search') return allow(`/${locale}/no-such-page`);
  if (section === 'preview' && first && rest.length === 0) return checkPreview(request, first);

  return allow(request.internalPath);
}

function allow(internalPath: string, headers: Record<string, string> = {}): GateResult {
  return { kind: 'allowed', internalPath, headers };
}

function checkSearch({ internalPath, query, client, now }: GatedRequest): GateResult {
  const request = readSearchQuery(query);
  if (request.kind === 'start') return allow(internalPath, hidden);
  const locale = internalPath.split('/')[1];
  const isSent =
    request.kind === 'words' && isLocale(locale) && !hasStoredResults({ ...request, locale });
  const wait =
    (isSent ? sent.take(client, now.getTime()) : 0) || rendered.take(client, now.getTime());
  if (wait > 0)
    return deny(429, ({ search }) => ({ ...search, ...search.busy }), {
      'retry-after': String(wait),
    });

  return allow([internalPath, ...searchSegments(request)].join('/'), hidden);
}

function checkPreview(
  { internalPath, query, now, secrets }: GatedRequest,
  token: string,
): GateResult {
  const state = checkPreviewToken(token, { secrets, now });
  if (state === 'invalid') return deny(403, ({ preview }) => ({ ...preview, ...preview.invalid }));
  if (state === 'expired') return deny(410, ({ preview }) => ({ ...preview, ...preview.expired }));

  const image = /^(-1|\d{1,15})$/.exec(query.get('_thumbnail_id') ?? '')?.[0] ?? '0';
  // The URL contains a key, which must not reach other sites as a referrer.
  return allow(`${internalPath}/${image}`, { ...hidden, 'referrer-policy': 'no-referrer' });
}

function deny(
  status: number,
  wordsOf: (messages: typeof en) => { title: string; text: string; home: string },
  headers: Record<string, string> = {},
): GateResult {
  const notices = Object.entries({ en, de }).map(([language, messages]) => {
    const { title, text, home } = wordsOf(messages);
    return { language, title, texts: [text], home };
  });
  return { kind: 'denied', status, html: noticePage(notices), headers: { ...hidden, ...headers } };
}
