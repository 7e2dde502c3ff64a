import type { Element, Properties, Root } from 'hast';

import { renamedTags } from './allowed-tags';
import { styleClasses } from './style-mapping';
import { placeholderColour } from '../media/placeholder-colour';
import { changeElements, classesOf, textOf } from './tree';

/**
 * Gives elements the tag names and classes that the site uses for them. The styles of an editor become classes of ours.
 * Captions and galleries of the classic editor become figures.
 */
export function toOwnElements(root: Root): void {
  changeElements(root, (each) => {
    const { tagName } = each;
    const classes = ownClasses(each);
    each.tagName = ofShortcode(tagName, classes) ?? renamedTags[tagName] ?? tagName;
    each.properties = {
      // In old texts, the target of a link is `<a name="…">`, without an id.
      ...(tagName === 'a' && { id: each.properties.name }),
      ...written(each.properties),
      ...(tagName === 'img' && pictureData(each)),
      className: classes.length ? classes.slice(0, maxClasses) : undefined,
    };
    return [each];
  });
}

const maxClasses = 24;

function ownClasses(each: Element): string[] {
  const [align, color] = [textOf(each, 'align'), textOf(each, 'color')];
  const styles = [textOf(each, 'style'), align && `text-align:${align}`, color && `color:${color}`];
  const classes = styleClasses(classesOf(each), styles.filter(Boolean).join(';'));
  const count = each.tagName === 'ol' ? textOf(each, 'type') : '';
  if (count) classes.push(`is-counted-${counts[count] ?? 'numbers'}`);
  if (each.tagName === 'center') classes.push('has-text-align-center');

  return classes;
}

// Classes for the types of lists: a CSS selector for the attribute does not distinguish `a` from `A`.
const counts: Record<string, string> = {
  ...{ a: 'letters', A: 'capitals', i: 'romans', I: 'roman-capitals' },
};

const ofClassicEditor = /^(div|dl|dt|dd|p|span|figure|figcaption)$/;

function ofShortcode(tagName: string, classes: string[]): string | null {
  // A search block becomes a `div`. Later rich-text.ts replaces it by the site's own search form.
  if (tagName === 'form' && classes.includes('wp-block-search')) return 'div';
  if (!ofClassicEditor.test(tagName)) return null;
  if (classes.includes('wp-caption')) return 'figure';
  if (classes.includes('wp-caption-text')) return 'figcaption';
  if (classes.includes('gallery-item')) return 'figure';

  return classes.includes('gallery-icon') ? 'div' : null;
}

// The editor saves the width of a resized picture as an inline style. The average colour of the picture is added by our
// plugin or by the WordPress plugin "Image Placeholders".
function pictureData(img: Element): Properties {
  const width = /(?:^|;)\s*width\s*:\s*(\d{1,4})px/i.exec(textOf(img, 'style'))?.[1];

  return { dataWidth: width, dataPlaceholder: placeholderColour(textOf(img, 'dataDominantColor')) };
}

/**
 * The attributes that have a value, without the classes. An empty `alt` stays, because it marks a decorative picture.
 */
function written(properties: Properties): Properties {
  const named = Object.entries(properties).filter(
    ([name, value]) => name !== 'className' && (value !== '' || name === 'alt'),
  );

  return Object.fromEntries(named.map(([name, value]) => [name, normalized(name, value)]));
}

const addresses = new Set(['href', 'src', 'poster']);

/** Normalises line breaks, because a browser reads `\r` as one. Also normalises URLs. */
function normalized(name: string, value: Properties[string]): Properties[string] {
  if (typeof value !== 'string') return value;
  const text = value.replace(/\r\n?/g, '\n');

  return addresses.has(name) ? normalizedAddress(text.trim()) : text;
}

/**
 * Writes the scheme of a URL in lower case. If the text before a colon is not a valid scheme, the URL is a path. Then
 * `./` is added, because the sanitizer would read that text as a scheme.
 */
function normalizedAddress(address: string): string {
  if (/^[^\x00-\x20a-z/?#][^\x00-\x20/?#:]*:/i.test(address)) return `./${address}`;

  return address.replace(/^[a-z][a-z\d+.-]*:/i, (scheme) => scheme.toLowerCase());
}
