import sanitizeHtml, { type IOptions, type Attributes } from 'sanitize-html';

import { allowedAttributes, allowedClasses, allowedTags, renamedTags, silentTags } from './allowed';
import { lookClasses } from './look';

/**
 * HTML from elsewhere, reduced to what cannot run, load or restyle anything; never throws.
 *
 * Links, pictures and sounds keep their addresses (http and https; mailto and tel in links).
 */
export function cleanHtml(html: string, { moreTags = [], moreAttributes = {} }: More = {}): string {
  if (isAbsurd(html)) return bareWords(html);

  return sanitizeHtml(html, {
    ...base,
    allowedTags: [...allowedTags, ...moreTags],
    allowedAttributes: { ...allowedAttributes, ...moreAttributes },
  });
}

type More = { moreTags?: string[]; moreAttributes?: Record<string, string[]> };

// No text has so many parts; whoever builds one wants to keep a server busy.
const isAbsurd = (html: string) =>
  html.length > 2_000_000 || html.split(/<[a-z]/i, mostTags).length >= mostTags;
const mostTags = 20_000;

function bareWords(html: string): string {
  const words = html
    .replace(/<[^>]*(>|$)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

  return `<p>${words.slice(0, 500_000)}</p>`;
}

const schemes = ['http', 'https', 'mailto', 'tel'];

const base: IOptions = {
  allowedTags,
  allowedAttributes,
  allowedClasses: { '*': allowedClasses },
  allowedSchemes: schemes,
  allowedSchemesByTag: Object.fromEntries(
    ['img', 'audio', 'video'].map((tag) => [tag, ['http', 'https']]),
  ),
  allowedSchemesAppliedToAttributes: ['href', 'src', 'poster'],
  allowProtocolRelative: true,
  nonTextTags: silentTags,
  // Deeper than any editor builds, and shallow enough for whatever reads the tree.
  nestingLimit: 60,
  parseStyleAttributes: false,
  transformTags: { '*': toOurs },
};

function toOurs(tagName: string, attribs: Attributes): { tagName: string; attribs: Attributes } {
  const { style = '', class: className = '', align, color, ...rest } = attribs;
  const asked = [style, align && `text-align:${align}`, color && `color:${color}`];
  const classes = lookClasses(className, asked.filter(Boolean).join(';'));
  if (tagName === 'ol' && rest.type) classes.push(`is-counted-${counts[rest.type] ?? 'numbers'}`);
  if (tagName === 'center') classes.push('has-text-align-center');
  const named = shortcodeTag(tagName, classes) ?? renamedTags[tagName] ?? fontTag(tagName);

  return {
    tagName: named,
    attribs: {
      ...rest,
      ...pictureData(tagName, style, rest.srcset),
      ...(classes.length && { class: classes.slice(0, 24).join(' ') }),
    },
  };
}

// Style sheets cannot tell the small letter from the capital one.
const counts: Record<string, string> = {
  ...{ a: 'letters', A: 'capitals', i: 'romans', I: 'roman-capitals' },
};

// Galleries and captions of the classic editor become what the blocks of today are made of.
function shortcodeTag(tagName: string, classes: string[]): string | null {
  if (classes.includes('wp-caption')) return 'figure';
  if (classes.includes('wp-caption-text')) return 'figcaption';
  if (classes.includes('gallery-item')) return 'figure';
  if (classes.includes('gallery-icon')) return 'div';
  // Its fields are our own search's business.
  if (tagName === 'form' && classes.includes('wp-block-search')) return 'div';

  return null;
}

const fontTag = (tagName: string) => (tagName === 'font' || tagName === 'big' ? 'span' : tagName);

// An editor's resized picture carries its width as a style; whose files are which is read later (pictures.ts).
function pictureData(tagName: string, style: string, srcset = ''): Attributes {
  if (tagName !== 'img') return {};
  const width = /(?:^|;)\s*width\s*:\s*(\d{1,4})px/i.exec(style)?.[1];

  return { ...(width && { 'data-width': width }), ...(srcset && { 'data-srcset': srcset }) };
}
