import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { site } from '@/lib/site';
import de from '@/messages/de.json';
import en from '@/messages/en.json';

import { pressKit } from '../press/kit';
import { plainWords, readSeed, seedPosts, seedReleases, seedVideos } from './seed';

/** The videos that the players of the demo show, by YouTube id, and who made them. */
const films: Record<string, [title: string, owner: string]> = {
  WhWc3b3KhnY: ['Spring', 'Blender Studio'],
  'aqz-KE-bpKQ': ['Big Buck Bunny', 'Blender Foundation'],
  'YE7VzlLtp-4': ['Big Buck Bunny', 'Blender Foundation'],
  R6MlUcmOul8: ['Tears of Steel', 'Blender Foundation'],
  eRsGyueVLvQ: ['Sintel', 'Blender Foundation'],
  TLkA0RELQ1g: ['Elephants Dream', 'Blender Foundation'],
  lqiN98z6Dak: ['Glass Half', 'Blender Foundation'],
  SkVqJ1SGeL0: ['Caminandes 3: Llamigos', 'Blender Foundation'],
  PVGeM40dABA: ['Coffee Run', 'Blender Studio'],
};

/** What the embeds in posts show, by URL. */
const embedded: Record<string, [title: string, owner: string]> = {
  'https://www.youtube.com/watch?v=jNQXAC9IVRw': ['Me at the zoo', 'jawed'],
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ': films['aqz-KE-bpKQ']!,
  'https://www.youtube.com/watch?v=eRsGyueVLvQ': films.eRsGyueVLvQ!,
  'https://www.youtube.com/watch?v=R6MlUcmOul8': films.R6MlUcmOul8!,
  'https://vimeo.com/1084537': ['Big Buck Bunny', 'Blender Foundation'],
  'https://open.spotify.com/track/11dFghVXANMlKmJXsNCbNl': [
    'Cut to the Feeling',
    'Carly Rae Jepsen',
  ],
};

it.each(seedVideos().map((video) => [video.slug, video] as const))(
  'the credits of %s name the film that opens, and its owner',
  (_, { youtube_url: url, credits, de }) => {
    const film = films[new URL(url!).searchParams.get('v')!];

    for (const text of [credits, de!.credits]) {
      for (const name of film ?? ['a film that is known']) expect(text).toContain(name);
    }
  },
);

it('the captions of films and music in posts name what opens, and its owner', () => {
  const captions = (['en', 'de'] as const).flatMap((locale) =>
    seedPosts(locale).flatMap(({ key, body }) =>
      [
        ...body.matchAll(
          /__wrapper">\n(https:\S+)\n<\/div><figcaption[^>]*>([\s\S]*?)<\/figcaption>/g,
        ),
      ].map(([, url = '', caption = '']) => ({ key, locale, url, caption: plainWords(caption) })),
    ),
  );

  expect(new Set(captions.map(({ url }) => url))).toEqual(
    new Set(Object.keys(readSeed('embeds.json'))),
  );
  for (const { key, url, caption } of captions) {
    for (const name of embedded[url]!) {
      expect([key, caption]).toEqual([key, expect.stringContaining(name)]);
    }
  }
});

it('the film of the home page is one of them, and its title and owner are right', () => {
  const { id, credit } = site.video;

  expect([credit?.title, credit?.owner]).toEqual(films[id]);
});

it('buttons of releases lead to no search page and to no film of somebody else', () => {
  const fields = ['spotify_url', 'apple_music_url', 'youtube_music_url', 'listen', 'watch'];
  const urls = seedReleases().flatMap((release) => fields.map((field) => release[field]!));

  expect(urls.filter(Boolean).length).toBeGreaterThan(50);
  for (const url of urls.filter(Boolean)) expect(new URL(url).hostname).toMatch(/\.example$/);
});

it('the photo credits of the legal notices leave room for those of the press kit', () => {
  for (const locale of ['en', 'de']) {
    const text = readFileSync(join(__dirname, `../legal/legal-notices.${locale}.md`), 'utf8');
    const [, section = ''] = /\{#photo-credits\}([\s\S]*?)\n## /.exec(text) ?? [];

    expect(section).toContain('/press#press-kit');
    expect(section).not.toMatch(/no photographer|keine Fotograf(in|en) zu nennen/i);
  }
});

it('the press page and its kit call pictures what the legal notices say are no photographs', () => {
  const legal = (locale: string) =>
    readFileSync(join(__dirname, `../legal/legal-notices.${locale}.md`), 'utf8');
  const { changes } = pressKit;

  expect(legal('en')).toContain('The pictures on this site are not photographs.');
  expect(legal('de')).toContain('Die Bilder dieser Website sind keine Fotografien.');
  for (const value of [en.press, de.press, changes, pressKit.photos.map(({ alt }) => alt)])
    expect(wordsIn(value)).not.toMatch(/photo|foto/i);
  expect(wordsIn(en.press)).toMatch(/pictures/);
});

/** The texts of a value, without the names of its fields. */
const wordsIn = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : Object.values(value ?? {})
        .map(wordsIn)
        .join('\n');
