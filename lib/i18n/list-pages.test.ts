import { localizedPath } from './href';
import { firstStep, stepHref, toStep } from './list-pages';

const category = { pathname: '/category/[slug]', params: { slug: 'a b' } } as const;

describe('stepHref', () => {
  it('gives the list itself as its first step', () => {
    expect(stepHref({ pathname: '/news' }, 1)).toEqual({ pathname: '/news' });
    expect(stepHref(category, 1)).toBe(category);
  });

  it('gives every further step an address of its own, in both languages', () => {
    expect(localizedPath(stepHref({ pathname: '/news' }, 2), 'de')).toBe('/de/news/page/2');
    expect(localizedPath(stepHref(category, 12), 'en')).toBe('/category/a%20b/page/12');
  });
});

describe('firstStep', () => {
  it('turns page 1 into the list itself, and changes no other address', () => {
    const first = {
      pathname: '/tag/[slug]/page/[page]',
      params: { slug: 'x', page: '1' },
    } as const;
    expect(firstStep(first)).toEqual({ pathname: '/tag/[slug]', params: { slug: 'x' } });

    const second = stepHref(category, 2);
    expect(firstStep(second)).toBe(second);
    expect(firstStep(category)).toBe(category);
  });
});

describe('toStep', () => {
  it('reads the number of a step', () => {
    expect(['2', '20', '9999'].map(toStep)).toEqual([2, 20, 9999]);
  });

  it.each(['1', '0', '02', '-2', '2.5', '2e3', 'two', '', '10000'])('is null for "%s"', (text) => {
    expect(toStep(text)).toBeNull();
  });
});
