import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { BrowserContext, Page } from '@playwright/test';

import { AdminPage } from './support/admin-page';
import { Editor } from './support/editor';
import { stack } from './support/environment';
import { playButton, playerOn } from './support/player';
import { dialogsDuring } from './support/browser-dialogs';
import { expect, holdRequests, test } from './support/test';
import { trackListIn } from './support/track-list';
import { WordPressRest } from './support/wordpress-rest';

type Track = { title_de: string; peaks: number[] };

type EditorScripts = {
  data: { select(store: string): { getEditedPostAttribute(name: string): { tracks: Track[] } } };
};

const sound = join(import.meta.dirname, '../stack/seed/sounds/tone-432.mp3');
const soundFile = /\/listed-sound[^/]*\.mp3/;

test.describe.configure({ timeout: 120_000 });

let rest: WordPressRest;
let release: { id: number; slug: string };
let file: { id: number };

test.beforeEach(async () => {
  rest = await WordPressRest.logIn();
  file = await rest.upload('listed-sound.mp3', 'audio/mpeg', readFileSync(sound));
  release = await rest.send({
    method: 'POST',
    path: '/wp/v2/music',
    body: {
      ...{ title: 'Listed tracks', slug: 'listed-tracks', status: 'publish' },
      meta: { tracklist: 'Ebb 1:07\nFlood 2:05\n3. Slack Water' },
    },
  });
});

test.afterEach(async () => {
  await rest.send({ method: 'DELETE', path: `/wp/v2/music/${release.id}?force=true` });
  await rest.send({ method: 'DELETE', path: `/wp/v2/media/${file.id}?force=true` });
});

/** Opens the release as a visitor, as soon as this track can be played there, and plays it. */
async function hear(page: Page, title: string): Promise<void> {
  await expect(async () => {
    await page.goto(`/music/${release.slug}`);
    await playButton(page, title).click({ timeout: 1_000 });
  }).toPass();
  await expect(playerOn(page).pause).toBeVisible();
}

