import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

import { addressesIn, ownSource, pictureName } from './picture-candidates';
import { addClass, classesOf, element, elementsIn, hasClass, textOf } from './tree';

/**
 * Turns the background picture of an element into a picture element, if the picture is on one of our hosts. The
 * background may be set in the style of the element or in a `data-` attribute. A block that also contains text becomes
 * a cover block.
 */
export function withBackground(each: Element): ElementContent[] {
  const address = backgroundOf(each);
  if (!address || hasPicture(each, address)) return [each];
  const alt = textOf(each, 'ariaLabel');
  const picture = element('img', { src: address, alt });
  if (hasClass(each, coverImageClass)) return [toCoverImage(picture)];
  if (hasClass(each, 'wp-block-cover')) {
    return [{ ...each, children: [toCoverImage(picture), ...each.children] }];
  }
  if (!toString(each).trim()) return [{ ...each, children: [picture, ...each.children] }];
  if (each.tagName === 'a') return [{ ...each, children: [picture, ...each.children] }];

  return blocks.test(each.tagName) ? [toCover(each, toCoverImage(picture))] : [each];
}

const coverImageClass = 'wp-block-cover__image-background';
const blocks = /^(div|section|article|header|footer|main|aside|figure)$/;

function backgroundOf(each: Element): string | undefined {
  const style = textOf(each, 'style');
  const values = [
    ...style
      .split(';')
      .filter((declaration) => /background/i.test(declaration.split(':', 1)[0] ?? '')),
    ...Object.keys(each.properties)
      .filter((name) => /^data.*(bg|background)/i.test(name))
      .map((name) => textOf(each, name)),
  ];
  return values.flatMap(addressesIn).find(({ address }) => ownSource(address))?.address;
}

const hasPicture = (each: Element, address: string) =>
  elementsIn(each).some(
    (inner) => inner.tagName === 'img' && nameOf(textOf(inner, 'src')) === nameOf(address),
  );

const nameOf = (address: string) => pictureName(ownSource(address) ?? '');

function toCoverImage(picture: Element): Element {
  addClass(picture, coverImageClass);

  return picture;
}

function toCover(box: Element, picture: Element): Element {
  const shade = element('span', { className: ['wp-block-cover__background'] });
  const inner = element('div', { className: ['wp-block-cover__inner-container'] }, box.children);
  const wide = classesOf(box).filter((name) => name.startsWith('align'));

  return element('div', { className: ['wp-block-cover', ...wide] }, [picture, shade, inner]);
}
