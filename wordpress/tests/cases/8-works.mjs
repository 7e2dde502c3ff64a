import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { anonymous, encode, makeAll, event } from '../lib/content.mjs';

const { films, noFilms } = JSON.parse(
  readFileSync(new URL('../../contract/films.json', import.meta.url), 'utf8'),
);

const tests = {
  'videos and music have the field acf: plain text of an editor is HTML where the site needs HTML':
    async ({ php, rest }) => {
      await makeAll(php, [
        {
          post_type: 'video',
          post_title: 'Rims',
          post_name: 'rims',
          meta_input: {
            youtube_url: 'https://youtu.be/YE7VzlLtp-4?si=x',
            duration: '1:03:43',
            release_date: '20251201',
            credits: 'Voice: Aura & co\n\nSPECIAL THANKS to Queens',
          },
        },
        {
          post_type: 'music',
          post_title: 'Rims',
          post_name: 'rims',
          post_content: 'x',
          meta_input: {
            release_date: '2025-11-28',
            listen: 'https://listen.example/rims',
            watch: 'javascript:alert(1)',
            isrc: 'CH-A4L-25-00017',
            tracklist:
              '1. Comma 1:07\n\n2) Full Stop, Birds – 1:08:04\nNo length <script>1</script>',
            credits: 'Voice: Aura\nPiano: Lune\n\nMixed at home',
            additional_info: '<p>As <em>HTML</em></p>',
            _headless_de_content: '<p>Text</p>',
            _headless_de_credits: 'Stimme: Aura',
          },
        },
      ]);
      const one = async (path) => {
        const { body } = await rest('GET', `/wp/v2/${path}&slug=rims&_embed`, undefined, anonymous);
        assert.equal(body.length, 1);
        return body[0];
      };
      assert.deepEqual((await one('videos')).acf, {
        youtube_url: 'https://youtu.be/YE7VzlLtp-4?si=x',
        duration: '3823',
        release_date: '2025-12-01',
        artist: '',
        credits: 'Voice: Aura & co\n\nSPECIAL THANKS to Queens',
        youtube_id: 'YE7VzlLtp-4',
      });
      const music = await one('music');
      assert.equal(music.acf.watch, '', 'an invalid URL must be left out');
      assert.equal(
        music.acf.tracklist,
        '<ol><li>Comma <em>1:07</em></li><li>Full Stop, Birds <em>1:08:04</em></li><li>No length 1</li></ol>',
      );
      assert.equal(
        music.acf.credits.replace(/\n/g, ''),
        '<p>Voice: Aura<br />Piano: Lune</p><p>Mixed at home</p>',
      );
      assert.equal(music.acf.additional_info, '<p>As <em>HTML</em></p>');
      assert.deepEqual(music.translations.de.acf, {
        credits: '<p>Stimme: Aura</p>',
        additional_info: '',
      });
    },

  'a typed tracklist has its sides and its total between the numbered lists': async ({ php }) => {
    const lines = 'Side A\n1. Ångström 3:40\nWool 4:02\n2. Seite:\nSalt 6:11\nTotal 13:53';
    assert.equal(
      await php.quietly(`return HeadlessCompanion\\html_of_tracklist( ${encode(lines)} );`),
      '<p>Side A</p><ol><li>Ångström <em>3:40</em></li><li>Wool <em>4:02</em></li></ol>' +
        '<p>2. Seite:</p><ol start="3"><li>Salt <em>6:11</em></li></ol><p>Total <em>13:53</em></p>',
    );
  },

  'accepts the same URLs of films as the website: the examples that both sides share': async ({
    php,
  }) => {
    const [[address, page]] = Object.entries(films);
    const examples = { ...films, [` ${address} `]: page };
    for (const none of noFilms) examples[none] = '';
    assert.deepEqual(
      await php.quietly(
        `return array_map( 'HeadlessCompanion\\\\parse_film_address', ${encode(Object.keys(examples))} );`,
      ),
      Object.values(examples),
    );
  },

  'search finds places, tracklists and credits, German ones too': async ({ php, rest }) => {
    const [place, tracks, other] = await makeAll(php, [
      event('Somewhere', {
        city: 'Zzlisboa',
        start_date: '2036-01-01',
        _headless_de_content: '<p>Text</p>',
        _headless_de_venue: 'Zzhalle',
      }),
      {
        post_type: 'music',
        post_title: 'Album',
        meta_input: { tracklist: 'Zzcomma 1:07\nZzperiod' },
      },
      { post_title: 'News', meta_input: { city: 'Zzlisboa' } },
    ]);
    const found = async (q) =>
      (await rest('GET', `/wp/v2/headless-search&q=${q}`, undefined, anonymous)).body;
    assert.deepEqual(
      (await found('zzlisboa')).map(({ id, type }) => [id, type]),
      [[place, 'event']],
      `the search must not find post ${other}: the site does not show its city`,
    );
    assert.deepEqual(
      (await found('zzhalle')).map(({ id }) => id),
      [place],
    );
    const [hit] = await found('zzcomma%20zzperiod');
    assert.deepEqual([hit.id, hit.type], [tracks, 'music']);
    assert.match(hit.excerpt.text, /Zzcomma 1:07 · Zzperiod/);
  },

  'search finds titles and lyrics of tracks in both languages, and no tracklist that they replace':
    async ({ php, rest }) => {
      const [id] = await makeAll(php, [
        {
          post_type: 'music',
          post_title: 'Album with tracks',
          meta_input: {
            tracklist: 'Zzreplaced 1:07',
            tracks: [
              { title: 'Zzfirst', title_de: 'Zzerstes', words: 'Zzsung', words_de: 'Zzgesungen' },
              { title: 'Zzsecond', words: 'Zzline one\nZzline two' },
            ],
            _headless_de_content: '<p>Text</p>',
          },
        },
      ]);
      const found = async (q) => {
        const path = `/wp/v2/headless-search&q=${encodeURIComponent(q)}`;
        return (await rest('GET', path, undefined, anonymous)).body;
      };
      for (const words of ['zzfirst zzsung', 'zzerstes zzgesungen', 'zzgesungen zzsecond zzline'])
        assert.deepEqual([words, (await found(words)).map((each) => each.id)], [words, [id]]);
      const [hit] = await found('zzsung');
      assert.match(hit.excerpt.text, /Zzfirst · Zzsung · Zzsecond · Zzline one · Zzline two/);
      for (const words of ['zzreplaced', 'zzfirst zzgesungen', 'playable_from'])
        assert.ok(
          (await found(words)).every((other) => other.id !== id),
          `“${words}” must not be found: no reader sees it`,
        );
    },
};

export default tests;
