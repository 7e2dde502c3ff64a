import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { pathOf } from '../stack/system-tests/post-paths.mjs';
import { styledBlocks } from './fixtures/styled-blocks';
import { stack } from './support/environment';
import { overflowOf } from './support/axe';
import { expect, test, type Page } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

/** A post whose blocks have the styles that an editor can set: `e2e/fixtures/styled-blocks.ts`. */
let post: { id: number; slug: string; date: string };
let rest: WordPressRest;

test.beforeAll(async () => {
  const list = `${stack.wordpressUrl}/wp-json/wp/v2/media?media_type=image&per_page=20`;
  const [picture] = (await (await fetch(list)).json()) as { source_url: string }[];
  rest = await WordPressRest.logIn();
  const content = styledBlocks(picture!.source_url);
  // A new slug each time: the site may still remember that an earlier post with the same slug was deleted.
  const slug = `styles-${Date.now()}`;
  const body = { status: 'publish', title: 'Blocks with styles', slug, content };
  post = await rest.send({ method: 'POST', path: '/wp/v2/posts', body });
});

test.afterAll(async () => {
  await rest.send({ method: 'DELETE', path: `/wp/v2/posts/${post.id}?force=true` });
});

const open = async (page: Page, width: number, prefix = '') => {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(`${prefix}${pathOf(post)}`);
};
const place = (page: Page, id: string) => page.locator(`#text-${id}`);
const boxesIn = (page: Page, id: string) =>
  place(page, id)
    .locator(':scope > *')
    .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
const styleOf = (page: Page, id: string, name: string) =>
  place(page, id).evaluate(
    (each, property) => getComputedStyle(each).getPropertyValue(property),
    name,
  );

test.describe('on a desktop', { tag: '@nightly' }, () => {
  test('columns stand side by side, in the widths that the editor chose', async ({ page }) => {
    await open(page, 1440);
    for (const [id, shares] of Object.entries({
      halves: [1, 1],
      thirds: [1, 2],
      quarters: [1, 2, 1],
      'free-columns': [1, 1, 1],
    })) {
      const boxes = await boxesIn(page, id);
      const all = boxes.reduce((sum, { width }) => sum + width, 0);
      const parts = shares.reduce((sum, share) => sum + share, 0);
      expect(
        new Set(boxes.map(({ top }) => Math.round(top))).size,
        `the columns of ${id} must begin at the same height`,
      ).toBe(1);
      boxes.forEach(({ width }, index) =>
        expect(
          Math.abs(width / all - shares[index]! / parts),
          `the columns of ${id} must have the widths that the editor chose`,
        ).toBeLessThan(0.03),
      );
    }
    expect(await hiddenIn(page)).toEqual(['desktop']);
    expect(await lineStarts(page, 'flowing')).toBe(2);
    const [first, second] = await place(page, 'two').locator('th').all();
    const widths = await Promise.all(
      [first!, second!].map(async (cell) => (await cell.boundingBox())!.width),
    );
    expect(Math.abs(widths[0]! - widths[1]!)).toBeLessThan(4);
  });
});

