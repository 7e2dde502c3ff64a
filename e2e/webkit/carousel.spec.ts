import en from '../../messages/en.json' with { type: 'json' };
import { currentSlide, picturesToCome } from '../support/carousel';
import { expect, test } from './support/test';
import { Key, type View } from './support/view';

const controls = en.home.carouselControls;

const current = (view: View) => view.evaluate(currentSlide);

/** Opens the home page, and returns the number of slides. */
async function openHome(view: View): Promise<number> {
  await view.resize(1280);
  await view.goto('/');
  await view.one('button', controls.next);

  return view.evaluate(() => document.querySelectorAll('.carousel-dot').length);
}

test.describe('the carousel in WebKit', () => {
  test('moves by its buttons and by the arrow keys', async ({ view }) => {
    const count = await openHome(view);
    await view.click('button', controls.pause);
    const before = await current(view);
    await view.click('button', controls.next);
    await expect.poll(() => current(view)).toBe((before % count) + 1);
    await view.evaluate(() => document.querySelector<HTMLElement>('.carousel-track')!.focus());
    await view.press(Key.ARROW_RIGHT);
    await expect.poll(() => current(view)).toBe(((before + 1) % count) + 1);
    await view.press(Key.ARROW_LEFT);
    await expect.poll(() => current(view)).toBe((before % count) + 1);
  });

  test('advances by itself, and stops while the pointer is on it', async ({ view }) => {
    await openHome(view);
    const first = await current(view);
    await expect.poll(() => current(view), { timeout: 6_000 }).not.toBe(first);
    await view.pointAt(await view.driver.findElement({ css: '.carousel-window' }));
    await view.driver.sleep(200);
    const held = await current(view);
    await view.driver.sleep(4_500);
    expect(await current(view)).toBe(held);
  });

  test('has the pictures of the slides that come next', async ({ view }) => {
    await openHome(view);
    await view.click('button', controls.pause);
    for (let move = 0; move < 6; move += 1) {
      await expect.poll(() => view.evaluate(picturesToCome)).toEqual(Array(3).fill('loaded'));
      await view.click('button', controls.next);
      await view.driver.sleep(900);
    }
  });
});
