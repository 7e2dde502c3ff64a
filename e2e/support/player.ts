import type { Locator, Page } from '@playwright/test';

import en from '../../messages/en.json' with { type: 'json' };

export type PlayerWords = typeof en.player;

/** The player at the bottom of the page. Its parts are found by their accessible names. */
export function playerOn(page: Page, words: PlayerWords = en.player) {
  const region = page.getByRole('region', { name: words.region });
  const button = (name: string) => region.getByRole('button', { name, exact: true });

  return {
    region,
    play: button(words.play),
    pause: button(words.pause),
    next: button(words.next),
    previous: button(words.previous),
    close: button(words.close),
    mute: button(words.mute),
    unmute: button(words.unmute),
    position: region.getByRole('slider', { name: words.position }),
    volume: region.getByRole('slider', { name: words.volume }),
    name: region.getByRole('link'),
    notice: region.getByRole('status'),
  };
}

/** The button in the page that plays something. */
export const playButton = (page: Page, name: string, words: PlayerWords = en.player): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: words.playOne.replace('{name}', name), exact: true });

/** The same button while it plays. */
export const pauseButton = (page: Page, name: string, words: PlayerWords = en.player): Locator =>
  page
    .getByRole('main')
    .getByRole('button', { name: words.pauseOne.replace('{name}', name), exact: true });

/** The position of the player in the track, in seconds. */
export const secondsOf = async (position: Locator): Promise<number> =>
  Number(await position.inputValue());

/** The paths of all audio files that the page requests from now on. */
export function watchSounds(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/media\/.+\.(ogg|mp3)$/.test(pathname)) requests.push(pathname);
  });
  return requests;
}