test.describe('on a phone', { tag: '@nightly' }, () => {
  test('columns stack, except those that the editor keeps side by side', async ({ page }) => {
    await open(page, 390);
    for (const id of ['halves', 'thirds', 'quarters', 'free-columns']) {
      const boxes = await boxesIn(page, id);
      expect(
        new Set(boxes.map(({ left }) => Math.round(left))).size,
        `the columns of ${id} must begin at the same left edge`,
      ).toBe(1);
      expect(boxes[1]!.top, `the columns of ${id} must stack`).toBeGreaterThanOrEqual(
        boxes[0]!.bottom,
      );
    }
    const [left, right] = await boxesIn(page, 'beside');
    expect(right!.top).toBe(left!.top);
    expect(await hiddenIn(page)).toEqual(['mobile']);
    expect(await lineStarts(page, 'flowing')).toBe(1);
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  test('tables break no word, scroll by themselves and by keyboard, and have a name', async ({
    page,
  }) => {
    await open(page, 390);
    for (const id of ['three', 'five', 'free', 'two']) {
      const region = place(page, id).getByRole('region', { name: en.prose.table });
      expect(await brokenWords(page, id)).toEqual([]);
      const hidden = await region.evaluate((each) => each.scrollWidth - each.clientWidth);
      expect(hidden > 0, `only wide tables must scroll: ${id}`).toBe(id !== 'two');
      if (hidden <= 0) continue;
      await region.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    }
    expect(await overflowOf(page)).toBeLessThanOrEqual(0);
  });

  test('a table keeps its language on a German page, and its name is German', async ({ page }) => {
    await open(page, 390, '/de');
    const region = place(page, 'two').getByRole('region', { name: de.prose.table });
    const languageOf = (part: string) =>
      region
        .locator(part)
        .first()
        .evaluate((each) => each.closest<HTMLElement>('[lang]')!.lang);

    expect([await languageOf('td'), await languageOf('[hidden]')]).toEqual(['en', 'de']);
  });

  test('the button of a search stands beside its field, in both languages', async ({ page }) => {
    for (const prefix of ['', '/de']) {
      await open(page, 390, prefix);
      const form = page.getByRole('main').getByRole('search');
      const field = (await form.getByRole('searchbox').boundingBox())!;
      const button = (await form.getByRole('button').boundingBox())!;
      expect(button.x, `the button must be beside the field: ${prefix}/…`).toBeGreaterThan(
        field.x + field.width,
      );
      expect(
        Math.abs(button.y + button.height - field.y - field.height),
        `the button must end where the field ends: ${prefix}/…`,
      ).toBeLessThan(2);
    }
  });

  test('words at full width keep off the edges of the screen', async ({ page }) => {
    await open(page, 390);
    const touching = await page.evaluate(() =>
      [...document.querySelectorAll('.prose .alignfull')].flatMap((block) => {
        const words = document.createRange();
        const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
        const rects = [];
        while (walker.nextNode()) {
          words.selectNodeContents(walker.currentNode);
          // The words of a table may be outside the visible part of its scrollable container. So the container counts.
          const scrolling = walker.currentNode.parentElement!.closest('.table-window');
          rects.push(...(scrolling ?? words).getClientRects());
        }
        const isNear = ({ left, right, width }: DOMRect) =>
          width > 1 && (left < 16 || right > innerWidth - 16);
        return rects.length === 0 || rects.some(isNear) ? [block.outerHTML.slice(0, 120)] : [];
      }),
    );

    expect(await page.locator('.prose .alignfull').count()).toBe(10);
    expect(touching).toEqual([]);
  });
});

test(
  'wide blocks stay in the text of an event, which has other boxes beside it',
  { tag: '@nightly' },
  async ({ page }) => {
    const { content } = await rest.send<{ content: { raw: string } }>({
      method: 'GET',
      path: `/wp/v2/posts/${post.id}?context=edit`,
    });
    const slug = `wide-${Date.now()}`;
    const event = await rest.send<{ id: number }>({
      ...{ method: 'POST', path: '/wp/v2/headless-events' },
      body: {
        ...{ status: 'publish', title: 'Wide', slug, content: content.raw },
        meta: { start_date: '2036-02-05' },
      },
    });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/events/${slug}`);
    const outside = await page.evaluate(() => {
      const text = document.querySelector('.prose')!.getBoundingClientRect();
      const wide = [...document.querySelectorAll('.prose > :is(.alignwide, .alignfull)')];
      const boxes = wide.map((each) => each.getBoundingClientRect());
      return [
        wide.length > 0,
        boxes.filter(({ left, right }) => left < text.left - 1 || right > text.right + 1).length,
      ];
    });
    expect(outside).toEqual([true, 0]);
    await rest.send({ method: 'DELETE', path: `/wp/v2/headless-events/${event.id}?force=true` });
  },
);

test('what is hidden on a tablet is hidden there only', { tag: '@nightly' }, async ({ page }) => {
  await open(page, 768);
  expect(await hiddenIn(page)).toEqual(['tablet']);
});

test('styles that an editor chooses are seen', { tag: '@nightly' }, async ({ page }) => {
  await open(page, 390);
  const styles: [string, string, RegExp][] = [
    ['romans', 'list-style-type', /^upper-roman$/],
    ['letters', 'list-style-type', /^lower-alpha$/],
    ['typed', 'list-style-type', /^upper-alpha$/],
    ['vertical', 'writing-mode', /^vertical-rl$/],
    ['upper', 'text-transform', /^uppercase$/],
    ['bordered', 'border-top-width', /^[1-9]/],
    ['bordered', 'padding-left', /^[1-9]\d/],
    ['padded', 'padding-left', /^[1-9]\d/],
    ['fit', 'font-size', /^(3[2-9]|[4-9]\d)/],
  ];
  for (const [id, name, value] of styles)
    expect(await styleOf(page, id, name), `${name} of ${id}`).toMatch(value);
  await expect(place(page, 'typed')).toHaveAttribute('start', '3');

  const icon = (await place(page, 'icon').locator('svg').boundingBox())!;
  expect([icon.width, icon.height]).toEqual([48, 48]);
  const vertical = (await place(page, 'vertical').boundingBox())!;
  expect(vertical.height).toBeGreaterThan(300);
});

test(
  'a picture behind a group fills it, and its words can be read',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, 390);
    const group = page.locator('.wp-block-cover', { has: page.locator('img') });
    const picture = (await group.locator('img').boundingBox())!;
    const box = (await group.boundingBox())!;

    expect(picture.height).toBeGreaterThan(box.height - 3);
    expect(picture.width).toBeGreaterThan(box.width - 3);
  },
);

test('details of one name open one at a time', { tag: '@nightly' }, async ({ page }) => {
  await open(page, 390);
  const [one, two] = [place(page, 'details-One'), place(page, 'details-Two')];
  await one.locator('summary').press('Enter');
  await expect(one).toHaveAttribute('open', '');
  await two.locator('summary').press('Enter');
  await expect(two).toHaveAttribute('open', '');
  await expect(one).not.toHaveAttribute('open', '');
});

test(
  'details that the editor gave no summary have a label in the language of the page',
  { tag: '@nightly' },
  async ({ page }) => {
    for (const [prefix, { prose }] of [['', en] as const, ['/de', de] as const]) {
      await open(page, 390, prefix);
      const details = place(page, 'unnamed');
      const label = details.getByText(prose.details, { exact: true });
      await expect(label).toHaveJSProperty('tagName', 'SUMMARY');
      await label.press('Enter');
      await expect(details.getByRole('paragraph')).toBeVisible();
    }
  },
);

test(
  'a button without an address looks like one, but promises nothing',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page, 390);
    const link = place(page, 'button-0').getByRole('link', { name: 'Book' });
    const words = place(page, 'button-1').getByText('Book');
    const look = (each: Element) => {
      const { backgroundImage, borderRadius, minHeight, color } = getComputedStyle(each);
      return { backgroundImage, borderRadius, minHeight, color };
    };

    expect(await words.evaluate(look)).toEqual(await link.evaluate(look));
    expect(await words.evaluate((each) => getComputedStyle(each).cursor)).not.toBe('pointer');
    await expect(place(page, 'button-1').getByRole('button')).toHaveCount(0);
  },
);

/** The screen sizes whose two blocks (hidden by the editor for this size) are both hidden on the current screen. */
const hiddenIn = (page: Page) =>
  page.evaluate(() => {
    const isShown = (id: string) => document.getElementById(`text-${id}`)!.checkVisibility();
    return ['mobile', 'tablet', 'desktop'].filter(
      (size) => !isShown(`no-${size}`) && !isShown(`no-columns-${size}`),
    );
  });

/** The number of columns of a text: at how many different horizontal positions its lines begin. */
const lineStarts = (page: Page, id: string) =>
  place(page, id).evaluate((each) => {
    const lines = document.createRange();
    lines.selectNodeContents(each);
    return new Set([...lines.getClientRects()].map(({ left }) => Math.round(left))).size;
  });

/** The words of a table that are broken over more than one line. */
const brokenWords = (page: Page, id: string) =>
  place(page, id).evaluate((table) =>
    [...table.querySelectorAll('td, th')].flatMap((cell) => {
      const node = cell.firstChild!;
      return [...cell.textContent!.matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    }),
  );
