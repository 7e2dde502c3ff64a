import assert from 'node:assert/strict';

import { anonymous, encode, makeAll, make, event, wipe } from '../lib/content.mjs';

const tests = {
  'invalid input is refused with a message, and nothing of the save is stored': async ({
    php,
    changesOf,
  }) => {
    const [id, video, music] = await makeAll(php, [
      event('Kept', { start_date: '2026-12-13', start_time: '20:00' }),
      { post_type: 'video', post_title: 'V', meta_input: { youtube_url: 'aqz-KE-bpKQ' } },
      { post_type: 'music', post_title: 'M' },
    ]);
    /** @type {[path: string, meta: object, message: RegExp][]} */
    const refused = [
      [`headless-events/${id}`, { start_date: '2026-02-30' }, /There is no such day/],
      [`headless-events/${id}`, { start_date: '0026-02-03' }, /There is no such day/],
      [`headless-events/${id}`, { start_date: '' }, /Choose the day/],
      [`headless-events/${id}`, { end_date: '2026-12-12' }, /The last day is before the first/],
      [`headless-events/${id}`, { start_time: '7 pm' }, /There is no such time/],
      [`headless-events/${id}`, { end_time: '19:00' }, /The end is before the beginning/],
      [
        `headless-events/${id}`,
        { start_time: '', end_time: '21:00' },
        /no time at which it begins/,
      ],
      [`headless-events/${id}`, { timezone: 'Europe/Luzern' }, /time zone is not known/],
      [`headless-events/${id}`, { event_status: 'maybe' }, /Choose one of the list/],
      [`headless-events/${id}`, { ticket_url: 'booking' }, /not a web address/],
      [`headless-events/${id}`, { ticket_url: 'javascript://x.example/%0aalert(1)' }, /not a web/],
      [`videos/${video}`, { youtube_url: 'https://films.example/1' }, /not the address of a film/],
      [`videos/${video}`, { duration: '3 min' }, /This is not a length/],
      [`videos/${video}`, { youtube_url: '' }, /nothing to play/],
      [`music/${music}`, { isrc: 'CH-1' }, /not an ISRC/],
      [`music/${music}`, { ean_upc: '7640990018148' }, /not an EAN/],
      [`music/${music}`, { spotify_url: 'open spotify' }, /not a web address/],
    ];
    let responses;
    const changes = await changesOf(
      async () => {
        responses = await php(`return array_map( function ( $case ) {
          $request = new WP_REST_Request( 'POST', '/wp/v2/' . $case[0] );
          $request->set_header( 'content-type', 'application/json' );
          $request->set_body( wp_json_encode( array( 'title' => 'Changed', 'meta' => $case[1] ) ) );
          $response = rest_do_request( $request );
          return array( 'status' => $response->get_status(), 'body' => $response->get_data() );
        }, ${encode(refused.map(([path, meta]) => [path, meta]))} );`);
      },
      { count: 0 },
    );
    assert.deepEqual(changes, []);
    refused.forEach(([, meta, message], index) => {
      const { status, body } = responses[index];
      assert.deepEqual([meta, status, body.code], [meta, 400, 'headless_companion_refused']);
      assert.match(body.message, message);
      assert.match(body.message, /^[A-Z][^:]+: /, 'the message must begin with the field’s label');
      assert.match(Object.values(body.data.fields)[0], message);
    });
    assert.deepEqual(
      await php.quietly(
        `return array( get_the_title( ${id} ), get_post_meta( ${id}, 'start_date', true ), get_post_meta( ${id}, 'start_time', true ), get_post_meta( ${id}, 'end_time', true ) );`,
      ),
      ['Kept', '2026-12-13', '20:00', ''],
    );
  },

  'an incomplete draft can be saved, not published; unchanged values prevent no save': async ({
    php,
    rest,
  }) => {
    const made = await rest('POST', '/wp/v2/headless-events', { title: 'Idea' });
    assert.equal(made.status, 201);
    const path = `/wp/v2/headless-events/${made.body.id}`;
    assert.equal((await rest('POST', path, { meta: { start_time: '20:00' } })).status, 200);
    const publish = await rest('POST', path, { status: 'publish' });
    assert.deepEqual([publish.status, publish.body.code], [400, 'headless_companion_refused']);
    assert.equal(
      (await rest('POST', path, { status: 'publish', meta: { start_date: '2036-01-01' } })).status,
      200,
    );
    assert.equal((await rest('POST', path, { meta: { end_time: '22:00' } })).status, 200);
    assert.equal(
      (
        await rest('POST', `${path}/autosaves`, {
          title: 'Half typed',
          meta: { start_date: '2036-13-01' },
        })
      ).status,
      200,
      'an autosave must accept incomplete input',
    );
    const imported = await make(
      php,
      event('Imported', { ticket_url: 'nonsense', start_time: '24:61' }),
    );
    assert.equal(
      (await rest('POST', `/wp/v2/headless-events/${imported}`, { title: 'Edited' })).status,
      200,
    );
  },

  'the classic editor stores valid values, and shows invalid ones with a message': async ({
    php,
    request,
    submit,
  }) => {
    const id = await make(
      php,
      event('Typed', { city: 'Bern', start_time: '18:00' }, { post_status: 'draft' }),
    );
    const save = await php(`return wp_create_nonce( 'update-post_${id}' );`);
    const send = (typed) =>
      submit('/wp-admin/post.php', {
        action: 'editpost',
        _wpnonce: save,
        post_ID: id,
        post_type: 'event',
        post_status: 'draft',
        post_title: 'Typed',
        publish: 'Publish',
        ...Object.fromEntries(
          Object.entries(typed).map(([key, value]) => [`headless_fields[${key}]`, value]),
        ),
      });
    const stored = () =>
      php.quietly(
        `return array( get_post_status( ${id} ), get_post_meta( ${id}, 'start_date', true ), get_post_meta( ${id}, 'city', true ), get_post_meta( ${id}, 'start_time', true ) );`,
      );
    const screen = async (response) =>
      (await request(response.headers.get('location').replace(/^.*(?=\/wp-admin)/, ''))).text();
    await php.quietly(`update_option( 'test_classic', 1 ); return 1;`);
    const refused = await send({ start_date: '31.12.2036', city: 'Chur', start_time: '19:00' });
    assert.deepEqual(await stored(), ['draft', '', 'Chur', '19:00']);
    const html = await screen(refused);
    assert.doesNotMatch(html, /(Post|Event) published/);
    assert.match(html, /Not everything could be stored:.*Day: There is no such day/s);
    assert.match(
      html,
      /name="headless_fields\[start_date\]" aria-describedby="headless-start_date-error" aria-invalid="true" value="31\.12\.2036"/,
    );
    const boxes = ['headless-event-when', 'headless-german', 'headless-seo'];
    const places = boxes.map((box) => html.indexOf(`<div id="${box}" class="postbox`));
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
      'the box with the day must be before the box with the German text',
    );
    assert.match(html, /<div id="postcustom" class="postbox *hide-if-js/);
    assert.match(html, /value="Europe\/Zurich"/);
    const published = await screen(
      await send({ start_date: '2036-12-31', city: '', start_time: '19:00' }),
    );
    assert.deepEqual(await stored(), ['publish', '2036-12-31', '', '19:00']);
    assert.doesNotMatch(published, /Not everything could be stored|aria-invalid/);
    assert.match(published, /Event published\./);
    await php.quietly(`delete_option( 'test_classic' ); return 1;`);
  },

  'an event’s screen has a hint about the time zone beside its field, in both editors': async ({
    php,
    request,
  }) => {
    const places = await php.quietly(`return \\HeadlessCompanion\\zone_places();`);
    const id = await make(php, event('Where', { start_date: '2036-07-01', city: 'Chur' }));
    const screen = async () => (await request(`/wp-admin/post.php?post=${id}&action=edit`)).text();
    const facts = /window\.headlessCompanion = (\{.*?\});/;
    const block = await screen();
    assert.deepEqual(JSON.parse(facts.exec(block)?.[1] ?? '').zonePlaces, places);
    assert.ok(block.indexOf('place-zone.js') < block.indexOf('custom-fields.js'));

    await php.quietly(`update_option( 'test_classic', 1 ); return 1;`);
    const classic = await screen();
    const told = /window\.headlessCompanion \|\| \{\}, (\{"zonePlaces.*?\}) \);/;
    assert.deepEqual(JSON.parse(told.exec(classic)?.[1] ?? '').zonePlaces, places);
    assert.match(
      classic,
      /name="headless_fields\[timezone\]" aria-describedby="headless-timezone-hint headless-timezone-help"/,
    );
    assert.match(classic, /<strong role="status" id="headless-timezone-hint"/);
    assert.ok(classic.indexOf('place-zone.js') < classic.indexOf('classic-zone.js'));
    await php.quietly(`delete_option( 'test_classic' ); return 1;`);
  },

  'one save in the classic editor keeps every field of every type exactly': async ({
    php,
    submit,
  }) => {
    const line = `Haus "am" See \\ Ufer & 'Söhne'`;
    const lines = `${line}\nSPECIAL THANKS to B&B`;
    const link = 'https://listen.example/a?b=1&c=%20d';
    const typed = {
      event: {
        ...{ start_date: '2036-12-30', start_time: '20:00', doors_time: '19:00' },
        end_date: '2036-12-31',
        ...{ end_time: '01:00', timezone: 'Asia/Tokyo', event_status: 'postponed' },
        ...{ previous_start_date: '2036-12-01', attendance: 'online', venue: line, address: line },
        ...{ city: line, state: line, country: line, postcode: '6003' },
        ...{ accessibility: lines, availability: 'few_left', price_from: '35,50' },
        ...{ price_currency: 'EUR', presale_from: '2036-12-01T10:00', ticket_url: link },
        ...{ ticket_text: line, supporting_acts: lines, minimum_age: '16', age_note: line },
        tour: 'soul-song-tour',
      },
      video: {
        ...{ youtube_url: 'https://youtu.be/aqz-KE-bpKQ', duration: '3:43' },
        ...{ release_date: '2026-07-01', artist: line, credits: lines },
      },
      music: {
        ...{ release_date: '2026-05-08', artist: line, spotify_url: link, apple_music_url: link },
        ...{ youtube_music_url: link, listen: link, watch: link, label: line },
        ...{ isrc: 'CH-A4L-26-00004', ean_upc: '7640990018147', tracklist: lines, credits: lines },
        additional_info: lines,
      },
    };
    const items = await php.quietly(`
      foreach ( array( 'event', 'video', 'music' ) as $type ) {
        $id = wp_insert_post( array( 'post_type' => $type, 'post_title' => 'Kept', 'post_status' => 'draft' ) );
        $items[ $type ] = array(
          'id'     => $id,
          'names'  => array_keys( \\HeadlessCompanion\\custom_fields( $type ) ),
          'german' => array_keys( \\HeadlessCompanion\\german_custom_fields( $type ) ),
          'nonce'  => wp_create_nonce( "update-post_$id" ),
        );
      }
      return $items;`);
    const sent = Object.entries(items).map(([type, { id, names, german, nonce }]) => {
      assert.deepEqual(Object.keys(typed[type]), names, 'the test must fill in every field');
      const words = ['_headless_de_title', '_headless_de_content', '_headless_seo_title'];
      const boxes = Object.fromEntries([...words, ...german].map((name) => [name, line]));
      return { type, id, nonce, boxes, entered: typed[type] };
    });
    for (const { type, id, nonce, boxes, entered } of sent) {
      await submit('/wp-admin/post.php', {
        ...{ action: 'editpost', _wpnonce: nonce, post_ID: id, post_type: type },
        ...{ post_title: 'Kept', content: 'Text', publish: 'Publish', ...boxes },
        ...Object.fromEntries(
          Object.entries(entered).map(([key, value]) => [`headless_fields[${key}]`, value]),
        ),
      });
    }
    const ids = encode(sent.map(({ id }) => id));
    const kept = await php.quietly(
      `return array_map( function ( $id ) { return array( get_post_status( $id ), array_map( 'current', get_post_meta( $id ) ) ); }, ${ids} );`,
    );
    sent.forEach(({ type, boxes, entered }, index) => {
      const [status, values] = kept[index];
      assert.equal(status, 'publish', `the ${type} must be published`);
      for (const [key, value] of Object.entries({ ...entered, ...boxes }))
        assert.equal(
          values[key].replaceAll('\r\n', '\n'),
          value,
          `${key} of the ${type} must be saved unchanged`,
        );
    });
  },

  'both editors store a title for search engines as the same line of plain text': async ({
    php,
    rest,
    submit,
  }) => {
    const typed = 'Here & <b>there</b>\u00a0 \n <3';
    const [inBlocks, inForm] = await makeAll(
      php,
      Array(2).fill({ post_title: 'Found', post_content: 'Text' }),
    );
    await rest('POST', `/wp/v2/posts/${inBlocks}`, { meta: { _headless_seo_title: typed } });
    await submit('/wp-admin/post.php', {
      ...{ action: 'editpost', post_ID: inForm, post_type: 'post', post_status: 'publish' },
      _wpnonce: await php.quietly(`return wp_create_nonce( 'update-post_${inForm}' );`),
      ...{ post_title: 'Found', content: 'Text', _headless_seo_title: typed },
    });
    for (const id of [inBlocks, inForm]) {
      const stored = await php.quietly(
        `return get_post_meta( ${id}, '_headless_seo_title', true );`,
      );
      const { seo } = (await rest('GET', `/wp/v2/posts/${id}`)).body;
      assert.deepEqual([stored, seo.title], ['Here & there &lt;3', 'Here & there <3']);
    }
  },

  'the list shows day, place and status, and is sorted by day': async ({ php, request }) => {
    await wipe(php);
    await makeAll(php, [
      event('Zz first', { start_date: '2035-01-01', city: 'Bern', venue: 'Hall' }),
      event('Zz last', {
        start_date: '2036-12-31',
        start_time: '20:00',
        attendance: 'online',
        event_status: 'cancelled',
      }),
      event('Zz never', { _headless_de_title: 'Nie' }),
    ]);
    const rows = async (query = '') => {
      const html = await (await request(`/wp-admin/edit.php?post_type=event${query}`)).text();
      return [...html.matchAll(/<tr id="post-\d+".*?<\/tr>/gs)].map(([row]) =>
        row.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
      );
    };
    const order = (list) => list.map((row) => /Zz (\w+)/.exec(row)?.[1]);
    const byDay = await rows();
    assert.deepEqual(order(byDay), ['last', 'first', 'never']);
    assert.match(byDay[0], /December 31, 2036, 8:00 pm.*Online.*Canceled/);
    assert.match(byDay[1], /January 1, 2035.*Hall, Bern.*Upcoming/);
    assert.match(byDay[2], /No day: not shown.*Yes/);
    assert.deepEqual(order(await rows('&orderby=headless_companion_day&order=asc')), [
      'never',
      'first',
      'last',
    ]);
    assert.deepEqual(order(await rows('&orderby=title&order=asc')), ['first', 'last', 'never']);
  },

  'the screens have every field, unless Advanced Custom Fields has the fields': async ({
    php,
    request,
  }) => {
    const html = await (await request('/wp-admin/post-new.php?post_type=event')).text();
    const settings = JSON.parse(/window\.headlessCompanion = (\{.*\});/.exec(html)?.[1] ?? '');
    const keys = settings.panels.flatMap(({ fields }) => fields.map(({ key }) => key));
    // Advanced Custom Fields registers its field `acf` at every REST request. Without fields for the post, it is empty.
    const [fields, without, empty, own] = await php.quietly(`
      $fields = array_keys( \\HeadlessCompanion\\custom_fields( 'event' ) );
      function acf_get_field_groups( $filter ) { return 'event' === $filter['post_type'] ? array( 'group' ) : array(); }
      $theirs = array();
      add_filter( 'rest_pre_dispatch', function () use ( &$theirs ) {
        register_rest_field( 'video', 'acf', array( 'get_callback' => function () use ( &$theirs ) { return $theirs; } ) );
      } );
      $video = wp_insert_post( array( 'post_type' => 'video', 'post_status' => 'publish', 'post_title' => 'A', 'meta_input' => array( 'artist' => 'Aura' ) ) );
      $fetch = function () use ( $video ) {
        return rest_do_request( WP_REST_Request::from_url( rest_url( "/wp/v2/videos/$video" ) ) )->get_data()['acf'];
      };
      $empty  = $fetch();
      $theirs = array( 'mine' => 1 );
      return array( $fields, \\HeadlessCompanion\\custom_field_panels( 'event' ), $empty['artist'], $fetch() );`);
    assert.deepEqual([...keys].sort(), [...fields].sort());
    assert.deepEqual([without, empty, own], [[], 'Aura', { mine: 1 }]);
    assert.ok(settings.zones.Europe['Europe/Zurich']);
  },

  'visitors get neither the saved meta nor the custom fields behind a password': async ({
    php,
    rest,
  }) => {
    const words = {
      credits: 'Zzsecret',
      _headless_de_content: '<p>Zzgeheim</p>',
      _headless_de_credits: 'Zzgeheim',
      _headless_seo_title: 'Zzsecret',
      venue: 'Zzsecret',
    };
    const [post, locked, event_, open] = await makeAll(php, [
      { post_title: 'P', post_password: 'sesame', meta_input: words },
      { post_type: 'video', post_title: 'V', post_password: 'sesame', meta_input: words },
      event('E', { ...words, start_date: '2036-01-01' }, { post_password: 'sesame' }),
      { post_type: 'music', post_title: 'M', meta_input: words },
    ]);
    for (const path of [`posts/${post}`, `videos/${locked}`, `headless-events/${event_}`]) {
      const { status, body } = await rest('GET', `/wp/v2/${path}`, undefined, anonymous);
      delete body.seo;
      assert.equal(status, 200);
      assert.doesNotMatch(
        JSON.stringify(body),
        /Zz/,
        `visitors must not get protected texts from ${path}`,
      );
    }
    const told = await rest('GET', `/wp/v2/videos/${locked}&password=sesame`, undefined, anonymous);
    assert.equal(told.body.acf.credits, 'Zzsecret');
    assert.equal(told.body.translations.de.acf.credits, 'Zzgeheim');
    const { body } = await rest('GET', `/wp/v2/music/${open}`, undefined, anonymous);
    assert.ok(!('credits' in body.meta) && body.acf.credits.includes('Zzsecret'));
    const editing = await rest('GET', `/wp/v2/music/${open}&context=edit`);
    assert.equal(editing.body.meta.credits, 'Zzsecret', 'an editor must get the custom fields');
  },

  'no list for visitors contains or counts items with a password': async ({ php, rest }) => {
    for (const [type, route] of Object.entries({
      post: 'posts',
      video: 'videos',
      music: 'music',
    })) {
      const [open, locked] = await makeAll(php, [
        { post_type: type, post_title: 'Open', post_name: `open-${type}` },
        {
          post_type: type,
          post_title: 'Locked',
          post_name: `locked-${type}`,
          post_password: 'sesame',
        },
      ]);
      const path = `/wp/v2/${route}&include=${open},${locked}&_fields=id`;
      const list = await rest('GET', path, undefined, anonymous);
      assert.deepEqual(list.body, [{ id: open }], `${route} must not list the protected item`);
      assert.equal(
        Number(list.headers.get('X-WP-Total')),
        1,
        `${route} must not count the protected item`,
      );
      const asEditor = await rest('GET', `${path}&context=edit`);
      assert.equal(asEditor.body.length, 2, 'an editor must get both items');
      const one = await rest('GET', `/wp/v2/${route}&slug=locked-${type}`, undefined, anonymous);
      assert.equal(
        one.body[0].content.protected,
        true,
        'the response must tell the website that the item has a password',
      );
    }
  },
};

export default tests;
