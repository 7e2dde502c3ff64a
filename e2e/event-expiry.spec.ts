import en from '../messages/en.json' with { type: 'json' };
import { listedEvents, zurichDayAndTime } from './support/events';
import { fetchPath, timeUntilShown } from './support/site';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

type Made = { id: number; slug: string };

const title = 'The last chord';
const minute = 60_000;
/** An event without an end is over this long after its start. */
const assumedLength = 12 * 3_600_000;

const promise =
  'an event that ends disappears from the lists by itself, even if nobody visits them';

// This test waits until a real minute is over, so it runs only every night. In `npm test`, event-expiry.test.ts tests
// the same with a simulated clock.
test(promise, { tag: '@nightly' }, async ({ request }) => {
  test.setTimeout(3 * minute);
  const rest = await WordPressRest.logIn();
  const end = new Date(Math.ceil((Date.now() + 20_000) / minute) * minute);
  const [day, time] = zurichDayAndTime(new Date(end.getTime() - assumedLength));
  const [first] = await listedEvents(request, 'upcoming');
  const body = {
    title,
    status: 'publish',
    featured_media: first!.embedded['wp:featuredmedia'][0]!.id,
    meta: { start_date: day, start_time: time, timezone: 'Europe/Zurich' },
  };
  const event = await rest.send<Made>({ method: 'POST', path: '/wp/v2/headless-events', body });
  try {
    for (const path of ['/', '/events']) {
      await timeUntilShown(request, { path, words: title, since: new Date() });
    }
    expect(Date.now()).toBeLessThan(end.getTime());
    await new Promise((resolve) => setTimeout(resolve, end.getTime() + 10_000 - Date.now()));

    // Already the first request after the end gets the current page.
    expect((await fetchPath(request, '/')).text).not.toContain(title);
    const upcoming = /aria-labelledby="upcoming"[^]*?<\/section>/.exec(
      (await fetchPath(request, '/events')).text,
    )![0];
    expect(upcoming).not.toContain(title);
    expect((await fetchPath(request, '/events.ics')).text).not.toContain(title);
    expect((await fetchPath(request, `/events/${event.slug}`)).text).toContain(en.event.overText);
  } finally {
    const path = `/wp/v2/headless-events/${event.id}?force=true`;
    await rest.send({ method: 'DELETE', path });
  }
});
