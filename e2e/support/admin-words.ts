import german from '../../wordpress/translations/german.json' with { type: 'json' };

export type AdminLanguage = 'en' | 'de_DE';

/** Gives a text of the plugin in the language of the admin screens. Values replace its placeholders. */
export type Words = (text: string, ...values: (string | number)[]) => string;

type Translation = string | string[] | { du: string | string[] };

const translations: Record<string, Translation | undefined> = german;

/** The texts of the plugin, as its screens show them in this language. */
export function wordsIn(language: AdminLanguage): Words {
  return (text, ...values) => {
    const found = language === 'en' ? text : germanOf(text);
    let next = 0;
    return found.replace(/%(?:(\d)\$)?[sd]/g, (_, place?: string) =>
      String(values[place ? Number(place) - 1 : next++]),
    );
  };
}

/**
 * The name of a control of WordPress or of the plugin, with or without a number after it. WordPress's own names are
 * English in both languages: the stack has no language packs.
 */
export function labelsIn(language: AdminLanguage): (name: string) => string {
  return (name) => {
    const [, text = name, number = ''] = /^(.*?)( \d+)?$/.exec(name) ?? [];
    return language !== 'en' && translations[text] ? germanOf(text) + number : name;
  };
}

/** Like `wordsIn`, for a text with a singular and a plural. */
export function countedWordsIn(language: AdminLanguage) {
  return (one: string, several: string, count: number): string => {
    const text = count === 1 ? one : several;
    const words = language === 'en' ? text : germanOf(one, count === 1 ? 0 : 1);
    return words.replace('%d', String(count));
  };
}

/** @param form 0 for the singular, 1 for the plural */
function germanOf(text: string, form = 0): string {
  const known = translations[text];
  const words = typeof known === 'object' && 'du' in known ? known.du : known;
  const found = [words ?? []].flat()[form];
  if (!found) throw new Error(`german.json of the plugin has no translation of “${text}”`);

  return found.replaceAll('«', '„').replaceAll('»', '“');
}
