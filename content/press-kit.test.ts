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
  ['en', en.press.kit.files],
  ['de', de.press.kit.files],
] as const)('the press kit in %s', (locale, words) => {
  let files: Record<string, Uint8Array>;
  beforeAll(async () => {
    files = unzipSync(await packPressKit(pressKit, facts, documents, words, locale));
  });

  it('has every photograph as a JPEG that can be printed at 300 dpi, in the size that the page names', async () => {
    for (const { file, width, height } of pressKit.photos) {
      const photo = files[`${words.photos}/${file.replace('.webp', '.jpg')}`];
      const { format, density, ...size } = await sharp(photo).metadata();
      expect([file, format, density]).toEqual([file, 'jpeg', 300]);
      expect([size.width, size.height]).toEqual([width, height]);
    }
  });

  it('has the texts, caption and credit of every photograph, the press contact, the logos and the documents', () => {
    const credits = strFromU8(files[`${words.credits}.txt`] ?? new Uint8Array());
    for (const { file, alt, credit } of pressKit.photos) {
      expect(credits).toContain(`${file}: ${alt[locale]}. © ${credit}`);
    }
    expect(credits).toContain(`${site.press.email}, ${site.press.phone}`);
    const text = strFromU8(files[`${words.short}.txt`] ?? new Uint8Array());
    expect(text).toContain(pressKit.short[locale]);
    const inFolder = (folder: string) =>
      Object.keys(files).filter((name) => name.startsWith(`${folder}/`));
    expect(inFolder(words.logos)).toHaveLength(pressKit.logos.length);
    expect(inFolder(words.documents)).toHaveLength(documents.length);
  });
});
