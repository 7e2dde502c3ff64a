import en from '../../messages/en.json' with { type: 'json' };
import { expect, test } from './support/test';
import { Key, type View } from './support/view';

const focused = (view: View) =>
  view.evaluate(() => ({
    isInMenu: document.activeElement?.closest('dialog')?.id === 'menu',
    name: document.activeElement!.textContent + document.activeElement!.ariaLabel,
  }));

test.describe('the menu in WebKit', () => {
  test('keeps the focus inside, closes on Escape and returns the focus', async ({ view }) => {
    await view.resize(1280);
    await view.goto('/');
    const button = await view.one('button', en.nav.open);
    await view.evaluateOn(button, (each) => each.focus());
    await view.press(Key.ENTER);
    const menu = await view.one('dialog', en.nav.menu);
    await expect.poll(() => view.evaluateOn(menu, (each) => Boolean(each.onkeydown))).toBe(true);
    const stops = new Set<string>();
    for (let press = 0; press < 20; press += 1) {
      const { isInMenu, name } = await focused(view);
      expect(isInMenu).toBe(true);
      stops.add(name);
      await view.press(Key.TAB);
    }
    expect(stops.size).toBe(17);

    await view.press(Key.ESCAPE);
    await expect.poll(() => menu.isDisplayed()).toBe(false);
    expect(await view.evaluate(() => document.activeElement?.ariaLabel)).toBe(en.nav.open);
    expect(await view.faults()).toEqual([]);
  });

  for (const width of [390, 1280, 1440]) {
    test(`does not scroll sideways at ${width} px`, async ({ view }) => {
      await view.resize(width);
      await view.goto('/');
      await view.click('button', en.nav.open);
      const menu = await view.one('dialog', en.nav.menu);
      const sideways = (each: HTMLElement) => each.scrollWidth - each.clientWidth;
      expect(await view.evaluateOn(menu, sideways)).toBe(0);
    });
  }

  test('leads to another page', async ({ view }) => {
    await view.goto('/');
    await view.click('button', en.nav.open);
    await view.click('link', en.nav.news, await view.one('dialog', en.nav.menu));
    await expect.poll(() => view.path()).toBe('/news');
  });
});

for (const isScripted of [true, false]) {
  test.describe(`dialogs in WebKit ${isScripted ? 'with' : 'without'} scripts`, () => {
    test.use({ isScripted });

    test('open and close', async ({ view }) => {
      await view.goto('/', { isScripted });
      for (const [name, title] of [
        [en.nav.open, en.nav.menu],
        [en.footer.newsletter, en.newsletter.title],
        [en.footer.social, en.social.title],
      ] as const) {
        await view.click('button', name);
        const dialog = await view.one('dialog', title);
        await view.press(Key.ESCAPE);
        // While the dialog fades out, it still covers the page and receives clicks.
        await expect
          .poll(() => view.evaluateOn(dialog, (each) => getComputedStyle(each).display))
          .toBe('none');
      }
    });
  });
}
