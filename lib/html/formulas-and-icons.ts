import type { Element, ElementContent } from 'hast';

import { formulaTags, shapeAttributes, shapeTags } from './allowed-tags';
import { classesOf, element, textOf } from './tree';

/** A formula (MathML), copied from known elements only. */
export function toFormula(math: Element): ElementContent[] {
  return [copyOfFormula(math), ...htmlInside(math)];
}

/** The drawing of an icon block (SVG), copied from known shapes and numbers only. */
export function toIcon(svg: Element): ElementContent[] {
  const shapes = shapesIn(svg);
  const label = textOf(svg, 'ariaLabel').trim();
  const box = plainValue.exec(textOf(svg, 'viewBox'))?.[0] ?? '0 0 24 24';
  if (shapes.length === 0) return [];
  const icon = element(
    'svg',
    {
      viewBox: box,
      fill: 'currentColor',
      className: ['wp-block-icon__drawing', ...classesOf(svg).filter((name) => turned.test(name))],
      ...(label ? { role: 'img', ariaLabel: label } : { ariaHidden: 'true' }),
    },
    shapes,
  );

  return [icon];
}

/** The HTML elements in a formula. They occur in a formula without an end tag, and are shown after the formula. */
const htmlInside = (formula: Element): ElementContent[] =>
  formula.children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName.startsWith('annotation')) return [];
    return formulaTags.has(child.tagName) ? htmlInside(child) : [child];
  });

/** A copy with elements of MathML and text only. */
function copyOfFormula({ tagName, properties, children }: Element): Element {
  const isBlock = tagName === 'math' && properties.display === 'block';
  const inner = children.flatMap((child): ElementContent[] => {
    if (child.type === 'text') return [child];
    return child.type === 'element' && formulaTags.has(child.tagName) ? [copyOfFormula(child)] : [];
  });
  return element(tagName, isBlock ? { display: 'block' } : {}, inner);
}

const turned = /^is-flip-(horizontal|vertical)$/;
const shapes = new Set(shapeTags);
/** Matches numbers, path commands and names of transformations. These characters cannot form a URL or a script. */
const plainValue = /^[\w\s.,()+-]+$/;

function shapesIn({ children }: Element): Element[] {
  return children.flatMap((child) => {
    if (child.type !== 'element' || !shapes.has(child.tagName)) return [];
    const known = shapeAttributes.flatMap((name) => {
      const value = textOf(child, name);
      return plainValue.test(value) ? [[name, value] as const] : [];
    });
    return [element(child.tagName, Object.fromEntries(known), shapesIn(child))];
  });
}
