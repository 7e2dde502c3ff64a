import contract from '@/wordpress/contract/webhook.json';

import { tags } from '../cache/tags';
import { pagesToWarm } from './pages-to-warm';
import { removedTags, tagsToExpire } from './tags-to-expire';
import { webhookSchema, type Change } from './webhook-schema';
import { isSignedBy } from './webhook-signature';

const { example, rotationExample } = contract.signature;
const atSigning = new Date(example.t * 1000);

function changesOf(name: string): Change[] {
  const found = contract.examples.find((each) => each.name === name);
  return webhookSchema.parse(found?.body).changes;
}

describe('webhookSchema', () => {
  it.each(contract.examples)('accepts the contract: $name', ({ body }) => {
    expect(webhookSchema.parse(body).changes).toHaveLength(body.changes.length);
  });

  it.each([
    ['another version', { version: 2 }],
    ['an id that is none', { id: '12' }],
    ['no changes', { changes: [] }],
    ['too many changes', { changes: Array(201).fill(contract.examples[0]!.body.changes[0]) }],
    ['an unknown action', { changes: [{ type: 'post', id: 1, action: 'exploded' }] }],
    [
      'a slug that cannot be decoded',
      { changes: [{ type: 'post', id: 1, action: 'updated', slug: '%ff' }] },
    ],
  ])('refuses %s', (_, part) => {
    expect(webhookSchema.safeParse({ ...contract.examples[0]!.body, ...part }).success).toBe(false);
  });
});

describe('isSignedBy', () => {
  const { secret, header, body } = example;

  it('accepts the signature of the contract', () => {
    expect(isSignedBy([secret], { header, body, now: atSigning })).toBe(true);
  });

  it('accepts either secret while they are rotated', () => {
    const [before, next] = rotationExample.secrets as [string, string];
    const signed = { header: rotationExample.header, body: rotationExample.body, now: atSigning };

    expect(isSignedBy([before], signed)).toBe(true);
    expect(isSignedBy([next], signed)).toBe(true);
    expect(isSignedBy(['unrelated', secret], { header, body, now: atSigning })).toBe(true);
  });

  it.each([
    ['no header', ''],
    ['no time', header.replace(/t=\d+,/, '')],
    ['another time', header.replace(/t=\d+/, `t=${example.t + 1}`)],
    ['a time that is no number', header.replace(/t=\d+/, 't=NaN')],
    ['no signature', `t=${example.t}`],
    ['a shorter signature', header.slice(0, -2)],
    ['another signature', header.replace(/.$/, (last) => (last === '0' ? '1' : '0'))],
    ['three signatures', `${header}${header.replace(/^t=\d+/, '').repeat(2)}`],
    ['something behind it', `${header},x`],
  ])('refuses %s', (_, forged) => {
    expect(isSignedBy([secret], { header: forged, body, now: atSigning })).toBe(false);
  });

  it('refuses a changed body, and another secret', () => {
    expect(isSignedBy([secret], { header, body: `${body} `, now: atSigning })).toBe(false);
    expect(isSignedBy(['another'], { header, body, now: atSigning })).toBe(false);
  });

  it.each([
    [299, true],
    [301, false],
    [-299, true],
    [-301, false],
  ])('a signature %i seconds old: %s', (age, expected) => {
    const now = new Date((example.t + age) * 1000);

    expect(isSignedBy([secret], { header, body, now })).toBe(expected);
  });
});

