import { renderedPage } from '../testing/page-cache';
import { cacheTagsHeader } from '../next-internals/headers.mjs';
import { outcomesOf, outcomeTag, type Outcome } from './page-status-tags.mjs';

const outcomes: Outcome[] = [
  { code: '404', detail: '' },
  { code: '308', detail: '/de/veranstaltungen/kl%C3%A4nge.-in-2026' },
  { code: '307', detail: '/videos' },
  { code: '503', detail: 'news' },
  { code: 'partial', detail: '' },
  { code: 'no-store', detail: '400' },
  { code: 'private', detail: '' },
];

describe('the outcome of a page', () => {
  it.each(outcomes)('%o is read as it was written', (outcome) => {
    expect(outcomesOf(renderedPage('', outcome))).toEqual([outcome]);
  });

  it('is written as in the pages that an earlier build has stored', () => {
    expect(outcomes.map(outcomeTag)).toEqual([
      'outcome:404',
      'outcome:308 /de/veranstaltungen/kl%C3%A4nge.-in-2026',
      'outcome:307 /videos',
      'outcome:503 news',
      'outcome:partial',
      'outcome:no-store 400',
      'outcome:private',
    ]);
  });

  it('is read from a page with other tags, together with other outcomes, in the order of the tags', () => {
    expect(outcomesOf(renderedPage('', 'posts', ...outcomes, 'events'))).toEqual(outcomes);
    expect(outcomesOf(renderedPage('', 'posts'))).toEqual([]);
  });

  it('may contain a URL with a comma, although commas separate tags', () => {
    const page = renderedPage('', { code: '308', detail: '/a,b' });

    expect(outcomesOf(page)).toEqual([{ code: '308', detail: '/a%2Cb' }]);
  });

  it('cannot be longer than a tag may be: it would be lost', () => {
    const path = `/de/veranstaltungen/${'a'.repeat(240)}`;

    expect(() => outcomeTag({ code: '308', detail: path })).toThrow('The cache tag is too long');
  });

  it('is refused when `outcomeTag` cannot have written it', () => {
    const page = renderedPage('');
    page.headers[cacheTagsHeader] = 'outcome:gone';

    expect(() => outcomesOf(page)).toThrow(
      'A cache tag contains an unknown outcome of a page: “gone”',
    );
  });
});
