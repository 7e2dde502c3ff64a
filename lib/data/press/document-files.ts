import type { Locale } from '../../i18n/routing';
import type { MadeFiles, PressDocument } from './documents';

/** The file name of a document's PDF in a language. */
export const fileNameOf = ({ file }: PressDocument, locale: Locale) =>
  `${file[locale]}.${locale}.pdf`;

/** The path of a document's PDF in a language. */
export const addressOf = (document: PressDocument, locale: Locale) =>
  `/press/${fileNameOf(document, locale)}`;

/**
 * The size of a document's PDF in bytes and pages.
 *
 * @throws {Error} when it has not been made: `npm run press:documents` makes it
 */
export function madeFile(
  files: MadeFiles,
  document: PressDocument,
  locale: Locale,
): MadeFiles[string] {
  const name = fileNameOf(document, locale);
  const file = files[name];
  if (!file) throw new Error(`public/press/${name} has not been made: run npm run press:documents`);

  return file;
}
