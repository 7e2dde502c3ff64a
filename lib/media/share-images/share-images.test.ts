import fc from 'fast-check';
import sharp from 'sharp';

import { toShare } from './card';
import { toCardSvg } from './card-design';
import { fit } from './fit';
import { drawCard } from './picture';
import { capHeight, settable, setLine, widthOf } from './typesetting';

const card = { section: 'Events', title: 'The Bowl', line: '28 November 2026 · Bern' };
const href = { pathname: '/events/[slug]', params: { slug: 'klänge' } } as const;

describe('toShare', () => {
  it('names the page and a version, not the words', () => {
    expect(toShare(card, href, 'de').path).toMatch(
      /^\/api\/share\/[0-9a-f]{10}\/de\/events\/kl%C3%A4nge$/,
    );
  });

  it('has another address when anything on it has changed', () => {
    const paths = [
      card,
      { ...card, section: 'News' },
      { ...card, title: 'the bowl' },
      { ...card, line: '' },
    ].map((each) => toShare(each, href, 'de').path);

    expect(new Set(paths).size).toBe(4);
  });
});

describe('settable', () => {
  it.each([
    ['Klänge für Zürich', 'Klänge für Zürich'],
    ['Klänge 🎶: Zürich 👩‍🎤', 'Klänge: Zürich'],
    ['Łódź, Őrség, İzmir', 'Łódź, Őrség, İzmir'],
    ['Ṽio \u00a0 co\u2011op', 'Vio co-op'],
    ['日本語', ''],
    ['', ''],
  ])('sets %s as %s', (text, expected) => {
    expect(settable(text, 'display')).toBe(expected);
  });
});

describe('fit', () => {
  const box = {
    face: 'display',
    width: 400,
    steps: [
      { size: 80, most: 2 },
      { size: 40, most: 3 },
    ],
  } as const;
  const inBox = { ...box, steps: [...box.steps] };

  it('sets a short title in the largest size', () => {
    expect(fit('Rims', inBox)).toEqual({ lines: ['Rims'], size: 80 });
  });

  it('evens the lines instead of leaving one with a word', () => {
    expect(fit('The Bowl and the Eighty Chairs', inBox).lines).toEqual([
      'The Bowl and the',
      'Eighty Chairs',
    ]);
  });

  it('breaks no word that fits in a smaller size', () => {
    const title = 'Die Lebensgeschichte von Aura';

    expect(fit(title, inBox).size).toBe(40);
    expect(fit(title, inBox).lines.join(' ')).toBe(title);
  });

  it('breaks a word that fits in none, and cuts what is too long, and says so', () => {
    const { lines } = fit(`Über ${'Rechtsschutz'.repeat(4)} und ${'noch mehr '.repeat(9)}`, inBox);

    expect(lines).toHaveLength(3);
    expect(lines[0]).toBe('Über');
    expect(lines[1]).toMatch(/-$/);
    expect(lines[2]).toMatch(/…$/);
  });

  it('never leaves its box, whatever the words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (words) => {
        const text = settable(words, 'display');
        const { lines, size } = fit(text, inBox);
        for (const line of lines) {
          expect(widthOf(line, { face: 'display', size })).toBeLessThanOrEqual(400 + size);
        }
        expect(lines.length).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('a line', () => {
  it('moves letters together as the font wants it', () => {
    const style = { face: 'display', size: 100 } as const;
    const apart = widthOf('A', style) + widthOf('V', style);

    expect(widthOf('AV', style)).toBeLessThan(apart);
    expect(capHeight(style)).toBe(70);
    expect(setLine('A V', style, { x: 1, y: 2 })).toMatch(
      /^<g transform="translate\(1 2\) scale\(0\.1\)"><path transform="translate\(0\)" d="M/,
    );
  });
});

describe('the picture', () => {
  it('is a picture of 1200 by 630, small enough for sharing services', async () => {
    const picture = await drawCard(card);
    const { format, width, height } = await sharp(picture).metadata();

    expect([format, width, height]).toEqual(['jpeg', 1200, 630]);
    expect(picture.length).toBeLessThan(300 * 1024);
  });

  it('contains its text only as drawn outlines', () => {
    const svg = toCardSvg({ ...card, title: '</g><image href="https://evil.example"/>' }, '');

    expect(svg).not.toContain('evil');
    expect(svg).not.toContain('<image');
  });

  it('shows the product where no letter of a title can be set', () => {
    expect(() => toCardSvg({ section: '', title: '日本語', line: '' }, '')).not.toThrow();
  });
});
