import { readCalendar } from './support/events';
import { stack } from './support/environment';
import { nightlyIfGerman } from './support/nightly';
import { fetchPath, timeUntilShown } from './support/site';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

// Editors paste the URL of a page in two forms: as visitors see it, and as WordPress shows it to editors.
const typed = [`${stack.siteUrl}/events`, `${stack.wordpressUrl}/events/`];
const words = `See ${typed.join(' or ')}.`;
const text = typed.map((href) => `<p>${words} <a href="${href}">there</a></p>`).join('\n');
const content = new URL(stack.wordpressUrl).host;
const title = 'An evening with addresses';
// A URL field of WordPress refuses a host without a dot, such as the host of the stack's site.
const address = typed[1];

const things = [
  {
    type: 'headless-events',
    paths: { en: '/events/', de: '/de/veranstaltungen/' },
    meta: {
      ...{ start_date: '2036-07-01', start_time: '20:00', city: 'Phoenix', state: 'Arizona' },
      ...{ country: 'United States', venue: words, ticket_url: address, ticket_text: 'Seats' },
    },
  },
  {
    type: 'music',
    paths: { en: '/music/', de: '/de/musik/' },
    meta: { listen: address, label: words, tracklist: `<p>${words}</p>`, credits: words },
  },
];

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const made: { path: string; pages: Record<'en' | 'de', string> }[] = [];
let rest: WordPressRest;

test.beforeAll(async ({ request }) => {
  rest = await WordPressRest.logIn();
  for (const { type, paths, meta } of things) {
    const path = `/wp/v2/${type}`;
    const body = { title, content: text, excerpt: words, status: 'publish', meta };
    const { id, slug } = await rest.send({ method: 'POST', path, body });
    made.push({
      path: `${path}/${id}`,
      pages: { en: `${paths.en}${slug}`, de: `${paths.de}${slug}` },
    });
  }
  for (const { pages } of made) {
    await timeUntilShown(request, { path: pages.en, words: title, since: new Date() });
  }
});

test.afterAll(async () => {
  for (const { path } of made) await rest.send({ method: 'DELETE', path: `${path}?force=true` });
});

for (const [language, events] of [
  ['en', '/events'],
  ['de', '/de/veranstaltungen'],
] as const) {
  test(
    `addresses of the site that an editor typed lead to ${events} in texts and fields`,
    nightlyIfGerman(events),
    async ({ page, request }) => {
      for (const { pages } of made) {
        await page.goto(pages[language]);
        const main = page.getByRole('main');
        const typedLinks = main.getByRole('link', { name: /^(there|Seats|Listen|Anhören)/ });
        await expect(typedLinks).toHaveCount(3);
        for (const link of await typedLinks.all())
          await expect(link).toHaveAttribute('href', events);
        await expect(main).toContainText(
          `See ${stack.siteUrl}${events} or ${stack.siteUrl}${events}.`,
        );

        const { text: html } = await fetchPath(request, pages[language]);
        expect(html.replace(/\/_next\/image\?url=[^"\s]*/g, '')).not.toContain(content);
      }
    },
  );

  test(`the calendar of ${events} has the same addresses, and the time zone of the place`, async ({
    request,
  }) => {
    const file = language === 'en' ? 'event.ics' : 'termin.ics';
    const { calendar, events: read } = await readCalendar(
      request,
      `${made[0]!.pages[language]}/${file}`,
    );

    expect(read[0]!.description).toContain(`See ${stack.siteUrl}${events} or`);
    expect(read[0]!.location).toContain(`See ${stack.siteUrl}${events} or`);
    expect(read[0]!.startDate.zone.tzid).toBe('America/Phoenix');
    expect(calendar.toString()).not.toContain(content);
  });
}
