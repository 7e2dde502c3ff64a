import { contextWith, responseOf } from '../testing/context';
import { checkDates } from './dates.mjs';

const wordpress = { rest: 'pretty', routes: [], clock: 0, response: responseOf({}) } as const;
const check = (responses: Record<string, unknown>) =>
  checkDates(
    contextWith(
      Object.fromEntries(Object.entries(responses).map(([path, json]) => [path, { json }])),
    ).context,
    wordpress,
  );

describe('the dates of events, videos and releases', () => {
  it('can be read in every form that is certain, or there are none', async () => {
    const events = [
      { id: 1, start_date: '05/12/2026', start_time: '7:30 pm', end_date: false, end_time: '' },
      { id: 2, start_date: '0000-00-00', doors_time: null },
    ];
    const items = [
      { id: 3, acf: { release_date: '5. Dezember 2026' } },
      { id: 4, acf: [] },
    ];

    expect(await check({ '/events': events, '/videos': items, '/music': items })).toMatchObject([
      { state: 'fine' },
    ]);
    expect(await check({})).toMatchObject([{ state: 'fine' }]);
  });

  it('cannot be read, and it says of which item and which field', async () => {
    const [finding, ...more] = await check({
      'type=upcoming': [{ id: 7, start_date: '12/25/2026', start_time: 'late' }],
      'type=past': [{ id: 8, start_date: '2020-01-01', presale_from: 'once' }],
      '/videos': [{ id: 9, acf: { release_date: 'soon' } }],
      '/music': [{ id: 10, acf: { release_date: '2026-13-01' } }],
    });

    expect(more).toEqual([]);
    expect(finding).toMatchObject({ state: 'warning' });
    for (const words of [
      ...['event 7, start_date: "12/25/2026"', 'event 7, start_time: "late"'],
      ...['event 8, presale_from: "once"', 'video 9, release_date: "soon"'],
      'release 10, release_date: "2026-13-01"',
    ])
      expect(finding!.words).toContain(words);
    expect(finding!.next).toContain('Y-m-d');
  });

  it('are checked on every page of a list', async () => {
    const headers = { 'x-wp-totalpages': '2' };
    const { context } = contextWith({
      'music?per_page=100&_fields=id%2Cacf&page=2': {
        json: [{ id: 11, acf: { release_date: 'soon' } }],
      },
      '/music': { json: [{ id: 10, acf: { release_date: '20261205' } }], headers },
    });

    expect((await checkDates(context, wordpress))[0]!.words).toContain('release 11, release_date');
  });

  it('are many: it names some and counts the rest', async () => {
    const music = Array.from({ length: 9 }, (_, id) => ({ id, acf: { release_date: 'soon' } }));

    expect((await check({ '/music': music }))[0]!.words).toContain('and 4 more');
  });
});
