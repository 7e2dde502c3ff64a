import { localizedPath } from './href';
import { withoutPageOne, listPageHref, toPageNumber } from './list-pages';

const category = { pathname: '/category/[slug]', params: { slug: 'a b' } } as const;

describe('listPageHref', () => {
  it('gives the list itself as its first page', () => {
    expect(listPageHref({ pathname: '/news' }, 1)).toEqual({ pathname: '/news' });
    expect(listPageHref(category, 1)).toBe(category);
  });

  it('gives every further page an address of its own, in both languages', () => {
    expect(localizedPath(listPageHref({ pathname: '/news' }, 2), 'de')).toBe('/de/news/page/2');
    expect(localizedPath(listPageHref(category, 12), 'en')).toBe('/category/a%20b/page/12');
  });
});

describe('withoutPageOne', () => {
  it('turns page 1 into the list itself, and changes no other address', () => {
    const first = {
      pathname: '/tag/[slug]/page/[page]',
      params: { slug: 'x', page: '1' },
    } as const;
    expect(withoutPageOne(first)).toEqual({ pathname: '/tag/[slug]', params: { slug: 'x' } });

    const second = listPageHref(category, 2);
    expect(withoutPageOne(second)).toBe(second);
    expect(withoutPageOne(category)).toBe(category);
  });
});

describe('toPageNumber', () => {
  it('reads the number of a page', () => {
    expect(['2', '20', '9999'].map(toPageNumber)).toEqual([2, 20, 9999]);
  });

  it.each(['1', '0', '02', '-2', '2.5', '2e3', 'two', '', '10000'])('is null for "%s"', (text) => {
    expect(toPageNumber(text)).toBeNull();
  });
});
