import { readPageView } from './web-vitals-schema';

const view = { path: '/news', engine: 'firefox', navigation: 'navigate' };

describe('readPageView', () => {
  it.each([
    ['/', '/'],
    ['/de', '/'],
    ['/de/veranstaltungen/harbour-one', '/events/[slug]'],
    ['/2026/11/winter-rooms', '/[year]/[month]/[slug]'],
    ['/de/suche', '/search'],
  ])('stores of %s only the type of page, %s', (path, page) => {
    expect(readPageView({ ...view, path })).toEqual({
      ...{ page, engine: 'firefox', navigation: 'navigate' },
    });
  });

  it('rounds', () => {
    const measures = { lcp: 812.4, inp: 16, cls: 0.01249, ttfb: 0 };

    expect(readPageView({ ...view, ...measures })).toMatchObject({
      ...{ lcp: 812, inp: 16, cls: 0.012, ttfb: 0 },
    });
  });

  it.each([
    [{ ...view, path: '/no/such/page/here' }],
    [{ ...view, path: '/preview/abc' }],
    [{ ...view, path: '/%E0%A4%A' }],
    [{ ...view, navigation: 'else' }],
    [{ ...view, engine: 'Mozilla/5.0 (X11; Linux x86_64)' }],
    [{ ...view, lcp: -1 }],
    [{ ...view, lcp: 1e9 }],
    [{ ...view, email: 'anna@example.org' }],
    ['text'],
    [undefined],
  ])('refuses %j', (given) => {
    expect(readPageView(given)).toBeNull();
  });
});
