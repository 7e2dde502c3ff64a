import { Desk } from './support/desk';
import { stack } from './support/environment';
import { expectPromptEdits, timeUntilShownOnAll } from './support/promptness';
import { addSlide, deleteSlides, storedSlides } from './support/slides';
import { expect, test, type APIRequestContext } from './support/test';

const list = `${stack.wordpressUrl}/wp-admin/admin.php?page=headless-companion-carousel`;
const title = 'A slide from the desk';
const germanTitle = 'Ein Slide vom Schreibtisch';

for (const language of ['en', 'de_DE'] as const) {
  const tag = language === 'en' ? [] : '@nightly';

  test.describe(`the screen of the carousel in ${language}`, { tag }, () => {
    test.describe.configure({ mode: 'serial', timeout: 60_000 });

    let desk: Desk;

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(60_000);
      desk = await Desk.open(browser, language);
    });

    test.afterAll(async () => {
      await deleteSlides(title);
      await desk.end();
    });

    test('an editor adds a slide in both languages by keyboard, and both home pages show it', async ({
      request,
    }) => {
      const { page } = desk;
      await page.goto(list);
      await desk.expectAccessible('.headless-carousel');
      await page.getByRole('link', { name: desk.words('Add a slide') }).press('Enter');
      await fillIn(desk, { 'Where the button leads': 'javascript:alert(1)' });
      await desk.button('Save the slide').press('Enter');
      await expect(field(desk, 'Where the button leads')).toHaveAccessibleDescription(
        new RegExp(
          escaped(
            desk.words(
              'This address must begin with https://, mailto: or, on the website itself, with a slash.',
            ),
          ),
        ),
      );
      await desk.expectAccessible('.headless-carousel');
      const preview = page.locator('[data-headless-preview="de"]');
      await expect(preview).toContainText(germanTitle);

      await field(desk, 'Where the button leads').fill('/events');
      await desk.button('Save the slide').press('Enter');
      const since = new Date();
      await expect(page.getByText(desk.words('The slide is saved.'))).toBeVisible();
      await timeUntilShownOnAll(request, { pages: ['/'], words: title, since });
      await timeUntilShownOnAll(request, { pages: ['/de'], words: germanTitle, since });
      // The button has no German words.
      expect(await (await request.get('/de')).text()).toMatch(/lang="en"[^>]*>Have a look</);
    });

    test(
      'an editor moves it by keyboard and by mouse, switches it off and deletes it',
      { tag: '@nightly' },
      async ({ request }) => {
        const { page } = desk;
        const before = (await storedSlides()).map((slide) => slide.title);
        await page.goto(list);
        await buttonOf(desk, 'Move up').press('Enter');
        await expect(page.locator('#a11y-speak-polite')).toHaveText(
          desk.words('%1$s is now slide %2$d of %3$d.', title, before.length - 1, before.length),
        );
        await expect(buttonOf(desk, 'Move up')).toBeFocused();
        await expect.poll(titles).toEqual([...before.slice(0, -2), title, before.at(-2)]);

        await dragBelow(desk, before.at(-2)!);
        await expect.poll(titles).toEqual(before);

        await buttonOf(desk, 'Switch off').press('Enter');
        await expect(buttonOf(desk, 'Switch on')).toBeVisible();
        await expect.poll(() => shows(request, title)).toBe(false);
        page.once('dialog', (question) => question.accept());
        await buttonOf(desk, 'Delete').click();
        await expect(page.getByText(desk.words('The slide is deleted.'))).toBeVisible();
        expect(await titles()).toEqual(before.slice(0, -1));
      },
    );
  });
}

test(
  'a slide is on both home pages within a second of the click on Save',
  { tag: '@nightly' },
  async ({ browser, request }) => {
    test.setTimeout(180_000);
    const desk = await Desk.open(browser, 'en');
    const { page } = desk;
    const id = await addSlide(title);
    let last = title;
    const save = async (words: string) => {
      last = words;
      await page.goto(`${list}&slide=${id}`);
      await field(desk, 'Title').fill(words);
      const since = new Date();
      await desk.button('Save the slide').click();
      return timeUntilShownOnAll(request, { pages: ['/', '/de'], words, since });
    };
    await expectPromptEdits((round) => save(`${title}, ${round}`));
    await page.goto(list);
    page.once('dialog', (question) => question.accept());
    await page.getByRole('button', { name: `Delete: ${last}`, exact: true }).click();
    await expect(page.getByText('The slide is deleted.')).toBeVisible();
    await desk.end();
  },
);

async function fillIn(desk: Desk, more: Record<string, string>): Promise<void> {
  const [other] = await storedSlides();
  const values = {
    ...{ 'Address of the picture': other!.background_image_url, Title: title },
    ...{ 'Words on the button': 'Have a look', 'German title': germanTitle, ...more },
  };
  for (const [label, value] of Object.entries(values)) await field(desk, label).fill(value);
}

const field = (desk: Desk, label: string) =>
  desk.page.getByRole('textbox', { name: desk.words(label), exact: true });

/** A button of the slide. Its name ends with the slide's title. */
const buttonOf = (desk: Desk, label: string) =>
  desk.page.getByRole('button', { name: `${desk.words(label)}: ${title}`, exact: true });

const titles = async () => (await storedSlides()).map((slide) => slide.title);

const shows = async (request: APIRequestContext, words: string) =>
  (await (await request.get('/')).text()).includes(words);

/** Drags the slide by its handle below another one. */
async function dragBelow(desk: Desk, other: string): Promise<void> {
  const row = (name: string) => desk.page.locator(`[data-title="${name}"]`);
  const from = (await row(title).locator('.headless-slide__handle').boundingBox())!;
  const to = (await row(other).boundingBox())!;
  const { mouse } = desk.page;
  await mouse.move(from.x + 5, from.y + 5);
  await mouse.down();
  await mouse.move(from.x + 5, to.y + to.height - 10, { steps: 12 });
  await mouse.up();
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
