import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';

import { packPressKit } from '@/lib/data/press/press-kit';
import { site } from '@/lib/site';
import de from '@/messages/de.json';
import en from '@/messages/en.json';

import { documents } from './press/documents/index.mjs';
import { facts } from './press/facts';
import { pressKit } from './press/kit';

describe.each([
  ['en', en.press.kit],
  ['de', de.press.kit],
] as const)('the press kit in %s', (locale, { files: names, ...labels }) => {
  const words = { ...names, landscape: labels.landscape, portrait: labels.portrait };
  let files: Record<string, Uint8Array>;
  beforeAll(async () => {
    files = unzipSync(await packPressKit(pressKit, facts, documents, words, locale));
  });

  it('has every picture as a JPEG of 300 dpi with caption and credit, in the size that the page names', async () => {
    for (const { file, width, height, alt, credit } of pressKit.photos) {
      const photo = files[`${words.photos}/${file.replace('.webp', '.jpg')}`];
      const { format, density, xmp, ...size } = await sharp(photo).metadata();
      expect([file, format, density]).toEqual([file, 'jpeg', 300]);
      expect([size.width, size.height]).toEqual([width, height]);
      for (const text of [alt[locale], credit, `© ${credit}`]) {
        expect(xmp?.toString('utf8')).toContain(`>${text}</`);
      }
    }
  });

  it('has the texts, caption, credit and shape of every picture, the press contact, the logos and the documents', () => {
    const credits = strFromU8(files[`${words.credits}.txt`] ?? new Uint8Array());
    const inFolder = (folder: string) =>
      Object.keys(files).filter((name) => name.startsWith(`${folder}/`));
    const at = { en: 'at', de: 'bei' }[locale];
    const cm = (pixels: number) => {
      const length = `${Number(((pixels / 300) * 2.54).toFixed(1))}`;
      return locale === 'de' ? length.replace('.', ',') : length;
    };
    const lines = pressKit.photos.map(({ file, alt, credit, width, height }) => {
      const shape = width < height ? words.portrait : words.landscape;
      return `${file.replace('.webp', '.jpg')}: ${alt[locale]}. © ${credit}. ${shape}, ${cm(width)} × ${cm(height)}\u00a0cm ${at} 300\u00a0dpi`;
    });
    expect(credits.split('\n')).toEqual(expect.arrayContaining(lines));
    expect(inFolder(words.photos).map((name) => name.split('/')[1])).toEqual(
      lines.map((line) => line.split(':')[0]),
    );
    expect(credits).toContain(`${site.press.email}, ${site.press.phone}`);
    const text = strFromU8(files[`${words.short}.txt`] ?? new Uint8Array());
    expect(text).toContain(pressKit.short[locale]);
    expect(inFolder(words.logos)).toHaveLength(pressKit.logos.length);
    expect(inFolder(words.documents)).toHaveLength(documents.length);
  });
});
