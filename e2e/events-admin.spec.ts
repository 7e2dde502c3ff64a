import { countedWordsIn, wordsIn } from './support/admin-words';
import { stack } from './support/environment';
import { EditScreen } from './support/edit-screen';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

type Event = {
  id: number;
  slug: string;
  start_date: string;
  start_time: string | null;
  location: Record<string, string>;
  accessibility: string;
  translations: { de: { title: { rendered: string } } | null };
};

const title = 'An evening for copies';
const list = `${stack.wordpressUrl}/wp-admin/edit.php?post_type=event`;

for (const language of ['en', 'de_DE'] as const) {
  const words = wordsIn(language);
  const counted = countedWordsIn(language);

  test.describe(`events in the admin screens in ${language}`, { tag: '@nightly' }, () => {
    test.describe.configure({ mode: 'serial', timeout: 180_000 });

    let screen: EditScreen;
    let rest: WordPressRest;
    let original: number;

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(120_000);
      screen = await EditScreen.open(browser, language);
      rest = await WordPressRest.as(screen.page);
      const meta = {
        ...{ start_date: '2036-11-01', start_time: '20:00', timezone: 'Europe/Zurich' },
        ...{ venue: 'Kapelle am Tastenweg', address: 'Tastenweg 3', postcode: '6198' },
        ...{ city: 'Oberhalden', country: 'Switzerland', accessibility: 'Step-free' },
        _headless_de_title: 'Ein Abend für Kopien',
      };
      const body = { title, status: 'publish', meta };
      ({ id: original } = await rest.send({
        method: 'POST',
        path: '/wp/v2/headless-events',
        body,
      }));
    });

    test.afterAll(async () => {
      const path = '/wp/v2/headless-events?status=any&per_page=100&_fields=id,title';
      const found = await rest.send<{ id: number; title: { rendered: string } }[]>({
        method: 'GET',
        path,
      });
      const ours = found.filter((each) =>
        /^(An evening for copies|Imported )/.test(each.title.rendered),
      );
      await rest.sendAll(
        ours.map(({ id }) => ({
          ...{ method: 'DELETE', path: `/wp/v2/headless-events/${id}?force=true` },
        })),
      );
      await screen.page.close();
    });

    test('an editor duplicates an event in the menu of the editor by keyboard', async () => {
      await screen.openItem(original);
      await screen.page.keyboard.press('Enter');
      await screen.page.getByRole('menuitem', { name: words('Duplicate') }).press('Enter');
      await screen.page.waitForURL((url) => url.searchParams.get('post') !== String(original));

      const copy = new URL(screen.page.url()).searchParams.get('post');
      await screen.openItem(Number(copy));
      expect(await screen.title()).toBe(title);
      await screen.goToFields();
      await screen.openPanel('Date and time');
      await expect(screen.field('Day')).toHaveValue('');
      await expect(screen.field('Begins at')).toHaveValue('20:00');
      await screen.openPanel('Place');
      await expect(screen.field('Name of the place')).toHaveValue('Kapelle am Tastenweg');
      await screen.openPanel('German version');
      await expect(screen.field('German title')).toHaveValue('Ein Abend für Kopien');
      await screen.goToFields();
      await screen.pick('Day', '11022036');
      await screen.publish();
      await screen.waitUntilStored();
      expect((await published(screen)).map(({ start_date }) => start_date)).toEqual([
        ...['2036-11-01', '2036-11-02'],
      ]);
    });

    test('an editor makes the same event on several days by keyboard', async () => {
      const { page } = screen;
      await page.goto(`${list}&s=${encodeURIComponent(title)}`);
      await page
        .locator(`#post-${original}`)
        .getByRole('link', { name: new RegExp(`^${words('More dates')}`) })
        .press('Enter');
      await expect(page.getByRole('heading', { name: words('More dates') })).toBeVisible();

      await screen.pick('Day 1', '11012036');
      await page.getByRole('button', { name: words('Publish them') }).press('Enter');
      await expect(page.getByRole('alert')).toContainText(
        words('Nothing was made yet: some rows need a look.'),
      );
      const day = page.locator('[name="dates[0][start_date]"]');
      await expect(day).toHaveAccessibleDescription(
        words('There is an event with this title on this day and at this time already.'),
      );

      await screen.pick('Day 1', '11032036');
      await screen.pick('Begins at 1', '0300PM');
      await page.getByRole('button', { name: words('Add a row') }).press('Enter');
      await page.keyboard.type('11042036');
      await page.getByRole('button', { name: words('Publish them') }).press('Enter');
      await expect(
        page.getByText(counted('%d event was published.', '%d events were published.', 2)),
      ).toBeVisible();

      const made = (await published(screen)).slice(2);
      expect(made.map((event) => [event.slug, event.start_time])).toEqual([
        ['an-evening-for-copies-2036-11-03', '15:00:00'],
        ['an-evening-for-copies-2036-11-04', '20:00:00'],
      ]);
      expect(made[0]).toMatchObject({
        location: { name: 'Kapelle am Tastenweg', city: 'Oberhalden' },
        translations: { de: { title: { rendered: 'Ein Abend für Kopien' } } },
      });
    });

    test('an editor chooses a place of an earlier event by keyboard, and may take it back', async () => {
      await screen.startNew('event', `${title}, elsewhere`);
      await screen.goToFields();
      await screen.openPanel('Place');
      await screen.type('Name of the place', 'tastenweg');
      const place = screen.field('Name of the place');
      await expect(place).toHaveAttribute('aria-expanded', 'true');
      await screen.page.keyboard.press('ArrowDown');
      await screen.page.keyboard.press('Enter');

      await expect(place).toHaveValue('Kapelle am Tastenweg');
      await expect(screen.field('Street and number')).toHaveValue('Tastenweg 3');
      await expect(screen.field('Postcode')).toHaveValue('6198');
      await expect(screen.field('Country')).toHaveValue('Switzerland');
      await expect(screen.field('Accessibility')).toHaveValue('Step-free');
      await expect(
        screen.page.getByText(words('Filled in what is known of “%s”.', 'Kapelle am Tastenweg')),
      ).toBeVisible();

      await screen.press('Undo the filling in');
      await expect(place).toHaveValue('tastenweg');
      await expect(screen.field('Street and number')).toHaveValue('');
      await expect(place).toBeFocused();
      await screen.page.keyboard.press('Escape');
      await screen.leaveUnsaved();
    });

    test('the list shows upcoming and past events, and a file is imported and taken back', async () => {
      const { page } = screen;
      await page.goto(list);
      await page.getByRole('link', { name: new RegExp(`^${words('Upcoming')}`) }).press('Enter');
      const row = page.locator('#the-list').getByRole('row').filter({ hasText: title });
      await expect(row.first()).toBeVisible();
      await page.getByRole('link', { name: new RegExp(`^${words('Past')}`) }).press('Enter');
      await expect(
        page.getByRole('link', { name: new RegExp(`^${words('Past')}`) }),
      ).toHaveAttribute('aria-current', 'page');
      await expect(row).toHaveCount(0);

      await page.getByRole('link', { name: words('Import'), exact: true }).press('Enter');
      const rows = ['Titel;Datum;Beginn', 'Imported one;5.12.2036;19.30', 'Imported two;;'];
      const buffer = Buffer.from(`${rows.join('\r\n')}\r\n`, 'latin1');
      await page
        .getByLabel(words('File'))
        .setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer });
      await page.getByRole('button', { name: words('Show what is in it') }).press('Enter');
      await expect(
        page.getByText(words('%1$s of %2$s events can be made. Nothing is made yet.', 1, 2)),
      ).toBeVisible();
      await expect(
        page.getByRole('checkbox', { name: words('Make “%s”', 'Imported one') }),
      ).toBeChecked();
      await expect(
        page.getByRole('checkbox', { name: words('Make “%s”', 'Imported two') }),
      ).toBeDisabled();
      await expect(page.getByText(words('It has no day.'))).toBeVisible();

      await page.getByRole('button', { name: words('Make drafts') }).press('Enter');
      await expect(
        page.getByText(counted('%d draft was made.', '%d drafts were made.', 1)),
      ).toBeVisible();
      await page.getByRole('button', { name: words('Undo this import') }).press('Enter');
      await expect(page.getByText(words('The imported events are in the trash.'))).toBeVisible();
    });
  });
}

/** The public events with this title, by their start. */
async function published(screen: EditScreen): Promise<Event[]> {
  const response = await screen.page.request.get(`${stack.wordpressUrl}/wp-json/wp/v2/events`);
  const events = (await response.json()) as (Event & { title: string })[];
  return events.filter((event) => event.title === title);
}
