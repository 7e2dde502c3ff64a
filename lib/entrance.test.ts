import { createHmac } from 'node:crypto';

import de from '@/messages/de.json';
import en from '@/messages/en.json';

import { enter } from './entrance';
import { readSearchSegments } from './search-address';

const secret = 'a-secret-that-only-the-unit-tests-know';
const now = new Date('2026-11-20T10:00:00Z');

const visit = (internalPath: string, query = '', client: string | null = 'a', at = now) =>
  enter({ internalPath, query: new URLSearchParams(query), client, now: at, secrets: [secret] });

describe('enter', () => {
  it('lets every other page be', () => {
    for (const path of [
      '/en',
      '/de/news',
      '/en/2026/11/search',
      '/en/preview',
      '/en/preview/a/b/c',
    ]) {
      expect(visit(path, 'q=x')).toEqual({ kind: 'open', internalPath: path, headers: {} });
    }
  });

  it('brings the words of a search to its page, and keeps robots away', () => {
    const entrance = visit('/de/search', 'q=100%25+Kl%C3%A4nge&page=2');
    if (entrance.kind !== 'open') throw new Error('refused');

    const [, , , ...segments] = entrance.internalPath.split('/');
    expect(readSearchSegments(segments)).toEqual({ kind: 'words', words: '100% Klänge', page: 2 });
    expect(entrance.headers).toEqual({ 'x-robots-tag': 'noindex' });
  });

  it('has no second door to the search', () => {
    expect(visit('/en/search/1/cGlhbm8')).toMatchObject({ internalPath: '/en/no-such-page' });
  });

  it('refuses a client that searches too much, says when to come back, and only for searches', () => {
    const answers = Array.from({ length: 31 }, () => visit('/en/search', 'q=x', 'hammer'));
    const last = answers.at(-1)!;

    expect(answers.filter((each) => each.kind === 'open')).toHaveLength(30);
    expect(last).toMatchObject({ kind: 'refused', status: 429, headers: { 'retry-after': '1' } });
    expect(last).toHaveProperty('html', expect.stringContaining(en.search.busy.text));
    expect(last).toHaveProperty('html', expect.stringContaining(de.search.busy.text));
    expect(visit('/en/search', '', 'hammer').kind).toBe('open');
    expect(visit('/en/search', 'q=x', 'another').kind).toBe('open');
    const later = new Date(now.getTime() + 1000);
    expect(visit('/en/search', 'q=x', 'hammer', later).kind).toBe('open');
  });

  it('opens a preview for half an hour, and tells no other site of it', () => {
    expect(visit(`/de/preview/${token(1)}`)).toEqual({
      kind: 'open',
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

    expect(visit(`/en/preview/${token(1)}`, query)).toMatchObject({ internalPath });
  });

  it.each([
    ['expired', 410, token(0)],
    ['invalid', 403, `${token(1)}x`],
  ] as const)(
    'says in both languages what to do with an address that is %s',
    (why, status, wrong) => {
      const refused = visit(`/en/preview/${wrong}`);

      expect(refused).toMatchObject({ kind: 'refused', status });
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
