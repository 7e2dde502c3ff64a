import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { missingTexts } from '../../lib/testing/missing-texts';
import { rules } from './axe';
import { openRendered, visibleTexts } from './visible-words';

/** The problems of blocks, by the name of the block. Blocks without a problem are left out. */
export type Findings = Record<string, string[]>;

const onlyFound = (all: [string, string[]][]): Findings =>
  Object.fromEntries(all.filter(([, found]) => found.length > 0));

// The URL of an embed. The site shows the player of the embed instead.
const bareAddress = /^https?:\/\/\S+$/;

/**
 * The words that WordPress shows for each block, and that are missing on the open page of the site.
 * @param parser a page to open the blocks of WordPress in
 */
export async function lostWords(
  page: Page,
  parser: Page,
  rendered: Record<string, string>,
): Promise<Findings> {
  await openRendered(parser, rendered);
  const expected = await visibleTexts(parser);
  const shown = await visibleTexts(page);

  return onlyFound(
    Object.entries(expected).map(([name, texts]) => [
      name,
      missingTexts(
        texts.filter((text) => !bareAddress.test(text)),
        shown[name] ?? [],
      ),
    ]),
  );
}

/** The names of blocks with words. Other blocks have nothing to compare. */
export async function blocksWithWords(
  parser: Page,
  rendered: Record<string, string>,
): Promise<string[]> {
  await openRendered(parser, rendered);

  return Object.entries(await visibleTexts(parser)).flatMap(([name, texts]) =>
    texts.length ? [name] : [],
  );
}

/** The controls of the page, and those that Tab does not reach or that have no visible focus. */
export async function controlsOf(page: Page): Promise<{ all: Findings; unreached: Findings }> {
  await page.keyboard.press('Tab');
  const found = await page.evaluate(() => {
    const controls = 'a[href], button, summary, input, select, textarea, audio, video, [tabindex]';
    const showsFocus = (each: HTMLElement) => {
      const { outlineStyle, boxShadow } = getComputedStyle(each);
      return outlineStyle !== 'none' || boxShadow !== 'none';
    };
    return [...document.querySelectorAll<HTMLElement>('[id^=text-block-]')].map((block) => {
      for (const each of block.querySelectorAll('details')) each.open = true;
      // Where scripts run, a button and a waveform replace the browser's own controls of an audio element.
      const isReplaced = (each: HTMLElement) =>
        each.matches('.sound > audio') && !each.checkVisibility();
      const all = [...block.querySelectorAll<HTMLElement>(controls)].filter(
        (each) => !isReplaced(each),
      );
      const unreached = all.filter((each) => {
        each.focus({ preventScroll: true });
        return document.activeElement !== each || each.tabIndex < 0 || !showsFocus(each);
      });
      const name = block.id.replace('text-block-', '');
      return [name, all, unreached].map((part) =>
        Array.isArray(part) ? part.map((each) => each.outerHTML.slice(0, 160)) : part,
      ) as [string, string[], string[]];
    });
  });

  return {
    all: onlyFound(found.map(([name, all]) => [name, all])),
    unreached: onlyFound(found.map(([name, , unreached]) => [name, unreached])),
  };
}

/**
 * The violations of WCAG 2.2 AA and of axe's best practices, by block; under `page` those outside of all blocks. The
 * elements of `every-tag.ts` are left out, because their nesting breaks rules.
 */
export async function axeFindings(page: Page): Promise<Findings> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(rules).exclude('#text-block-every-tag').analyze();
  const nodes = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, html }) => ({ selector: String(target[0]), words: `${id}: ${html}` })),
  );
  const names = await page.evaluate(
    (selectors) =>
      selectors.map((selector) => {
        const block = document.querySelector(selector)?.closest('[id^=text-block-]');
        return block?.id.replace('text-block-', '') ?? 'page';
      }),
    nodes.map(({ selector }) => selector),
  );

  return onlyFound(
    [...new Set(names)].map((name) => [
      name,
      nodes.filter((_, index) => names[index] === name).map(({ words }) => words),
    ]),
  );
}
