import assert from 'node:assert/strict';

import { anonymous, encode, event, make } from '../lib/content.mjs';

const path = '/wp/v2/tours';
const appearances = (...rows) => JSON.stringify(rows);

/** PHP code that responds to requests for the list of tours, and counts them in `$requested`. */
const website = (tours) => `
  delete_option( 'headless_companion_tours' );
  $requested = 0;
  add_filter( 'pre_http_request', function ( $result, $arguments, $url ) use ( &$requested ) {
    if ( '/api/tours' !== wp_parse_url( $url, PHP_URL_PATH ) ) { return $result; }
    $requested++;
    return array( 'headers' => array(), 'cookies' => array(), 'filename' => null, 'response' => array( 'code' => ${tours ? 200 : 503}, 'message' => '' ), 'body' => ${tours ? `wp_json_encode( ${encode(tours)} )` : "''"} );
  }, 10, 3 );`;

/**
 * Deletes tours and events, for tests that are not about the website's list of tours. It also empties the list that
 * WordPress has saved: then every slug is accepted.
 */
const wipe = (php) =>
  php.quietly(`
    update_option( 'headless_companion_tours', array( 'asked' => time(), 'tours' => array() ) );
    foreach ( get_posts( array( 'post_type' => array( 'tour', 'event' ), 'post_status' => 'any', 'posts_per_page' => -1, 'fields' => 'ids' ) ) as $id ) { wp_delete_post( $id, true ); }`);

