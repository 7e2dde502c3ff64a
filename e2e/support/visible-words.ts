import type { Page } from '@playwright/test';

/** The beginning of the ids that mark a block (`block-library.ts`). The site puts `text-` before every id. */
const marked = 'block-';

/**
 * The texts that the page shows in each marked block, one for each text node. Details and tab panels are opened. These
 * texts are left out: texts for screen readers only, the error message of a block that failed, and the plus sign of an
 * accordion.
 */
export function visibleTexts(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate((mark) => {
    const only =
      '.screen-reader-text, .sr-only, .components-placeholder, .wp-block-accordion-heading__toggle-icon';
    for (const each of document.querySelectorAll('details')) each.open = true;
    // WordPress's script shows this panel when its tab is selected.
    for (const each of document.querySelectorAll('[role=tabpanel]')) each.removeAttribute('hidden');

    const isShown = (text: Text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return range.getClientRects().length > 0 && !text.parentElement!.closest(only);
    };
    /** The text that a browser shows in a control. It is not a text node, or is hidden until the control opens. */
    const wordsOf = (control: Element) =>
      control instanceof HTMLSelectElement
        ? [...control.options].map(({ label }) => label)
        : control instanceof HTMLInputElement && /^(hidden|checkbox|radio)$/.test(control.type)
          ? []
          : [(control as HTMLInputElement).value];
    const textsIn = (block: Element) => {
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
      const texts = [];
      while (walker.nextNode())
        if (isShown(walker.currentNode as Text)) texts.push(walker.currentNode.nodeValue ?? '');
      const controls = [...block.querySelectorAll('select, input, textarea')].flatMap(wordsOf);
      return [...texts, ...controls].map((text) => text.trim()).filter(Boolean);
    };
    const start = `text-${mark}`;
    return Object.fromEntries(
      [...document.querySelectorAll(`[id^="${start}"]`)].map((block) => [
        block.id.slice(start.length),
        textsIn(block),
      ]),
    );
  }, marked);
}

/** Opens HTML of WordPress without the site, but with the ids that the site gives to blocks. Nothing else is loaded. */
export async function openRendered(page: Page, rendered: Record<string, string>): Promise<void> {
  await page.route('**/*', (route) => route.abort());
  const hidden = '<style>.screen-reader-text { display: none }</style>';
  await page.setContent(hidden, { waitUntil: 'commit' });
  await page.evaluate(
    ({ blocks, mark }) => {
      for (const [name, html] of Object.entries(blocks)) {
        const block = document.createElement('div');
        block.id = `text-${mark}${name}`;
        block.innerHTML = html;
        document.body.append(block);
      }
    },
    { blocks: rendered, mark: marked },
  );
}
