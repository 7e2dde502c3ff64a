import { AxeBuilder } from '@axe-core/playwright';
import { chromium } from '@playwright/test';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** A page of each type, in both languages. */
const paths = [
  ...['/', '/news', '/2026/10/new-soles', '/category/path', '/events', '/events/harbour-one'],
  ...['/past-events', '/videos', '/videos/two-cases-arrive', '/music', '/music/one-microphone'],
  ...['/tours', '/tours/over-the-pass', '/biography', '/biography/ilka', '/press', '/contact'],
  ...['/legal-notices', '/search?q=cello', '/de', '/de/news', '/de/2026/10/new-soles'],
  ...['/de/veranstaltungen', '/de/veranstaltungen/harbour-one', '/de/videos/two-cases-arrive'],
  ...['/de/musik/one-microphone', '/de/touren', '/de/touren/over-the-pass', '/de/biografie'],
  ...['/de/biografie/jorin', '/de/presse', '/de/kontakt', '/de/haftungsausschluss', '/de/suche'],
];

/**
 * @param {string} siteUrl
 * @param {string} executablePath of the browser
 * @returns {Promise<string[]>} violations of accessibility rules, and pages wider than a phone
 */
export async function barriersOn(siteUrl, executablePath) {
  const flags = ['--no-sandbox', '--disable-gpu'];
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    // Skip optimized pictures: they do not matter for access, and take a minute to encode.
    await context.route('**/_next/image*', (route) => route.abort());
    const found = await Promise.all([390, 1440].map((width) => walk(context, siteUrl, width)));
    return found.flat();
  } finally {
    await browser.close();
  }
}

/** Every other page is seen on a telephone, the others on a large screen; each language has both. */
async function walk(context, siteUrl, width) {
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  const found = [];
  for (const path of paths.filter((_, index) => (index % 2 ? 390 : 1440) === width)) {
    await page.goto(siteUrl + path);
    found.push(...(await barriersIn(page)).map((each) => `${path}: ${each}`));
  }
  return found;
}

/** @param {import('@playwright/test').Page} page */
async function barriersIn(page) {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(rules).analyze();
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
    ...(beyond > 0 ? [`${beyond} pixels wider than the screen`] : []),
  ];
}
