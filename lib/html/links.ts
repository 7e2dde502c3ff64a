import type { Element, ElementContent, Properties } from 'hast';
import { toString } from 'hast-util-to-string';

import { parseUrl } from '../config/parse-url.mjs';
import type { Locale } from '../i18n/routing';
import { isSvg, toTarget, type Target } from './link-target';
import { fileOf, isAttachmentPage, picturesIn } from './attachment-pages';
import { toTextId } from './page-addresses';
import { largeVersion } from './pictures';
import { element, elementsIn, hasClass, textOf } from './tree';

/**
 * Rewrites a link for the site: it links to a page of the site, to a file under a path of the site, to a picture that
 * opens large on the page (`data-zoom`), or to another site in a new tab. A link without a valid target becomes plain
 * text.
 */
export function toLink(link: Element, locale: Locale, parents: Element[] = []): ElementContent[] {
  if (link.properties.dataEmbed) return [leaving(link, textOf(link, 'href'))];
  if (link.properties.dataZoom !== undefined) return [link];
  const inner = elementsIn(link);
  if (inner.some((each) => /^(a|audio|video)$/.test(each.tagName))) return link.children;

  const written = toTarget(textOf(link, 'href'), locale);
  const isAttachment = written?.kind === 'page' && isAttachmentPage(written.path, link, parents);
  const target: Target | null = isAttachment ? { kind: 'attachment' } : written;
  const properties = target && propertiesOf(target, link);
  if (!properties) return wordsOf(link);
  const { id, className, lang, dir } = link.properties;
  if (properties.dataZoom === undefined) addAltText(link, String(properties.href));

  return [{ ...link, properties: { id, className, lang, dir, ...properties } }];
}

/**
 * Gives a picture that is alone in a link an alternative text, if it has none: the host name of a link to another site,
 * or the path of a link to this site. Without it, the link would have no name (WCAG 2.4.4).
 */
function addAltText(link: Element, href: string): void {
  const pictures = elementsIn(link).filter(({ tagName }) => tagName === 'img');
  const [picture] = pictures;
  if (!picture || toString(link).trim() || pictures.some((each) => textOf(each, 'alt'))) return;
  const away = /^https?:/.test(href) ? parseUrl(href) : null;
  picture.properties.alt = away?.host.replace(/^www\./, '') ?? href;
}

function wordsOf(link: Element): ElementContent[] {
  const { id, className } = link.properties;
  // A button without a valid target still looks like a button.
  const look = hasClass(link, 'wp-block-button__link') ? { className } : {};

  return id || look.className ? [element('span', { id, ...look }, link.children)] : link.children;
}

function propertiesOf(target: Target, link: Element): Properties | null {
  switch (target.kind) {
    case 'page':
      return { href: target.path };
    case 'fragment':
      return { href: `#${toTextId(target.id)}` };
    case 'file':
      if (isSvg(target.path) && picturesIn(link).length) return toShownPicture(link);
      return { href: target.path, dataFile: (target.path.split('.').pop() ?? '').toUpperCase() };
    case 'picture':
      return toShownPicture(link, target.src) ?? { href: largeVersion(target.src), dataZoom: '' };
    case 'attachment':
      return toShownPicture(link);
    case 'external':
      return leaving(link, target.href).properties;
  }
}

/** The properties of a link that opens its picture (of the file `src`, if given). Null if it has no such picture. */
function toShownPicture(link: Element, src?: string): Properties | null {
  const large = picturesIn(link).map((picture) => textOf(picture, 'dataLarge'));
  const href = src ? large.find((each) => fileOf(each) === src) : large[0];

  return href ? { href, dataZoom: '' } : null;
}

function leaving(link: Element, href: string): Element {
  if (!/^https?:/.test(href)) return { ...link, properties: { href } };
  const rel = [link.properties.rel].flat().map(String);
  const kept = rel.filter((each) => /^(nofollow|ugc|sponsored)$/.test(each));

  return {
    ...link,
    properties: { ...link.properties, href, target: '_blank', rel: ['noopener', ...kept] },
  };
}
