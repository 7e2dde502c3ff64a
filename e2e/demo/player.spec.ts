import sharp from 'sharp';

import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { expectAccessible, overflowOf, watchConsole } from '../support/axe';
import { pauseButton, playButton, playerOn, secondsOf, watchSounds } from '../support/player';
import { addStyle } from '../support/style';
import { expect, test, untilHydrated } from '../support/test';

const album = '/music/five-tones';

test('plays, pauses, seeks, and goes on from track to track', async ({ page }) => {
  const expectQuietConsole = watchConsole(page);
  const sounds = watchSounds(page);
  await page.goto(album);
  const player = playerOn(page);
  await expect(player.region).toBeHidden();
  expect(sounds).toEqual([]);

  await playButton(page, '432').click();
  await expect(player.name).toHaveText('432');
  await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(0.5);
  expect(new Set(sounds).size).toBe(1);
  await pauseButton(page, '432').click();
  await expect(player.play).toBeVisible();
  const paused = await secondsOf(player.position);
  await player.play.click();
  await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(paused);

  const box = (await player.position.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(9);
  await player.next.click();
  await expect(player.name).toHaveText('528');
  await expect(pauseButton(page, '528')).toBeVisible();
  await expect(playButton(page, '432')).toBeVisible();

  // The slider is disabled until the length of the track is known.
  await expect(player.position).toBeEnabled();
  await player.position.press('End');
  await expect(player.name).toHaveText('741');
  await expect(player.position).toBeFocused();
  await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(0.2);
  await player.previous.click();
  await expect(player.name).toHaveText('528');

  await player.close.click();
  await expect(player.region).toBeHidden();
  await expect(playButton(page, '528')).toBeVisible();
  expectQuietConsole();
});

test(
  'marks the track that plays when it is in another list of the same page',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(album);
    // As two blocks with one track each, in a text.
    await page.locator('form[data-album]').evaluate((form) => {
      for (const row of [...form.querySelectorAll('.sound')].slice(0, 2)) {
        const block = form.cloneNode(false) as Element;
        block.append(row);
        form.before(block);
      }
      form.remove();
    });
    await playButton(page, '432').click();
    await expect(pauseButton(page, '432')).toBeVisible();
    await playButton(page, '528').click();
    await expect(pauseButton(page, '528')).toBeVisible();
    await expect(playButton(page, '432')).toBeVisible();
  },
);

test(
  'loads its own script and a sound only when something is played',
  { tag: '@nightly' },
  async ({ page }) => {
    const sounds = watchSounds(page);
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(album);
    // Some scripts are loaded early: when the browser is idle, or when a button is hovered or focused. The script of
    // the player and the audio files must not be.
    await playButton(page, '432').hover();
    await playButton(page, '432').focus();
    await page.waitForLoadState('networkidle');
    const before = new Set(scripts);
    expect(sounds).toEqual([]);

    await playButton(page, '432').click();
    await expect(playerOn(page).pause).toBeVisible();
    expect(scripts.filter((each) => !before.has(each)).length).toBeGreaterThan(0);
    expect(new Set(sounds).size).toBe(1);
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test(
    'plays, seeks and goes on by touch',
    { tag: ['@chromium', '@nightly'] },
    async ({ page }) => {
      await page.goto(album);
      const player = playerOn(page);
      await playButton(page, '432').tap();
      await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(0.2);
      const { x, y, width, height } = (await player.position.boundingBox())!;
      // A finger needs 24 pixels (WCAG 2.5.8).
      expect(height).toBeGreaterThanOrEqual(24);
      await page.touchscreen.tap(x + width / 2, y + height / 2);
      await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(9);
      await player.next.tap();
      await expect(player.name).toHaveText('528');
    },
  );
});

