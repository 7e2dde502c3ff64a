import { renderedPage } from '../testing/page-cache';
import { cacheTagsHeader } from '../next-internals/headers.mjs';
import { pageStatusesOf, pageStatusTag, type PageStatus } from './page-status-tags.mjs';

const pageStatuses: PageStatus[] = [
  { code: '404', detail: '' },
  { code: '308', detail: '/de/veranstaltungen/kl%C3%A4nge.-in-2026' },
  { code: '307', detail: '/videos' },
  { code: '503', detail: 'news' },
  { code: 'partial', detail: '' },
  { code: 'no-store', detail: '400' },
  { code: 'private', detail: '' },
];

describe('the status of a page', () => {
  it.each(pageStatuses)('%o is read as it was written', (pageStatus) => {
    expect(pageStatusesOf(renderedPage('', pageStatus))).toEqual([pageStatus]);
  });

  it('is written as in the pages that an earlier build has stored', () => {
    expect(pageStatuses.map(pageStatusTag)).toEqual([
      'status:404',
      'status:308 /de/veranstaltungen/kl%C3%A4nge.-in-2026',
      'status:307 /videos',
      'status:503 news',
      'status:partial',
      'status:no-store 400',
      'status:private',
    ]);
  });

  it('is read from a page with other tags, together with other statuses, in the order of the tags', () => {
    expect(pageStatusesOf(renderedPage('', 'posts', ...pageStatuses, 'events'))).toEqual(
      pageStatuses,
    );
    expect(pageStatusesOf(renderedPage('', 'posts'))).toEqual([]);
  });

  it('may contain a URL with a comma, although commas separate tags', () => {
    const page = renderedPage('', { code: '308', detail: '/a,b' });

    expect(pageStatusesOf(page)).toEqual([{ code: '308', detail: '/a%2Cb' }]);
  });

  it('cannot be longer than a tag may be: it would be lost', () => {
    const path = `/de/veranstaltungen/${'a'.repeat(240)}`;

    expect(() => pageStatusTag({ code: '308', detail: path })).toThrow('The cache tag is too long');
  });

  it('is refused when `pageStatusTag` cannot have written it', () => {
    const page = renderedPage('');
    page.headers[cacheTagsHeader] = 'status:gone';

    expect(() => pageStatusesOf(page)).toThrow(
      'A cache tag contains an unknown page status: “gone”',
    );
  });
});
