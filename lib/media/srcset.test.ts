import { addressesIn, distinctCandidates } from './srcset';

const of = (...widths: number[]) => widths.map((width) => `/a?w=${width} ${width}w`);

describe('distinctCandidates', () => {
  it('ends with the first candidate that has the whole original', () => {
    const all = of(480, 828, 1200, 1600).join(', ');

    expect(distinctCandidates(all, 1000)).toEqual(of(480, 828, 1200));
    expect(distinctCandidates(all, 828)).toEqual(of(480, 828));
    expect(distinctCandidates(all, 300)).toEqual(of(480));
  });

  it('keeps all where the original is larger, or its width is not known', () => {
    const all = of(480, 828).join(', ');

    expect(distinctCandidates(all, 4000)).toEqual(of(480, 828));
    expect(distinctCandidates(all, null)).toEqual(of(480, 828));
    expect(distinctCandidates(undefined, 4000)).toEqual([]);
  });
});

describe('addressesIn', () => {
  it('reads every srcset of a document, each address once', () => {
    const html =
      '<source srcSet="/images/a.480.avif 480w"/><img srcSet="/a?w=1&amp;q=75 480w, /a?w=2&amp;q=75 828w" src="/b"/><img srcset="/a?w=1&amp;q=75 480w">';

    expect(addressesIn(html)).toEqual(['/images/a.480.avif', '/a?w=1&q=75', '/a?w=2&q=75']);
    expect(addressesIn('<video poster="/a?w=3&amp;q=75"></video>')).toEqual(['/a?w=3&q=75']);
    expect(addressesIn('<p>srcset</p>')).toEqual([]);
  });
});
