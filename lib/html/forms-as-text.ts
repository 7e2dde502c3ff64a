import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

import { element, hasClass, textOf } from './tree';

/**
 * The text of a form control, which replaces the control because forms only work in WordPress itself: the label of a
 * button, the value of a field, or a list of the options. An option whose value is a URL becomes a link. The button of
 * a button block still looks like a button. Placeholders of fields are left out. Null for other elements.
 */
export function wordsOfControl(each: Element): ElementContent[] | null {
  const words = control[each.tagName];

  return words ? words(each) : null;
}

const control: Record<string, (each: Element) => ElementContent[]> = {
  input: valueOf,
  button: wordsOfButton,
  select: (each) => [toList(each)],
  optgroup: (each) => [element('li', {}, [text(textOf(each, 'label')), toList(each)])],
  option: (each) => [element('li', {}, toChoice(each))],
  textarea: (each) => [element('p', {}, [text(toString(each))])],
};

const filled = /^(|text|search|email|url|tel|number|submit|button|reset)$/;

function valueOf(input: Element): ElementContent[] {
  const isFilled = filled.test(textOf(input, 'type').toLowerCase());

  return apart(isFilled ? [text(textOf(input, 'value'))] : []);
}

function wordsOfButton(button: Element): ElementContent[] {
  // The buttons of accordions and tabs stay: scripted-blocks.ts still needs them.
  const isHandle =
    button.properties.role === 'tab' || hasClass(button, 'wp-block-accordion-heading__toggle');

  if (isHandle) return apart([button]);
  const { className, style } = button.properties;
  const isBlock = hasClass(button, 'wp-block-button__link');

  return apart(
    isBlock ? [element('span', { className, style }, button.children)] : button.children,
  );
}

/** Adds spaces, so that the text of a control does not join the text around it. */
const apart = (words: ElementContent[]): ElementContent[] => [text(' '), ...words, text(' ')];

const toList = ({ children }: Element) => element('ul', {}, children);

function toChoice(option: Element): ElementContent[] {
  const words = [text(textOf(option, 'label') || toString(option).trim())];
  const address = textOf(option, 'value');

  return /^https?:/.test(address) ? [element('a', { href: address }, words)] : words;
}

const text = (value: string) => ({ type: 'text', value }) as const;
