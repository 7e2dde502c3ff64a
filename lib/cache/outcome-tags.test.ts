import { renderedPage } from '../testing/page-cache';
import { cacheTagsHeader } from '../next-internals/headers.mjs';
import { outcomesOf, outcomeTag, type Outcome } from './outcome-tags.mjs';

const outcomes: Outcome[] = [
  { kind: 'not-found' },
  { kind: 'permanent-redirect', path: '/de/veranstaltungen/kl%C3%A4nge.-in-2026' },
  { kind: 'temporary-redirect', path: '/videos' },
  { kind: 'unavailable', screen: 'news' },
  { kind: 'partial' },
  { kind: 'no-store', status: 400 },
];

describe('the outcome of a page', () => {
  it.each(outcomes)('%o is read as it was written', (outcome) => {
    expect(outcomesOf(renderedPage('', outcome))).toEqual([outcome]);
  });

  it('is read beside other tags, and with others of its kind in their order', () => {
    expect(outcomesOf(renderedPage('', 'posts', ...outcomes, 'events'))).toEqual(outcomes);
    expect(outcomesOf(renderedPage('', 'posts'))).toEqual([]);
  });

  it('leads to an address with a comma, which separates tags', () => {
    const page = renderedPage('', { kind: 'permanent-redirect', path: '/a,b' });

    expect(outcomesOf(page)).toEqual([{ kind: 'permanent-redirect', path: '/a%2Cb' }]);
  });

  it('cannot be longer than a tag may be: it would be lost', () => {
    const path = `/de/veranstaltungen/${'a'.repeat(240)}`;

    expect(() => outcomeTag({ kind: 'permanent-redirect', path })).toThrow(
      'The cache tag is too long',
    );
  });

  it('is refused when `outcomeTag` cannot have written it', () => {
    const page = renderedPage('');
    page.headers[cacheTagsHeader] = 'outcome:gone';

    expect(() => outcomesOf(page)).toThrow(
      'A cache tag contains an unknown outcome of a page: “gone”',
    );
  });
});
