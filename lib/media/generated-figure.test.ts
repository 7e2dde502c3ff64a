import { figurePath, figureSeed, maxSeed, toFigure } from './generated-figure';

const figureOf = (title: string) => toFigure(figureSeed(title));

const titles = [
  '',
  'A',
  'Opening Night',
  'Klänge für Zürich',
  '<script>alert("x")</script>',
  'é'.repeat(400),
  ...Array.from({ length: 200 }, (_, i) => `Title ${i}`),
];

describe('toFigure', () => {
  it.each([0, 1, maxSeed])('draws one figure for the seed %i', (seed) => {
    expect(toFigure(seed)).toBe(toFigure(seed));
    expect(toFigure(seed)).toMatch(/^<svg .*<\/svg>$/);
  });

  it('draws different figures for different titles', () => {
    expect(new Set(titles.map(figureOf)).size).toBe(titles.length);
  });

  it.each(titles)('stays under 3 KB and whole for "%.20s"', (title) => {
    const svg = figureOf(title);
    expect(svg.length).toBeLessThan(3072);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 800 500"[^>]*>.*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('contains no id and no word of the title', () => {
    const svg = figureOf('<script>alert("x")</script>');
    expect(svg).not.toMatch(/ id=|script|alert/);
  });
});

describe('figurePath', () => {
  it('does not care how a title is encoded, spaced or capitalised', () => {
    expect(figurePath(' KLÄNGE ')).toBe(figurePath('klänge'.normalize('NFD')));
  });

  it.each(titles)('is a number within bounds for "%.20s"', (title) => {
    expect(figurePath(title)).toMatch(/^\/api\/generated-figure\/\d{1,10}$/);
    expect(figureSeed(title)).toBeLessThanOrEqual(maxSeed);
  });
});
