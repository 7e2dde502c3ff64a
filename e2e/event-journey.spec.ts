import { formatDate } from '../lib/i18n/dates';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { Editor } from './support/editor';
import { listedEvents, zurichDayAndTime, readCalendar } from './support/events';
import { expectPromptEdits, timeUntilShownOnAll } from './support/edit-times';
import { EditScreen } from './support/edit-screen';
import { fetchPath, timeUntilShown } from './support/site';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

const slug = 'matinee-at-the-boat-house';
const title = 'Matinee at the boat house';
const everywhere = ['/', '/de', '/events', '/de/veranstaltungen', `/events/${slug}`];

test.describe('an event from the edit screen', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });

  let screen: EditScreen;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000);
    const editor = new Editor(await browser.newPage());
    await editor.logIn();
    screen = new EditScreen(editor);
  });

  test.afterAll(async () => {
    const id = await screen.id().catch(() => null);
    await screen.page.close();
    const rest = await WordPressRest.logIn();
    if (id) {
      const path = `/wp/v2/headless-events/${id}?force=true`;
      await rest.send({ method: 'DELETE', path }).catch(() => undefined);
    }
  });

  test('shows after publishing on the home page, in the list, on its page and in the calendar', async ({
    request,
  }) => {
    // This early 404 must not be stored: after publishing, the page must be there.
    expect((await fetchPath(request, `/events/${slug}`)).status).toBe(404);
    await screen.startNew('event', title);
    await screen.goToFields();
    await screen.openPanel('Date and time');
    await screen.pick('Day', typed(dayFromNow(1)));
    await screen.pick('Begins at', '1130AM');
    await screen.choose('Time zone', 'Zurich');
    await screen.openPicturePanel('Poster');
    await screen.chooseImage('Choose a poster');
    await screen.goToFields();
    await screen.openPanel('Place');
    await screen.type('Name of the place', 'Boat house');
    await screen.openPanel('German version');
    await screen.type('German title', 'Matinee im Bootshaus');
    await screen.publish();
    const since = new Date();
    await screen.waitUntilStored();

    for (const path of everywhere) {
      const words = path.startsWith('/de') ? 'Matinee im Bootshaus' : title;
      await timeUntilShown(request, { path, words, since });
    }
    // Calendars are rendered again after the pages.
    await expect
      .poll(async () => {
        const { events } = await readCalendar(request, '/events.ics');
        const event = events.find(({ summary }) => summary === title);
        return [event?.location, event?.startDate.toString()];
      })
      .toEqual(['Boat house', `${dayFromNow(1)}T11:30:00`]);
  });

  test(
    'can be postponed, and a calendar program updates its entry',
    { tag: '@nightly' },
    async ({ request }) => {
      const before = (await readCalendar(request, `/events/${slug}/event.ics`)).events[0]!;
      await screen.closePublishing();
      await screen.goToFields();
      await screen.pick('Day', typed(dayFromNow(2)));
      await screen.choose('Does it take place?', 'Postponed');
      await expect(screen.field('Earlier day')).toHaveValue(dayFromNow(1));
      await screen.save();
      const since = new Date();
      await screen.waitUntilStored();

      await timeUntilShown(request, { path: `/events/${slug}`, words: en.event.postponed, since });
      await timeUntilShown(request, {
        path: '/de/veranstaltungen',
        words: de.event.postponed,
        since,
      });
      await expect
        .poll(async () => (await readEvent()).startDate.toString())
        .toBe(`${dayFromNow(2)}T11:30:00`);
      const after = await readEvent();
      expect(after.uid).toBe(before.uid);
      expect(after.sequence).toBeGreaterThan(before.sequence);

      async function readEvent() {
        return (await readCalendar(request, `/events/${slug}/event.ics`)).events[0]!;
      }
    },
  );

  test(
    'can be cancelled, and the pages and the calendar say so',
    { tag: '@nightly' },
    async ({ request }) => {
      await screen.goToFields();
      await screen.choose('Does it take place?', 'Canceled');
      await screen.save();
      const since = new Date();
      await screen.waitUntilStored();

      await timeUntilShown(request, {
        path: `/events/${slug}`,
        words: en.event.cancelledText,
        since,
      });
      await timeUntilShown(request, { path: '/', words: en.event.cancelled, since });
      await expect
        .poll(async () => {
          const { events } = await readCalendar(request, '/de/veranstaltungen.ics');
          const event = events.find(({ summary }) => summary.includes('Bootshaus'));
          return [event?.summary, event?.component.getFirstPropertyValue('status')];
        })
        .toEqual(['Abgesagt: Matinee im Bootshaus', 'CANCELLED']);
    },
  );

  test(
    'disappears everywhere when it is moved to the trash',
    { tag: '@nightly' },
    async ({ request }) => {
      const id = await screen.id();
      const rest = await WordPressRest.logIn();
      await rest.send({ method: 'DELETE', path: `/wp/v2/headless-events/${id}` });

      await expect
        .poll(async () => (await fetchPath(request, `/events/${slug}`)).status, { timeout: 15_000 })
        .toBe(404);
      for (const path of everywhere.slice(0, 4)) {
        const words = path.startsWith('/de') ? 'Matinee im Bootshaus' : title;
        await expect
          .poll(async () => (await fetchPath(request, path)).text, { timeout: 15_000 })
          .not.toContain(words);
      }
      await expect
        .poll(async () => (await readCalendar(request, '/events.ics')).events.map((e) => e.summary))
        .not.toContain(`Canceled: ${title}`);
    },
  );
});

