import 'server-only';

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';

import type { Locale } from '../../i18n/routing';
import type { PressPhoto } from './press';

/** The resolution that print shops ask for, in dots per inch. */
export const printDensity = 300;

/**
 * A picture of the press kit as JPEG of 300 dpi. Its metadata has the caption and the credit.
 *
 * @throws {Error} when the file is missing below `public`
 */
export async function toPrintPhoto(photo: PressPhoto, locale: Locale): Promise<Buffer> {
  const original = await readPublic(`/images/press/photos/${photo.file}`);

  return sharp(original)
    .withMetadata({ density: printDensity })
    .withXmp(metadataOf(photo, locale))
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Reads a file below `public`. */
export function readPublic(path: string): Promise<Buffer> {
  return readFile(join(/* turbopackIgnore: true */ process.cwd(), 'public', path));
}

/** The fields of IPTC as XMP, because sharp writes texts of Exif without umlauts. */
function metadataOf({ alt, credit }: PressPhoto, locale: Locale): string {
  const text = (words: string) =>
    x('rdf:Alt', {}, [x('rdf:li', { 'xml:lang': 'x-default' }, words)]);

  return toXml(
    x('x:xmpmeta', { 'xmlns:x': 'adobe:ns:meta/' }, [
      x('rdf:RDF', { 'xmlns:rdf': 'http://www.w3.org/1999/02/22-rdf-syntax-ns#' }, [
        x(
          'rdf:Description',
          {
            'rdf:about': '',
            'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
            'xmlns:photoshop': 'http://ns.adobe.com/photoshop/1.0/',
          },
          [
            x('dc:description', {}, [text(alt[locale])]),
            x('dc:creator', {}, [x('rdf:Seq', {}, [x('rdf:li', credit)])]),
            x('dc:rights', {}, [text(`© ${credit}`)]),
            x('photoshop:Credit', credit),
          ],
        ),
      ]),
    ]),
  );
}
