import type { Element, Root, RootContent } from 'hast';

import { withoutContentHost } from './addresses';

// `[form id="3"]` or `[/form]`: what a plugin that is gone has left; `[sic]` is the author's.
const shortcode =
  /\[\/[a-z][\w-]{1,40}\]|\[[a-z][\w-]{1,40}(?:\s+[\w-]{1,40}=(?:["“”″'‘’][^\]"“”″'‘’]{0,200}["“”″'‘’]|[^\]\s]{1,200})){1,20}\s*\/?\]/gi;
const pair = /\[([a-z][\w-]{1,40})\](?=[^[]*\[\/\1\])/gi;

/** Takes from the words what no reader should see: shortcodes that nothing answers to, and the content host's name. */
export function tidyWords(root: Root): void {
  const walk = (node: Root | Element | RootContent, isCode: boolean) => {
    if (node.type === 'text') node.value = tidy(node.value, isCode);
    if (!('children' in node)) return;
    const inCode =
      isCode || (node.type === 'element' && /^(pre|code|kbd|samp)$/.test(node.tagName));
    for (const child of node.children) walk(child, inCode);
  };
  walk(root, false);
}

function tidy(text: string, isCode: boolean): string {
  const named = withoutContentHost(text);

  return isCode || !named.includes('[') ? named : named.replace(pair, '').replace(shortcode, '');
}
