import en from '@/messages/en.json';
import de from '@/messages/de.json';

import { noticePage } from './notice-page.mjs';
import { checkPreviewToken } from './preview-token';
import { RateLimit } from './rate-limit';
import { readSearchQuery, searchSegments } from './search-address';

type Entrance =
  | { kind: 'open'; internalPath: string; headers: Record<string, string> }
  | { kind: 'refused'; status: number; html: string; headers: Record<string, string> };

type Visit = {
  /** The page as a path below `app/`, e.g. `/de/search`. */
  internalPath: string;
  query: URLSearchParams;
  /** Who asks, as far as it is known. */
  client: string | null;
  now: Date;
  secrets: string[];
};

const hidden = { 'x-robots-tag': 'noindex' };
const searches = new RateLimit({ burst: 30, perSecond: 1 }, { burst: 120, perSecond: 12 });

/** Decides who may pass to a page that is made for each visitor anew, before any of it is made. */
export function enter(visit: Visit): Entrance {
  const [, locale = '', noun, first, ...rest] = visit.internalPath.split('/');
  if (noun === 'search' && first === undefined) return enterSearch(visit);
  // What the search makes of its query is no address of its own.
  if (noun === 'search') return open(`/${locale}/no-such-page`);
  if (noun === 'preview' && first && rest.length === 0) return enterPreview(visit, first);

  return open(visit.internalPath);
}

function open(internalPath: string, headers: Record<string, string> = {}): Entrance {
  return { kind: 'open', internalPath, headers };
}

function enterSearch({ internalPath, query, client, now }: Visit): Entrance {
  const asked = readSearchQuery(query);
  const wait = asked.kind === 'words' ? searches.take(client, now.getTime()) : 0;
  if (wait > 0) return refuse(429, 'search', 'busy', { 'retry-after': String(wait) });

  return open([internalPath, ...searchSegments(asked)].join('/'), hidden);
}

function enterPreview({ internalPath, query, now, secrets }: Visit, token: string): Entrance {
  const state = checkPreviewToken(token, { secrets, now });
  if (state === 'invalid') return refuse(403, 'preview', 'invalid');
  if (state === 'expired') return refuse(410, 'preview', 'expired');

  const image = /^(-1|\d{1,15})$/.exec(query.get('_thumbnail_id') ?? '')?.[0] ?? '0';
  // The address is a key: it must not travel to the sites that a post links to.
  return open(`${internalPath}/${image}`, { ...hidden, 'referrer-policy': 'no-referrer' });
}

function refuse<Noun extends 'search' | 'preview'>(
  status: number,
  noun: Noun,
  reason: Noun extends 'search' ? 'busy' : 'invalid' | 'expired',
  headers: Record<string, string> = {},
): Entrance {
  const notices = Object.entries({ en, de }).map(([language, messages]) => {
    const words: Record<string, unknown> = messages[noun];
    const { title, text } = words[reason] as { title: string; text: string };
    return { language, title, texts: [text], home: messages[noun].home };
  });
  return { kind: 'refused', status, html: noticePage(notices), headers: { ...hidden, ...headers } };
}
