import 'server-only';

import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { strToU8, zip, type Zippable } from 'fflate';
import sharp from 'sharp';

import type { Locale } from '../../i18n/routing';
import { addressOf, fileNameOf } from './document-files';
import type { PressDocument } from './documents';
import type { Fact, PressKit } from './press';
import { site } from '../../site';

/** The resolution that print shops ask for, in dots per inch. */
const printDensity = 300;

/** The names of the files and folders in the kit, without extensions. */
export type KitWords = Record<
  'short' | 'long' | 'facts' | 'credits' | 'photos' | 'logos' | 'documents',
  string
>;

/**
 * Packs everything that a newspaper needs into one ZIP file: biographies, facts, photographs (JPEG, 300 dpi), logos,
 * photo credits, and the technical documents in this language.
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
  const photos = kit.photos.map(async ({ file }): Promise<[string, Uint8Array]> => {
    const original = await readPublic(`/images/press/photos/${file}`);
    const picture = sharp(original).withMetadata({ density: printDensity });
    const name = file.replace(/\.\w+$/, '.jpg');
    return [`${words.photos}/${name}`, await picture.jpeg({ quality: 90 }).toBuffer()];
  });
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
      [`${words.credits}.txt`]: toText(creditsOf(kit, locale)),
      ...Object.fromEntries(await Promise.all([...photos, ...logos, ...papers])),
    },
    new Date(`${kit.updated}T12:00:00`),
  );
}

function readPublic(path: string): Promise<Buffer> {
  return readFile(join(/* turbopackIgnore: true */ process.cwd(), 'public', path));
}

const lineOf = ({ figure, words }: Fact, locale: Locale) =>
  `${typeof figure === 'string' ? figure : figure[locale]} ${words[locale]}`;

function creditsOf({ photos }: PressKit, locale: Locale): string {
  const lines = photos.map(({ file, alt, credit }) => `${file}: ${alt[locale]}. © ${credit}`);

  return [...lines, '', `${site.press.email}, ${site.press.phone}`].join('\n');
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
