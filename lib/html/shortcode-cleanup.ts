import type { Element, Root, RootContent } from 'hast';

import type { Locale } from '../i18n/routing';
import { withOwnAddresses } from './written-addresses';

// `[form id="3"]` or `[/form]` is left over from a removed plugin. `[sic]` is the author's own text.
const shortcode =
  /\[\/[a-z][\w-]{1,40}\]|\[[a-z][\w-]{1,40}(?:\s+[\w-]{1,40}=(?:["“”″'‘’][^\]"“”″'‘’]{0,200}["“”″'‘’]|[^\]\s]{1,200})){1,20}\s*\/?\]/gi;
const pair = /\[([a-z][\w-]{1,40})\](?=[^[]*\[\/\1\])/gi;

/** Removes from the text what no reader should see: unhandled shortcodes and the name of the content host. */
export function removeShortcodes(root: Root, locale: Locale): void {
  const walk = (node: Root | Element | RootContent, isCode: boolean) => {
    if (node.type === 'text') node.value = tidy(node.value, isCode, locale);
    if (node.type === 'element') tidyAttributes(node, locale);
    if (!('children' in node)) return;
    const inCode =
      isCode || (node.type === 'element' && /^(pre|code|kbd|samp)$/.test(node.tagName));
    for (const child of node.children) walk(child, inCode);
  };
  walk(root, false);
}

const spoken = ['alt', 'title', 'dataTitle', 'abbr'];

function tidyAttributes({ properties }: Element, locale: Locale): void {
  for (const name of spoken) {
    const value = properties[name];
    if (typeof value === 'string') properties[name] = withOwnAddresses(value, locale);
  }
}

function tidy(text: string, isCode: boolean, locale: Locale): string {
  const named = withOwnAddresses(text, locale);

  return isCode || !named.includes('[') ? named : named.replace(pair, '').replace(shortcode, '');
}
