import { XMLValidator } from 'fast-xml-parser';
import Parser from 'rss-parser';

import type { Feed, FeedItem } from './feed-types';
import { toJsonFeed } from './json-feed';
import { toRss } from './rss';

const item: FeedItem = {
  ...{ id: 'post-7@auralune', address: 'https://site.example/2026/08/b?c=1&d=2' },
  ...{ title: 'Above & <below>', language: 'en', summary: 'Short & sweet\u0008' },
  published: new Date('2026-08-23T08:00:00Z'),
  modified: new Date('2026-09-01T08:00:00Z'),
  html: '<p>Words &amp; <a href="https://site.example/">a link</a> ]]></p>',
  categories: ['Live & loud'],
  image: { address: 'https://site.example/api/media/a.jpg?v=1', alt: 'A "barn"' },
  sounds: [
    { address: 'https://site.example/api/media/a.mp3', type: 'audio/mpeg', bytes: 2400 },
    { address: 'https://site.example/api/media/b.ogg', type: 'audio/ogg', bytes: null },
  ],
};

const feed: Feed = {
  ...{ title: 'News & more', description: 'All of it', language: 'en', author: 'Auralune' },
  ...{ home: 'https://site.example/news', address: 'https://site.example/feed.xml' },
  items: [item],
};

describe('toRss', () => {
  it('is read by another program with all it says', async () => {
    const text = toRss(feed);
    expect(XMLValidator.validate(text)).toBe(true);
    const read = await new Parser({ customFields: { item: ['media:content'] } }).parseString(text);

    expect(read).toMatchObject({ title: 'News & more', language: 'en', ttl: '60' });
    expect(read.feedUrl).toBe('https://site.example/feed.xml');
    expect(read.items[0]).toMatchObject({
      ...{ title: item.title, link: item.address, guid: item.id, creator: 'Auralune' },
      ...{ pubDate: 'Sun, 23 Aug 2026 08:00:00 GMT', categories: ['Live & loud'] },
      'content:encoded': item.html,
      'media:content': { $: { url: item.image!.address, medium: 'image' } },
      enclosure: { url: item.sounds[0]!.address, type: 'audio/mpeg', length: '2400' },
    });
  });

  it('has one enclosure at most, with size 0 if it is unknown, and none without a sound', () => {
    const [, unknown] = item.sounds;
    const rssWith = (sounds: FeedItem['sounds']) =>
      toRss({ ...feed, items: [{ ...item, sounds }] });

    expect(rssWith(item.sounds).match(/<enclosure/g)).toHaveLength(1);
    expect(rssWith([unknown!])).toContain('length="0"');
    expect(rssWith([])).not.toContain('<enclosure');
  });

  it('has identifiers that are no addresses', () => {
    expect(toRss(feed)).toContain('<guid isPermaLink="false">post-7@auralune</guid>');
  });

  it('has no date for an item whose date is unknown', async () => {
    const undated = { ...item, published: null, modified: null };
    const other = { ...item, id: 'post-8@auralune' };

    expect(toRss({ ...feed, items: [undated] })).not.toMatch(/<(pubDate|lastBuildDate)>/);
    const read = await new Parser().parseString(toRss({ ...feed, items: [undated, other] }));
    expect(read.lastBuildDate).toBe('Tue, 01 Sep 2026 08:00:00 GMT');
    expect(read.items.map(({ pubDate }) => pubDate)).toEqual([
      ...[undefined, 'Sun, 23 Aug 2026 08:00:00 GMT'],
    ]);
  });

  it('is the same text as long as nothing has changed', () => {
    expect(toRss(feed)).toBe(toRss(structuredClone(feed)));
  });

  it('is a feed without items too', async () => {
    expect((await new Parser().parseString(toRss({ ...feed, items: [] }))).items).toEqual([]);
  });
});

describe('toJsonFeed', () => {
  it('has the fields of JSON Feed 1.1', () => {
    const read = JSON.parse(toJsonFeed(feed));

    expect(read).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: feed.address,
      authors: [{ name: 'Auralune' }],
    });
    expect(read.items[0]).toMatchObject({
      ...{ id: item.id, url: item.address, content_html: item.html, tags: item.categories },
      ...{ date_published: '2026-08-23T08:00:00.000Z', image: item.image!.address },
      attachments: [
        { url: item.sounds[0]!.address, mime_type: 'audio/mpeg', size_in_bytes: 2400 },
        { url: item.sounds[1]!.address, mime_type: 'audio/ogg' },
      ],
    });
  });

  it('has no date for an item whose date is unknown', () => {
    const undated = { ...item, published: null, modified: null };
    const [read] = JSON.parse(toJsonFeed({ ...feed, items: [undated] })).items;

    expect(read).toMatchObject({ id: item.id });
    expect(read).not.toHaveProperty('date_published');
    expect(read).not.toHaveProperty('date_modified');
  });
});