test(
  'stays at the same second of the same track on a new page',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(album);
    const player = playerOn(page);
    await playButton(page, '528').click();
    await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(1);
    await pauseButton(page, '528').click();
    await expect(player.play).toBeVisible();
    const left = await secondsOf(player.position);

    await page.getByRole('link', { name: en.music.back }).click();
    await expect(page).toHaveURL('/music');
    await expect(player.name).toHaveText('528');
    expect(Math.abs((await secondsOf(player.position)) - left)).toBeLessThan(0.5);
    await player.play.click();
    await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(left + 0.5);

    // The page is left while it plays. The player continues by itself if the browser allows it, and otherwise after one
    // press.
    await page.evaluate(() => {
      addEventListener('pagehide', () => {
        const slider = document.querySelector<HTMLInputElement>('input[type="range"]')!;
        sessionStorage.setItem('left', slider.value);
      });
    });
    await page.getByRole('link', { name: en.nav.otherLanguage }).first().click();
    await expect(page).toHaveURL('/de/musik');
    const german = playerOn(page, de.player);
    await expect(german.name).toHaveText('528');
    const goesOn = await german.pause.isVisible();
    if (!goesOn) await german.play.click();
    const leftPlaying = Number(await page.evaluate(() => sessionStorage.getItem('left')));
    await expect.poll(() => secondsOf(german.position)).toBeGreaterThan(leftPlaying);
    expect(await secondsOf(german.position)).toBeLessThan(leftPlaying + 5);

    await page.goBack();
    await expect(player.name).toHaveText('528');
    await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(leftPlaying);
  },
);

test('can be used by keyboard, and names its parts for screen readers', async ({ page }) => {
  await page.goto(album);
  const player = playerOn(page);
  await playButton(page, '741').focus();
  await page.keyboard.press('Enter');
  await expect(player.pause).toBeVisible();
  await expect(pauseButton(page, '741')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(player.play).toBeVisible();

  // The slider is disabled until the length of the track is known.
  await expect(player.position).toBeEnabled();
  await player.name.focus();
  for (const part of [
    ...[player.previous, player.play, player.next, player.position],
    ...[player.mute, player.volume, player.close],
  ]) {
    await page.keyboard.press('Tab');
    await expect(part).toBeFocused();
  }
  await player.position.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => secondsOf(player.position)).toBeGreaterThanOrEqual(10);
  await expect(player.position).toHaveAttribute('aria-valuetext', /^0:1\d of 0:22$/);
  await page.keyboard.press('Home');
  await expect.poll(() => secondsOf(player.position)).toBe(0);

  await player.mute.press('Enter');
  await expect(player.unmute).toBeFocused();
  await expect(player.volume).toHaveAttribute('aria-valuetext', '0 %');
  await player.unmute.press('Enter');
  await player.volume.press('ArrowLeft');
  await expect(player.volume).toHaveAttribute('aria-valuetext', '95 %');

  await player.close.press('Enter');
  await expect(player.region).toBeHidden();
  await expect(playButton(page, '741')).toBeFocused();
});

test(
  'reacts to each key at once, also when the events of the browser come late',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.addInitScript(() => {
      type Listener = (event: Event) => void;
      const listen = Reflect.get(EventTarget.prototype, 'addEventListener') as (
        ...rest: unknown[]
      ) => void;
      HTMLMediaElement.prototype.addEventListener = function (
        this: HTMLMediaElement,
        type: string,
        listener: Listener,
        ...rest: unknown[]
      ) {
        const late: Listener = (event) => setTimeout(listener, this.isConnected ? 0 : 500, event);
        listen.call(this, type, late, ...rest);
      } as typeof HTMLMediaElement.prototype.addEventListener;
    });
    await page.route(/tone-432\.(ogg|mp3)$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await page.goto(album);
    await page.evaluate(() => {
      const begun: number[] = [];
      new BroadcastChannel('sound').addEventListener('message', () => begun.push(Date.now()));
      Object.assign(window, { begun });
    });
    const player = playerOn(page);
    await playButton(page, '432').click();
    await player.pause.press('Enter');
    await expect(player.play).toBeVisible();
    // The delayed events of the player come within a second.
    await page.waitForTimeout(1_000);
    expect(await page.evaluate(() => (window as { begun?: number[] }).begun)).toHaveLength(1);
    await expect(player.play).toBeVisible();

    await player.mute.press('Enter');
    await expect(player.unmute).toBeFocused();
    await player.unmute.press('Enter');
    await player.volume.press('ArrowLeft');
    await page.waitForTimeout(1_000);
    await expect(player.volume).toHaveAttribute('aria-valuetext', '95 %');
  },
);

