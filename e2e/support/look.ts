import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { addStyle } from './style';

/**
 * Asserts that the page looks as it did when its picture in e2e/baselines was taken. The pictures are small copies:
 * letters are drawn a little differently from machine to machine, a changed layout or colour still shows.
 */
export async function expectLook(page: Page, name: string, { full = false } = {}): Promise<void> {
  const taken = await settledPicture(page, full);
  const width = Math.min(480, Math.round(page.viewportSize()!.width * 0.62));
  const copy = await sharp(taken).resize({ width }).jpeg({ quality: 82 }).toBuffer();

  expect(copy).toMatchSnapshot(`${name}.jpeg`, { maxDiffPixelRatio: 0.02, threshold: 0.25 });
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
