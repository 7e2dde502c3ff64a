import type { Post } from '../../data/posts/post';
import { card, drawn, group, image, noSeo } from '../../testing/json-ld';
import { postNode } from './post';

describe('postNode', () => {
  it('has its author, its dates and its topics', () => {
    const post = {
      ...{ id: 1, slug: 'klang', title: 'Klang', image, language: 'de', languages: ['en', 'de'] },
      ...{ date: '2026-07-01T09:00:00', modified: '2026-11-02T09:30:00' },
      categories: [{ id: 3, slug: 'a', name: 'Konzerte', taxonomy: 'category' }],
      ...{ tags: [], seo: noSeo, text: { type: 'root', children: [] } },
    } satisfies Post;
    const url = 'https://site.example/de/2026/07/klang';

    expect(postNode(post, card)).toEqual({
      ...{ '@type': 'BlogPosting', '@id': `${url}#post`, headline: 'Klang', url },
      ...{ mainEntityOfPage: { '@id': `${url}#page` }, inLanguage: 'de' },
      image: ['https://site.example/api/media/2026/05/a.webp?v=1', drawn],
      datePublished: '2026-07-01T09:00:00+02:00',
      dateModified: '2026-11-02T09:30:00+01:00',
      ...{ author: group, publisher: group, articleSection: ['Konzerte'] },
    });
  });
});
