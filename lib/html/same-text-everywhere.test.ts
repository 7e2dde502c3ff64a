import { getPost } from '../data/posts/queries';
import { search } from '../data/search/queries';
import { findEvent } from '../data/events/queries';
import { toCalendarFile } from '../feeds/calendar/calendar-file';
import { googleEvent, outlookEvent } from '../feeds/calendar/calendar-links';
import { eventNode } from '../seo/json-ld/event';
import { toDescription } from '../seo/description';
import { networkResponses } from '../testing/responses';
import { forgetSharedResponses } from '../wordpress/shared-responses';

const event = {
  ...{ id: 7, slug: 'one', title: 'Night<br>Grammar [vc_separator]', start_date: '2036-01-01' },
  ...{ start_time: '20:00', attendance: 'online', location: {} },
  description:
    '<p>[vc_row][vc_column width=&#8221;1/2&#8243;]Doors 19:00<br>Start 20:00</p><ul><li>Mats</li><li>Tea</li></ul>[/vc_column][/vc_row]',
};
const post = {
  ...{ id: 3, slug: 'floor', date: '2026-03-01T10:00:00', modified: '2026-03-01T10:00:00' },
  ...{ title: { rendered: 'Floor' }, content: { rendered: '<p>x</p>' } },
  excerpt: {
    rendered:
      '<p>[vc_row]The first tone comes<br>from the floor &hellip; <a class="more-link" href="https://cms.example/2026/03/floor/">Continue reading <span class="screen-reader-text">Floor</span></a></p>\n',
  },
};
const url = 'https://site.example/events/one';

beforeEach(forgetSharedResponses);

it('an event has the same text in title, description, structured data, calendars and their links', async () => {
  networkResponses({ body: event });
  const found = (await findEvent('one', 'en'))!;
  const sentence = 'Doors 19:00 Start 20:00 Mats Tea';
  const lines = 'Doors 19:00\nStart 20:00\nMats\nTea';

  expect(found.title).toBe('Night Grammar');
  expect(toDescription(found.seo.description)).toBe(sentence);
  expect(eventNode(found, '/x')).toMatchObject({ name: 'Night Grammar', description: sentence });
  const file = toCalendarFile([found], {
    ...{
      language: 'en',
      titleOf: ({ title }) => title,
      notice: () => '',
      facts: () => [],
      urlOf: () => url,
    },
  });
  expect(file).toContain('SUMMARY:Night Grammar\r\n');
  expect(file).toContain(`DESCRIPTION:${lines.replaceAll('\n', '\\n')}\r\n`);
  const page = { url, locale: 'en' as const };
  expect(new URL(googleEvent(found, page)).searchParams.get('details')).toBe(`${lines}\n\n${url}`);
  expect(new URL(outlookEvent(found, page)).searchParams.get('body')).toContain(
    lines.replaceAll('\n', '<br>'),
  );
});

it('an excerpt ends in an ellipsis in descriptions, feeds and search results', async () => {
  const shown = 'The first tone comes from the floor…';
  networkResponses({ body: [post] });
  const found = (await getPost('floor', 'en'))!;

  expect(found.seo.description).toBe(shown);
  networkResponses(
    { status: 404, body: { code: 'rest_no_route' } },
    { body: [{ ...post, type: 'post' }] },
  );
  const { results } = await search('tone', 'en', 1);
  expect(results.map(({ passage }) => passage.text)).toEqual([shown]);
});