test(
  'an edited event soon shows on its page and in both lists',
  { tag: ['@nightly', '@edits'] },
  async ({ browser, request }) => {
    test.setTimeout(240_000);
    const rest = await WordPressRest.logIn();
    const [first] = await listedEvents(request, 'upcoming');
    // Without German words, so that its title is on the German pages too.
    const event = await rest.send<{ id: number; slug: string }>({
      method: 'POST',
      path: '/wp/v2/headless-events',
      body: {
        ...{ title: 'Told in one language', status: 'publish' },
        featured_media: first!.embedded['wp:featuredmedia'][0]!.id,
        meta: { start_date: dayFromNow(20), start_time: '19:00', timezone: 'Europe/Zurich' },
      },
    });
    const lists = ['/events', '/de/veranstaltungen'];
    const pages = [...lists.map((list) => `${list}/${event.slug}`), ...lists];
    const editor = new Editor(await browser.newPage());
    try {
      await editor.logIn();
      await editor.openPost(event.id);

      await expectPromptEdits(request, async (round) => {
        const words = `Announced again, ${round}`;
        await editor.setTitle(words);
        const since = await editor.clickUpdate();
        const shown = await timeUntilShownOnAll(request, { pages, words, since });
        await editor.waitUntilSaved();
        return shown;
      });
    } finally {
      await editor.page.close();
      await rest.send({ method: 'DELETE', path: `/wp/v2/headless-events/${event.id}?force=true` });
    }
  },
);

test(
  'an event that is postponed without a new day has its day struck through, and no calendar menu',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const rest = await WordPressRest.logIn();
    const [first] = await listedEvents(request, 'upcoming');
    const day = dayFromNow(20);
    const event = await rest.send<{ id: number; slug: string }>({
      method: 'POST',
      path: '/wp/v2/headless-events',
      body: {
        ...{ title: 'Waiting for a new day', status: 'publish' },
        featured_media: first!.embedded['wp:featuredmedia'][0]!.id,
        meta: { start_date: day, timezone: 'Europe/Zurich', event_status: 'postponed' },
      },
    });
    const since = new Date();
    const paths = ['/events', `/events/${event.slug}`] as const;
    try {
      for (const path of paths) {
        await timeUntilShown(request, { path, words: 'Waiting for a new day', since });
      }
      await page.goto(paths[0]);
      const card = page.getByRole('article').filter({ hasText: 'Waiting for a new day' });
      const onCard = card.getByText(formatDate(day, 'card', 'en'), { exact: true });
      await expect(onCard).toHaveCSS('text-decoration-line', 'line-through');

      await page.goto(paths[1]);
      const onPage = page
        .getByRole('main')
        .locator('p', { has: page.locator('time') })
        .first();
      await expect(onPage).toHaveText(formatDate(day, 'day', 'en'));
      await expect(onPage).toHaveCSS('text-decoration-line', 'line-through');
      await expect(page.getByText(en.event.postponedOpen)).toBeVisible();
      await expect(page.getByText(en.event.calendar, { exact: true })).toHaveCount(0);
    } finally {
      await rest.send({ method: 'DELETE', path: `/wp/v2/headless-events/${event.id}?force=true` });
    }
  },
);

/** The day after this many days in the time zone of Zurich, `YYYY-MM-DD`. */
function dayFromNow(days: number): string {
  return zurichDayAndTime(new Date(Date.now() + days * 86_400_000))[0]!;
}

/** The keys to type into a date field: month, day, year. */
const typed = (day: string) => day.replace(/(\d{4})-(\d\d)-(\d\d)/, '$2$3$1');
