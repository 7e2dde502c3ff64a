import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

import { routing } from '../i18n/routing';
import { pictureVersions } from '../media/picture-loader';
import { neutralPlaceholder } from '../media/placeholder-colour';
import { isSvg, toTarget } from './link-target';
import { toLinkCard } from './link-card';
import { ownSource } from './picture-candidates';
import { addClass, element, hasClass, numberOf, textOf } from './tree';

/**
 * A picture in a text as the page shows it. Null when the picture is not on one of our hosts, or has a type that is not
 * shown.
 */
export function toPicture(img: Element, parents: Element[]): Element | null {
  const src = ownSource(textOf(img, 'src'));
  if (!src) return null;
  const known = sizeOf(img, src);
  const width = known?.width ?? writtenWidth(img) ?? 1600;
  const size = known ?? { width, height: Math.round(width / 1.6) };
  const sizes = width <= 320 ? `${width}px` : sizesIn(parents);

  const picture = element('img', {
    ...versionsOf(src, size, sizes, numberOf(img, 'dataFileWidth')),
    alt: textOf(img, 'alt').trim(),
    lang: img.properties.lang,
    ...size,
    loading: 'lazy',
    decoding: 'async',
    dataPlaceholder: img.properties.dataPlaceholder ?? placeholderOf(src),
    className: img.properties.className,
  });
  if (!known) addClass(picture, 'is-unsized');
  return picture;
}

/**
 * The URL of the largest optimized version of a picture. An SVG has only one version.
 *
 * @param fileWidth the width of the file in pixels, if it is known
 */
export function largeVersion(src: string, fileWidth: number | null = null): string {
  return versionsOf(src, { width: 2400, height: 1600 }, '100vw', fileWidth).src;
}

/** A version of a picture for the poster of a video: about as wide as a text. */
export function posterVersion(src: string): string {
  const { srcSet = '', src: largest } = versionsOf(src, { width: 1280, height: 720 }, '100vw');
  const wide = srcSet.split(', ').find((each) => Number(/(\d+)w$/.exec(each)?.[1]) >= 1200);

  return wide?.split(' ')[0] ?? largest;
}

/** The placeholder of a picture whose colour WordPress does not name. Only formats without transparency have one. */
const placeholderOf = (src: string) =>
  /\.(jpe?g|jpe|jfif|bmp)(\?|$)/i.test(src) ? neutralPlaceholder : undefined;

type Size = { width: number; height: number };

const versionsOf = (src: string, size: Size, sizes: string, fileWidth: number | null = null) =>
  pictureVersions(
    { src, ...size, sizes, unoptimized: isSvg(src) },
    fileWidth ?? sizeInName(src)?.width ?? null,
  );

function sizeOf(img: Element, src: string): Size | null {
  const width = numberOf(img, 'width');
  const height = numberOf(img, 'height');
  const size = width && height ? { width, height } : sizeInName(src);
  const shown = writtenWidth(img);

  return size && shown
    ? { width: shown, height: Math.round((shown * size.height) / size.width) }
    : size;
}

/** The width at which a text shows a picture, in pixels, if it says so. */
const writtenWidth = (img: Element) => numberOf(img, 'dataWidth') ?? numberOf(img, 'width');

/** The size of a picture in pixels, if WordPress has written it into the file name (`hall-1024x683.jpg`). */
function sizeInName(src: string): Size | null {
  const [, width, height] = /-(\d{2,5})x(\d{2,5})\.\w+(?:\?|$)/.exec(src) ?? [];

  return width && height ? { width: Number(width), height: Number(height) } : null;
}

function sizesIn(parents: Element[]): string {
  const isIn = (...names: string[]) =>
    parents.some((parent) => names.some((name) => hasClass(parent, name)));
  if (isIn('wp-block-gallery', 'gallery', 'blocks-gallery-grid', 'wp-block-columns')) {
    return '(min-width: 1100px) 480px, (min-width: 600px) 50vw, 100vw';
  }
  if (isIn('alignfull')) return '100vw';
  if (isIn('alignwide')) return '(min-width: 1200px) 1100px, 100vw';
  if (isIn('alignleft', 'alignright', 'wp-block-media-text'))
    return '(min-width: 700px) 420px, 100vw';

  return '(min-width: 736px) 672px, 100vw';
}

/**
 * Turns a picture in a text into what the page shows in its place. A click on a picture without a link opens a large
 * version. A picture on another host becomes a link, because the site loads nothing from other hosts before a visitor
 * clicks.
 */
export function toPictures(img: Element, parents: Element[]): ElementContent[] {
  if (parents.some((parent) => parent.properties.dataEmbed)) return [img];
  const isLinked = parents.some((parent) => parent.tagName === 'a');
  const picture = toPicture(img, parents);
  const address = ownSource(textOf(img, 'src'));
  if (!picture || !address) return toWords(img, parents);

  const large = largeVersion(address, numberOf(img, 'dataFileWidth'));
  picture.properties.dataLarge = large;
  const isSmall = (numberOf(picture, 'width') ?? 0) < 120;
  const isCoverImage = hasClass(img, 'wp-block-cover__image-background');
  if (isLinked || isSmall || isCoverImage) return [picture];

  return [element('a', { href: large, dataZoom: '' }, [picture])];
}

/** Replaces a picture that cannot be shown by its `alt` text, by a link if it is on another host, or by nothing. */
function toWords(img: Element, parents: Element[]): ElementContent[] {
  const alt = textOf(img, 'alt').trim();
  const words: ElementContent[] = alt ? [{ type: 'text', value: alt }] : [];
  const isEmoji = hasClass(img, 'wp-smiley') || hasClass(img, 'emoji');
  if (isEmoji || parents.some(({ tagName }) => tagName === 'a')) return words;
  const size = Math.max(numberOf(img, 'width') ?? 999, numberOf(img, 'height') ?? 999);
  if (hasClass(img, 'avatar') || size < 32) return [];

  const target = toTarget(textOf(img, 'src'), routing.defaultLocale);
  return target?.kind === 'external' && (alt || isAlone(parents))
    ? toLinkCard(target.href, alt)
    : words;
}

/**
 * Whether the picture is alone in its block. Only then a picture without an `alt` text becomes a link with the name of
 * its host. An empty `alt` does not say that the picture is decorative: WordPress writes it for every picture that an
 * editor inserts without a text.
 */
function isAlone(parents: Element[]): boolean {
  const block = parents.findLast(({ tagName }) => !inline.test(tagName));

  return !!block && !toString(block).trim();
}

const inline = /^(a|b|em|i|span|strong|u)$/;
