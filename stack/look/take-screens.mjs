import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { say } from '../console.mjs';
import { runConcurrently } from '../run-concurrently.mjs';

/** @typedef {import('./screens.mjs').Screen} Screen */

const atOnce = 2;

/**
 * Takes a picture of the whole page of each screen, without animations, and prints each one that is done.
 * @param {Screen[]} screens
 * @param {string} executablePath of Chromium
 * @param {(screen: Screen) => string} fileOf the path of the file for a picture
 */
export async function takeScreens(screens, executablePath, fileOf) {
  // Imported here, because the caller may install this package only after this file has been loaded.
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  let done = 0;
  try {
    await runConcurrently(screens, atOnce, async (screen) => {
      await takeScreen(browser, screen, fileOf(screen));
      done += 1;
      say(`    ${done}/${screens.length} ${screen.page}, ${screen.language}, ${screen.width} px`);
    });
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {Screen} screen
 * @param {string} path
 */
async function takeScreen(browser, { url, width, height }, path) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  try {
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(scrollThrough);
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({ path, fullPage: true, type: 'jpeg', quality: 80 });
  } finally {
    await page.close();
  }
}

/** Runs in the page: pictures load and sections are laid out only when they are near the screen. */
async function scrollThrough() {
  const { document, innerHeight, innerWidth, scrollTo } = globalThis;
  const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
  for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight * 0.75) {
    scrollTo({ top: y, behavior: 'instant' });
    await wait(60);
  }
  // Waits for the pictures within the width of the screen. Pictures outside of it, in a row that scrolls sideways, do
  // not load. The limit is long, because a site that has just started must encode each picture first.
  const isInWidth = (image) =>
    [...image.getClientRects()].some(({ left, right }) => right > 0 && left < innerWidth);
  const decoded = [...document.images].filter(isInWidth).map((image) => image.decode());
  await Promise.race([Promise.allSettled(decoded), wait(45_000)]);
  scrollTo({ top: 0, behavior: 'instant' });
  await wait(200);
}