test(
  'an editor reads the tracks from the tracklist, orders them, gives one a sound, and visitors hear it',
  { tag: '@nightly' },
  async ({ browser, page: visitor }) => {
    const admin = await AdminPage.open(browser, 'en');
    const { page, editor } = admin;
    await editor.openPost(release.id);
    await admin.openPanel('Tracks');
    await page.getByRole('button', { name: 'Edit the tracks' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tracks' });
    const { button, rows, field, error, chooseSound } = trackListIn(dialog);
    await button('Read the tracks from the tracklist').click();
    await expect(rows).toHaveCount(3);

    // By keyboard: the focus stays on the button of the track that moves.
    const up = button('Move “Slack Water” up');
    await up.press('Enter');
    await expect(up).toBeFocused();
    await expect(rows.nth(1)).toContainText('Slack Water');
    await up.press('Enter');
    await expect(button('Move “Slack Water” down')).toBeFocused();
    await rows.nth(2).locator('[draggable]').dragTo(rows.nth(1));
    await expect(rows.nth(1)).toContainText('Flood');
    page.once('dialog', (question) => question.accept());
    await button('Remove “Ebb”').press('Enter');
    await expect(button('Flood')).toBeFocused();

    await button('Slack Water').click();
    await field('German title').fill('Stauwasser');
    // A mistyped value is still there when its track is opened again, and the dialog does not close until it is
    // corrected.
    await field('ISRC').fill('CH-1');
    await field('ISRC').press('Tab');
    await expect(error).toHaveText(/^This is not an ISRC/);
    await button('Slack Water').press('Enter');
    await expect(field('ISRC')).toBeHidden();
    await expect(error).toHaveText(/^ISRC: This is not an ISRC/);
    await page.keyboard.press('Escape');
    await expect(field('ISRC')).toBeFocused();
    await expect(field('ISRC')).toHaveValue('CH-1');
    await expect(error).toHaveText(/^This is not an ISRC/);
    expect(await editor.isSavingLocked()).toBe(true);
    await field('ISRC').fill('CH-A4L-26-00004');
    await expect(error).toBeHidden();
    expect(await editor.isSavingLocked()).toBe(false);
    // An incomplete moment is not stored as an empty one, which would mean that the track may be heard at once.
    const moment = dialog.getByLabel('May be heard from (empty: at once)', { exact: true });
    await moment.fill('2036-01-01T20:00');
    await moment.press('Backspace');
    await button('Close').click();
    await expect(moment).toBeFocused();
    await expect(error).toHaveText(/^There is no such day or time/);
    expect(await editor.isSavingLocked()).toBe(true);
    await button('Slack Water').press('Enter');
    await expect(error).toHaveText(/^May be heard from .*: There is no such day or time/);
    await button('Slack Water').press('Enter');
    await expect(moment).toHaveValue('2036-01-01T20:00');
    await moment.fill('');
    await expect(error).toBeHidden();
    expect(await editor.isSavingLocked()).toBe(false);
    await chooseSound(/listed-sound/i);
    await expect(field('Length')).toHaveValue('0:21');
    await button('Close').click();

    await admin.openLivePreview();
    const live = (await admin.shownPage()).locator('main');
    await expect(live.getByText('Slack Water')).toBeVisible();
    await expect(live.getByText('Ebb')).toHaveCount(0);
    await editor.clickUpdate();
    await editor.waitUntilSaved();
    await admin.end();

    await hear(visitor, 'Slack Water');
    await expect(visitor.getByRole('main').getByText('Flood')).toBeVisible();
    await expect(visitor.getByRole('main').getByText('Ebb')).toHaveCount(0);
    await visitor.goto(`/de/musik/${release.slug}`);
    await expect(visitor.getByRole('main').getByText('Stauwasser')).toBeVisible();
  },
);

test(
  'a waveform that is read late, or cannot be read, overwrites nothing',
  { tag: '@nightly' },
  async ({ browser }) => {
    const admin = await AdminPage.open(browser, 'en');
    const { page, editor } = admin;
    await editor.openPost(release.id);
    await admin.openPanel('Tracks');
    const open = page.getByRole('button', { name: 'Edit the tracks' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Tracks' });
    const { button, rows, field, status, pickSound } = trackListIn(dialog);
    await button('Read the tracks from the tracklist').click();
    await button('Slack Water').click();
    const endFirst = await holdRequests(page, soundFile);
    await pickSound(/listed-sound/i);
    await expect(status).toHaveText(/is being read/);
    await field('Length').fill('2:22');
    endFirst();
    await expect(status).toHaveText('The waveform has been read.');
    await expect(rows.nth(2)).toContainText('2:22');

    const { peaks } = (await editedTracks(page))[2]!;
    expect(peaks.length).toBeGreaterThan(0);
    await page.route(soundFile, (route) => route.fulfill({ body: 'no sound' }));
    await pickSound(/listed-sound/i);
    await expect(status).toHaveText(/^This sound has no waveform/);
    expect((await editedTracks(page))[2]!.peaks).toEqual(peaks);

    await page.unroute(soundFile);
    const endLast = await holdRequests(page, soundFile);
    await pickSound(/listed-sound/i);
    await expect(status).toHaveText(/is being read/);
    await button('Close').click();
    await open.click();
    await button('Flood').click();
    await field('German title').fill('Flut');
    const loaded = page.waitForResponse(soundFile);
    endLast();
    await (await loaded).finished();
    // Nothing on the page tells when the browser has decoded the file.
    await page.waitForTimeout(1_500);
    expect((await editedTracks(page))[1]!.title_de).toBe('Flut');
    await admin.end();
  },
);

/** The edited tracks in the block editor, saved or not. */
const editedTracks = (page: Page): Promise<Track[]> =>
  page.evaluate(() => {
    const { wp } = window as unknown as { wp: EditorScripts };
    return wp.data.select('core/editor').getEditedPostAttribute('meta').tracks;
  });

test(
  'a track without a title is left out only after a question',
  { tag: '@nightly' },
  async ({ browser }) => {
    const admin = await AdminPage.open(browser, 'en');
    const { page, editor } = admin;
    await editor.openPost(release.id);
    await admin.openPanel('Tracks');
    const open = page.getByRole('button', { name: 'Edit the tracks' });
    await open.click();
    const dialog = page.getByRole('dialog', { name: 'Tracks' });
    const { button, field } = trackListIn(dialog);
    await button('Add a track').click();
    await field('German title').fill('Namenlos');
    // Saving by keyboard works in the dialog too, and would leave out the track without a question.
    await expect.poll(() => editor.isSavingLocked()).toBe(true);
    await page.keyboard.press('Control+s');
    await answerQuestion('dismiss', page, button('Close').click());
    await expect(field('German title')).toHaveValue('Namenlos');
    await answerQuestion('accept', page, button('Close').click());
    await expect(dialog).toBeHidden();
    await expect.poll(() => editor.isSavingLocked()).toBe(false);
    await open.click();
    await expect(button('Without a title')).toHaveCount(0);
    await admin.end();
  },
);

/** Waits for the question that an action makes the page ask, and answers it. */
async function answerQuestion(
  answer: 'accept' | 'dismiss',
  page: Page,
  action: Promise<void>,
): Promise<void> {
  const question = await page.waitForEvent('dialog');
  await question[answer]();
  await action;
}

test(
  'an editor makes the tracks in the classic editor by keyboard, and visitors hear them',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await chooseClassic(page, context);
    await page.goto(editScreen());
    const box = page.locator('#headless-tracks');
    const { button, rows, field, error, chooseSound } = trackListIn(box);
    const update = page.getByRole('button', { name: 'Update', exact: true });
    // WordPress saves for each user which boxes are closed.
    const stored = () =>
      page.waitForResponse(
        (response) => response.request().postData()?.includes('closed-postboxes') ?? false,
      );

    await button('Add a track').press('Enter');
    await expect(field('Title')).toBeFocused();
    // The browser does not send the form without a title, and can say so only in an open box.
    await Promise.all([stored(), box.locator('.handlediv').press('Enter')]);
    await expect(rows.first()).toBeHidden();
    await Promise.all([stored(), update.press('Enter')]);
    await expect(field('Title')).toBeFocused();
    await page.keyboard.type('High Water');
    await chooseSound(/listed-sound/i);
    await button('Add a track').press('Enter');
    await expect(field('Title')).toBeFocused();
    await page.keyboard.type('Low Water');
    await field('Length').fill('3:7');
    await button('Low Water').press('Enter');
    await expect(error).toHaveText(/^Length: This is not a length/);

    // The form is not sent until its values are valid, and what was typed stays.
    await Promise.all([stored(), box.locator('.handlediv').press('Enter')]);
    await expect(rows.first()).toBeHidden();
    await Promise.all([stored(), update.press('Enter')]);
    await expect(field('Length')).toBeFocused();
    await expect(field('Length')).toHaveValue('3:7');
    await field('Length').fill('3:07');
    await expect(error).toBeHidden();
    await button('Move “Low Water” up').press('Enter');
    await expect(rows.first()).toContainText('3:07');
    await button('Add a track').press('Enter');
    await field('German title').fill('Namenlos');
    await button('Without a title').press('Enter');
    await answerQuestion('dismiss', page, update.press('Enter'));
    await expect(rows).toHaveCount(3);
    await answerQuestion('accept', page, update.press('Enter'));
    await expect(page.locator('#message')).toBeVisible();
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Low Water');

    await hear(page, 'High Water');
    const tracks = page.getByRole('main').locator('.track');
    await expect(tracks.first()).toContainText('Low Water');
    await expect(tracks.first()).toContainText('3:07');
    await expect(tracks.nth(1)).toContainText('High Water');
  },
);

test(
  'the classic editor asks before unsaved tracks or an unsaved German text are lost',
  { tag: '@nightly' },
  async ({ page, context }) => {
    const box = page.locator('#headless-tracks');
    const { button, field } = trackListIn(box);
    const germanText = page.frameLocator('#headless_de_content_ifr').locator('body');
    const leave = () => page.goto(`${stack.wordpressUrl}/wp-admin/`);
    await chooseClassic(page, context);
    await page.goto(editScreen());
    await germanText.click();
    expect(await dialogsDuring(page, leave)).toEqual([]);

    await page.goto(editScreen());
    await germanText.click();
    await page.keyboard.type('Gezeiten');
    expect(await dialogsDuring(page, leave)).toEqual(['beforeunload']);

    await page.goto(editScreen());
    await button('Add a track').press('Enter');
    await expect(field('Title')).toBeFocused();
    await page.keyboard.type('High Water');
    expect(await dialogsDuring(page, leave)).toEqual(['beforeunload']);

    await page.goto(editScreen());
    await button('Add a track').press('Enter');
    await expect(field('Title')).toBeFocused();
    await page.keyboard.type('High Water');
    const update = async () => {
      await page.getByRole('button', { name: 'Update', exact: true }).press('Enter');
      await expect(page.locator('#message')).toBeVisible();
    };
    expect(await dialogsDuring(page, update)).toEqual([]);
    await germanText.click();
    expect(await dialogsDuring(page, leave)).toEqual([]);
  },
);

/** Logs in as an editor who has the classic editor. */
async function chooseClassic(page: Page, context: BrowserContext): Promise<void> {
  const { hostname } = new URL(stack.wordpressUrl);
  await new Editor(page).logIn();
  await context.addCookies([
    { name: 'stack_editor', value: 'classic', domain: hostname, path: '/' },
  ]);
}

const editScreen = () => `${stack.wordpressUrl}/wp-admin/post.php?post=${release.id}&action=edit`;
