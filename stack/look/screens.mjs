import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { mailingList } from '../../lib/config/mailing-list.mjs';
import { rootDir } from '../settings.mjs';
import { pagesOf } from '../system-tests/bench/pages.mjs';

/** @typedef {import('playwright-core').Page} Page */

/**
 * A screenshot to take. `file`: the name of its file. `open`: prepares the page, e.g. opens a dialog. `isWhole`: of the
 * whole page and not only of the window.
 * @typedef {object} Screen
 * @property {string} page
 * @property {string} url
 * @property {string} file
 * @property {{ width: number, height: number }} viewport
 * @property {boolean} isWhole
 * @property {(page: Page) => Promise<unknown>} [open]
 */

const viewports = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

/** Pages with the status 404 or 400. */
const refused = ['not found', 'search too long'];

/** More pages than the benchmark has (`pagesOf`). A page that the site does not have is left out. */
const others = [
  { name: 'second page of the news', en: '/news/page/2', de: '/de/news/page/2' },
  { name: 'tag', en: '/tag/piano-keys', de: '/de/tag/piano-keys' },
  { name: 'search', en: '/search', de: '/de/suche' },
  { name: 'search with results', en: '/search?q=piano', de: '/de/suche?q=piano' },
  { name: 'search without results', en: '/search?q=xyzzyplugh', de: '/de/suche?q=xyzzyplugh' },
  {
    name: 'search too long',
    en: `/search?q=${'x'.repeat(101)}`,
    de: `/de/suche?q=${'x'.repeat(101)}`,
  },
  { name: 'thanks', en: '/contact/thanks', de: '/de/kontakt/danke' },
  { name: 'disclaimer', en: '/disclaimer', de: '/de/haftungsausschluss' },
  { name: 'not found', en: '/nope', de: '/de/nope' },
  ...[
    ['event canceled', 'strings-under-glass'],
    ['event postponed', 'soul-song-tour-rheinfurt-second-breath'],
    ['event over', 'salt-and-felt'],
    ['event without a picture', 'for-the-person-from-ghent'],
  ].map(([name, slug]) => ({ name, en: `/events/${slug}`, de: `/de/veranstaltungen/${slug}` })),
  ...['positive-music-power-tour', 'aura-lune-tour'].map((slug) => ({
    ...{ name: slug, en: `/tours/${slug}`, de: `/de/touren/${slug}` },
  })),
];

/**
 * States of pages. `on`: the name of the page. `open` gets the texts of the page's language, and changes the page.
 * @type {{ name: string, on: string, isWhole?: boolean, open: (page: Page, words: any) => Promise<unknown> }[]}
 */
