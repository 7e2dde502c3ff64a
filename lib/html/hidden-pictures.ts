import type { Element, ElementContent, Root } from 'hast';
import { toString } from 'hast-util-to-string';

import { withBackground } from './background-pictures';
import { bestAddress, isPlaceholderFile, ownSource, pictureName } from './picture-candidates';
import { changeElements, elementsIn, isElement, textOf } from './tree';

/**
 * Finds the pictures that are hidden by lazy-load plugins or in styles. Afterwards the `src` of each picture is its
 * best URL, `data-file-width` is the width of that file if it is known, and the copies for browsers without scripts are
 * removed. This does not sanitise the tree, so the tree is still untrusted.
 */
export function showHiddenPictures(root: Root): void {
  changeElements(root, (each) => {
    if (each.tagName === 'img') return [withBestAddress(each)];
    return each.tagName === 'picture' ? withSources(each) : withBackground(each);
  });
  removeCopies(root);
}

function withBestAddress(img: Element): Element {
  const { address, width } = bestAddress(img);
  const best = { src: address, srcSet: undefined, dataFileWidth: width };

  return { ...img, properties: { ...img.properties, ...best } };
}

/** Gives an `img` without a real file the file of a `source` element beside it, and removes the `source` elements. */
function withSources(picture: Element): ElementContent[] {
  const isSource = (child: ElementContent) => isElement(child, 'source');
  const best = picture.children
    .filter((child) => isElement(child, 'source'))
    .map((source) => bestAddress(source))
    .find(({ address }) => ownSource(address));
  for (const img of elementsIn(picture).filter(isPlaceholder))
    if (best) Object.assign(img.properties, { src: best.address, dataFileWidth: best.width });

  return picture.children.filter((child) => !isSource(child));
}

/** Whether the element is a `noscript` with pictures and without text. */
const isCopy = (each: Element) =>
  each.tagName === 'noscript' && !toString(each).trim() && elementsIn(each).some(isPicture);

const isPicture = (each: Element) => each.tagName === 'img';
const sourceOf = (img: Element) => ownSource(textOf(img, 'src'));
const nameOf = (img: Element) => pictureName(sourceOf(img) ?? '');

/** Whether the picture is a placeholder for another picture. */
function isPlaceholder(img: Element): boolean {
  if (!isPicture(img)) return false;
  const source = sourceOf(img);

  return source ? isPlaceholderFile(source) : !/^(https?:)?\/\//.test(textOf(img, 'src'));
}

/**
 * Removes the `noscript` elements that contain copies of pictures. If the text does not show a picture otherwise, its
 * copy replaces the placeholder beside it, or stays in place of the `noscript` when there is no placeholder.
 */
function removeCopies(root: Root): void {
  const copies = new Set(elementsIn(root).filter(isCopy));
  if (!copies.size) return;
  const copied = new Set([...copies].flatMap(elementsIn));
  const originals = elementsIn(root).filter((each) => isPicture(each) && !copied.has(each));
  const shown = new Set(originals.map(nameOf));

  changeElements(root, (each, parents) => {
    if (!copies.has(each)) return [each];
    const real = elementsIn(each).find((inner) => isPicture(inner) && sourceOf(inner));
    if (!real || shown.has(nameOf(real))) return [];
    const placeholder = picturesBeside(each, parents.at(-1) ?? root).find(isPlaceholder);
    if (!placeholder) return each.children;
    placeholder.properties = { ...placeholder.properties, ...real.properties };
    return [];
  });
}

function picturesBeside(copy: Element, parent: Root | Element): Element[] {
  const siblings = parent.children.flatMap((child) => (child.type === 'element' ? [child] : []));
  const index = siblings.indexOf(copy);
  const beside = siblings.filter((_, at) => Math.abs(at - index) === 1);

  return beside.flatMap((each) => [each, ...elementsIn(each)]).filter(isPicture);
}
