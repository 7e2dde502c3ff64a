import { AdminPage } from './support/admin-page';
import { stack } from './support/environment';
import { expectPromptEdits, timeUntilShownOnAll } from './support/edit-times';
import { dialogsDuring } from './support/browser-dialogs';
import { addSlide, deleteSlides, storedSlides } from './support/slides';
import { expect, test, type APIRequestContext, type Page } from './support/test';

const list = `${stack.wordpressUrl}/wp-admin/admin.php?page=headless-companion-carousel`;
const title = 'A slide from the admin';
const germanTitle = 'Ein Slide vom Schreibtisch';

for (const language of ['en', 'de_DE'] as const) {
  const tag = language === 'en' ? [] : '@nightly';

  test.describe(`the screen of the carousel in ${language}`, { tag }, () => {
    test.describe.configure({ mode: 'serial', timeout: 60_000 });

    let admin: AdminPage;

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(60_000);
      admin = await AdminPage.open(browser, language);
    });

    test.afterAll(async () => {
      await deleteSlides(title);
      await admin.end();
    });

    test('an editor adds a slide in both languages by keyboard, and both home pages show it', async ({
      request,
    }) => {
      const { page } = admin;
      await page.goto(list);
      await admin.expectAccessible('.headless-carousel');
      await page.getByRole('link', { name: admin.words('Add a slide') }).press('Enter');
      // The scripts of the form run at the end of the page.
      await page.waitForURL(/&slide=new/);
      await fillIn(admin, { 'Where the button leads': 'javascript:alert(1)' });
      await admin.button('Save the slide').press('Enter');
      await expect(field(admin, 'Where the button leads')).toHaveAccessibleDescription(
        new RegExp(
          escaped(
            admin.words(
              'This address must begin with https://, mailto: or, on the website itself, with a slash.',
            ),
          ),
        ),
      );
      await admin.expectAccessible('.headless-carousel');
      const preview = page.frameLocator('[data-headless-preview="de"] iframe');
      await expect(preview.locator('.carousel-slide')).toContainText(germanTitle);
      await expect(preview.locator('.carousel-slide img')).toBeVisible();
      await field(admin, 'Where the button leads').fill('/events');
      await expect(preview.getByRole('link', { name: 'Have a look' })).toHaveAttribute(
        'href',
        '/de/veranstaltungen',
      );
      const drawn = await preview.locator('.carousel-words').innerHTML();

      await admin.button('Save the slide').press('Enter');
      const since = new Date();
      await expect(page.getByText(admin.words('The slide is saved.'))).toBeVisible();
      await timeUntilShownOnAll(request, { pages: ['/'], words: title, since });
      await timeUntilShownOnAll(request, { pages: ['/de'], words: germanTitle, since });
      const german = await (await request.get('/de')).text();
      // The button has no German words.
      expect(german).toMatch(/lang="en"[^>]*>Have a look</);
      expect(await wordsOfSlides(page, german), 'must equal the preview').toContain(drawn);
    });

    test(
      'an editor moves it by keyboard and by mouse, switches it off and deletes it',
      { tag: '@nightly' },
      async ({ request }) => {
        const { page } = admin;
        const before = (await storedSlides()).map((slide) => slide.title);
        await page.goto(list);
        await buttonOf(admin, 'Move up').press('Enter');
        await expect(page.locator('#a11y-speak-polite')).toHaveText(
          admin.words('%1$s is now slide %2$d of %3$d.', title, before.length - 1, before.length),
        );
        await expect(buttonOf(admin, 'Move up')).toBeFocused();
        await expect.poll(titles).toEqual([...before.slice(0, -2), title, before.at(-2)]);

        await dragBelow(admin, before.at(-2)!);
        await expect.poll(titles).toEqual(before);

        await buttonOf(admin, 'Switch off').press('Enter');
        await expect(buttonOf(admin, 'Switch on')).toBeVisible();
        await expect.poll(() => shows(request, title)).toBe(false);
        page.once('dialog', (question) => question.accept());
        await buttonOf(admin, 'Delete').click();
        await expect(page.getByText(admin.words('The slide is deleted.'))).toBeVisible();
        expect(await titles()).toEqual(before.slice(0, -1));
      },
    );
  });
}

test.afterAll(() => deleteSlides(title));