const states = [
  { name: 'menu', on: 'home', open: (page, { nav }) => press(page, nav.open) },
  { name: 'newsletter', on: 'thanks', open: (page, { footer }) => press(page, footer.newsletter) },
  { name: 'profiles', on: 'thanks', open: (page, { footer }) => press(page, footer.social) },
  { name: 'film', on: 'home', open: (page, { home }) => press(page, home.video.play) },
  {
    name: 'lightbox',
    on: 'press',
    open: async (page) => {
      await page.locator('a[data-zoom]').first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'contact errors',
    on: 'contact',
    open: (page) => page.locator('#contact-form [type=submit]').click(),
  },
  { name: 'contact sent', on: 'contact', open: (page) => sendMessage(page, 200) },
  { name: 'contact failed', on: 'contact', open: (page) => sendMessage(page, 503) },
  { name: 'newsletter sent', on: 'thanks', open: subscribe },
  {
    name: 'later slide',
    on: 'home',
    open: async (page, { home }) => {
      for (let count = 0; count < 3; count += 1) await press(page, home.carouselControls.next);
    },
  },
  { name: 'player', on: 'release', open: startMusic },
  {
    name: 'add to calendar',
    on: 'event',
    open: (page) => page.locator('main .disclosure > summary').first().click(),
  },
  { name: 'focus', on: 'news', open: focusThirdLink },
  ...['home', 'post', 'event', 'release', 'press', 'tour'].map((on) => ({
    ...{ name: `${on} in print`, on, isWhole: true },
    open: (page) => page.emulateMedia({ media: 'print' }),
  })),
];

/** @param {Page} page @param {string} name of a button */
const press = (page, name) => page.getByRole('button', { name }).first().click();

/**
 * Sends the contact form, without storing a message.
 * @param {Page} page
 * @param {number} status of the answer
 */
async function sendMessage(page, status) {
  await page.route('**/api/contact', (route) => route.fulfill({ status, json: {} }));
  const form = page.locator('#contact-form');
  await form.locator('[type=submit]').hover();
  await page.locator('#contact-form[data-sent-by=script]').waitFor();
  await form.locator('[type=radio]').first().check();
  for (const name of ['firstName', 'lastName', 'message']) await fill(form, name, 'Ilse');
  await fill(form, 'email', 'ilse@riverside.example');
  await form.locator('select').selectOption({ index: 1 });
  await form.locator('[type=submit]').click();
  await page.locator('[data-sonner-toast]').waitFor();
}

/** @param {Page} page @param {any} words */
async function subscribe(page, { footer, newsletter }) {
  await page
    .context()
    .route(`${mailingList.action}*`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    );
  await press(page, footer.newsletter);
  const dialog = page.getByRole('dialog');
  for (const name of ['FNAME', 'LNAME']) await fill(dialog, name, 'Ilse');
  await fill(dialog, 'EMAIL', 'ilse@riverside.example');
  const opened = page.waitForEvent('popup');
  await dialog.getByRole('button', { name: newsletter.submit }).click();
  await (await opened).close();
}

/** @param {import('playwright-core').Locator} form @param {string} name @param {string} value */
const fill = (form, name, value) => form.locator(`[name=${name}]`).fill(value);

/** @param {Page} page @param {any} words */
async function startMusic(page, { player }) {
  const [before] = player.playOne.split('{name}');
  await page.getByRole('main').getByRole('button', { name: before }).first().click();
  await page.getByRole('region', { name: player.region }).waitFor();
}

/** @param {Page} page */
async function focusThirdLink(page) {
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
}

/**
 * One page of each type, the states of the search and of events, dialogs, the player and print, in both languages and
 * at both widths.
 * @param {string} origin of a running site
 * @returns {Promise<Screen[]>}
 */
export async function screensOf(origin) {
  const all = [
    ...(await pagesOf(origin)),
    ...others.flatMap(({ name, en, de }) => [
      { name, language: 'en', url: origin + en },
      { name, language: 'de', url: origin + de },
    ]),
  ];
  const found = await Promise.all(
    all.map(({ name, url }) => refused.includes(name) || exists(url)),
  );
  const pages = all.filter((_, index) => found[index]);
  const ofStates = states.flatMap(({ on, open, name, isWhole = false }) =>
    pages
      .filter((page) => page.name === on)
      .map(({ language, url }) => {
        const words = wordsOf(language);
        return { name, language, url, isWhole, open: (page) => open(page, words) };
      }),
  );
  const ofPages = pages.map((page) => ({ ...page, isWhole: true, open: undefined }));
  return [...ofPages, ...ofStates].flatMap(({ name, language, url, isWhole, open }) =>
    viewports.map((viewport) => {
      const file = `${name.replaceAll(' ', '-')}-${language}-${viewport.width}.jpeg`;
      return { page: name, url, file, viewport, isWhole, ...(open && { open }) };
    }),
  );
}

/** @param {string} url */
const exists = async (url) => (await fetch(url, { method: 'HEAD' })).ok;

/** The texts of the site in a language (messages/en.json). @param {string} language */
const wordsOf = (language) =>
  JSON.parse(readFileSync(join(rootDir, 'messages', `${language}.json`), 'utf8'));
