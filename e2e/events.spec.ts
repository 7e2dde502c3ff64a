import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import { expectAccessible } from './support/axe';
import { content } from './support/content';
import { listedEvents, readCalendar } from './support/events';
import { fetchPath, expectOneRedirect } from './support/site';
import { expect, test, type Page } from './support/test';

const languages = [
  { words: en, events: '/events', home: '/' },
  { words: de, events: '/de/veranstaltungen', home: '/de' },
];

for (const { words, events, home } of languages) {
  test.describe(events, { tag: '@nightly' }, () => {
    for (const javaScriptEnabled of [true, false]) {
      const title = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';
      test.describe(title, () => {
        test.use({ javaScriptEnabled });

        test('lists every upcoming event', async ({ page, request }) => {
          const expected = await listedEvents(request, 'upcoming');
          await page.goto(events);
          const upcoming = page.getByRole('region', { name: words.events.upcoming });
          await expect(upcoming.getByRole('article')).toHaveCount(expected.length);
        });

        test('is linked from the home page to an event and its calendar links', async ({
          page,
        }) => {
          await page.goto(home);
          const preview = page.getByRole('region', { name: words.home.events.title });
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

    test('has its own 404 page for an event that does not exist', async ({ page, request }) => {
      expect((await fetchPath(request, `${events}/no-such-event`)).status).toBe(404);
      await page.goto(`${events}/no-such-event`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.event.notFound);
      await page.getByRole('main').getByRole('link', { name: words.event.back }).click();
      await expect(page).toHaveURL(events);
    });

    test('is also a calendar that other programs can read', async ({ request }) => {
      const expected = await listedEvents(request, 'upcoming');
      const { events: entries, type } = await readCalendar(request, `${events}.ics`);
      expect(type).toBe('text/calendar; charset=utf-8');
      expect(entries.map(({ uid }) => uid)).toEqual(
        expected.map(({ id }) => expect.stringMatching(new RegExp(`^event-${id}@\\S+$`))),
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

test.describe('addresses of events', { tag: '@nightly' }, () => {
  test('redirect to the right language and from page 1 to the list', async ({ request }) => {
    await expectOneRedirect(request, '/events/page/1', '/events');
    await expectOneRedirect(request, '/past-events/page/1/', '/past-events');
    await expectOneRedirect(request, '/de/events.ics', '/de/veranstaltungen.ics');
    for (const path of ['/events/page/99', '/past-events/page/9', '/events/x/event.ics']) {
      expect([path, (await fetchPath(request, path)).status]).toEqual([path, 404]);
    }
  });

  test('are served from the cache once they are rendered', async ({ request }) => {
    for (const path of [
      '/events',
      '/past-events',
      '/events.ics',
      `/events/${content.event}/event.ics`,
    ]) {
      // A page that has just expired is rendered once more.
      await expect.poll(async () => (await fetchPath(request, path)).state).toBe('HIT');
    }
  });
});

test('the calendar menu of an event is accessible', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/de/veranstaltungen/${content.event}`);
  await page.locator('details > summary').first().click();
  await expectAccessible(page);
});

test.describe('the calendar list of an event', { tag: '@nightly' }, () => {
  const button = (page: Page) => page.getByText(en.event.calendar, { exact: true });
  const link = (page: Page, name: string) => page.getByRole('link', { name });

  test.beforeEach(async ({ page }) => {
    await page.goto(`/events/${content.event}`);
    await button(page).press('Enter');
    await expect(link(page, en.event.calendarApple)).toBeVisible();
  });

  test('closes on Escape, which returns the focus to its button', async ({ page }) => {
    await page.keyboard.press('Tab');
    await expect(link(page, en.event.calendarApple)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link(page, en.event.calendarApple)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  // WCAG 2.4.11 Focus Not Obscured.
  test('closes when the focus leaves it', async ({ page }) => {
    await link(page, en.event.calendarOutlook).focus();
    await expect(link(page, en.event.calendarOutlook)).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(link(page, en.event.calendarOutlook)).toBeHidden();
  });

  test('closes on a press elsewhere', async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).click();
    await expect(link(page, en.event.calendarApple)).toBeHidden();
  });

  test('is not cut off on any screen', async ({ page }) => {
    for (const width of [320, 390, 430, 460, 480, 640, 980]) {
      await page.setViewportSize({ width, height: 900 });
      const list = (await page.locator('.disclosure-list').boundingBox())!;
      expect(list.x, `the left edge at ${width} px`).toBeGreaterThanOrEqual(0);
      expect(list.x + list.width, `the right edge at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
});