test(
  'an editor adds a slide by mouse, with a picture of the Media Library, moves it and switches it off, and both home pages follow',
  { tag: '@nightly' },
  async ({ browser, request }) => {
    test.setTimeout(90_000);
    const admin = await AdminPage.open(browser, 'en');
    const { page } = admin;
    const slides = await storedSlides();
    const lastShown = slides.findLastIndex(({ active }) => active);
    const before = slides[lastShown]!;
    await page.goto(list);
    await page.getByRole('link', { name: 'Add a slide' }).first().click();
    // The button does nothing before the scripts at the end of the page have run.
    await page.waitForLoadState();
    await admin.button('Choose from the Media Library').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('tab', { name: 'Media Library' }).click();
    await dialog.getByRole('checkbox').first().click();
    await dialog.getByRole('button', { name: 'Use this picture' }).click();
    await expect(field(admin, 'Address of the picture')).toHaveValue(/\/wp-content\/uploads\//);
    const words = {
      Title: title,
      'Words on the button': 'Have a look',
      'German title': germanTitle,
    };
    for (const [label, value] of Object.entries(words)) await field(admin, label).fill(value);
    await field(admin, 'Where the button leads').fill('/events');
    await admin.button('Save the slide').click();
    await expect(page.getByText('The slide is saved.')).toBeVisible();

    const orders = () =>
      Promise.all([
        orderOf(request, '/', before.title, title),
        orderOf(request, '/de', before.title_de ?? before.title, germanTitle),
      ]);
    await expect.poll(orders).toEqual(['after', 'after']);
    // The slides between these two are switched off, so the home pages do not show them.
    for (let place = slides.length - 1; place >= lastShown; place--) {
      await buttonOf(admin, 'Move up').click();
      await expect.poll(async () => (await titles()).indexOf(title)).toBe(place);
    }
    await expect.poll(orders).toEqual(['before', 'before']);
    await buttonOf(admin, 'Switch off').click();
    await expect.poll(orders).toEqual(['absent', 'absent']);
    page.once('dialog', (question) => question.accept());
    await buttonOf(admin, 'Delete').click();
    await expect(page.getByText('The slide is deleted.')).toBeVisible();
    await admin.end();
  },
);

test(
  'a slide is on both home pages soon after the click on Save',
  { tag: ['@nightly', '@edits'] },
  async ({ browser, request }) => {
    test.setTimeout(180_000);
    const admin = await AdminPage.open(browser, 'en');
    const { page } = admin;
    const id = await addSlide(title);
    let last = title;
    const save = async (words: string) => {
      last = words;
      await page.goto(`${list}&slide=${id}`);
      await field(admin, 'Title').fill(words);
      const since = new Date();
      await admin.button('Save the slide').click();
      return timeUntilShownOnAll(request, { pages: ['/', '/de'], words, since });
    };
    await expectPromptEdits(request, (round) => save(`${title}, ${round}`));
    await page.goto(list);
    page.once('dialog', (question) => question.accept());
    await page.getByRole('button', { name: `Delete: ${last}`, exact: true }).click();
    await expect(page.getByText('The slide is deleted.')).toBeVisible();
    await admin.end();
  },
);

test(
  'a slide that is moved stands in its new place on both home pages soon after the click',
  { tag: ['@nightly', '@edits'] },
  async ({ browser, request }) => {
    test.setTimeout(180_000);
    const admin = await AdminPage.open(browser, 'en');
    const slides = await storedSlides();
    const firstShown = slides.findIndex(({ active }) => active);
    const other = slides[firstShown]!;
    // The new slide becomes the first one.
    await addSlide(title);
    await admin.page.goto(list);
    await admin.page.waitForLoadState();
    // The slides between these two are switched off, so the home pages do not show them.
    for (let place = 1; place <= firstShown; place++) {
      await buttonOf(admin, 'Move down').click();
      await expect.poll(async () => (await titles()).indexOf(title)).toBe(place);
    }
    const names = { '/': other.title, '/de': other.title_de ?? other.title };
    let place = 'before';
    await expectPromptEdits(request, async () => {
      const since = Date.now();
      await buttonOf(admin, place === 'after' ? 'Move up' : 'Move down').click();
      place = place === 'after' ? 'before' : 'after';
      for (const [path, name] of Object.entries(names)) {
        const order = () => orderOf(request, path, name, title);
        await expect.poll(order, { intervals: [40] }).toBe(place);
      }
      return Date.now() - since;
    });
    await admin.end();
  },
);

test(
  'the form of a slide asks before unsaved changes are lost',
  { tag: '@nightly' },
  async ({ browser }) => {
    const admin = await AdminPage.open(browser, 'en');
    const { page } = admin;
    await page.goto(`${list}&slide=new`);
    await field(admin, 'Title').click();
    expect(await dialogsDuring(page, () => page.goto(list))).toEqual([]);
    await page.goto(`${list}&slide=new`);
    await field(admin, 'Title').click();
    await page.keyboard.type(title);
    expect(await dialogsDuring(page, () => page.goto(list))).toEqual(['beforeunload']);
    await admin.end();
  },
);

async function fillIn(admin: AdminPage, more: Record<string, string>): Promise<void> {
  const [other] = await storedSlides();
  const values = {
    ...{ 'Address of the picture': other!.background_image_url, Title: title },
    ...{ 'Words on the button': 'Have a look', 'German title': germanTitle, ...more },
  };
  for (const [label, value] of Object.entries(values)) await field(admin, label).fill(value);
}

/** The HTML of the text of each slide, as the browser serializes it. */
const wordsOfSlides = (page: Page, html: string) =>
  page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return [...parsed.querySelectorAll('.carousel-words')].map((words) => words.innerHTML);
  }, html);

const field = (admin: AdminPage, label: string) =>
  admin.page.getByRole('textbox', { name: admin.words(label), exact: true });

/** A button of the slide. Its name ends with the slide's title. */
const buttonOf = (admin: AdminPage, label: string) =>
  admin.page.getByRole('button', { name: `${admin.words(label)}: ${title}`, exact: true });

const titles = async () => (await storedSlides()).map((slide) => slide.title);

/** The position of a slide in the carousel of a home page: before or after another slide, or absent. */
async function orderOf(request: APIRequestContext, path: string, other: string, words: string) {
  const text = await (await request.get(path)).text();
  if (!text.includes(words)) return 'absent';
  return text.indexOf(words) < text.indexOf(other) ? 'before' : 'after';
}

const shows = async (request: APIRequestContext, words: string) =>
  (await (await request.get('/')).text()).includes(words);

/** Drags the slide by its handle below another one. */
async function dragBelow(admin: AdminPage, other: string): Promise<void> {
  const row = (name: string) => admin.page.locator(`[data-title="${name}"]`);
  const from = (await row(title).locator('.headless-slide__handle').boundingBox())!;
  const to = (await row(other).boundingBox())!;
  const { mouse } = admin.page;
  await mouse.move(from.x + 5, from.y + 5);
  await mouse.down();
  await mouse.move(from.x + 5, to.y + to.height - 10, { steps: 12 });
  await mouse.up();
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