describe('tagsToExpire', () => {
  it('expires the lists when a post comes', () => {
    expect(tagsToExpire(changesOf('a post is published'))).toEqual([
      tags.post(12),
      tags.slug('spring-concert'),
      tags.termPosts(3),
      tags.termPosts(14),
      tags.edits('post'),
      tags.list('post'),
    ]);
  });

  it('leaves lists alone that do not show the edited post', () => {
    expect(tagsToExpire(changesOf('the title of a post is edited'))).not.toContain(
      tags.list('post'),
    );
    expect(tagsToExpire(changesOf('the title of a post is edited'))).toContain(tags.post(12));
  });

  it('expires the lists when a post moves in time', () => {
    const [change] = changesOf('the title of a post is edited');

    expect(tagsToExpire([{ ...change!, previousDate: '2025-01-01T00:00:00' }])).toContain(
      tags.list('post'),
    );
  });

  it('expires the pages of the old slug and the new one', () => {
    const [change] = changesOf('the title of a post is edited');
    const expired = tagsToExpire([{ ...change!, previousSlug: 'früher' }]);

    expect(expired).toEqual(
      expect.arrayContaining([tags.slug('spring-concert'), tags.slug('früher')]),
    );
  });

  it('expires the pages that show a category or a tag, by its own change', () => {
    const renamed = {
      type: 'category',
      id: 3,
      action: 'updated',
      terms: [],
      previousTerms: [],
    } as const;

    expect(tagsToExpire([renamed as unknown as Change])).toEqual([
      tags.terms,
      tags.term(3),
      tags.termPosts(3),
    ]);
  });

  const work: Omit<Change, 'type'> = {
    ...{ id: 7, action: 'updated', slug: 'x', terms: [], previousTerms: [] },
  };

  it('expires every list of events with any change of one: its day is a detail like any other', () => {
    expect(tagsToExpire([{ ...work, type: 'event', previousSlug: 'y' }])).toEqual([
      ...[tags.post(7), tags.slug('x'), tags.slug('y'), tags.list('event')],
    ]);
  });

  it.each([
    ['video', tags.list('video')],
    ['music', tags.list('music')],
  ] as const)(
    'expires the list of %s when one comes, goes or moves, not when it is edited',
    (type, list) => {
      const own = [tags.post(7), tags.slug('x'), tags.edits(type)];
      expect(tagsToExpire([{ ...work, type }])).toEqual(own);
      for (const action of ['published', 'trashed', 'deleted', 'unpublished'] as const) {
        expect(tagsToExpire([{ ...work, type, action }])).toContain(list);
      }
      expect(tagsToExpire([{ ...work, type, previousDate: '2025-01-01T00:00:00' }])).toContain(
        list,
      );
      expect(tagsToExpire([{ ...work, type, action: 'trashed' }])).not.toContain(tags.list('post'));
    },
  );

  it('expires the page of a tour, and no list, after any change of its entry', () => {
    for (const name of [
      'what WordPress adds to a tour is published',
      'the appearances or the gallery of a tour are edited',
      'what WordPress adds to a tour is trashed',
    ]) {
      expect(tagsToExpire(changesOf(name))).toEqual([tags.post(310), tags.slug('wonderland-tour')]);
    }
  });

  it.each([
    'a slide of the carousel is added or switched on',
    'a slide that visitors see is edited',
    'the slides of the carousel change places',
  ])('expires the carousel alone, and takes no slide for gone, when %s', (name) => {
    expect(tagsToExpire(changesOf(name))).toEqual([tags.carousel]);
    expect(removedTags(changesOf(name))).toEqual([]);
    expect(pagesToWarm(changesOf(name))).toEqual([{ pathname: '/' }]);
  });

  it.each(['a slide is switched off', 'a slide that visitors saw is deleted'])(
    'lets the carousel be empty when %s',
    (name) => {
      expect(tagsToExpire(changesOf(name))).toEqual([tags.carousel]);
      expect(removedTags(changesOf(name))).toEqual([tags.carousel]);
    },
  );

  it('expires nothing for a test, and everything for new settings', () => {
    const change = { id: 0, action: 'updated', terms: [], previousTerms: [] } as unknown as Change;

    expect(tagsToExpire([{ ...change, type: 'test' }])).toEqual([]);
    expect(tagsToExpire([{ ...change, type: 'settings' }])).toEqual([tags.wordpress]);
  });
});

describe('removedTags', () => {
  const change = (part: object) =>
    webhookSchema.parse({
      ...contract.examples[0]!.body,
      changes: [{ type: 'post', id: 12, action: 'updated', slug: 'spring', ...part }],
    }).changes;
  const terms = [{ taxonomy: 'category', id: 3, slug: 'concerts' }];

  it.each(['unpublished', 'trashed', 'deleted'])(
    'names the item, its lists and its terms when it is %s',
    (action) => {
      const gone = [tags.post(12), tags.list('post'), tags.termPosts(3)];
      expect(removedTags(change({ action, terms }))).toEqual(expect.arrayContaining(gone));
    },
  );

  it.each(['published', 'updated'])('names nothing when an item is %s', (action) => {
    expect(removedTags(change({ action, terms }))).toEqual([]);
  });

  it('names nothing for settings, which remove nothing', () => {
    expect(removedTags(change({ type: 'settings', id: 0, slug: null }))).toEqual([]);
  });

  it('names the category that a post has left', () => {
    expect(removedTags(change({ previousTerms: terms }))).toEqual([tags.termPosts(3)]);
  });

  it.each([
    ['post_tag', tags.term(5)],
    ['video', tags.post(5)],
  ])('names a renamed %s: its old address has nothing any more', (type, tag) => {
    const renamed = change({ type, id: 5, slug: 'new', previousSlug: 'old' });
    expect(removedTags(renamed)).toEqual([tag]);
  });

  it('names the entry that has moved to another tour, and the tour that it has left', () => {
    const renamed = { slug: 'soul-song-tour', previousSlug: 'wonderland-tour' };
    expect(removedTags(change({ type: 'tour', id: 310, ...renamed }))).toEqual([
      tags.post(310),
      tags.slug('wonderland-tour'),
    ]);
  });

  it('reports the removed entry of a tour', () => {
    expect(removedTags(changesOf('what WordPress adds to a tour is trashed'))).toEqual([
      tags.post(310),
      tags.slug('wonderland-tour'),
    ]);
  });

  it('names an event that has no day any more', () => {
    const event = change({ type: 'event', startDate: null });
    expect(removedTags(event)).toEqual([tags.post(12), tags.list('event')]);
    expect(removedTags(change({ type: 'event', startDate: '2026-12-01' }))).toEqual([]);
  });
});