// Only Chromium measures layout shifts.
test(
  'hides nothing at the foot of the page, and shifts nothing when it comes',
  { tag: ['@chromium', '@nightly'] },
  async ({ page }) => {
    await page.goto(album);
    await page.evaluate(() => {
      const shifts: number[] = ((window as { shifts?: number[] }).shifts = []);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as { value?: number }).value ?? 0);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await playButton(page, '432').click();
    const { region } = playerOn(page);
    await expect(region).toBeVisible();
    const last = page.getByRole('contentinfo').getByRole('link').last();
    await last.focus();
    const bar = (await region.boundingBox())!;
    const link = (await last.boundingBox())!;

    expect(link.y + link.height).toBeLessThan(bar.y);
    expect(await page.evaluate(() => (window as { shifts?: number[] }).shifts)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
  },
);

for (const { path, words, width } of [
  { path: album, words: en, width: 1280 },
  { path: '/de/musik/five-tones', words: de, width: 320 },
  { path: '/de/musik/five-tones', words: de, width: 1280 },
  { path: album, words: en, width: 320 },
]) {
  test(
    `${path} is accessible with the player at ${width} pixels`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await playButton(page, '852', words.player).click();
      await expect(playerOn(page, words.player).pause).toBeVisible();

      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    },
  );
}

for (const width of [390, 1440]) {
  test(
    `can be used with text of 200 % at ${width} pixels`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(album);
      await addStyle(page, 'html { font-size: 200% }');
      await playButton(page, '852', en.player).click();
      const { region, pause, position } = playerOn(page);
      await expect(pause).toBeVisible();
      for (const button of await region.getByRole('button').all()) {
        const box = await button.boundingBox();
        if (box) expect(box.x + box.width).toBeLessThanOrEqual(width);
      }
      expect((await position.boundingBox())!.width).toBeGreaterThan(60);
    },
  );
}

test('has sliders that can be seen with forced colours', { tag: '@nightly' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(album);
  await playButton(page, '432').click();
  const picture = await playerOn(page).volume.screenshot({ animations: 'disabled' });
  const { channels } = await sharp(picture).greyscale().stats();
  expect(channels[0]!.max - channels[0]!.min).toBeGreaterThan(128);
});

test(
  'does not pulse while it waits when all motion is stopped',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(album);
    await playButton(page, '432').click();
    const { pause, position } = playerOn(page);
    await expect.poll(() => secondsOf(position)).toBeGreaterThan(0.2);
    // As on a slow connection.
    await pause.evaluate((each) => each.setAttribute('data-waiting', 'true'));
    await expect(pause).toHaveCSS('animation-name', 'player-wait');
    await expect(pause).toHaveCSS('animation-play-state', 'running');
    await page.getByRole('checkbox', { name: en.footer.stopMotion }).press('Space');
    await expect(pause).toHaveCSS('animation-play-state', 'paused');
  },
);

