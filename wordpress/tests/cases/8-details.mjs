import assert from 'node:assert/strict';

const anonymous = { 'X-Test-User': '0' };
const encode = (value) =>
  `json_decode( base64_decode( '${Buffer.from(JSON.stringify(value)).toString('base64')}' ), true )`;
const makeAll = (php, list) =>
  php.quietly(
    `return array_map( function ( $post ) { return wp_insert_post( wp_slash( $post ) ); }, ${encode(list.map((fields) => ({ post_status: 'publish', ...fields })))} );`,
  );
const make = async (php, fields) => (await makeAll(php, [fields]))[0];
const event = (title, meta_input, more) => ({
  post_type: 'event',
  post_title: title,
  meta_input,
  ...more,
});
const wipe = (php) =>
  php.quietly(
    `foreach ( get_posts( array( 'post_type' => array( 'event', 'video', 'music' ), 'post_status' => 'any', 'posts_per_page' => -1, 'fields' => 'ids' ) ) as $id ) { wp_delete_post( $id, true ); }`,
  );
const inList = (php, list, moments) =>
  php.quietly(
    `return array_map( function ( $moment ) { return wp_list_pluck( \\HeadlessCompanion\\list_events( '${list}', strtotime( $moment ) ), 'post_title' ); }, ${encode(moments)} );`,
  );

