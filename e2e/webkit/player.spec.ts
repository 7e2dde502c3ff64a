import en from '../../messages/en.json' with { type: 'json' };
import { content } from '../support/content';
import { expect, test } from './support/test';
import type { View } from './support/view';

const { player } = en;
const seconds = (view: View) =>
  view.evaluate((name) => {
    const slider = document.querySelector<HTMLInputElement>(`[type=range][aria-label="${name}"]`);
    return Number(slider?.value ?? -1);
  }, player.position);

test('a track plays in WebKit, pauses, goes on, and makes way for the next one', async ({
  view,
}) => {
  await view.resize(1280);
  await view.goto(`/music/${content.release}`);
  await view.clickOn(await view.driver.findElement({ css: 'main button[aria-label]' }));
  await view.one('button', player.pause);
  await expect.poll(() => seconds(view)).toBeGreaterThan(0.5);
  await view.click('button', player.pause);
  await view.one('button', player.play);
  const paused = await seconds(view);
  await view.click('button', player.play);
  await expect.poll(() => seconds(view)).toBeGreaterThan(paused);
  await view.click('button', player.close);
  await expect.poll(async () => (await view.all('button', player.pause)).length).toBe(0);
  expect(await view.faults()).toEqual([]);
});
