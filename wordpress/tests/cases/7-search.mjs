import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { anonymous, encode, makeAll } from '../lib/content.mjs';

const contract = JSON.parse(
  readFileSync(new URL('../../contract/words.json', import.meta.url), 'utf8'),
);

const search = async ({ request }, q, query = '') => {
  const response = await request(
    `/index.php?rest_route=/wp/v2/headless-search&q=${encodeURIComponent(q)}${query}`,
    { headers: anonymous },
  );
  return {
    status: response.status,
    total: response.headers.get('x-wp-total'),
    pages: response.headers.get('x-wp-totalpages'),
    body: await response.json(),
  };
};
const ids = ({ body }) => body.map(({ id }) => id);

const tests = {
  'finds words in title, excerpt and text of both languages, titles first': async (context) => {
    const [text, title, german, excerpt, other] = await makeAll(context.php, [
      {
        post_title: 'One',
        post_content: '<p>about quorlbells</p>',
        post_date: '2026-03-04 10:00:00',
      },
      { post_title: 'Quorlbells ring', post_content: 'x', post_date: '2026-03-01 10:00:00' },
      {
        post_title: 'Second of the bells',
        post_content: 'x',
        post_date: '2026-03-03 10:00:00',
        meta_input: {
          _headless_de_title: 'Zwei',
          _headless_de_content: '<p>Hier läuten Quorlbells im Tal</p>',
        },
      },
      {
        post_title: 'Three',
        post_content: 'x',
        post_excerpt: 'On quorlbells',
        post_date: '2026-03-02 10:00:00',
      },
      { post_title: 'Quorl', post_content: 'bells' },
    ]);
    const english = await search(context, 'QUORLBELLS');
    assert.deepEqual(ids(english), [title, excerpt, text, german]);
    assert.ok(!ids(english).includes(other));
    assert.deepEqual([english.total, english.pages], ['4', '1']);
    const found = english.body.find(({ id }) => id === german);
    assert.deepEqual(found.excerpt, { text: 'Hier läuten Quorlbells im Tal', language: 'de' });
    assert.equal(found.translations.de.title.rendered, 'Zwei');
    assert.deepEqual(
      [found.type, found.slug, found.date, found.day],
      ['post', 'second-of-the-bells', '2026-03-03T10:00:00', null],
    );
    const inGerman = await search(context, 'quorlbells', '&language=de');
    assert.deepEqual(inGerman.body.find(({ id }) => id === text).excerpt.language, 'en');
  },

  'never finds drafts, private or protected posts, the trash, markup, or German texts without a German version':
    async (context) => {
      await makeAll(context.php, [
        { post_title: 'Hushhush', post_status: 'draft' },
        { post_title: 'Hushhush', post_status: 'private' },
        { post_title: 'Hushhush', post_status: 'trash' },
        { post_title: 'Hushhush', post_status: 'future', post_date: '2036-01-01 10:00:00' },
        { post_title: 'Hushhush', post_password: 'sesame', post_content: 'x' },
        { post_title: 'Hushhush', post_type: 'page' },
        { post_title: 'Half', post_content: 'x', meta_input: { _headless_de_title: 'Hushhush' } },
        { post_title: 'Markup', post_content: '<!-- wp:hushhush /--><p class="hushhush">x</p>' },
      ]);
      assert.deepEqual(await search(context, 'hushhush'), {
        status: 200,
        total: '0',
        pages: '0',
        body: [],
      });
    },

  'treats the input as words, never as wildcards or SQL': async (context) => {
    const [percent, quote] = await makeAll(context.php, [
      { post_title: '100% zzwool_y', post_content: 'x' },
      { post_title: "O'Zzhara’s “zzquote” & <zzmore>", post_content: 'x' },
    ]);
    assert.deepEqual(ids(await search(context, '100%')), [percent]);
    assert.deepEqual(ids(await search(context, 'zzwool_y')), [percent]);
    for (const none of ['zzw%y', 'zzwoo__y', "zz' OR 1=1 --", '%%%%', '___', 'zz\\'])
      assert.deepEqual([none, ids(await search(context, none))], [none, []]);
    // Posts of other tests may contain a backslash, so there may be other results.
    assert.ok(!ids(await search(context, '\\')).includes(percent));
    assert.deepEqual(ids(await search(context, 'O’ZZHARA\'S "zzquote" &')), [quote]);
  },

  'returns the day of an event, and the release date of a release': async (context) => {
    const [event, release] = await makeAll(context.php, [
      { post_title: 'Zzday', post_type: 'event', meta_input: { start_date: '20360203' } },
      { post_title: 'Zzday', post_type: 'music', meta_input: { release_date: '2025-06-01' } },
    ]);
    const { body } = await search(context, 'zzday');
    const days = Object.fromEntries(body.map(({ id, day }) => [id, day]));
    assert.deepEqual([days[event], days[release]], ['2036-02-03', '2025-06-01']);
  },

  'ignores accents and capital letters': async (context) => {
    const [id] = await makeAll(context.php, [
      { post_title: 'Ünglich KLÄNGE zz', post_content: 'café' },
    ]);
    for (const words of ['ünglich klänge', 'UNGLICH KLANGE', 'Klänge café', 'klange CAFÉ'])
      assert.deepEqual([words, ids(await search(context, words))], [words, [id]]);
  },

  'finds a word with ß by ss, and a word with ss by ß': async (context) => {
    const [german, swiss, short] = await makeAll(context.php, [
      { post_title: 'Zzschlossstraße', post_content: 'x' },
      { post_title: 'Zzgasse', post_content: 'x' },
      { post_title: 'Xuß', post_content: 'x' },
    ]);
    const found = {
      zzschlossstrasse: german,
      ZZSCHLOSSSTRASSE: german,
      zzschloßstraße: german,
      zzgaße: swiss,
      xuss: short,
    };
    for (const [words, id] of Object.entries(found))
      assert.deepEqual([words, ids(await search(context, words))], [words, [id]]);
  },

  'reads the words of a text as the website does: the examples that both sides share': async ({
    php,
  }) => {
    const base64 = Buffer.from(JSON.stringify(contract.words)).toString('base64');
    const read = await php.quietly(`
      $examples = json_decode( base64_decode( '${base64}' ), true );
      return array_map( function ( $example ) { return \\HeadlessCompanion\\visible_text( $example[0] ); }, $examples );`);
    for (const [name, [, words]] of Object.entries(contract.words))
      assert.equal(read[name], words, `the visible words must equal the example "${name}"`);
  },

  'shows words around a hit as a reader sees them': async (context) => {
    await makeAll(context.php, [
      {
        post_title: 'Joined',
        post_content:
          '<p>[vc_row][vc_column width="1/2"]<b>Zz</b>joined<sup>2</sup><br>zzapart[/vc_column][/vc_row]</p>',
      },
    ]);
    const [{ excerpt }] = (await search(context, 'zzapart')).body;
    assert.equal(excerpt.text, 'Zzjoined2 zzapart');
  },

  'cuts the text around the hit': async (context) => {
    const filler = 'Some words before and after it. '.repeat(30);
    await makeAll(context.php, [
      {
        post_title: 'Long',
        post_content: `<p>${filler}</p><p>Here is the zzneedle.</p><p>${filler}</p>`,
      },
    ]);
    const [{ excerpt }] = (await search(context, 'zzneedle')).body;
    assert.match(excerpt.text, /^….*Here is the zzneedle\. Some.*…$/);
    assert.ok(
      [...excerpt.text].length <= 205,
      `the excerpt must have at most 205 characters: ${excerpt.text}`,
    );
  },

  'cuts the text without the punctuation before the cut': async (context) => {
    await makeAll(context.php, [
      { post_title: 'Long', post_content: `<p>Zzcomma${' word,'.repeat(40)}</p>` },
    ]);
    const [{ excerpt }] = (await search(context, 'zzcomma')).body;
    assert.match(excerpt.text, /^Zzcomma word,.* word…$/);
  },

  'separates custom fields, and their lines': async (context) => {
    const work = (post_type, meta_input) => ({
      ...{ post_title: 'Work', post_content: '<p>A work.</p>', post_type },
      meta_input: { artist: 'Zzduo', ...meta_input },
    });
    const ids = await makeAll(context.php, [
      work('video', { credits: 'Voice: Aura\r\n\nSPECIAL THANKS to all' }),
      work('video', { credits: '[vc_row\ngap="10"]Voice: Aura.\nPiano: Lune[/vc_row]' }),
      work('music', {
        tracklist: '<ol>\n<li>One <em>way</em></li><li>Two</li>\n</ol>',
        credits: '<p>Voice: Aura<br>Piano:\nLune</p>',
      }),
    ]);
    const { body } = await search(context, 'zzduo');
    const passages = new Map(body.map(({ id, excerpt }) => [id, excerpt.text]));
    assert.deepEqual(
      ids.map((id) => passages.get(id)),
      [
        'A work. Zzduo · Voice: Aura · SPECIAL THANKS to all',
        'A work. Zzduo · Voice: Aura. Piano: Lune',
        'A work. Zzduo · One way · Two · Voice: Aura · Piano: Lune',
      ],
    );
  },

  'returns pages of 20, and refuses an empty or too long text': async (context) => {
    await makeAll(
      context.php,
      Array.from({ length: 23 }, (_, index) => ({
        post_title: `Zzmany ${index}`,
        post_content: 'x',
      })),
    );
    const first = await search(context, 'zzmany');
    assert.deepEqual([first.body.length, first.total, first.pages], [20, '23', '2']);
    assert.equal((await search(context, 'zzmany', '&page=2')).body.length, 3);
    assert.equal((await search(context, 'zzmany', '&page=3')).body.length, 0);
    for (const wrong of ['', '   ', '\u0000', 'x'.repeat(101), '🎹'.repeat(101), 'x'.repeat(9000)])
      assert.equal((await search(context, wrong)).status, 400);
    for (const right of ['x'.repeat(100), '🎹'.repeat(100)])
      assert.equal((await search(context, right)).status, 200);
    assert.equal(
      (await context.rest('GET', '/wp/v2/headless-search&q[]=a&q[]=b', undefined, anonymous))
        .status,
      400,
    );
    assert.equal((await search(context, 'zzmany', '&page=0')).status, 400);
    assert.equal((await search(context, 'zzmany', '&language=fr')).status, 400);
  },

  'an IP address that sends too many searches, or requests for the list of slugs, gets 429; other addresses do not':
    async ({ php }) => {
      const others = ['198.51.100.7', '198.51.100.8', '198.51.100.9'];
      const responses = await php.quietly(`
        add_filter( 'headless_companion_requests_per_minute', function () { return 2; } );
        $send = function ( $address, $path ) {
          $_SERVER['REMOTE_ADDR'] = $address;
          $request  = new WP_REST_Request( 'GET', $path );
          $request->set_query_params( array( 'q' => 'x' ) );
          $response = apply_filters( 'rest_post_dispatch', rest_ensure_response( rest_do_request( $request ) ), rest_get_server(), $request );
          return array( $response->get_status(), $response->get_headers()['Retry-After'] ?? null );
        };
        return array_map( function ( $route ) use ( $send ) {
          // Requests are counted in each minute: if another one has begun, all are sent again.
          do {
            delete_option( "headless_companion_rate_$route" );
            $minute = intdiv( time(), 60 );
            $all    = array();
            foreach ( ${encode([...Array(3).fill('192.0.2.1'), ...others])} as $address ) {
              $all[] = $send( $address, "/wp/v2/headless-$route" );
            }
          } while ( intdiv( time(), 60 ) !== $minute );
          return $all;
        }, array( 'search', 'slugs' ) );`);
      for (const each of responses) {
        const statuses = each.map(([status]) => status);
        assert.deepEqual(statuses.slice(0, 3), [200, 200, 429]);
        // Addresses are counted in 256 groups, so one of the others may be in the group of the first.
        assert.ok(statuses.slice(3).includes(200), 'another address must not get 429');
        assert.ok(
          Number(each[2][1]) >= 1 && Number(each[2][1]) <= 60,
          `Retry-After must be from 1 to 60 seconds, not ${each[2][1]}`,
        );
      }
    },
};

export default tests;