const promises = {
  'an event is upcoming for 12 hours after its start or to its end, in its own zone': async ({
    php,
  }) => {
    await wipe(php);
    const day = { start_date: '2026-12-10' };
    const zurich = { timezone: 'Europe/Zurich' };
    const cases = [
      ['12 hours', { ...day, ...zurich, start_time: '20:00' }, '2026-12-11T08:00:00+01:00'],
      [
        'its end, if later',
        { ...day, ...zurich, start_time: '09:00', end_time: '23:30' },
        '2026-12-10T23:30:00+01:00',
      ],
      [
        'the end of its last day',
        { ...day, ...zurich, start_time: '10:00', end_date: '2026-12-12', end_time: '16:00' },
        '2026-12-12T16:00:00+01:00',
      ],
      [
        'a last day without a time',
        { ...day, ...zurich, start_time: '10:00', end_date: '2026-12-12' },
        '2026-12-13T00:00:00+01:00',
      ],
      ['a day without a time', { ...day, ...zurich }, '2026-12-11T00:00:00+01:00'],
      [
        'Tokyo',
        { ...day, timezone: 'Asia/Tokyo', start_time: '20:00' },
        '2026-12-11T08:00:00+09:00',
      ],
      [
        'Los Angeles',
        { ...day, timezone: 'America/Los_Angeles', start_time: '20:00' },
        '2026-12-11T08:00:00-08:00',
      ],
      [
        'no zone: to the last that may be meant',
        { ...day, start_time: '20:00' },
        '2026-12-11T08:00:00-08:00',
      ],
      [
        'the night the clocks go back: 12 hours are 12 hours',
        { ...zurich, start_date: '2026-10-25', start_time: '00:30' },
        '2026-10-25T11:30:00+01:00',
      ],
    ];
    await makeAll(
      php,
      cases.map(([title, meta]) => event(title, meta)),
    );
    const moments = cases.flatMap(([, , departure]) => {
      const end = Date.parse(departure);
      return [new Date(end - 1000).toISOString(), new Date(end).toISOString()];
    });
    const lists = await inList(php, 'upcoming', moments);
    const past = await inList(php, 'past', moments);
    cases.forEach(([title], index) => {
      assert.ok(lists[index * 2].includes(title), `${title}: upcoming a second before`);
      assert.ok(!lists[index * 2 + 1].includes(title), `${title}: gone at the moment`);
      assert.ok(!past[index * 2].includes(title) && past[index * 2 + 1].includes(title), title);
    });
  },

  'upcoming events come by their start, past ones the newest first, and only what visitors may see':
    async ({ php, rest }) => {
      await wipe(php);
      await makeAll(php, [
        event('Late', { start_date: '2036-05-02' }),
        event('Soon in Tokyo', {
          start_date: '2036-05-01',
          start_time: '08:00',
          timezone: 'Asia/Tokyo',
        }),
        event('Soon in Honolulu', {
          start_date: '2036-04-30',
          start_time: '20:00',
          timezone: 'Pacific/Honolulu',
        }),
        event('Long ago', { start_date: '2016-05-01' }),
        event('Ago', { start_date: '20170501' }),
        event('Nonsense', { start_date: '2036-02-30' }),
        event('Never', {}),
        event('Draft', { start_date: '2036-05-01' }, { post_status: 'draft' }),
        event('Secret', { start_date: '2036-05-01' }, { post_password: 'sesame' }),
      ]);
      const titles = async (query) =>
        (await rest('GET', `/wp/v2/events${query}`, undefined, anonymous)).body.map(
          ({ title }) => title,
        );
      assert.deepEqual(await titles('&type=upcoming'), [
        'Soon in Tokyo',
        'Soon in Honolulu',
        'Late',
      ]);
      assert.deepEqual(await titles('&type=past'), ['Ago', 'Long ago']);
      assert.deepEqual(await titles(''), [
        'Long ago',
        'Ago',
        'Soon in Tokyo',
        'Soon in Honolulu',
        'Late',
      ]);
      assert.deepEqual(await titles('&type=upcoming&per_page=2&page=2'), ['Late']);
      assert.equal(
        (await rest('GET', '/wp/v2/events&type=soon', undefined, anonymous)).status,
        400,
      );
    },

  'an event has the shape of the specification, by list, id and slug': async ({ php, rest }) => {
    await wipe(php);
    const image = await php.quietly(
      `return wp_insert_attachment( array( 'post_title' => 'Poster', 'post_mime_type' => 'image/webp', 'meta_input' => array( '_wp_attachment_image_alt' => 'A poster', '_wp_attachment_metadata' => array( 'width' => 800, 'height' => 1132, 'file' => '2026/01/poster.webp', 'sizes' => array() ) ) ), '2026/01/poster.webp' );`,
    );
    const id = await make(
      php,
      event(
        'Salt & Felt',
        {
          start_date: '2026-12-13',
          start_time: '9:05',
          end_date: '2026-12-14',
          end_time: '16:00:30',
          timezone: 'Europe/Zurich',
          event_status: 'postponed',
          previous_start_date: '2026-11-01',
          attendance: 'online',
          venue: 'Chapel',
          address: 'Kapellweg 3',
          city: 'Oberhalden',
          state: 'Luzern',
          country: 'Switzerland',
          postcode: '6198',
          ticket_url: 'https://booking.example/salt',
          ticket_text: 'Choose a chair',
          _thumbnail_id: image,
          _headless_de_title: 'Salz & Filz',
          _headless_de_content: '<!-- wp:paragraph --><p>Decke</p><!-- /wp:paragraph -->',
          _headless_de_venue: 'Kapelle',
          _headless_de_ticket_text: 'Stuhl wählen',
        },
        {
          post_name: 'salt-and-felt-ü',
          post_date: '2026-09-24 09:00:00',
          post_content: '<!-- wp:paragraph --><p>Bring a blanket.</p><!-- /wp:paragraph -->',
        },
      ),
    );
    const {
      body: [item],
    } = await rest('GET', '/wp/v2/events&_embed', undefined, anonymous);
    const {
      translations,
      embedded,
      seo,
      _links,
      _embedded,
      description,
      featured_image,
      slug,
      ...rest_
    } = item;
    assert.deepEqual(rest_, {
      id,
      post_id: null,
      type: 'event',
      title: 'Salt &#038; Felt',
      excerpt: '',
      start_date: '2026-12-13',
      start_time: '09:05:00',
      end_date: '2026-12-14',
      end_time: '16:00:30',
      timezone: 'Europe/Zurich',
      status: 'postponed',
      previous_start_date: '2026-11-01',
      attendance: 'online',
      location: {
        name: 'Chapel',
        address: 'Kapellweg 3',
        city: 'Oberhalden',
        state: 'Luzern',
        country: 'Switzerland',
        postcode: '6198',
      },
      buy_ticket: { url: 'https://booking.example/salt', text: 'Choose a chair' },
      date: '2026-09-24T09:00:00',
      modified: '2026-09-24T09:00:00',
      modified_gmt: '2026-09-24T09:00:00',
    });
    assert.match(description, /^<p>Bring a blanket\.<\/p>$/);
    assert.match(featured_image, /\/2026\/01\/poster\.webp$/);
    assert.deepEqual(seo, { title: null, description: null, og_image: null });
    assert.equal(translations.de.title.rendered, 'Salz &#038; Filz');
    assert.equal(translations.de.description, '<p>Decke</p>');
    assert.deepEqual(translations.de.location, { name: 'Kapelle' });
    assert.deepEqual(translations.de.buy_ticket, { text: 'Stuhl wählen' });
    assert.equal(embedded['wp:featuredmedia'][0].media_details.height, 1132);
    assert.equal(_embedded['wp:featuredmedia'][0].alt_text, 'A poster');
    assert.ok(_links.self[0].href.includes(`events/${id}`));

    const byId = await rest('GET', `/wp/v2/events/${id}`, undefined, anonymous);
    assert.equal(byId.body.description, description);
    for (const spelled of [
      slug,
      encodeURIComponent(slug),
      'salt-and-felt-ü',
      encodeURIComponent('salt-and-felt-ü'),
    ]) {
      const { body } = await rest('GET', `/wp/v2/events/slug/${spelled}`, undefined, anonymous);
      assert.equal(body.id, id, spelled);
    }
    const few = await rest(
      'GET',
      '/wp/v2/events&_fields=id,start_date,translations.de.title',
      undefined,
      anonymous,
    );
    assert.deepEqual(few.body, [
      { id, start_date: '2026-12-13', translations: { de: { title: translations.de.title } } },
    ]);
  },

  'what is not known is null, and an event that is not there is a 404': async ({ php, rest }) => {
    const [bare, draft, post] = await makeAll(php, [
      event('Bare', { start_date: '2026-12-13', timezone: 'Mars/Olympus', start_time: '25:00' }),
      event('Draft', { start_date: '2026-12-13' }, { post_status: 'draft' }),
      { post_title: 'News' },
    ]);
    const { body } = await rest('GET', `/wp/v2/events/${bare}`, undefined, anonymous);
    for (const key of [
      'featured_image',
      'start_time',
      'end_time',
      'end_date',
      'timezone',
      'previous_start_date',
    ])
      assert.equal(body[key], null, key);
    assert.deepEqual(
      [body.status, body.attendance, body.buy_ticket, body.translations],
      ['scheduled', 'in_person', { url: '', text: '' }, { de: null }],
    );
    for (const path of [
      `/events/${draft}`,
      `/events/${post}`,
      '/events/999999',
      '/events/slug/none',
    ]) {
      const answer = await rest('GET', `/wp/v2${path}`, undefined, anonymous);
      assert.deepEqual(
        [path, answer.status, answer.body.code],
        [path, 404, 'rest_event_not_found'],
      );
    }
  },

  'videos and music carry acf: what was typed in plain boxes is HTML where the site wants it':
    async ({ php, rest }) => {
      await makeAll(php, [
        {
          post_type: 'video',
          post_title: 'Rims',
          post_name: 'rims',
          meta_input: {
            youtube_url: 'https://youtu.be/YE7VzlLtp-4?si=x',
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
        release_date: '2025-12-01',
        artist: '',
        credits: 'Voice: Aura & co\n\nSPECIAL THANKS to Queens',
        youtube_id: 'YE7VzlLtp-4',
      });
      const music = await one('music');
      assert.equal(music.acf.watch, '', 'no address that is none');
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

  'the id of a video is found in every address YouTube gives': async ({ php }) => {
    const id = 'aqz-KE-bpKQ';
    const good = [
      id,
      `https://www.youtube.com/watch?v=${id}`,
      `https://www.youtube.com/watch?app=desktop&v=${id}&t=3s`,
      `youtube.com/watch?v=${id}#x`,
      `https://m.youtube.com/watch?v=${id}`,
      `https://music.youtube.com/watch?v=${id}&list=x`,
      `https://youtu.be/${id}`,
      `https://www.youtube.com/shorts/${id}`,
      `https://www.youtube.com/live/${id}?feature=share`,
      `https://www.youtube-nocookie.com/embed/${id}?rel=0`,
      ` http://www.youtube.com/v/${id} `,
    ];
    const bad = [
      '',
      'https://vimeo.com/1',
      `https://youtube.com/watch?v=${id}x`,
      `https://evil.example/youtube.com/watch?v=${id}`,
      `https://youtube.com.evil.example/embed/${id}`,
      'https://www.youtube.com/@auralune',
    ];
    assert.deepEqual(
      await php.quietly(
        `return array_map( 'HeadlessCompanion\\\\parse_youtube_id', ${encode([...good, ...bad])} );`,
      ),
      [...good.map(() => id), ...bad.map(() => '')],
    );
  },

  'bad input is refused with a message, and nothing of the save is stored': async ({
    php,
    changesOf,
  }) => {
    const [id, video, music] = await makeAll(php, [
      event('Kept', { start_date: '2026-12-13', start_time: '20:00' }),
      { post_type: 'video', post_title: 'V', meta_input: { youtube_url: 'aqz-KE-bpKQ' } },
      { post_type: 'music', post_title: 'M' },
    ]);
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
      [`headless-events/${id}`, { ticket_url: 'booking' }, /no web address/],
      [`headless-events/${id}`, { ticket_url: 'javascript://x.example/%0aalert(1)' }, /no web/],
      [`videos/${video}`, { youtube_url: 'https://vimeo.com/1' }, /no address of a YouTube/],
      [`videos/${video}`, { youtube_url: '' }, /nothing to play/],
      [`music/${music}`, { isrc: 'CH-1' }, /no ISRC/],
      [`music/${music}`, { ean_upc: '7640990018148' }, /no EAN/],
      [`music/${music}`, { spotify_url: 'open spotify' }, /no web address/],
    ];
    let answers;
    const changes = await changesOf(
      async () => {
        answers = await php(`return array_map( function ( $case ) {
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
      const { status, body } = answers[index];
      assert.deepEqual([meta, status, body.code], [meta, 400, 'headless_refused']);
      assert.match(body.message, message);
      assert.match(body.message, /^[A-Z][^:]+: /, 'names the field');
      assert.match(Object.values(body.data.fields)[0], message);
    });
    assert.deepEqual(
      await php.quietly(
        `return array( get_the_title( ${id} ), get_post_meta( ${id}, 'start_date', true ), get_post_meta( ${id}, 'start_time', true ), get_post_meta( ${id}, 'end_time', true ) );`,
      ),
      ['Kept', '2026-12-13', '20:00', ''],
    );
  },

  'a draft may be unfinished, but not published so; what nobody touches hinders nobody': async ({
    php,
    rest,
  }) => {
    const made = await rest('POST', '/wp/v2/headless-events', { title: 'Idea' });
    assert.equal(made.status, 201);
    const path = `/wp/v2/headless-events/${made.body.id}`;
    assert.equal((await rest('POST', path, { meta: { start_time: '20:00' } })).status, 200);
    const publish = await rest('POST', path, { status: 'publish' });
    assert.deepEqual([publish.status, publish.body.code], [400, 'headless_refused']);
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
      'core keeps what is half typed',
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

  'a postponed event keeps the earlier day when it moves': async ({ php, rest }) => {
    const id = await make(php, event('Moves', { start_date: '2036-01-01' }));
    const path = `/wp/v2/headless-events/${id}`;
    await rest('POST', path, { meta: { event_status: 'postponed', start_date: '2036-02-01' } });
    const shown = async () =>
      (({ status, start_date, previous_start_date }) => [status, start_date, previous_start_date])(
        (await rest('GET', `/wp/v2/events/${id}`, undefined, anonymous)).body,
      );
    assert.deepEqual(await shown(), ['postponed', '2036-02-01', '2036-01-01']);
    await rest('POST', path, { meta: { start_date: '2036-03-01' } });
    assert.deepEqual(await shown(), ['postponed', '2036-03-01', '2036-01-01'], 'the first one');
    await rest('POST', path, { meta: { event_status: 'scheduled' } });
    assert.deepEqual(await shown(), ['scheduled', '2036-03-01', null]);
  },

  'the site hears of events with the old day and the new, and of videos and music': async ({
    rest,
    changesOf,
  }) => {
    let id;
    const save = (body) => changesOf(() => rest('POST', `/wp/v2/headless-events/${id}`, body));
    const [published] = await changesOf(async () => {
      const fields = {
        title: 'Told',
        slug: 'told',
        status: 'publish',
        date: '2026-01-02T10:00:00',
        meta: { start_date: '2036-05-01' },
      };
      id = (await rest('POST', '/wp/v2/headless-events', fields)).body.id;
    });
    const entry = {
      type: 'event',
      id,
      action: 'published',
      slug: 'told',
      date: '2026-01-02T10:00:00',
      startDate: '2036-05-01',
      languages: ['en', 'de'],
      terms: [],
    };
    assert.deepEqual(published, entry);
    assert.deepEqual(await save({ meta: { start_date: '2036-06-01' } }), [
      {
        ...entry,
        action: 'updated',
        startDate: '2036-06-01',
        previousStartDate: '2036-05-01',
      },
    ]);
    const [cancelled] = await save({ meta: { event_status: 'cancelled' } });
    assert.deepEqual(cancelled, { ...entry, action: 'updated', startDate: '2036-06-01' });
    const [trashed] = await changesOf(() => rest('DELETE', `/wp/v2/headless-events/${id}`));
    assert.deepEqual(trashed, { ...entry, action: 'trashed', startDate: '2036-06-01' });

    for (const [type, base, meta, changed] of [
      ['video', 'videos', { youtube_url: 'aqz-KE-bpKQ' }, { credits: 'Aura' }],
      ['music', 'music', { label: 'Walnut' }, { tracklist: 'Comma' }],
    ]) {
      let item;
      const [made] = await changesOf(async () => {
        item = (await rest('POST', `/wp/v2/${base}`, { title: 'Told', status: 'publish', meta }))
          .body.id;
      });
      assert.deepEqual([made.type, made.id, made.action], [type, item, 'published']);
      const [edited] = await changesOf(() =>
        rest('POST', `/wp/v2/${base}/${item}`, { meta: changed }),
      );
      assert.deepEqual([edited.type, edited.id, edited.action], [type, item, 'updated']);
      assert.ok(!('startDate' in edited));
    }
  },

  'the classic editor stores what is right, and gives back what is not beside its message': async ({
    php,
    ask,
    submit,
  }) => {
    const id = await make(
      php,
      event('Typed', { city: 'Bern', start_time: '18:00' }, { post_status: 'draft' }),
    );
    const [save, details] = await php(
      `return array( wp_create_nonce( 'update-post_${id}' ), wp_create_nonce( 'headless_companion_details' ) );`,
    );
    const send = (typed) =>
      submit('/wp-admin/post.php', {
        action: 'editpost',
        _wpnonce: save,
        headless_companion_details: details,
        post_ID: id,
        post_type: 'event',
        post_status: 'draft',
        post_title: 'Typed',
        publish: 'Publish',
        ...Object.fromEntries(
          Object.entries(typed).map(([key, value]) => [`headless_details[${key}]`, value]),
        ),
      });
    const stored = () =>
      php.quietly(
        `return array( get_post_status( ${id} ), get_post_meta( ${id}, 'start_date', true ), get_post_meta( ${id}, 'city', true ), get_post_meta( ${id}, 'start_time', true ) );`,
      );
    const screen = async (answer) =>
      (await ask(answer.headers.get('location').replace(/^.*(?=\/wp-admin)/, ''))).text();
    await php.quietly(`update_option( 'test_classic', 1 ); return 1;`);
    const refused = await send({ start_date: '31.12.2036', city: 'Chur', start_time: '19:00' });
    assert.deepEqual(await stored(), ['draft', '', 'Chur', '19:00']);
    const html = await screen(refused);
    assert.doesNotMatch(html, /(Post|Event) published/);
    assert.match(html, /Not everything could be stored:.*Day: There is no such day/s);
    assert.match(
      html,
      /name="headless_details\[start_date\]" aria-describedby="headless-start_date-trouble [^"]+" aria-invalid="true" value="31\.12\.2036"/,
    );
    const boxes = ['headless-event-when', 'headless-german', 'headless-seo'];
    const places = boxes.map((box) => html.indexOf(`<div id="${box}" class="postbox`));
    assert.deepEqual(
      places,
      [...places].sort((a, b) => a - b),
      'the day stands before the German',
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

  'one save in the classic editor keeps every field of every type, to the letter': async ({
    php,
    submit,
  }) => {
    const line = `Haus "am" See \\ Ufer & 'Söhne'`;
    const lines = `${line}\nSPECIAL THANKS to B&B`;
    const link = 'https://listen.example/a?b=1&c=%20d';
    const typed = {
      event: {
        ...{ start_date: '2036-12-30', start_time: '20:00', end_date: '2036-12-31' },
        ...{ end_time: '01:00', timezone: 'Asia/Tokyo', event_status: 'postponed' },
        ...{ previous_start_date: '2036-12-01', attendance: 'online', venue: line, address: line },
        ...{ city: line, state: line, country: line, postcode: '6003', ticket_url: link },
        ticket_text: line,
      },
      video: {
        ...{ youtube_url: 'https://youtu.be/aqz-KE-bpKQ', release_date: '2026-07-01' },
        ...{ artist: line, credits: lines },
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
          'id'      => $id,
          'fields'  => array_keys( \\HeadlessCompanion\\detail_fields( $type ) ),
          'german'  => array_keys( \\HeadlessCompanion\\german_detail_fields( $type ) ),
          'nonce'   => wp_create_nonce( "update-post_$id" ),
          'details' => wp_create_nonce( 'headless_companion_details' ),
          'box'     => wp_create_nonce( 'headless_companion_box' ),
        );
      }
      return $items;`);
    const sent = Object.entries(items).map(([type, { id, fields, german, ...nonces }]) => {
      assert.deepEqual(Object.keys(typed[type]), fields, 'every field');
      const words = ['_headless_de_title', '_headless_de_content', '_headless_seo_title'];
      const boxes = Object.fromEntries([...words, ...german].map((name) => [name, line]));
      return { type, id, nonces, boxes, details: typed[type] };
    });
    for (const { type, id, nonces, boxes, details } of sent) {
      await submit('/wp-admin/post.php', {
        ...{ action: 'editpost', _wpnonce: nonces.nonce, post_ID: id, post_type: type },
        ...{ post_title: 'Kept', content: 'Text', publish: 'Publish', ...boxes },
        ...{ headless_companion_details: nonces.details, headless_companion_box: nonces.box },
        ...Object.fromEntries(
          Object.entries(details).map(([key, value]) => [`headless_details[${key}]`, value]),
        ),
      });
    }
    const ids = encode(sent.map(({ id }) => id));
    const kept = await php.quietly(
      `return array_map( function ( $id ) { return array( get_post_status( $id ), array_map( 'current', get_post_meta( $id ) ) ); }, ${ids} );`,
    );
    sent.forEach(({ type, boxes, details }, index) => {
      const [status, values] = kept[index];
      assert.equal(status, 'publish', type);
      for (const [key, value] of Object.entries({ ...details, ...boxes }))
        assert.equal(values[key].replaceAll('\r\n', '\n'), value, `${type}: ${key}`);
    });
  },

  'the list shows day, place and status, and is sorted by day': async ({ php, ask }) => {
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
      const html = await (await ask(`/wp-admin/edit.php?post_type=event${query}`)).text();
      return [...html.matchAll(/<tr id="post-\d+".*?<\/tr>/gs)].map(([row]) =>
        row.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' '),
      );
    };
    const order = (list) => list.map((row) => /Zz (\w+)/.exec(row)[1]);
    const byDay = await rows();
    assert.deepEqual(order(byDay), ['last', 'first', 'never']);
    assert.match(byDay[0], /December 31, 2036, 8:00 pm.*Online.*Cancelled/);
    assert.match(byDay[1], /January 1, 2035.*Hall, Bern.*Upcoming/);
    assert.match(byDay[2], /No day: not shown.*Yes/);
    assert.deepEqual(order(await rows('&orderby=headless_day&order=asc')), [
      'never',
      'first',
      'last',
    ]);
    assert.deepEqual(order(await rows('&orderby=title&order=asc')), ['first', 'last', 'never']);
  },

  'the screens hold every field, and stand aside for Advanced Custom Fields': async ({
    php,
    ask,
  }) => {
    const html = await (await ask('/wp-admin/post-new.php?post_type=event')).text();
    const settings = JSON.parse(/window\.headlessCompanion = (\{.*\});/.exec(html)[1]);
    const keys = settings.panels.flatMap(({ fields }) => fields.map(({ key }) => key));
    // It adds its field at every request, and has nothing to answer where it shows no fields.
    const [fields, without, empty, own] = await php.quietly(`
      $fields = array_keys( \\HeadlessCompanion\\detail_fields( 'event' ) );
      function acf_get_field_groups( $filter ) { return 'event' === $filter['post_type'] ? array( 'group' ) : array(); }
      $theirs = array();
      add_filter( 'rest_pre_dispatch', function () use ( &$theirs ) {
        register_rest_field( 'video', 'acf', array( 'get_callback' => function () use ( &$theirs ) { return $theirs; } ) );
      } );
      $video = wp_insert_post( array( 'post_type' => 'video', 'post_status' => 'publish', 'post_title' => 'A', 'meta_input' => array( 'artist' => 'Aura' ) ) );
      $ask = function () use ( $video ) {
        return rest_do_request( WP_REST_Request::from_url( rest_url( "/wp/v2/videos/$video" ) ) )->get_data()['acf'];
      };
      $empty  = $ask();
      $theirs = array( 'mine' => 1 );
      return array( $fields, \\HeadlessCompanion\\detail_panels( 'event' ), $empty['artist'], $ask() );`);
    assert.deepEqual([...keys].sort(), [...fields].sort());
    assert.deepEqual([without, empty, own], [[], 'Aura', { mine: 1 }]);
    assert.ok(settings.zones.Europe['Europe/Zurich']);
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
      `not ${other}, whose city nobody sees`,
    );
    assert.deepEqual(
      (await found('zzhalle')).map(({ id }) => id),
      [place],
    );
    const [hit] = await found('zzcomma%20zzperiod');
    assert.deepEqual([hit.id, hit.type], [tracks, 'music']);
    assert.match(hit.excerpt.text, /Zzcomma 1:07 Zzperiod/);
  },

  'a renamed event is found among events, and a video may have the slug that a post gave up':
    async ({ php, rest }) => {
      const [id, post] = await makeAll(php, [
        event('Renamed', { start_date: '2036-01-01' }, { post_name: 'zz-before' }),
        { post_title: 'Post', post_name: 'zz-shared' },
        {
          post_type: 'video',
          post_title: 'Video',
          post_name: 'zz-shared-2',
          meta_input: { youtube_url: 'aqz-KE-bpKQ' },
        },
      ]);
      await rest('POST', `/wp/v2/headless-events/${id}`, { slug: 'zz-after' });
      await rest('POST', `/wp/v2/posts/${post}`, { slug: 'zz-moved' });
      await php.quietly(
        `$video = get_page_by_path( 'zz-shared-2', OBJECT, 'video' ); wp_update_post( array( 'ID' => $video->ID, 'post_name' => 'zz-shared' ) ); return 1;`,
      );
      const old = async (slug, query = '') =>
        (await rest('GET', `/wp/v2/old-slugs/${slug}${query}`, undefined, anonymous)).body;
      assert.equal((await old('zz-before', '&type=event')).slug, 'zz-after');
      assert.equal((await old('zz-before')).code, 'rest_no_renamed_post');
      assert.equal((await old('zz-shared')).slug, 'zz-moved');
    },

  'visitors do not get what the editor stores, nor the details behind a password': async ({
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
      assert.doesNotMatch(JSON.stringify(body), /Zz/, path);
    }
    const told = await rest('GET', `/wp/v2/videos/${locked}&password=sesame`, undefined, anonymous);
    assert.equal(told.body.acf.credits, 'Zzsecret');
    assert.equal(told.body.translations.de.acf.credits, 'Zzgeheim');
    const { body } = await rest('GET', `/wp/v2/music/${open}`, undefined, anonymous);
    assert.ok(!('credits' in body.meta) && body.acf.credits.includes('Zzsecret'));
    const editing = await rest('GET', `/wp/v2/music/${open}&context=edit`);
    assert.equal(editing.body.meta.credits, 'Zzsecret', 'the editor gets them');
  },

  'a preview shows an event as it will be': async ({ php, ask, rest }) => {
    const id = await make(
      php,
      event('Preview', { start_date: '2036-01-01', city: 'Bern' }, { post_status: 'draft' }),
    );
    const token = await php.quietly(`return \\HeadlessCompanion\\preview_token( ${id}, time() );`);
    const { body } = await rest('GET', `/wp/v2/headless-preview/${token}`, undefined, anonymous);
    assert.equal(body.type, 'event');
    assert.deepEqual(
      [body.event.start_date, body.event.location.city, body.event.slug],
      ['2036-01-01', 'Bern', 'preview'],
    );
    const published = await make(php, event('Seen', { start_date: '2036-01-01' }));
    const list = await (await ask('/wp-admin/edit.php?post_type=event')).text();
    assert.match(list, /\/events\/seen"/, `"View" leads to the site: ${published}`);
  },
};

export default promises;
