import en from '../../messages/en.json' with { type: 'json' };
import { expect, test } from './support/test';
import { Key } from './support/view';

test('the lightbox in WebKit shows picture after picture, and returns the focus', async ({
  view,
}) => {
  await view.goto('/press');
  const link = await view.driver.findElement({ css: 'a[data-zoom]' });
  await view.evaluateOn(link, (each) => each.focus());
  await view.press(Key.ENTER);
  const dialog = await view.one('dialog');
  await expect.poll(() => dialog.getText()).toContain('1 /');
  await view.click('button', en.prose.pictures.next, dialog);
  await expect.poll(() => dialog.getText()).toContain('2 /');
  await view.press(Key.ARROW_LEFT);
  await expect.poll(() => dialog.getText()).toContain('1 /');
  await expect
    .poll(() =>
      view.evaluate(() => document.querySelector<HTMLImageElement>('.lightbox img')!.naturalWidth),
    )
    .toBeGreaterThan(0);
  await view.press(Key.ESCAPE);
  await expect.poll(async () => (await view.all('dialog')).length).toBe(0);
  expect(await view.evaluate(() => document.activeElement?.matches('a[data-zoom]'))).toBe(true);
  expect(await view.faults()).toEqual([]);
});
