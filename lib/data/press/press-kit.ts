import 'server-only';

import { basename } from 'node:path';

import { strToU8, zip, type Zippable } from 'fflate';

import type { Locale } from '../../i18n/routing';
import { addressOf, fileNameOf } from './document-files';
import type { PressDocument } from './documents';
import { printNameOf, type Fact, type PressKit, type PressPhoto } from './press';
import { printDensity, readPublic, toPrintPhoto } from './print-photo';
import { site } from '../../site';

/** The names of the files and folders in the kit, without extensions, and words in the list of credits. */
export type KitWords = Record<
  | 'short'
  | 'long'
  | 'facts'
  | 'credits'
  | 'photos'
  | 'logos'
  | 'documents'
  | 'landscape'
  | 'portrait'
  | 'density',
  string
>;

/**
 * Packs everything that a newspaper needs into one ZIP file: biographies, facts, pictures (JPEG, 300 dpi), logos,
 * picture credits, and the technical documents in this language.
 *
 * @throws {Error} when a file is missing below `public`
 */
export async function packPressKit(
  kit: PressKit,
  facts: Fact[],
  documents: PressDocument[],
  words: KitWords,
  locale: Locale,
): Promise<Uint8Array<ArrayBuffer>> {
  const photos = kit.photos.map(async (photo): Promise<[string, Uint8Array]> => [
    `${words.photos}/${printNameOf(photo)}`,
    await toPrintPhoto(photo, locale),
  ]);
  const logos = kit.logos.map(async ({ path }): Promise<[string, Uint8Array]> => [
    `${words.logos}/${basename(path)}`,
    await readPublic(path),
  ]);
  const papers = documents.map(async (document): Promise<[string, Uint8Array]> => [
    `${words.documents}/${fileNameOf(document, locale)}`,
    await readPublic(addressOf(document, locale)),
  ]);

  return zipped(
    {
      [`${words.short}.txt`]: toText(kit.short[locale]),
      [`${words.long}.txt`]: toText(kit.long[locale]),
      [`${words.facts}.txt`]: toText(facts.map((fact) => lineOf(fact, locale)).join('\n')),
      [`${words.credits}.txt`]: toText(creditsOf(kit, words, locale)),
      ...Object.fromEntries(await Promise.all([...photos, ...logos, ...papers])),
    },
    new Date(`${kit.updated}T12:00:00`),
  );
}

const lineOf = ({ figure, words }: Fact, locale: Locale) =>
  `${typeof figure === 'string' ? figure : figure[locale]} ${words[locale]}`;

function creditsOf({ photos }: PressKit, words: KitWords, locale: Locale): string {
  const lines = photos.map(
    (photo) =>
      `${printNameOf(photo)}: ${photo.alt[locale]}. © ${photo.credit}. ${shapeOf(photo, words, locale)}`,
  );

  return [...lines, '', `${site.press.email}, ${site.press.phone}`].join('\n');
}

/** The orientation and the printed size, such as `landscape, 20.3 × 13.5 cm at 300 dpi`. */
function shapeOf({ width, height }: PressPhoto, words: KitWords, locale: Locale): string {
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const centimetres = (pixels: number) => format((pixels / printDensity) * 2.54);

  return `${width < height ? words.portrait : words.landscape}, ${centimetres(width)} × ${centimetres(height)}\u00a0cm ${words.density}`;
}

// Without a byte order mark, the text editor of Windows may read the file in an older encoding.
const toText = (text: string) => strToU8(`\uFEFF${text}\n`);

function zipped(files: Zippable, mtime: Date): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    zip(files, { mtime, level: 6 }, (error, data) =>
      error ? reject(error) : resolve(new Uint8Array(data)),
    );
  });
}
