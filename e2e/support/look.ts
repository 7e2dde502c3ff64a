import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { expect, test, type Page } from '@playwright/test';
import sharp from 'sharp';

import { changedTiles } from './tiles';
import { addStyle } from './style';

/**
 * Asserts that the page looks as it did when its picture in e2e/baselines was taken: in no place of the size of a small
 * button. The pictures are small copies: letters are drawn a little differently from machine to machine.
 */
export async function expectLook(page: Page, name: string, { full = false } = {}): Promise<void> {
  const copy = await smallPicture(page, full);
  const file = test.info().snapshotPath(`${name}.jpeg`);
  if (['all', 'changed'].includes(test.info().config.updateSnapshots) || !existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    return writeFileSync(file, copy);
  }
  const changed = await changedTiles(readFileSync(file), copy);
  if (changed.length) await test.info().attach(`${name}.jpeg`, { body: copy });

  expect(changed, `${name} looks different`).toEqual([]);
}

/** What `expectLook` compares. */
export async function smallPicture(page: Page, full: boolean): Promise<Buffer> {
  const taken = await settledPicture(page, full);
  const width = Math.min(480, Math.round(page.viewportSize()!.width * 0.62));

  return sharp(taken).resize({ width }).jpeg({ quality: 82 }).toBuffer();
}

/** A picture that is the same twice: one that is taken while a page scrolls may lack what is being drawn. */
async function settledPicture(page: Page, fullPage: boolean): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });
  let before: Buffer;
  let taken = await take();
  let tries = 10;
  do [before, taken] = [taken, await take()];
  while (!taken.equals(before) && --tries);

  return taken;
}

/** What other tests edit, and what is another thing tomorrow: the next events, the newest posts. */
export async function hideWhatChanges(page: Page): Promise<void> {
  const content = 'ul:has(> li > article) { height: 20rem; overflow: clip; visibility: hidden }';
  await addStyle(page, content);
}