test(
  'shows on the lock screen what plays, and reacts to its keys and those of a headset',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const handlers: Record<string, MediaSessionActionHandler> = {};
      const original = navigator.mediaSession.setActionHandler.bind(navigator.mediaSession);
      navigator.mediaSession.setActionHandler = (action, handler) => {
        if (handler) handlers[action] = handler;
        original(action, handler);
      };
      Object.assign(window, { handlers });
    });
    const act = (action: MediaSessionAction, details = {}) =>
      page.evaluate(
        ([name, more]) =>
          (window as unknown as { handlers: Record<string, MediaSessionActionHandler> }).handlers[
            name
          ]!({ action: name, ...more }),
        [action, details] as const,
      );
    const session = () =>
      page.evaluate(() => {
        const { metadata, playbackState } = navigator.mediaSession;
        return {
          state: playbackState,
          ...{ title: metadata?.title, album: metadata?.album, artist: metadata?.artist },
          cover: metadata?.artwork[0]?.src ?? '',
        };
      });
    await page.goto(album);
    const player = playerOn(page);
    await playButton(page, '432').click();
    await expect(player.pause).toBeVisible();

    expect(await session()).toMatchObject({
      ...{ state: 'playing', title: '432', album: 'Five Tones', artist: 'Auralune' },
      cover: expect.stringContaining('five-tones'),
    });
    await act('nexttrack');
    await expect(player.name).toHaveText('528');
    await expect.poll(async () => (await session()).title).toBe('528');
    await act('pause');
    await expect(player.play).toBeVisible();
    expect((await session()).state).toBe('paused');
    await act('seekto', { seekTime: 12 });
    await expect.poll(() => secondsOf(player.position)).toBe(12);
    await act('seekbackward', { seekOffset: 5 });
    await expect.poll(() => secondsOf(player.position)).toBe(7);
  },
);

test('only one tab plays at a time', { tag: '@nightly' }, async ({ page, context }) => {
  await page.goto(album);
  await playButton(page, '432').click();
  await expect(playerOn(page).pause).toBeVisible();

  const other = await context.newPage();
  await other.goto('/music/snow-light');
  // Before hydration, the button would open the audio file.
  await untilHydrated(other);
  await playButton(other, 'Snow Light').last().click();
  await expect(playerOn(other).pause).toBeVisible();
  await expect(playerOn(page).play).toBeVisible();
});

test(
  'plays a release from its card, and a sound in a text',
  { tag: '@nightly' },
  async ({ page }) => {
    const player = playerOn(page);
    await page.goto('/music');
    await playButton(page, 'Five Tones').click();
    await expect(player.name).toHaveText('432');
    await expect(pauseButton(page, 'Five Tones')).toBeVisible();
    await player.name.click();
    await expect(page).toHaveURL(album);

    await page.goto('/2024/01/why-our-piano-stands-at-432');
    await page
      .locator('.prose')
      .getByRole('button', { name: /^Play:/ })
      .first()
      .click();
    await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(0.2);
    await expect(player.name).not.toHaveText('432');
  },
);

test('plays a release from a result of the search', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/search?q=five+tones');
  await playButton(page, 'Five Tones').click();

  await expect(playerOn(page).name).toHaveText('432');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("a release has the browser's own controls for each of its sounds", async ({
    page,
    request,
  }) => {
    const sounds = watchSounds(page);
    await page.goto(album);
    const controls = page.getByRole('main').locator('audio[controls]');

    await expect(controls).toHaveCount(5);
    await expect(controls.first()).toBeVisible();
    await expect(playButton(page, '432')).toBeHidden();
    await expect(page.locator('.track-number').first()).toBeVisible();
    expect(sounds).toEqual([]);
    const sources = controls.first().locator('source');
    await expect(sources).toHaveCount(2);
    for (const source of await sources.all()) {
      const response = await request.get((await source.getAttribute('src'))!, {
        headers: { range: 'bytes=1000-1999' },
      });
      expect(response.status()).toBe(206);
      expect(response.headers()['content-type']).toBe(await source.getAttribute('type'));
      expect(response.headers()['content-range']).toMatch(/^bytes 1000-1999\/\d+$/);
      expect((await response.body()).length).toBe(1_000);
    }
  });
});

test('before its script has come, a play button leads to the sound', async ({ page }) => {
  await page.route(/\/_next\/static\/.+\.js$/, (route) => route.abort());
  await page.goto(album, { waitUntil: 'domcontentloaded' });
  const play = playButton(page, '432');

  await expect(play).toHaveAttribute('formaction', /^\/api\/media\/.+\/tone-432\.mp3$/);
  await expect(play).toHaveJSProperty('type', 'submit');
});
