import en from '../../messages/en.json' with { type: 'json' };
import { site } from '../../lib/site';
import { content } from '../support/content';
import { expect, test } from './support/test';
import { Key, type View } from './support/view';

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

/** Presses the play button of a track, the first one being 0. */
async function playTrack(view: View, index: number): Promise<void> {
  const buttons = await view.driver.findElements({ css: 'main form[data-album] .play' });
  await view.clickOn(buttons[index]!);
  await view.one('button', player.pause);
}

/** The title that the player shows. Empty while there is no player. */
const playing = (view: View) =>
  view.evaluate(() => document.querySelector('.player-name')?.textContent ?? '');

/** The names of the tracks of the open release. */
const namesOf = (view: View) =>
  view.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main form[data-album] .play')].map(
      ({ dataset }) => dataset.name ?? '',
    ),
  );

test('in WebKit a visitor seeks, goes to the next track, and continues on a new page', async ({
  view,
}) => {
  await view.resize(1280);
  await view.goto('/music/five-tones');
  const [first, second] = await namesOf(view);
  await playTrack(view, 0);
  expect(await playing(view)).toBe(first);
  await expect.poll(() => seconds(view)).toBeGreaterThan(0.2);

  // A click in the middle of the slider seeks there. The right arrow key seeks five seconds further.
  const slider = await view.one('slider', player.position);
  await view.clickOn(slider);
  await expect.poll(() => seconds(view)).toBeGreaterThan(9);
  const middle = await seconds(view);
  await view.press(Key.ARROW_RIGHT);
  await expect.poll(() => seconds(view)).toBeGreaterThan(middle + 4);

  await view.click('button', player.next);
  await expect.poll(() => playing(view)).toBe(second);
  await expect.poll(() => seconds(view)).toBeGreaterThan(1);
  await view.click('button', player.pause);
  await view.one('button', player.play);
  const left = await seconds(view);

  await view.goto('/events');
  await expect.poll(() => playing(view)).toBe(second);
  expect(Math.abs((await seconds(view)) - left)).toBeLessThan(0.5);
  await view.click('button', player.play);
  await expect.poll(() => seconds(view)).toBeGreaterThan(left + 0.5);
  await view.click('button', player.close);
  await expect.poll(() => playing(view)).toBe('');
  expect(await view.faults()).toEqual([]);
});

test('in WebKit the tones of the home page sound one at a time', async ({ view }) => {
  await view.resize(390);
  await view.goto('/');
  // The buttons of the tones are loaded when they come into view.
  await view.pointAt(await view.one('heading', en.home.frequency.title));
  const toneOf = (hz: (typeof site.tones)[number]) =>
    en.player.tone.replace(
      '{name}',
      `${hz} ${en.home.frequency.unit}, ${en.home.frequency.tones[hz]}`,
    );
  const pressed = () =>
    view.evaluate(() =>
      [...document.querySelectorAll('[aria-pressed=true]')].map((each) => each.ariaLabel),
    );
  for (const hz of site.tones.slice(0, 2)) {
    await view.click('button', toneOf(hz));
    await expect.poll(pressed).toEqual([toneOf(hz)]);
    await expect
      .poll(() => view.evaluate(() => document.querySelectorAll('.tone-figure canvas').length))
      .toBeGreaterThan(0);
  }
  await view.click('button', toneOf(site.tones[1]));
  await expect.poll(pressed).toEqual([]);
  expect(await view.faults()).toEqual([]);
});