describe('pagesToWarm', () => {
  const termPages = [
    { pathname: '/category/[slug]', params: { slug: 'concerts' } },
    { pathname: '/news/category/[slug]', params: { slug: 'concerts' } },
    { pathname: '/tag/[slug]', params: { slug: 'vienna' } },
  ];

  it('warms the post first, then the list, the home page and the pages of its terms', () => {
    expect(pagesToWarm(changesOf('the title of a post is edited'))).toEqual([
      {
        pathname: '/[year]/[month]/[slug]',
        params: { year: '2026', month: '03', slug: 'spring-concert' },
      },
      { pathname: '/news' },
      { pathname: '/' },
      ...termPages,
    ]);
  });

  it('warms the old address too, which now redirects', () => {
    const [change] = changesOf('the title of a post is edited');
    const moved = { ...change!, previousSlug: 'früher', previousDate: '2025-01-31T23:00:00' };

    expect(pagesToWarm([moved])).toContainEqual({
      pathname: '/[year]/[month]/[slug]',
      params: { year: '2025', month: '01', slug: 'früher' },
    });
  });

  it('warms the pages of a category that a post has left', () => {
    expect(pagesToWarm(changesOf('slug, date and category of a post change in one save'))).toEqual(
      expect.arrayContaining([
        { pathname: '/category/[slug]', params: { slug: 'concerts' } },
        { pathname: '/category/[slug]', params: { slug: 'studio' } },
      ]),
    );
  });

  it('warms a renamed category under both slugs, and a deleted tag', () => {
    expect(pagesToWarm(changesOf('a category is renamed, slug too'))).toEqual(
      expect.arrayContaining([
        { pathname: '/category/[slug]', params: { slug: 'live' } },
        { pathname: '/category/[slug]', params: { slug: 'concerts' } },
      ]),
    );
    expect(pagesToWarm(changesOf('a tag is deleted'))).toContainEqual(termPages[2]);
  });

  it('warms an event under its slugs, then what lists it and its calendars', () => {
    const moved = { type: 'event', id: 7, action: 'updated', slug: 'now', previousSlug: 'then' };
    const change = { ...moved, terms: [], previousTerms: [] } as unknown as Change;

    expect(pagesToWarm([change, change])).toEqual([
      { pathname: '/events/[slug]', params: { slug: 'now' } },
      { pathname: '/events/[slug]', params: { slug: 'then' } },
      { pathname: '/events' },
      { pathname: '/' },
      { pathname: '/events/[slug]/event.ics', params: { slug: 'now' } },
      { pathname: '/events.ics' },
      { pathname: '/past-events' },
      { pathname: '/search' },
    ]);
  });

  it('warms only the page of a tour, and the pages of tours that an event belongs to or has left', () => {
    const tour = (slug: string) => ({ pathname: '/tours/[slug]', params: { slug } });

    expect(pagesToWarm(changesOf('the appearances or the gallery of a tour are edited'))).toEqual([
      tour('wonderland-tour'),
    ]);
    expect(pagesToWarm(changesOf('an event moves from one tour to another'))).toEqual(
      expect.arrayContaining([tour('soul-song-tour'), tour('positive-music-power-tour')]),
    );
  });

  it.each([
    ['video', '/videos/[slug]', '/videos'],
    ['music', '/music/[slug]', '/music'],
  ])('warms the page and the list of a %s', (type, page, list) => {
    const change = { type, id: 7, action: 'updated', slug: 'x', terms: [], previousTerms: [] };

    expect(pagesToWarm([change as unknown as Change])).toEqual([
      { pathname: page, params: { slug: 'x' } },
      { pathname: list },
    ]);
  });

  it('names no page twice, and not half of the site', () => {
    const [change] = changesOf('the title of a post is edited');
    expect(pagesToWarm([change!, { ...change!, slug: 'another' }]).slice(-3)).toEqual(termPages);

    const terms = Array.from({ length: 200 }, (_, id) => ({
      taxonomy: 'post_tag',
      id,
      slug: `tag-${id}`,
    }));
    expect(pagesToWarm([{ ...change!, terms }]).length).toBeLessThan(40);
  });
});