const tests = {
  'a tour has the slug of its page, its appearances as on posters, and its pictures in both languages':
    async ({ php, rest }) => {
      await wipe(php);
      const gallery = (alt) =>
        `<!-- wp:image --><figure class="wp-block-image"><img src="https://cms.example/a.webp" alt="${alt}"/></figure><!-- /wp:image -->`;
      const { status, body } = await rest('POST', path, {
        title: '',
        status: 'publish',
        content: gallery('A kitchen'),
        meta: {
          tour: 'wonderland-tour',
          _headless_de_title: 'Wonderland Tour',
          _headless_de_content: gallery('Eine Küche'),
          appearances: appearances(
            { date: '2021-10-02', venue: ' Ballsaal <b>Hof</b> ', place: 'Berlin, DE' },
            { date: '23./24. März 2022', venue: 'Salz & Stein', status: 'canceled' },
            {},
            {
              date: 'MAY 2022',
              venue: 'Küche',
              place: 'Zürich, CH',
              status: 'postponed',
              moved_to: '4.6.2023',
            },
            { date: 'Some day', venue: 'Zoom', place: 'Zoom', status: 'online', more: 'x' },
            { date: '1 JAN 2021', venue: 'Street', place: 'Luzern, CH', status: 'present' },
          ),
        },
      });
      assert.equal(status, 201);
      assert.deepEqual([body.slug, body.title.raw], ['wonderland-tour', 'wonderland-tour']);
      const [tour] = (await rest('GET', `${path}&slug=wonderland-tour`, undefined, anonymous)).body;
      assert.deepEqual(tour.appearances, [
        { date: 'Some day', venue: 'Zoom', location: 'ZOOM, ONLINE' },
        { date: 'MAY 2022', venue: 'Küche', location: 'ZÜRICH, CH - POSTPONED TO 4 JUN 2023!' },
        { date: '23/24 MAR 2022', venue: 'Salz & Stein', location: 'CANCELED!' },
        { date: '2 OCT 2021', venue: 'Ballsaal Hof', location: 'BERLIN, DE' },
        { date: '1 JAN 2021', venue: 'Street', location: 'LUZERN, CH, PRESENT' },
      ]);
      assert.match(tour.content.rendered, /alt="A kitchen"/);
      assert.match(tour.translations.de.content.rendered, /alt="Eine Küche"/);

      const bare = (await rest('GET', `${path}&slug=believe-tour`, undefined, anonymous)).body;
      assert.deepEqual(bare, []);
    },

  'every tour has one entry, and an unfinished one is not published': async ({ php, rest }) => {
    await wipe(php);
    const save = (meta, more) =>
      rest('POST', path, { title: 'T', status: 'publish', meta, ...more });
    const fields = async (...args) => Object.keys((await save(...args)).body.data?.fields ?? {});
    assert.deepEqual(await fields({}), ['tour']);
    assert.deepEqual(await fields({ tour: 'No slug' }), ['tour']);
    assert.deepEqual(await fields({ tour: 'a-tour', appearances: appearances({ date: '2021' }) }), [
      'appearances',
    ]);
    const late = appearances({ date: '2021', venue: 'V', status: 'postponed' });
    assert.deepEqual(await fields({ tour: 'a-tour', appearances: late }), ['appearances']);
    const { body } = await save({ tour: 'a-tour' });
    assert.equal(body.slug, 'a-tour');
    assert.deepEqual(
      await fields({ tour: 'a-tour' }),
      ['tour'],
      'a second published entry of a tour must be refused',
    );
    assert.equal(
      (await save({ tour: 'a-tour' }, { status: 'draft' })).status,
      201,
      'a draft of a second entry must be accepted',
    );
    assert.deepEqual(
      (await rest('POST', `${path}/${body.id}`, { meta: { tour: 'b-tour' } })).body.slug,
      'b-tour',
    );
    const refused = await rest('POST', path, { title: 'T', meta: {} }, anonymous);
    assert.equal(refused.status, 401);
  },

  'a published entry has the slug of its tour, although an unpublished one has it too': async ({
    php,
    rest,
  }) => {
    await wipe(php);
    const save = (target, more) =>
      rest('POST', target, { title: 'T', status: 'publish', meta: { tour: 'a-tour' }, ...more });
    const { id: earlier } = (await save(path)).body;
    await rest('POST', `${path}/${earlier}`, { status: 'draft' });
    const { id, slug } = (await save(path)).body;
    assert.equal(slug, 'a-tour');
    await php.quietly(`wp_update_post( array( 'ID' => ${id}, 'post_title' => 'Saved again' ) );`);
    const shown = (await rest('GET', `${path}&slug=a-tour`, undefined, anonymous)).body;
    assert.deepEqual(
      shown.map((tour) => [tour.id, tour.title.rendered]),
      [[id, 'Saved again']],
    );

    const refused = await save(`${path}/${earlier}`);
    assert.deepEqual(Object.keys(refused.body.data.fields), ['tour']);
    assert.equal(
      await php.quietly(
        `return wp_unique_post_slug( 'a-tour', ${earlier}, 'publish', 'tour', 0 );`,
      ),
      'a-tour-2',
      'two published entries must not have the same slug',
    );
  },

  'an entry that Quick Edit or Bulk Edit publishes has the slug of its tour': async ({
    php,
    request,
    submit,
    rest,
  }) => {
    await wipe(php);
    const draft = async (tour) =>
      (await rest('POST', path, { title: 'Kitchens', status: 'draft', meta: { tour } })).body.id;
    const first = await draft('a-tour');
    const second = await draft('b-tour');
    const [inline, bulk] = await php.quietly(
      `return array( wp_create_nonce( 'inlineeditnonce' ), wp_create_nonce( 'bulk-posts' ) );`,
    );
    const saved = await submit('/wp-admin/admin-ajax.php', {
      ...{ action: 'inline-save', _inline_edit: inline, post_ID: first, post_type: 'tour' },
      ...{ screen: 'edit-tour', post_title: 'Kitchens', _status: 'publish', post_view: 'list' },
    });
    assert.match(await saved.text(), /column-headless_companion_appearances/);
    const query = new URLSearchParams({
      ...{ action: 'edit', bulk_edit: 'Update', _wpnonce: bulk, _status: 'publish' },
      ...{ post_type: 'tour', post_author: '-1', post_view: 'list', screen: 'edit-tour' },
      'post[]': String(second),
    });
    await request(`/wp-admin/edit.php?${query}`);
    const { body } = await rest('GET', path, undefined, anonymous);
    assert.deepEqual(Object.fromEntries(body.map(({ slug, id }) => [slug, id])), {
      'a-tour': first,
      'b-tour': second,
    });
  },

  'the classic editor stores the rows that contain text, and shows them again': async ({
    php,
    request,
    submit,
    rest,
  }) => {
    await wipe(php);
    const draft = await php.quietly(`
      update_option( 'test_classic', 1 );
      $id = wp_insert_post( array( 'post_type' => 'tour', 'post_title' => '', 'post_content' => 'x', 'post_status' => 'draft' ) );
      return array( 'id' => $id, 'nonce' => wp_create_nonce( "update-post_$id" ) );`);
    try {
      const row = (index, cells) =>
        Object.fromEntries(
          Object.entries(cells).map(([key, value]) => [
            `headless_fields[appearances][${index}][${key}]`,
            value,
          ]),
        );
      await submit('/wp-admin/post.php', {
        ...{ action: 'editpost', _wpnonce: draft.nonce, post_ID: draft.id, post_type: 'tour' },
        ...{ publish: 'Publish', post_title: '' },
        'headless_fields[tour]': 'a-tour',
        ...row(0, { date: '', venue: '', place: '', status: 'planned', moved_to: '' }),
        ...row(1, {
          date: '27.4.2025',
          venue: 'Salz "&" Stein \\',
          place: 'Bern',
          status: 'online',
        }),
      });
      const [tour] = (await rest('GET', `${path}&slug=a-tour`, undefined, anonymous)).body;
      assert.deepEqual(tour.appearances, [
        { date: '27 APR 2025', venue: 'Salz "&" Stein \\', location: 'BERN, ONLINE' },
      ]);
      const html = await (await request(`/wp-admin/post.php?post=${draft.id}&action=edit`)).text();
      assert.match(
        html,
        /name="headless_fields\[appearances\]\[3\]\[venue\]" value="Salz &quot;&amp;&quot; Stein \\"/,
      );
      assert.match(html, /headless_fields\[appearances\]\[2\]\[venue\]" value=""/);
    } finally {
      await php.quietly(`delete_option( 'test_classic' );`);
    }
  },

  'a tour is reported, and also the tour that an event belongs to or has left': async ({
    php,
    rest,
    changesOf,
  }) => {
    await wipe(php);
    let id;
    const [published] = await changesOf(async () => {
      const fields = { title: 'T', status: 'publish', meta: { tour: 'a-tour' } };
      id = (await rest('POST', path, fields)).body.id;
    });
    assert.deepEqual(
      [published.type, published.action, published.slug],
      ['tour', 'published', 'a-tour'],
    );
    const rows = appearances({ date: 'MAY 2016', venue: 'V' });
    const [edited] = await changesOf(() =>
      rest('POST', `${path}/${id}`, { meta: { appearances: rows } }),
    );
    assert.deepEqual([edited.action, edited.slug], ['updated', 'a-tour']);
    const [trashed] = await changesOf(() => rest('DELETE', `${path}/${id}`));
    assert.deepEqual([trashed.action, trashed.slug], ['trashed', 'a-tour']);

    const evening = await make(php, event('Evening', { start_date: '2036-05-01', tour: 'a-tour' }));
    const shown = (await rest('GET', `/wp/v2/events/${evening}`, undefined, anonymous)).body;
    assert.equal(shown.tour, 'a-tour');
    const save = (tour) =>
      changesOf(() => rest('POST', `/wp/v2/headless-events/${evening}`, { meta: { tour } }));
    const tours = ([{ tour, previousTour }]) => [tour, previousTour];
    assert.deepEqual(tours(await save('b-tour')), ['b-tour', 'a-tour']);
    assert.deepEqual(tours(await save('')), [undefined, 'b-tour']);
    assert.deepEqual(tours(await save('b-tour')), ['b-tour', undefined]);
  },

  'tours are in no search, no list of slugs and no menu of WordPress, and no visitor writes them':
    async ({ php, rest }) => {
      await wipe(php);
      const content = '<!-- wp:paragraph --><p>Unfindable kitchen</p><!-- /wp:paragraph -->';
      await rest('POST', path, {
        ...{ title: 'T', status: 'publish', content, meta: { tour: 'a-tour' } },
      });
      const found = await rest('GET', '/wp/v2/headless-search&q=unfindable', undefined, anonymous);
      assert.deepEqual(found.body, []);
      const { body } = await rest('GET', '/wp/v2/headless-slugs', undefined, anonymous);
      assert.ok(!('tour' in body.types));
      assert.deepEqual(
        await php.quietly(
          `$type = get_post_type_object( 'tour' ); return array( $type->public, $type->exclude_from_search, $type->show_in_nav_menus, isset( ( new WP_Sitemaps_Posts() )->get_object_subtypes()['tour'] ) );`,
        ),
        [false, true, false, false],
      );
    },

  'the tours to choose from come from the website, and are cached for an outage': async ({
    php,
  }) => {
    const list = [
      { slug: 'b-tour', name: 'B &amp; <b>C</b>' },
      { slug: 'a-tour', name: 'A Tour' },
      { slug: 'No Slug', name: 'x' },
      'nonsense',
    ];
    const choices = `\\HeadlessCompanion\\tour_choices()`;
    const first = await php.quietly(
      `${website(list)} return array( ${choices}, ${choices}, $requested );`,
    );
    assert.deepEqual(first, [
      { 'b-tour': 'B &amp; C', 'a-tour': 'A Tour' },
      { 'b-tour': 'B &amp; C', 'a-tour': 'A Tour' },
      1,
    ]);
    const error = (slug) => `\\HeadlessCompanion\\error_in_value( '${slug}', 'tour' )`;
    const later = await php.quietly(`${website(list)} ${choices};
      $known = get_option( 'headless_companion_tours' );
      update_option( 'headless_companion_tours', array( 'asked' => time() - 301 ) + $known );
      remove_all_filters( 'pre_http_request' );
      add_filter( 'pre_http_request', function () { return new WP_Error( 'down' ); } );
      return array( array_keys( ${choices} ), ${error('a-tour')}, ${error('c-tour')} );`);
    assert.deepEqual(later, [
      ['b-tour', 'a-tour'],
      '',
      'The website has no such tour. Choose one of the list.',
    ]);
    const never = await php.quietly(
      `${website(null)} return array( ${choices}, ${error('any-tour')}, $requested );`,
    );
    assert.deepEqual(never, [[], '', 1]);
    const soon = await php.quietly(`${website(null)} ${choices};
      $known = get_option( 'headless_companion_tours' );
      update_option( 'headless_companion_tours', array( 'asked' => $known['asked'] - 11 ) + $known );
      ${choices};
      return $requested;`);
    assert.equal(soon, 2, 'the next request must follow soon after a failed one');
    await wipe(php);
  },

  'a date is written as on a poster, however it was typed': async ({ php }) => {
    const dates = {
      '2025-04-27': '27 APR 2025',
      '27.4.2025': '27 APR 2025',
      '27 April 2025': '27 APR 2025',
      '7. Juni 2014': '7 JUN 2014',
      'Mai 2016': 'MAY 2016',
      '23./24. März 2024': '23/24 MAR 2024',
      '22 – 23 May 2016': '22-23 MAY 2016',
      '30. Sept. - 2. Okt. 2016': '30 SEP-2 OCT 2016',
      '23./24.3.2024': '23/24 MAR 2024',
      '23.–24.03.2024': '23-24 MAR 2024',
      '30.12.-2.1.2017': '30 DEC-2 JAN 2017',
      '30.-31.2.2025': '30.-31.2.2025',
      '3. Mrz 2026': '3 MAR 2026',
      '7. Jänner 2026': '7 JAN 2026',
      'Summer 2027': 'Summer 2027',
      '2025-02-30': '2025-02-30',
    };
    assert.deepEqual(
      await php.quietly(
        `return array_map( 'HeadlessCompanion\\\\poster_date', ${encode(Object.keys(dates))} );`,
      ),
      Object.values(dates),
    );
  },

  'appearances are sorted by their first day, which may be in the year before the one that is written':
    async ({ php }) => {
      const keys = {
        '27 APR 2025': '2025-04-27',
        'MAY 2016': '2016-05-00',
        '23/24 MAR 2024': '2024-03-23',
        '30 SEP-2 OCT 2016': '2016-09-30',
        '30 DEC-2 JAN 2017': '2016-12-30',
        '30 DEC 2016 - 2 JAN 2017': '2016-12-30',
        'Summer 2027': '9999',
      };
      assert.deepEqual(
        await php.quietly(
          `return array_map( 'HeadlessCompanion\\\\poster_date_key', ${encode(Object.keys(keys))} );`,
        ),
        Object.values(keys),
      );
    },
};

export default tests;
