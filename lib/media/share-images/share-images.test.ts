import { createElement } from 'react';

import fc from 'fast-check';
import satori from 'satori';
import sharp from 'sharp';

import { site } from '../../site';
import { cardSize, toShare } from './share-image-path';
import { toCardSvg } from './share-image-svg';
import { families, fonts } from './fonts';
import { drawCard } from './share-image-jpeg';
import { supportedText } from './supported-text';
import { drawText, fitTitle } from './text-layout';

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

describe('supportedText', () => {
  it.each([
    ['Klänge für Zürich', 'Klänge für Zürich'],
    ['Klänge 🎶: Zürich 👩‍🎤', 'Klänge: Zürich'],
    ['Łódź, Őrség, İzmir', 'Łódź, Őrség, İzmir'],
    ['Ṽio \u00a0 co\u2011op', 'Vio co-op'],
    ['日本語', ''],
    ['', ''],
  ])('writes %s as %s', (text, expected) => {
    expect(supportedText(text)).toBe(expected);
  });

  it.each(Object.values(families))('leaves no letter that the fonts %s lack', async (family) => {
    const every = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code));
    const letters = [...new Set(every.map(supportedText))].join('');

    expect(letters.length).toBeGreaterThan(300);
    expect(await missingLetters(letters, family)).toEqual([]);
    expect(await missingLetters('Ton 日', family)).toEqual(['日']);
  });
});

async function missingLetters(text: string, fontFamily: string): Promise<string[]> {
  const missing: string[] = [];
  await satori(createElement('div', { style: { fontFamily } }, text), {
    ...cardSize,
    fonts: fonts.filter(({ name }) => fontFamily.split(', ').includes(name)),
    loadAdditionalAsset: async (_, letters) => {
      missing.push(letters);
      return [];
    },
  });
  return missing;
}

describe('fitTitle', () => {
  it('writes a short title in the largest size', async () => {
    expect(await fitTitle('Rims')).toEqual({ fontSize: 132, textWrap: 'balance' });
  });

  it('breaks no word that fits in a smaller size', async () => {
    const { fontSize, ...style } = await fitTitle('Die Lebensgeschichte von Aura');

    expect(style).toEqual({ textWrap: 'balance' });
    expect(fontSize).toBeLessThan(100);
    expect(fontSize).toBeGreaterThan(60);
  });

  it.each([
    ['breaks a word that fits in none', `Über ${'Rechtsschutz'.repeat(4)}`],
    ['cuts what is too long', 'noch mehr '.repeat(30)],
  ])('%s', async (_, title) => {
    const smallest = { fontSize: 48, wordBreak: 'break-word', lineClamp: 5 };

    expect(await fitTitle(title)).toEqual(smallest);
  });
});

const words = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.lorem({ maxCount: 40 }),
  fc.string({ unit: fc.constantFrom('W', 'Å', 'g', '-', 'ű', ' '), maxLength: 200 }),
);

const longWords: [string, string] = ['W'.repeat(200), 'W'.repeat(200)];
const longTexts: [string, string] = ['Noch viel mehr '.repeat(5), 'noch viel mehr '.repeat(20)];

/** Whether anything is drawn in a margin, or in the row between the name of the site and the text. */
async function leavesItsPlace(svg: string): Promise<boolean> {
  const alpha = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer();

  return alpha.some((opacity, index) => {
    const [x, y] = [index % cardSize.width, Math.floor(index / cardSize.width)];
    const isOutside = x < 70 || x >= 800 || y >= 575 || (y >= 113 && y < 121);
    return isOutside && opacity > 0;
  });
}

describe('the text', () => {
  it('has a section, a title and a line, each drawn', async () => {
    const cards = [card, { ...card, section: '' }, { ...card, title: '' }, { ...card, line: '' }];
    const drawn = await Promise.all(cards.map(drawText));

    expect(new Set(drawn).size).toBe(cards.length);
  });

  it('never leaves its column or overlaps the name of the site, whatever the text', async () => {
    await fc.assert(
      fc.asyncProperty(words, words, async (title, line) => {
        const text = { title: supportedText(title), line: supportedText(line) };

        expect(await leavesItsPlace(await drawText({ ...card, ...text }))).toBe(false);
      }),
      { numRuns: 5, examples: [longWords, longTexts] },
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

  it('contains its text only as drawn outlines', async () => {
    const svg = await toCardSvg({ ...card, title: '</g><image href="https://evil.example"/>' }, '');

    expect(svg).not.toContain('evil');
    expect(svg).not.toContain('<image');
  });

  it('shows the name of the site if no letter of the title can be drawn', async () => {
    const empty = { section: '', title: '', line: '' };
    const product = await drawText({ ...empty, title: site.product });

    expect(await toCardSvg({ ...empty, title: '日本語' }, '')).toContain(product);
  });
});
