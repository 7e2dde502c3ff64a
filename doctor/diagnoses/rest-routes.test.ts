import categories from '../../lib/testing/recorded/categories.json';
import posts from '../../lib/testing/recorded/post.json';
import { contextWith, responseOf } from '../testing/context';
import { checkRestRoutes } from './rest-routes.mjs';

const item = {
  ...{ id: 1, slug: 'one', date: '2026-11-20T10:00:00', title: { rendered: 'One' } },
  ...{ content: { rendered: '' }, excerpt: { rendered: '' } },
};
const term = { id: 1, name: 'News', slug: 'news', taxonomy: 'category' };
const event = { id: 1, title: 'Night', start_date: '2026-12-01' };
const right = {
  '/posts': { json: [item], headers: { 'x-wp-total': '45' } },
  '/events': { json: [event] },
  ...{ '/videos': { json: [item] }, '/music': { json: [] } },
  ...{ '/categories': { json: [term] }, '/tags': { json: [term] } },
};
const wordpress = { rest: 'pretty', routes: [], clock: 0, response: responseOf({}) } as const;
const check = (responses: Parameters<typeof contextWith>[0]) =>
  checkRestRoutes(contextWith({ ...right, ...responses }).context, wordpress);

describe('REST routes', () => {
  it('return lists of valid items', async () => {
    expect(await check({})).toEqual([
      {
        state: 'fine',
        words: 'REST routes work: posts 45, events 1, videos 1, music 0, categories 1, tags 1.',
      },
    ]);
  });

  it('are fine with the responses of a real WordPress', async () => {
    const recorded = { '/posts': { json: posts }, '/categories': { json: categories } };
    expect(await check(recorded)).toEqual([
      {
        state: 'fine',
        words: 'REST routes work: posts 1, events 1, videos 1, music 0, categories 7, tags 1.',
      },
    ]);
  });

  it('are missing, fail, or return no list', async () => {
    const findings = await check({
      '/events': { status: 404 },
      '/videos': { status: 500 },
      '/music': { json: { message: 'no' } },
      '/tags': { trouble: 'no response within ten seconds' },
    });

    expect(findings.map(({ state }) => state)).toEqual([
      'fine',
      ...['failure', 'failure', 'failure', 'failure'],
    ]);
    expect(findings[1]!.words).toContain('no route for events');
    expect(findings[3]!.words).toContain('but no list');
  });

  it('have an item that the site cannot read', async () => {
    const [, finding] = await check({ '/posts': { json: [item, { ...item, title: 'bare' }] } });

    expect(finding).toMatchObject({ state: 'warning' });
    expect(finding!.words).toContain('required fields are missing or invalid (title)');
  });

  it('are requested at the URLs of plain permalinks', async () => {
    const { context, requests } = contextWith();
    await checkRestRoutes(context, { ...wordpress, rest: 'plain' });

    expect(requests[0]!.url).toBe('https://cms.example/?rest_route=%2Fwp%2Fv2%2Fposts&per_page=5');
  });
});
