import { venueIn } from '../lib/data/tours/tours';
import { content } from './support/content';
import { listedEvents } from './support/events';
import { wordsIn } from './support/admin-words';
import { EditScreen } from './support/edit-screen';
import { timeUntilShown } from './support/site';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

type Tour = { slug: string; appearances: { date: string; venue: string; location: string }[] };

const { slug, name, appearances } = content.tourOfSiteAlone;
const page = `/tours/${slug}`;
const ownVenue = venueIn(appearances![0]!, 'en');

for (const language of ['en', 'de_DE'] as const) {
  const words = wordsIn(language);

  test.describe(`the screen of a tour in ${language}`, { tag: '@nightly' }, () => {
    test.describe.configure({ mode: 'serial', timeout: 180_000 });

    let screen: EditScreen;

    test.beforeAll(async ({ browser }) => {
      test.setTimeout(120_000);
      screen = await EditScreen.open(browser, language);
    });

    test.afterAll(async () => {
      // Already deleted when every test has passed.
      await screen.delete('tours', await screen.id()).catch(() => undefined);
      await screen.page.close();
    });

    test('WordPress refuses to publish pictures and dates that belong to no tour', async () => {
      await screen.startNew('tour', '');
      await screen.page.keyboard.type('A word between the pictures.');
      await screen.goToFields();
      await screen.openPanel('Appearances');
      await screen.press('Add an appearance');
      await screen.type('Date', '7. Juni 2016');
      await screen.type('Venue', 'Kirche der Tasten');
      await screen.type('Town, country', 'Bern, CH');
      await screen.publish();

      await expect(screen.refusal()).toContainText(words('Choose the tour that this belongs to.'));
      await screen.closePublishing();
    });

    test('an editor chooses the tour and adds an appearance by keyboard, and its page shows it', async ({
      request,
    }) => {
      await screen.goToFields();
      await screen.openPanel('Tour');
      await screen.choose('Which tour?', name);
      await screen.publish();
      const since = new Date();
      await screen.waitUntilStored();
      await screen.closePublishing();

      const tour = await screen.fetchItem<Tour>('tours');
      expect(tour.slug).toBe(slug);
      expect(tour.appearances).toEqual([
        { date: '7 JUN 2016', venue: 'Kirche der Tasten', location: 'BERN, CH' },
      ]);
      expect(await screen.title()).toBe(name);
      await timeUntilShown(request, { path: page, words: 'Kirche der Tasten', since });
      await timeUntilShown(request, { path: `/de/touren/${slug}`, words: '7. JUNI 2016', since });
      const text = await (await request.get(page)).text();
      expect(text).not.toContain(ownVenue);
      expect(text).toContain('A word between the pictures.');
    });

    test('an editor postpones an appearance and adds another by keyboard', async ({ request }) => {
      await screen.goToFields();
      await screen.choose('What became of it?', words('Postponed'));
      await screen.type('New date', '2017-02-03');
      await screen.press('Add an appearance');
      await screen.type('Date', 'MAY 2017');
      await screen.type('Venue', 'Ohne Strom');
      await screen.save();
      const since = new Date();
      await screen.waitUntilStored();

      expect((await screen.fetchItem<Tour>('tours')).appearances).toEqual([
        { date: 'MAY 2017', venue: 'Ohne Strom', location: '' },
        {
          ...{ date: '7 JUN 2016', venue: 'Kirche der Tasten' },
          location: 'BERN, CH - POSTPONED TO 3 FEB 2017!',
        },
      ]);
      await timeUntilShown(request, { path: page, words: 'Ohne Strom', since });
    });

    test('an event shows on the page of the tour that it is given, and leaves it again', async ({
      request,
    }) => {
      const rest = await WordPressRest.logIn();
      const event = (await listedEvents(request, 'past')).at(-1)!;
      const give = async (tour: string) => {
        const path = `/wp/v2/headless-events/${event.id}`;
        await rest.send({ method: 'POST', path, body: { meta: { tour } } });
        return new Date();
      };
      try {
        const since = await give(slug);
        await timeUntilShown(request, { path: page, words: `/events/${event.slug}`, since });
      } finally {
        await give('');
      }
      await expect
        .poll(async () => (await request.get(page)).text())
        .not.toContain(`/events/${event.slug}`);
    });

    test('the page shows what the site has itself when the entry is deleted', async ({
      request,
    }) => {
      await screen.delete('tours', await screen.id());

      await expect.poll(async () => (await request.get(page)).text()).toContain(ownVenue);
      expect(await (await request.get(page)).text()).not.toContain('A word between the pictures.');
    });
  });
}
