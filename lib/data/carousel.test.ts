import { getCarousel } from './carousel';
import { logged, networkResponses } from '../testing/responses';

const item = {
  id: 3,
  title: 'Winter Rooms',
  background_image_url: '/images/carousel/winter-retreat.webp',
  button_text: 'See the dates',
  button_url: '/events',
  button_target: '_self',
  created_at: '2026-11-20 23:13:22.156+00',
  active: true,
  display_order: 1,
};

describe('getCarousel', () => {
  it('requests the active items in their order', async () => {
    const { requests } = networkResponses({ body: [] });

    expect(await getCarousel('en')).toEqual([]);
    expect(requests[0]!.pathname).toBe('/rest/v1/auralune_carousel');
    expect(Object.fromEntries(requests[0]!.searchParams)).toEqual({
      select: '*',
      active: 'eq.true',
      order: 'display_order.asc',
    });
  });

  it('dates an item by the clock of the site, in either spelling of the database', async () => {
    networkResponses({ body: [item, { ...item, created_at: '2026-11-20T23:13:22.156+00:00' }] });

    expect((await getCarousel('en')).map((each) => each.createdOn)).toEqual([
      '2026-11-21',
      '2026-11-21',
    ]);
  });

  it('knows which links open a new tab', async () => {
    networkResponses({
      body: [item, { ...item, button_target: '_blank' }, { ...item, button_target: null }],
    });

    const targets = (await getCarousel('en')).map((each) => each.button.opensNewTab);
    expect(targets).toEqual([false, true, false]);
  });

  it.each([
    ['no image', { background_image_url: null }],
    ['a script for a link', { button_url: 'javascript:alert(1)' }],
    ['a link to another host in disguise', { button_url: '//evil.example' }],
    ['no title', { title: '' }],
    ['no date', { created_at: 'soon' }],
  ])('leaves out an item with %s, and says so', async (_, fault) => {
    const warning = logged('warn');
    networkResponses({ body: [{ ...item, ...fault }, item] });

    expect(await getCarousel('en')).toHaveLength(1);
    expect(warning).toHaveBeenCalledTimes(1);
  });

  it('reads a day without a time', async () => {
    networkResponses({ body: [{ ...item, created_at: '2026-11-20' }] });

    expect((await getCarousel('en'))[0]?.createdOn).toBe('2026-11-20');
  });

  it('is empty if no slide can be shown, so that the home page is shown without it', async () => {
    const warning = logged('warn');
    const background_image_url = 'https://pictures.example/a.jpg';
    networkResponses({ body: [{ ...item, background_image_url }] });

    expect(await getCarousel('en')).toEqual([]);
    expect(warning).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['has columns of other types', { body: [{ ...item, title: 7, created_at: 7 }] }],
    ['fails', { status: 500, body: 'no' }],
    ['refuses the key', { status: 401, body: { message: 'Invalid API key' } }],
    ['responds with something else than a list', { body: { odd: true } }],
  ])('throws when Supabase %s', async (_, response) => {
    logged('warn');
    networkResponses(response);

    await expect(getCarousel('en')).rejects.toThrow();
  });
});
