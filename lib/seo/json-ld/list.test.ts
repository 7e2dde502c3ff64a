import { listNodes } from './list';

describe('listNodes', () => {
  it('contains only addresses, in their order', () => {
    const items = ['a', 'b'].map(
      (slug) => ({ pathname: '/music/[slug]', params: { slug } }) as const,
    );

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

  it('leaves out an empty list', () => {
    expect(listNodes({ pathname: '/music' }, [], 'de')).toEqual([]);
  });
});
