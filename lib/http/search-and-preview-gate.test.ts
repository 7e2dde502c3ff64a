import { createHmac } from 'node:crypto';

import de from '@/messages/de.json';
import en from '@/messages/en.json';

import { searchOnce } from '../data/search/recent-searches';
import { checkRequest } from './search-and-preview-gate';
import { readSearchSegments } from '../data/search/search-params';

const secret = 'a-secret-that-only-the-unit-tests-know';
const now = new Date('2026-11-20T10:00:00Z');
/** The time some days later, when every token bucket is full again. */
const day = (number: number) => new Date(now.getTime() + number * 24 * 60 * 60 * 1000);

const decide = (internalPath: string, query = '', client: string | null = 'a', at = now) =>
  checkRequest({
    internalPath,
    query: new URLSearchParams(query),
    client,
    now: at,
    secrets: [secret],
  });

describe('checkRequest', () => {
  it('passes every other page on unchanged', () => {
    for (const path of [
      '/en',
      '/de/news',
      '/en/2026/11/search',
      '/en/preview',
      '/en/preview/a/b/c',
    ]) {
      expect(decide(path, 'q=x')).toEqual({ kind: 'allowed', internalPath: path, headers: {} });
    }
  });

  it('passes the words of a search to its page, and excludes robots', () => {
    const decision = decide('/de/search', 'q=100%25+Kl%C3%A4nge&page=2');
    if (decision.kind !== 'allowed') throw new Error('A valid search must not be refused');

    const [, , , ...segments] = decision.internalPath.split('/');
    expect(readSearchSegments(segments)).toEqual({ kind: 'words', words: '100% Klänge', page: 2 });
    expect(decision.headers).toEqual({ 'x-robots-tag': 'noindex' });
  });

  it('lets everybody pass to the page without a search, and gives an empty search its own page', () => {
    const headers = { 'x-robots-tag': 'noindex' };
    for (let visits = 0; visits < 100; visits += 1) {
      expect(decide('/de/search', '', 'hammer', day(9))).toEqual({
        ...{ kind: 'allowed', internalPath: '/de/search', headers },
      });
    }
    expect(decide('/de/search', 'q=%00')).toEqual({
      ...{ kind: 'allowed', internalPath: '/de/search/nothing', headers },
    });
  });

  it('does not serve the internal path of a search', () => {
    expect(decide('/en/search/1/cGlhbm8')).toMatchObject({ internalPath: '/en/no-such-page' });
  });

  it('refuses only searches of a client that searches too much, and says how long to wait', () => {
    const decisions = Array.from({ length: 9 }, () =>
      decide('/en/search', 'q=x', 'hammer', day(1)),
    );
    const last = decisions.at(-1)!;

    expect(decisions.filter((each) => each.kind === 'allowed')).toHaveLength(5);
    expect(last).toMatchObject({ kind: 'denied', status: 429, headers: { 'retry-after': '2' } });
    expect(last).toHaveProperty('html', expect.stringContaining(en.search.busy.text));
    expect(last).toHaveProperty('html', expect.stringContaining(de.search.busy.text));
    expect(decide('/en/search', '', 'hammer', day(1)).kind).toBe('allowed');
    const later = new Date(day(1).getTime() + 2000);
    expect(decide('/en/search', 'q=x', 'hammer', later).kind).toBe('allowed');
    expect(decide('/en/search', 'q=x', 'another', later).kind).toBe('allowed');
  });

  it('sends WordPress two searches a second, and lets a normal visitor search meanwhile', () => {
    let sent = 0;
    const honest: string[] = [];
    for (let at = 0; at < 60_000; at += 20) {
      const now = new Date(day(2).getTime() + at);
      const flood = decide('/de/search', `q=random-${at}`, `address ${at % 50}`, now);
      if (flood.kind === 'allowed') sent += 1;
      if (at % 20_000 === 0) honest.push(decide('/en/search', `q=${at}`, 'honest', now).kind);
    }

    expect(sent).toBeLessThanOrEqual(10 + 2 * 60);
    expect(honest).toEqual(['allowed', 'allowed', 'allowed']);
  });

  it('lets through what needs no request to WordPress, but not more than the site can render', async () => {
    await searchOnce({ words: 'shared', locale: 'en', page: 1 }, async () => ({ results: [] }));
    const allowed = (query: string) =>
      Array.from({ length: 200 }, (_, index) =>
        decide('/en/search', query, `reader ${index}`, day(3)),
      ).filter(({ kind }) => kind === 'allowed').length;

    expect(allowed('q=shared')).toBe(120);
    expect(allowed('q=')).toBe(0);
  });

  it('opens a preview for half an hour, and sends no referrer to other sites', () => {
    expect(decide(`/de/preview/${token(1)}`)).toEqual({
      kind: 'allowed',
      internalPath: `/de/preview/${token(1)}/0`,
      headers: { 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
    });
  });

  it.each([
    ['_thumbnail_id=12', '12'],
    ['_thumbnail_id=-1', '-1'],
    ['_thumbnail_id=../x', '0'],
    ['preview=true', '0'],
  ])('brings the image chosen in the editor along (%s)', (query, image) => {
    const internalPath = `/en/preview/${token(1)}/${image}`;

    expect(decide(`/en/preview/${token(1)}`, query)).toMatchObject({ internalPath });
  });

  it.each([
    ['expired', 410, token(0)],
    ['invalid', 403, `${token(1)}x`],
  ] as const)(
    'says in both languages what to do with an address that is %s',
    (why, status, wrong) => {
      const refused = decide(`/en/preview/${wrong}`);

      expect(refused).toMatchObject({ kind: 'denied', status });
      for (const messages of [en, de]) {
        expect(refused).toHaveProperty('html', expect.stringContaining(messages.preview[why].text));
      }
    },
  );
});

function token(secondsLeft: number): string {
  const key = createHmac('sha256', secret).update('headless-preview-v1').digest();
  const content = `42-${now.getTime() / 1000 + secondsLeft}`;
  return `${content}-${createHmac('sha256', key).update(content).digest('base64url')}`;
}
