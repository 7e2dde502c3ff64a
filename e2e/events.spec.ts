import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expectAccessible } from './support/axe';
import { listedEvents, readCalendar } from './support/events';
import { answerOf, expectOneRedirect } from './support/site';
import { nightlyUnlessTurned } from './support/nightly';
import { expect, test, type Page } from './support/test';

const languages = [
  { words: en, events: '/events', past: '/past-events', home: '/', code: 'en' },
  {
    ...{ words: de, events: '/de/veranstaltungen', past: '/de/vergangene-veranstaltungen' },
    ...{ home: '/de', code: 'de' },
  },
];

const scheduled = 'the-bowl-and-the-eighty-chairs';
const online = 'one-note-at-ten-to-nine';

for (const { words, events, past, home, code } of languages) {
  test.describe(events, () => {
    for (const javaScriptEnabled of [true, false]) {
      const title = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';
      test.describe(title, nightlyUnlessTurned(events, javaScriptEnabled), () => {
        test.use({ javaScriptEnabled });

        test('lists what is to come, the next first, and six of what is over', async ({
          page,
          request,
        }) => {
          const expected = await listedEvents(request, 'upcoming');
          await page.goto(events);
          const upcoming = page.getByRole('region', { name: words.events.upcoming });
          await expect(upcoming.getByRole('article')).toHaveCount(expected.length);
          const titles = await upcoming.getByRole('heading', { level: 3 }).allTextContents();
          expect(titles).toEqual(expected.map((event) => titleIn(event, code)));

          const over = page.getByRole('region', { name: words.events.past });
          await expect(over.getByRole('article')).toHaveCount(6);
        });

        test('gives six more past events a step', async ({ page, request }) => {
          const expected = await listedEvents(request, 'past');
          await page.goto(events);
          await page.getByRole('link', { name: words.events.morePast }).click();
          if (!javaScriptEnabled) await expect(page).toHaveURL(`${events}/page/2`);

          const over = javaScriptEnabled
            ? page.getByRole('region', { name: words.events.past })
            : page.getByRole('main');
          await expect(over.getByRole('article')).toHaveCount(javaScriptEnabled ? 12 : 6);
          await expect(over.getByRole('article').last()).toContainText(
            titleIn(expected[11]!, code),
          );
        });

        test('leads from the home page to an event, its ticket and its calendars', async ({
          page,
        }) => {
          await page.goto(home);
          const preview = page.getByRole('region', { name: words.home.events.title });
          await expect(preview.getByRole('article')).toHaveCount(3);
          await preview.getByRole('link', { name: words.event.learnMore }).first().click();

          await expect(page).toHaveURL(new RegExp(`${events}/[a-z0-9-]+$`));
          await page.getByText(words.event.calendar, { exact: true }).click();
          await expect(page.getByRole('link', { name: words.event.calendarApple })).toBeVisible();
          for (const name of [words.event.calendarGoogle, words.event.calendarOutlook]) {
            const link = page.getByRole('link', { name });
            await expect(link).toHaveAttribute('target', '_blank');
            await expect(link).toHaveAttribute('rel', /noopener/);
          }
        });
      });
    }

    test('has all that is over in one place', async ({ page, request }) => {
      const expected = await listedEvents(request, 'past');
      await page.goto(past);
      await expect(page.getByRole('article')).toHaveCount(24);
      await page.getByRole('link', { name: words.events.morePast }).click();
      await expect(page.getByRole('article')).toHaveCount(expected.length);
      await page.getByRole('link', { name: words.events.back }).click();
      await expect(page).toHaveURL(events);
    });

    test('says when, where and how, and asks nobody else for it', async ({ page }) => {
      const foreign = foreignRequests(page);
      await page.goto(`${events}/${scheduled}`);
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { name: words.event.dateTime })).toBeVisible();
      await expect(main).toContainText(
        code === 'en' ? '7:00 PM – 9:00 PM CET' : '19:00 Uhr bis 21:00 Uhr MEZ',
      );
      const [place, country, button] =
        code === 'en'
          ? ['Chapel', 'Switzerland', 'Choose a chair']
          : ['Kapelle', 'Schweiz', 'Stuhl aussuchen'];
      await expect(main.getByText(country)).toBeVisible();
      await expect(main.getByRole('link', { name: words.event.map })).toHaveAttribute(
        'href',
        new RegExp(`^https://www\\.openstreetmap\\.org/search\\?query=${place}`),
      );
      await expect(main.getByRole('link', { name: button })).toHaveAttribute('target', '_blank');
      const inText = main.locator('.prose').getByRole('link').first();
      await expect(inText).toHaveCSS('border-top-style', 'solid');
      await page.waitForLoadState('networkidle');
      expect(foreign).toEqual([]);
    });

    test('says unmistakably what is off and what was moved', async ({ page, request }) => {
      const all = await listedEvents(request, 'upcoming');
      const off = all.find(({ status }) => status === 'cancelled')!;
      const moved = all.find(({ status }) => status === 'postponed')!;
      await page.goto(events);
      const card = (title: string) => page.getByRole('article').filter({ hasText: title }).first();
      await expect(card(titleIn(off, code))).toContainText(words.event.cancelled);
      await expect(card(titleIn(moved, code))).toContainText(words.event.postponed);

      await page.goto(`${events}/${off.slug}`);
      await expect(page.getByText(words.event.cancelledText)).toBeVisible();
      await expect(page.getByText(words.event.calendar, { exact: true })).toHaveCount(0);
      await page.goto(`${events}/${moved.slug}`);
      const [before] = words.event.postponedFrom.split('{date}');
      await expect(page.getByText(before!)).toBeVisible();
    });

    test('has a page of its own for an event that is not there', async ({ page, request }) => {
      expect((await answerOf(request, `${events}/no-such-event`)).status).toBe(404);
      await page.goto(`${events}/no-such-event`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.event.notFound);
      await page.getByRole('main').getByRole('link', { name: words.event.back }).click();
      await expect(page).toHaveURL(events);
    });

    test('is a calendar that another program reads', async ({ request }) => {
      const expected = await listedEvents(request, 'upcoming');
      const { events: entries, type } = await readCalendar(request, `${events}.ics`);
      expect(type).toBe('text/calendar; charset=utf-8');
      expect(entries.map(({ uid }) => uid)).toEqual(
        expected.map(({ id }) => `event-${id}@auralune`),
      );
      for (const [index, entry] of entries.entries()) {
        const { start_date: day, start_time: time, status } = expected[index]!;
        expect(entry.startDate.toString()).toBe(time ? `${day}T${time}` : day);
        const written = entry.component.getFirstPropertyValue('status');
        expect(written).toBe(status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED');
      }
    });
  });
}

