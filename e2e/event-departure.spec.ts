import en from '../messages/en.json' with { type: 'json' };
import { listedEvents, onClockOfZurich } from './support/events';
import { answerOf, shownAfter } from './support/site';
import { expect, test } from './support/test';
import { WordPressRest } from './support/wordpress-rest';

type Made = { id: number; slug: string };

const title = 'The last chord';
const minute = 60_000;
/** An event that says no end is over so long after its start. */
const longest = 12 * 3_600_000;

test('an event that ends leaves the pages by itself, though nobody looks at them', async ({
  request,
}) => {
  test.setTimeout(3 * minute);
  const rest = await WordPressRest.logIn();
  const departure = new Date(Math.ceil((Date.now() + 20_000) / minute) * minute);
  const [day, time] = onClockOfZurich(new Date(departure.getTime() - longest));
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
      await shownAfter(request, { path, words: title, since: new Date() });
    }
    expect(Date.now()).toBeLessThan(departure.getTime());
    await new Promise((resolve) => setTimeout(resolve, departure.getTime() + 5_000 - Date.now()));

    // The first who asks is answered what is true now.
    expect((await answerOf(request, '/')).text).not.toContain(title);
    const upcoming = /aria-labelledby="upcoming"[^]*?<\/section>/.exec(
      (await answerOf(request, '/events')).text,
    )![0];
    expect(upcoming).not.toContain(title);
    expect((await answerOf(request, '/events.ics')).text).not.toContain(title);
    expect((await answerOf(request, `/events/${event.slug}`)).text).toContain(en.event.overText);
  } finally {
    const path = `/wp/v2/headless-events/${event.id}?force=true`;
    await rest.send({ method: 'DELETE', path });
    await rest.end();
  }
});
