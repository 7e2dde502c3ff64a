// The files from which WordPress reads translations, made from the texts in the source and german.json.
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { mo, po } from 'gettext-parser';

import { domain, plugin, textsOfPlugin } from './texts.mjs';

/** @typedef {import('./texts.mjs').Text} Text */
/** @typedef {'du' | 'sie'} Address how editors are addressed */
/** @typedef {string | string[]} Words one text, or singular and plural */

/**
 * The locales of WordPress for German, each with its form of address and quotation marks.
 * @type {Record<string, { address: Address, quotes: string }>}
 */
export const locales = {
  de_DE: { address: 'du', quotes: '„“' },
  de_DE_formal: { address: 'sie', quotes: '„“' },
  de_AT: { address: 'du', quotes: '„“' },
  de_CH: { address: 'sie', quotes: '«»' },
  de_CH_informal: { address: 'du', quotes: '«»' },
};

/** @type {Record<string, Words | Record<Address, Words>>} */
export const german = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'german.json'), 'utf8'),
);

/**
 * The translation of a text in a locale.
 * @param {string} id
 * @param {string} locale
 * @returns {string[]} empty if there is no translation
 */
export function translated(id, locale) {
  const { address, quotes } = locales[locale];
  const known = german[id];
  const words = typeof known === 'object' && !Array.isArray(known) ? known[address] : known;
  const [open, close] = quotes;
  return [words ?? []].flat().map((each) => each.replaceAll('«', open).replaceAll('»', close));
}

/** @returns {Map<string, string | Buffer>} content by name, all in the plugin's folder languages */
export function translationFiles() {
  const texts = textsOfPlugin();
  const scripts = [...new Set(texts.flatMap(({ files }) => files))].filter((file) =>
    file.endsWith('.js'),
  );
  /** @type {[string, string | Buffer][]} */
  const files = [[`${domain}.pot`, String(po.compile(tableOf(texts)))]];
  for (const locale of Object.keys(locales)) {
    files.push([`${domain}-${locale}.mo`, mo.compile(tableOf(texts, locale))]);
    for (const script of scripts)
      files.push([
        `${domain}-${locale}-${domain}-${path.parse(script).name}.json`,
        forScript(
          texts.filter((text) => text.files.includes(script)),
          locale,
        ),
      ]);
  }
  return new Map(files);
}

const pluralForms = 'nplurals=2; plural=(n != 1);';

/**
 * @param {Text[]} texts
 * @param {string} [locale] missing for the template
 */
function tableOf(texts, locale) {
  const version = /Version: +(\S+)/.exec(readFileSync(path.join(plugin, `${domain}.php`), 'utf8'));
  const headers = {
    'Project-Id-Version': `Auralune Headless Companion ${version?.[1]}`,
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'X-Domain': domain,
    ...(locale && { Language: locale, 'Plural-Forms': pluralForms }),
  };
  const entries = texts.map(({ id, plural, comment, files }) => [
    id,
    {
      msgid: id,
      ...(plural && { msgid_plural: plural }),
      msgstr: locale ? translated(id, locale) : plural ? ['', ''] : [''],
      comments: {
        ...(comment && { extracted: `translators: ${comment}` }),
        reference: files.join('\n'),
      },
    },
  ]);
  return { charset: 'utf-8', headers, translations: { '': Object.fromEntries(entries) } };
}

/**
 * @param {Text[]} texts of one script
 * @param {string} locale
 */
function forScript(texts, locale) {
  const head = { domain: 'messages', lang: locale, 'plural-forms': pluralForms };
  const words = texts.map(({ id }) => [id, translated(id, locale)]);
  const messages = { '': head, ...Object.fromEntries(words) };
  return `${JSON.stringify({ domain: 'messages', locale_data: { messages } })}\n`;
}
