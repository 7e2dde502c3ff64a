import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { Editor } from './support/editor';
import { listedEvents, onClockOfZurich, readCalendar } from './support/events';
import { expectWithinASecond, shownOnAll } from './support/promptness';
import { Screen } from './support/screen';
import { answerOf, shownAfter } from './support/site';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

const slug = 'matinee-at-the-boat-house';
const title = 'Matinee at the boat house';
const everywhere = ['/', '/de', '/events', '/de/veranstaltungen', `/events/${slug}`];

test.describe('an event, from the editor’s screen to the visitor’s calendar', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 });

  let screen: Screen;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(120_000);
    const editor = new Editor(await browser.newPage());
    await editor.logIn();
    screen = new Screen(editor);
  });

  test.afterAll(async () => {
    const id = await screen.id().catch(() => null);
    await screen.page.close();
    const rest = await WordPressRest.logIn();
    if (id) {
      const path = `/wp/v2/headless-events/${id}?force=true`;
      await rest.send({ method: 'DELETE', path }).catch(() => undefined);
    }
    await rest.end();
  });

  test('is made, and is on the home page, in the list, on its page and in the calendar', async ({
    request,
  }) => {
    // Whoever asked before it was there must not be answered that it is not.
    expect((await answerOf(request, `/events/${slug}`)).status).toBe(404);
    await screen.startNew('event', title);
    await screen.goToFields();
    await screen.openPanel('Date and time');
    await screen.pick('Day', typed(dayFromNow(1)));
    await screen.pick('Begins at', '1130AM');
    await screen.choose('Time zone', 'Zurich');
    await screen.openPanel('Poster');
    await screen.chooseImage('Choose a poster');
    await screen.goToFields();
    await screen.openPanel('Place');
    await screen.type('Name of the place', 'Boat house');
    await screen.openPanel('German version');
    await screen.type('German title', 'Matinee im Bootshaus');
    await screen.publish();
    const since = new Date();
    await screen.isStored();

    for (const path of everywhere) {
      const words = path.startsWith('/de') ? 'Matinee im Bootshaus' : title;
      await shownAfter(request, { path, words, since });
    }
    const { events } = await readCalendar(request, '/events.ics');
    const event = events.find(({ summary }) => summary === title)!;
    expect(event).toMatchObject({ location: 'Boat house' });
    expect(event.startDate.toString()).toBe(`${dayFromNow(1)}T11:30:00`);
  });

  test('is moved, and a calendar that asks again takes it over', async ({ request }) => {
    const before = (await readCalendar(request, `/events/${slug}/event.ics`)).events[0]!;
    await closePublishing();
    await screen.goToFields();
    await screen.pick('Day', typed(dayFromNow(2)));
    await screen.choose('Does it take place?', 'Postponed');
    await screen.pick('Earlier day', typed(dayFromNow(1)));
    await screen.save();
    const since = new Date();
    await screen.isStored();

    await shownAfter(request, { path: `/events/${slug}`, words: en.event.postponed, since });
    await shownAfter(request, { path: '/de/veranstaltungen', words: de.event.postponed, since });
    await expect
      .poll(async () => (await readEvent()).startDate.toString())
      .toBe(`${dayFromNow(2)}T11:30:00`);
    const after = await readEvent();
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);

    async function readEvent() {
      return (await readCalendar(request, `/events/${slug}/event.ics`)).events[0]!;
    }
  });

  test('is cancelled, and says so wherever it is', async ({ request }) => {
    await screen.goToFields();
    await screen.choose('Does it take place?', 'Cancelled');
    await screen.save();
    const since = new Date();
    await screen.isStored();

    await shownAfter(request, { path: `/events/${slug}`, words: en.event.cancelledText, since });
    await shownAfter(request, { path: '/', words: en.event.cancelled, since });
    await expect
      .poll(async () => {
        const { events } = await readCalendar(request, '/de/veranstaltungen.ics');
        const event = events.find(({ summary }) => summary.includes('Bootshaus'));
        return [event?.summary, event?.component.getFirstPropertyValue('status')];
      })
      .toEqual(['Abgesagt: Matinee im Bootshaus', 'CANCELLED']);
  });

  test('is put into the trash, and is nowhere any more', async ({ request }) => {
    const id = await screen.id();
    const rest = await WordPressRest.logIn();
    await rest.send({ method: 'DELETE', path: `/wp/v2/headless-events/${id}` });
    await rest.end();

    await expect
      .poll(async () => (await answerOf(request, `/events/${slug}`)).status, { timeout: 15_000 })
      .toBe(404);
    for (const path of everywhere.slice(0, 4)) {
      const words = path.startsWith('/de') ? 'Matinee im Bootshaus' : title;
      await expect
        .poll(async () => (await answerOf(request, path)).text, { timeout: 15_000 })
        .not.toContain(words);
    }
    await expect
      .poll(async () => (await readCalendar(request, '/events.ics')).events.map((e) => e.summary))
      .not.toContain(`Cancelled: ${title}`);
  });

  async function closePublishing(): Promise<void> {
    const panel = screen.page.getByRole('region', { name: 'Editor publish' });
    await panel.getByRole('button', { name: /Close panel|Cancel/ }).press('Enter');
  }
});

test('an edited event is on its page and in both lists within a second', async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const events = await listedEvents(request, 'upcoming');
  const event = events.find(({ translations }) => !translations.de)!;
  const lists = ['/events', '/de/veranstaltungen'];
  const pages = [...lists.map((list) => `${list}/${event.slug}`), ...lists];
  const editor = new Editor(await browser.newPage());
  try {
    await editor.logIn();
    await editor.openPost(event.id);

    await expectWithinASecond(async (round) => {
      const words = `Announced anew, ${round}`;
      await editor.setTitle(words);
      const since = await editor.clickUpdate();
      const shown = await shownOnAll(request, { pages, words, since });
      await editor.isSaved();
      return shown;
    });
    await editor.setTitle(event.title);
    await editor.clickUpdate();
    await editor.isSaved();
  } finally {
    await editor.page.close();
  }
});

/** A day by the clock of Zurich, `YYYY-MM-DD`. */
function dayFromNow(days: number): string {
  return onClockOfZurich(new Date(Date.now() + days * 86_400_000))[0]!;
}

/** The keys for a picker of dates: month, day, year. */
const typed = (day: string) => day.replace(/(\d{4})-(\d\d)-(\d\d)/, '$2$3$1');
