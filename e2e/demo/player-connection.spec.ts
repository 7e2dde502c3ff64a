import en from '../../messages/en.json' with { type: 'json' };
import { pauseButton, playButton, playerOn, secondsOf } from '../support/player';
import { expect, holdRequests, test, type Page } from '../support/test';

const album = '/music/five-tones';
/** The file of the first track of the album. */
const firstTrack = /tone-432\.(ogg|mp3)$/;

// Only in Chromium can a test set the speed of the connection.
test(
  'plays on a slow line while the sound is still coming, and seeks in it',
  { tag: ['@chromium', '@nightly'] },
  async ({ page, context }) => {
    await page.goto(album);
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    // 400 kbit/s and 400 ms, as a slow 3G.
    await line.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 400 },
      ...{ downloadThroughput: 50_000, uploadThroughput: 50_000 },
    });
    const player = playerOn(page);
    await playButton(page, '432').click();
    await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(1);
    await expect(player.position).toBeEnabled();
    await player.position.press('PageDown');
    await player.position.press('Home');
    await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(0.5);
    await player.next.click();
    await expect(player.name).toHaveText('528');
    await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(0.5);
    await expect(player.notice).toBeHidden();
  },
);

test(
  'says that a file is missing, and plays the next one',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.route(firstTrack, (route) => route.fulfill({ status: 404 }));
    await page.goto(album);
    await playButton(page, '432').click();
    const player = playerOn(page);

    await expect(player.notice).toHaveText(en.player.missing.replace('{name}', '432'));
    await expect(player.name).toHaveText('528');
    await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(0.2);
  },
);

test('says that the last file is missing, and stops', { tag: '@nightly' }, async ({ page }) => {
  await page.route(/snow-light\.(ogg|mp3)$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/music/snow-light');
  await playButton(page, 'Snow Light').last().click();
  const player = playerOn(page);

  await expect(player.notice).toHaveText(en.player.missing.replace('{name}', 'Snow Light'));
  await expect(player.play).toBeVisible();
});

for (const [what, press, name] of [
  ['a press of Pause', (page: Page) => playerOn(page).pause.click(), '432'],
  ['the choice of another track', (page: Page) => playButton(page, '741').click(), '741'],
] as const) {
  test(
    `keeps to ${what} while it checks a file that is missing`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.route(firstTrack, (route) => route.fulfill({ status: 404 }));
      const release = await holdRequests(page, firstTrack, 'HEAD');
      const player = playerOn(page);
      await page.goto(album);
      const isCheck = (each: { method: () => string }) => each.method() === 'HEAD';
      const requested = page.waitForRequest(isCheck);
      const responded = page.waitForResponse((response) => isCheck(response.request()));
      await playButton(page, '432').click();
      await requested;
      await press(page);
      release();
      await responded;
      // If the player skipped the track now, it would do so within this time.
      await page.waitForTimeout(300);
      await expect(player.name).toHaveText(name);
      await expect(player.notice).toBeEmpty();
    },
  );
}

/** Makes every request for the first track fail, as without a connection. Returns what ends this. */
async function loseConnection(page: Page) {
  let isLost = true;
  await page.route(firstTrack, (route) =>
    isLost ? route.abort('internetdisconnected') : route.continue(),
  );
  return () => (isLost = false);
}

for (const isPaused of [false, true]) {
  test(
    isPaused
      ? 'tries a file that failed again when Play is pressed after Pause'
      : 'waits for a lost connection, and continues at the same second',
    { tag: '@nightly' },
    async ({ page }) => {
      const reconnect = await loseConnection(page);
      await page.goto(album);
      await playButton(page, '432').click();
      const player = playerOn(page);
      await expect(player.notice).toHaveText(en.player.reconnecting);
      await expect(player.name).toHaveText('432');
      if (isPaused) await player.pause.click();

      reconnect();
      if (isPaused) await player.play.click();
      await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(0.2);
      await expect(player.notice).toBeHidden();
    },
  );
}

test(
  'reacts to a press before the first byte of the sound has come',
  { tag: '@nightly' },
  async ({ page }) => {
    const release = await holdRequests(page, firstTrack);
    await page.goto(album);
    await playButton(page, '432').click();
    const player = playerOn(page);

    await expect(player.pause).toBeVisible();
    await expect(pauseButton(page, '432')).toBeVisible();
    expect(await secondsOf(player.position)).toBe(0);
    release();
    await expect.poll(() => secondsOf(player.position)).toBeGreaterThan(0.1);
  },
);
