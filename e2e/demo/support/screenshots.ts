import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';
import { z } from 'zod';

import { changedTiles } from './tiles';
import { addStyle } from '../../support/style';

/** A page counts as changed if it still looks different after this many milliseconds. */
const patience = 15_000;

/**
 * Asserts that the page looks like its picture in e2e/demo/baselines. A difference as large as a small button fails the
 * test. The pictures are reduced in size, because every machine draws letters a little differently.
 *
 * @throws {Error} when there is no such picture, unless the run takes pictures (`--update-snapshots`)
 */
export async function expectLook(page: Page, name: string, { full = false } = {}): Promise<void> {
  const file = test.info().snapshotPath(`${name}.jpeg`);
  const isTaken = takesPicture(file);
  if (!isTaken && !existsSync(file)) throw new Error(missing(name));

  if (isTaken) {
    noteVersion(file, versionOf(page), test.info().config.updateSnapshots);
    return writeFileSync(file, await smallPicture(page, full));
  }
  const taken = takenWith(file);
  test.skip(taken !== versionOf(page), otherVersion(taken, versionOf(page)));
  let copy: Buffer = Buffer.alloc(0);
  let changed: string[] = [];
  // A busy machine may draw the last image a little later. `toHaveScreenshot` takes several pictures too.
  const look = async () => {
    copy = await smallPicture(page, full);
    changed = await changedTiles(readFileSync(file), copy);
    return changed.length;
  };
  const end = Date.now() + patience;
  while ((await look()) > 0 && Date.now() < end) await page.waitForTimeout(500);
  if (changed.length) await test.info().attach(`${name}.jpeg`, { body: copy });

  expect(changed, `${name} looks different: ${changed.slice(0, 5).join('; ')}`).toEqual([]);
}

function takesPicture(file: string): boolean {
  const { updateSnapshots } = test.info().config;
  return updateSnapshots === 'missing' ? !existsSync(file) : updateSnapshots !== 'none';
}

/** The major version of the browser. Another version may draw letters and corners differently. */
const versionOf = (page: Page) => Number.parseInt(page.context().browser()!.version(), 10);

const versionFile = (picture: string) => join(dirname(picture), 'browser.json');

/** The major version of Chromium that took the pictures. */
function takenWith(picture: string): number {
  const { chromium } = z
    .object({ chromium: z.number() })
    .parse(JSON.parse(readFileSync(versionFile(picture), 'utf8')));
  return chromium;
}

/**
 * Notes which version of Chromium takes a picture. All pictures are of one version.
 * @throws {Error} when only missing pictures are taken, and the others are of another version
 */
export function noteVersion(picture: string, used: number, mode: string): void {
  const file = versionFile(picture);
  const isOther = mode === 'missing' && existsSync(file) && takenWith(picture) !== used;
  if (isOther) throw new Error(otherVersion(takenWith(picture), used));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify({ chromium: used })}\n`);
}

const otherVersion = (taken: number, used: number) =>
  `The pictures in e2e/demo/baselines are of Chromium ${taken}, and this is ${used}, so they are neither compared nor added to. Take them all again, and look at them: npm run e2e -- --all visual styleguide --update-snapshots=all`;

const missing = (name: string) => `There is no picture of ${name} in e2e/demo/baselines.
Take it, look at it and commit it: npm run e2e -- --all ${basename(test.info().file, '.spec.ts')} --update-snapshots=missing`;

/** A reduced screenshot, as `expectLook` compares it. */
export async function smallPicture(page: Page, full: boolean): Promise<Buffer> {
  // The badge of `npm run dev` is not part of the page.
  await addStyle(page, 'nextjs-portal { display: none }');
  await page.evaluate(drawImagesAtOnce);
  const taken = await stablePicture(page, full);
  const width = Math.min(480, Math.round(page.viewportSize()!.width * 0.62));

  return sharp(taken).resize({ width }).jpeg({ quality: 82 }).toBuffer();
}

/**
 * A browser may draw an image a frame after the rest (`decoding="async"`), and forgets decoded images of long pages. On a
 * busy machine two screenshots in a row may then lack the same image.
 */
function drawImagesAtOnce(): void {
  for (const image of document.images) image.decoding = 'sync';
}

/**
 * A screenshot that is the same twice in a row. While a page still scrolls, some parts may be missing on a screenshot.
 */
async function stablePicture(page: Page, fullPage: boolean): Promise<Buffer> {
  // Writing a long page as PNG takes the browser seconds. What JPEG loses here is far too small to count as a change.
  const take = () =>
    page.screenshot({ fullPage, animations: 'disabled', caret: 'hide', type: 'jpeg', quality: 92 });
  let before: Buffer;
  let taken = await take();
  let tries = 10;
  do [before, taken] = [taken, await take()];
  while (!taken.equals(before) && --tries);

  return taken;
}

/** Hides the lists of events and posts: other tests edit them, and tomorrow they show other items. */
export async function hideWhatChanges(page: Page): Promise<void> {
  const content = 'ul:has(> li > article) { height: 20rem; overflow: clip; visibility: hidden }';
  await addStyle(page, content);
}
