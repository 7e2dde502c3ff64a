import { upcomingRows } from '../../components/events/card-rows';
import { formatDate } from '../../lib/i18n/dates';
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };
import { listedEvents } from '../support/events';
import { watchOtherHosts } from '../support/other-hosts';
import { fetchPath } from '../support/site';
import { expect, test } from '../support/test';

const languages = [
  { words: en, events: '/events', past: '/past-events', code: 'en' },
  {
    ...{ words: de, events: '/de/veranstaltungen', past: '/de/vergangene-veranstaltungen' },
    code: 'de',
  },
];

const scheduled = 'the-bowl-and-the-eighty-chairs';

for (const { words, events, past, code } of languages) {
  test.describe(events, { tag: '@nightly' }, () => {
    for (const javaScriptEnabled of [true, false]) {
      const title = javaScriptEnabled ? 'with JavaScript' : 'without JavaScript';
      test.describe(title, () => {
        test.use({ javaScriptEnabled });

        test('lists the upcoming events, the next one first, and six past events', async ({
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

        test('shows six more past events at a time', async ({ page, request }) => {
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
      });
    }

    test('gives each card its share of the row', async ({ page }) => {
      const columns = { full: 12, 'two-thirds': 8, half: 6, third: 4, fourth: 3 };
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(events);
      const cards = page
        .getByRole('region', { name: words.events.upcoming })
        .locator('li:has(article)');
      const places = await cards.evaluateAll((all) =>
        all.map((each) => {
          const gap = parseFloat(getComputedStyle(each.parentElement!).columnGap);
          return { width: each.clientWidth, row: each.parentElement!.clientWidth, gap };
        }),
      );
      const rows = upcomingRows(places.length);
      expect(rows).toEqual(expect.arrayContaining(['two-thirds', 'half', 'fourth']));
      for (const [index, { width, row, gap }] of places.entries()) {
        const share = ((row + gap) * columns[rows[index]!]) / 12 - gap;
        expect(Math.abs(width - share), `card ${index + 1}: ${rows[index]}`).toBeLessThan(1);
      }
    });

    test('has a page with all past events', async ({ page, request }) => {
      const expected = await listedEvents(request, 'past');
      await page.goto(past);
      await expect(page.getByRole('article')).toHaveCount(24);
      await page.getByRole('link', { name: words.events.morePast }).click();
      await expect(page.getByRole('article')).toHaveCount(expected.length);
      await page.getByRole('link', { name: words.events.back }).click();
      await expect(page).toHaveURL(events);
    });

    test('shows the time, place and ticket of an event without requests to other hosts', async ({
      page,
    }) => {
      const others = watchOtherHosts(page);
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
      expect(others).toEqual([]);
    });

    test('says clearly which event is canceled and which is postponed', async ({
      page,
      request,
    }) => {
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

    test('says of a past event that was postponed when it was, and not that it is to come', async ({
      page,
      request,
    }) => {
      const over = await listedEvents(request, 'past');
      const moved = over.find(({ status }) => status === 'postponed')!;
      await page.goto(`${events}/${moved.slug}`);
      const [, after] = words.event.wasPostponedFrom.split('{date}');
      await expect(page.getByText(after!.trim())).toBeVisible();
      const [, toCome] = words.event.postponedFrom.split('{date}');
      await expect(page.getByText(toCome!.trim())).toHaveCount(0);
      await expect(page.getByText(words.event.overText)).toHaveCount(0);
    });
  });
}

test(
  'an event shows the local time of its place, and one without a time shows none',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const all = await listedEvents(request, 'upcoming');
    const american = all.find(({ location }) => location.city === 'Los Angeles')!;
    await page.goto(`/events/${american.slug}`);
    await expect(page.getByRole('main')).toContainText(
      /\d{1,2}:\d\d [AP]M( – \d{1,2}:\d\d [AP]M)? PT/,
    );

    const timeless = all.find((event) => event.start_time === null)!;
    await page.goto(`/events/${timeless.slug}`);
    await expect(page.getByRole('main')).not.toContainText(/\d{1,2}:\d\d [AP]M/);
  },
);

test(
  'names of places are in the language of the page, and are marked as no other',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const all = await listedEvents(request, 'upcoming');
    const american = all.find(({ location }) => location.city === 'Los Angeles')!;
    await page.goto('/de/veranstaltungen');
    const card = page.getByRole('article').filter({ hasText: 'Los Angeles' }).first();
    await expect(card).toContainText('Los Angeles, Kalifornien, Vereinigte Staaten');
    const foreign = page.getByRole('region', { name: de.events.upcoming }).locator('p[lang]');
    await expect(foreign).toHaveCount(0);

    await page.goto(`/de/veranstaltungen/${american.slug}`);
    const main = page.getByRole('main');
    await expect(main.getByText('Kalifornien, Vereinigte Staaten')).toBeVisible();
    await expect(main.locator('p[lang]')).toHaveCount(0);
    // The German version has its own poster with a German alternative text.
    await expect(main.getByRole('img').first()).toHaveAttribute('alt', /^Plakat/);
    await expect(main.getByRole('img').first()).not.toHaveAttribute('lang');
  },
);

test('a post names the days that the events have', { tag: '@nightly' }, async ({ request }) => {
  const all = await listedEvents(request, 'upcoming');
  for (const [path, locale] of [
    ['/2026/11/winter-rooms', 'en'],
    ['/de/2026/11/winter-rooms', 'de'],
  ] as const) {
    const { text } = await fetchPath(request, path);
    const named = all.filter(({ slug }) => text.includes(`/${slug}"`));

    expect(named.length).toBeGreaterThan(3);
    for (const { start_date: day } of named) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(formatDate(day, 'long', locale));
    }
  }
});

test(
  'an event without a picture is not listed, but has a page',
  { tag: '@nightly' },
  async ({ page, request }) => {
    const response = await request.get(
      `${process.env.WORDPRESS_URL}/wp-json/wp/v2/events?type=past`,
    );
    const bare = (await response.json()).find(
      (event: { featured_image: unknown }) => !event.featured_image,
    );
    await page.goto('/past-events');
    await expect(page.getByRole('article').filter({ hasText: bare.title })).toHaveCount(0);
    await page.goto(`/events/${bare.slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bare.title);
    await expect(page.getByText(en.event.overText)).toBeVisible();
  },
);

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
