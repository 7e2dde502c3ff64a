import { content } from './support/content';
import { expect, test, type Page } from './support/test';

/** The addresses of the pictures that have words in front of them. */
const picturesBehindWords = (page: Page) =>
  page.evaluate(() => {
    const linesOf = (words: Element) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      return [...range.getClientRects()];
    };
    const overlap = (one: DOMRect, other: DOMRect) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
    const words = [...document.querySelectorAll('main :is(h1, h2, h3, h4, p)')].filter((each) =>
      each.checkVisibility(),
    );

    return [...document.querySelectorAll<HTMLImageElement>('main img')]
      .filter((picture) => {
        const box = picture.getBoundingClientRect();
        return words.some(
          (each) => !each.contains(picture) && linesOf(each).some((line) => overlap(line, box)),
        );
      })
      .map(({ src }) => src);
  });

for (const path of ['/', '/de/news', '/biography', '/tours']) {
  test(`no picture of ${path} is printed behind words`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    expect(await picturesBehindWords(page)).not.toEqual([]);
    await page.emulateMedia({ media: 'print' });
    expect(await picturesBehindWords(page)).toEqual([]);
  });
}

test(
  'the words of news tiles are printed, and no background is',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.news-words').first()).toHaveCSS('opacity', '1');
    // Backgrounds fade, as on hover.
    await expect
      .poll(() =>
        page.locator('main *').evaluateAll((all) =>
          all
            .filter((each) => {
              const { backgroundImage, backgroundColor } = getComputedStyle(each);
              return backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
            })
            .map((each) => each.getAttribute('class')),
        ),
      )
      .toEqual([]);
  },
);

test('no button is printed', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/');
  const buttons = page.locator('main .button').filter({ visible: true });
  await expect(buttons).not.toHaveCount(0);
  await page.emulateMedia({ media: 'print' });
  await expect(buttons).toHaveCount(0);
});

/** What print changes: a selector, a CSS property, and its only value on paper. */
type Change = [selector: string, property: string, value: string];

const hidden = (selector: string): Change => [selector, 'display', 'none'];

/** The different values of a property, of all elements (or pseudo-elements) that the selector finds. */
const valuesOf = (page: Page, [selector, property]: Change) => {
  const [elements = '', pseudo = ''] = selector.split('::');
  return page.locator(elements).evaluateAll(
    (all, { name, part }) => {
      const values = all.map((each) => getComputedStyle(each, part).getPropertyValue(name));
      return [...new Set(values)];
    },
    { name: property, part: pseudo && `::${pseudo}` },
  );
};

/** Fails also where the screen has the value of the paper: the rule for print would then prove nothing. */
async function expectOnPaper(page: Page, changes: Change[]) {
  for (const change of changes)
    expect(await valuesOf(page, change), `${change[0]} on the screen`).not.toEqual([change[2]]);
  await page.emulateMedia({ media: 'print' });
  // Some properties change in a transition.
  for (const change of changes)
    await expect.poll(() => valuesOf(page, change), `${change[0]} on paper`).toEqual([change[2]]);
}

const pages: Record<string, Change[]> = {
  '/': [
    ['html', '--page-edge', '0px'],
    ['html', '--spacing-section', '2rem'],
    ['html', 'color-scheme', 'light'],
    ['body', 'color', 'rgb(0, 0, 0)'],
    ['main .gold-words', 'color', 'rgb(0, 0, 0)'],
    ...['box-shadow', 'text-shadow', 'mask-image'].map((name): Change => ['main *', name, 'none']),
    ['.hero-words', 'padding-bottom', '16px'],
    ['.news-tile', 'aspect-ratio', 'auto'],
    ['main h2', 'break-after', 'avoid'],
    ['main h3', 'break-after', 'avoid'],
    ['main li', 'break-inside', 'avoid'],
    ['main .glass', 'break-inside', 'avoid'],
    ...['body > footer', '.header-bar', '.hero-window', '.tones-picture'].map(hidden),
    ...['.news-tile img', 'main .button', 'main .badge::before'].map(hidden),
  ],
  '/news': ['.newest-picture', 'main nav'].map(hidden),
  '/tours': [hidden('.scene-window'), ['.scene > *', 'padding-top', '16px']],
  [`/events/${content.event}`]: [
    ['.event-poster', 'max-width', '192px'],
    hidden('main [class*="print:hidden"]'),
  ],
};

for (const [path, changes] of Object.entries(pages)) {
  test(`${path} is laid out for paper`, { tag: '@nightly' }, async ({ page }) => {
    await page.goto(path);
    await expectOnPaper(page, changes);
  });
}

test('nothing is printed as high as a screen', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/tours');
  const highElements = () =>
    page
      .locator('main *')
      .evaluateAll(
        (all) => all.filter((each) => parseFloat(getComputedStyle(each).minHeight) > 0).length,
      );
  expect(await highElements()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  expect(await highElements()).toBe(0);
});

test(
  'each slide of the carousel is printed once, and whole',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/');
    await page.locator('[data-carousel="moving"]').waitFor();
    const cutOff = () =>
      page.locator('.carousel-slide').evaluateAll(
        (all) =>
          all
            .filter((each) => each.checkVisibility())
            .map((each) => each.getBoundingClientRect())
            .filter(({ left, right }) => left < -1 || right > innerWidth + 1).length,
      );
    expect(await cutOff()).toBeGreaterThan(0);
    await expectOnPaper(page, [
      ['.carousel-track', 'flex-wrap', 'wrap'],
      ['.carousel-track', 'transform', 'none'],
      ...['.carousel-slide[aria-hidden]', '.carousel-slide img', '.carousel-controls'].map(hidden),
    ]);
    expect(await cutOff()).toBe(0);
  },
);

test(
  'what only some texts have is printed whole, or not at all',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => {
      const add = (parent: Element, tag: string, classes = '') => {
        const added = parent.appendChild(document.createElement(tag));
        added.className = classes;
        return added;
      };
      const main = document.querySelector('main')!;
      for (const tag of ['tr', 'figure']) add(main, tag);
      for (const name of ['pane', 'pill', 'status-mark', 'event-notice']) add(main, 'div', name);
      for (const name of ['event-card-link', 'teaser-middle']) add(main, 'span', name);
      add(add(main, 'div', 'embed-card'), 'img');
      for (const tag of ['img', 'video']) add(add(main, 'div', 'wp-block-cover'), tag);
      document.querySelector<HTMLDialogElement>('#menu')!.showModal();
    });
    const grey = 'rgb(153, 153, 153)';

    await expectOnPaper(page, [
      ...['tr', 'figure', '.pane'].map((each): Change => [`main ${each}`, 'break-inside', 'avoid']),
      ...['.pill', '.status-mark', '.event-notice'].map((each): Change => [
        `main ${each}`,
        'border-top-color',
        grey,
      ]),
      ...['.event-card-link', '.teaser-middle', '.embed-card > img', '#menu'].map(hidden),
      ...['.wp-block-cover > img', '.wp-block-cover > video'].map(hidden),
    ]);
  },
);
