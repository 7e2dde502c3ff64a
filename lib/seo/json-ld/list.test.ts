import { listNodes, toListItems } from './list';

describe('listNodes', () => {
  it('contains only addresses, in their order', () => {
    const items = toListItems('music', [
      { slug: 'a', language: 'de' },
      { slug: 'b', language: 'de' },
    ]);

    expect(listNodes({ pathname: '/music' }, items, 'de')).toEqual([
      {
        ...{ '@type': 'ItemList', '@id': 'https://site.example/de/musik#list' },
        itemListElement: [
          { '@type': 'ListItem', position: 1, url: 'https://site.example/de/musik/a' },
          { '@type': 'ListItem', position: 2, url: 'https://site.example/de/musik/b' },
        ],
      },
    ]);
  });

  it('contains the address of the original for an item without a German version', () => {
    const items = toListItems('post', [
      { slug: 'a', date: '2026-08-01T10:00:00', language: 'de' },
      { slug: 'b', date: '2026-08-01T10:00:00', language: 'en' },
    ]);

    expect(listNodes({ pathname: '/news' }, items, 'de')).toMatchObject([
      {
        itemListElement: [
          { url: 'https://site.example/de/2026/08/a' },
          { url: 'https://site.example/2026/08/b' },
        ],
      },
    ]);
  });

  it('contains each address once: without our plugin, the dates of a series share one page', () => {
    const items = toListItems('event', [
      { slug: 'series', language: 'en' },
      { slug: 'b', language: 'en' },
      { slug: 'series', language: 'en' },
    ]);

    expect(listNodes({ pathname: '/events' }, items, 'en')).toMatchObject([
      {
        itemListElement: [
          { position: 1, url: 'https://site.example/events/series' },
          { position: 2, url: 'https://site.example/events/b' },
        ],
      },
    ]);
  });

  it('leaves out an empty list', () => {
    expect(listNodes({ pathname: '/music' }, [], 'de')).toEqual([]);
  });
});
