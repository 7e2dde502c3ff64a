import { toFigure, toFigureUri } from './figure';

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
  it('draws the same figure for the same title', () => {
    expect(toFigure('Winter Rooms')).toBe(toFigure('Winter Rooms'));
  });

  it('does not care how a title is encoded, spaced or capitalised', () => {
    expect(toFigure(' KLÄNGE ')).toBe(toFigure('klänge'.normalize('NFD')));
  });

  it('draws different figures for different titles', () => {
    expect(new Set(titles.map(toFigure)).size).toBe(titles.length);
  });

  it.each(titles)('stays under 3 KB and whole for "%.20s"', (title) => {
    const svg = toFigure(title);
    expect(svg.length).toBeLessThan(3072);
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 800 500"[^>]*>.*<\/svg>$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  });

  it('carries no id and no word of the title', () => {
    const svg = toFigure('<script>alert("x")</script>');
    expect(svg).not.toMatch(/ id=|script|alert/);
  });
});

describe('toFigureUri', () => {
  it('is an address that decodes to the figure', () => {
    const uri = toFigureUri('Winter Rooms');
    expect(uri.startsWith('data:image/svg+xml,')).toBe(true);
    expect(decodeURIComponent(uri.slice(uri.indexOf(',') + 1))).toBe(toFigure('Winter Rooms'));
  });
});