test('an event is shown as it is in a place far away, and one without a time has none', async ({
  page,
  request,
}) => {
  const all = await listedEvents(request, 'upcoming');
  const american = all.find(({ location }) => location.city === 'Los Angeles')!;
  await page.goto(`/events/${american.slug}`);
  await expect(page.getByRole('main')).toContainText(
    /\d{1,2}:\d\d [AP]M( – \d{1,2}:\d\d [AP]M)? PT/,
  );

  const timeless = all.find((event) => event.start_time === null)!;
  await page.goto(`/events/${timeless.slug}`);
  await expect(page.getByRole('main')).not.toContainText(/\d{1,2}:\d\d [AP]M/);
});

test('an event without a picture is not listed, and has its page', async ({ page, request }) => {
  const response = await request.get(`${process.env.WORDPRESS_URL}/wp-json/wp/v2/events?type=past`);
  const bare = (await response.json()).find(
    (event: { featured_image: unknown }) => !event.featured_image,
  );
  await page.goto('/past-events');
  await expect(page.getByRole('article').filter({ hasText: bare.title })).toHaveCount(0);
  await page.goto(`/events/${bare.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bare.title);
  await expect(page.getByText(en.event.overText)).toBeVisible();
});

test.describe('addresses of events', () => {
  test('lead from one language and one first step to the right one', async ({ request }) => {
    await expectOneRedirect(request, '/de/events', '/de/veranstaltungen');
    await expectOneRedirect(request, '/events/page/1', '/events');
    await expectOneRedirect(request, '/past-events/page/1/', '/past-events');
    await expectOneRedirect(request, '/de/events.ics', '/de/veranstaltungen.ics');
    for (const path of ['/events/page/99', '/past-events/page/9', '/events/x/event.ics']) {
      expect([path, (await answerOf(request, path)).status]).toEqual([path, 404]);
    }
  });

  test('cost WordPress nothing once they are made', async ({ request }) => {
    for (const path of ['/events', '/past-events', '/events.ics', `/events/${online}/event.ics`]) {
      // A page whose minute is just over is made anew once more.
      await expect.poll(async () => (await answerOf(request, path)).state).toBe('HIT');
    }
  });
});

test('the ways into a calendar are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/de/veranstaltungen/${scheduled}`);
  await page.locator('details > summary').first().click();
  await expectAccessible(page);
});

function titleIn(
  {
    title,
    translations,
  }: { title: string; translations: { de: { title: { rendered: string } } | null } },
  language: string,
): string {
  const words = (language === 'de' && translations.de?.title.rendered) || title;
  const decoded: Record<string, string> = {
    '#8217': '’',
    '#8220': '“',
    '#8221': '”',
    '#8211': '–',
    amp: '&',
    '#038': '&',
  };

  return words.replace(/&(#?\w+);/g, (entity, name: string) => decoded[name] ?? entity);
}

function foreignRequests(page: Page): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (origin !== new URL(process.env.BASE_URL!).origin) foreign.push(request.url());
  });
  return foreign;
}
