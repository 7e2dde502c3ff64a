import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

import { anonymous, makeAll, make, event, wipe, inList } from '../lib/content.mjs';

const N = '\\HeadlessCompanion\\';
const tickets = JSON.parse(
  readFileSync(new URL('../../contract/ticket-addresses.json', import.meta.url), 'utf8'),
);

const tests = {
  'a ticket link is accepted or refused as by the website, and may lead to a website without a domain':
    async ({ php }) => {
      const examples = Buffer.from(JSON.stringify(tickets)).toString('base64');
      const verdicts = await php.quietly(`
        $text    = strtr( base64_decode( '${examples}' ), array( '{content}' => home_url(), '{site}' => untrailingslashit( ${N}setting( 'site_url' ) ) ) );
        $all     = json_decode( $text, true );
        $refused = function ( $url ) { return '' !== ${N}error_in_value( $url, 'url' ); };
        $verdicts = array( array_map( $refused, $all['shown'] ), array_map( $refused, $all['leftOut'] ) );
        add_filter( 'home_url', function () { return 'http://localhost:3000'; } );
        $verdicts[] = array_map( $refused, array( 'http://localhost:3000/tickets', 'http://localhost:3001/tickets', 'http://elsewhere/' ) );
        remove_all_filters( 'home_url' );
        return $verdicts;`);
      assert.deepEqual(verdicts, [
        tickets.shown.map(() => false),
        tickets.leftOut.map(() => true),
        [false, true, true],
      ]);
    },

  'an event is upcoming for 12 hours after its start or until its end, in its own zone': async ({
    php,
  }) => {
    await wipe(php);
    const day = { start_date: '2026-12-10' };
    const zurich = { timezone: 'Europe/Zurich' };
    /** @type {[title: string, meta: object, expiry: string][]} */
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
      [
        'a last day that is the first one',
        { ...day, ...zurich, start_time: '09:00', end_date: '2026-12-10' },
        '2026-12-10T21:00:00+01:00',
      ],
      [
        'an end in the morning of the next day',
        { ...day, ...zurich, start_time: '20:00', end_time: '09:30' },
        '2026-12-11T09:30:00+01:00',
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
        'no zone: to the last that the website may guess',
        { ...day, start_time: '20:00' },
        '2026-12-11T08:00:00-08:00',
      ],
      [
        'the zone of the place',
        { ...day, start_time: '20:00', state: 'Hawaii', country: 'USA' },
        '2026-12-11T08:00:00-10:00',
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
    const moments = cases.flatMap(([, , expiry]) => {
      const end = Date.parse(expiry);
      return [new Date(end - 1000).toISOString(), new Date(end).toISOString()];
    });
    const lists = await inList(php, 'upcoming', moments);
    const past = await inList(php, 'past', moments);
    cases.forEach(([title], index) => {
      assert.ok(lists[index * 2].includes(title), `${title}: must be upcoming a second before`);
      assert.ok(!lists[index * 2 + 1].includes(title), `${title}: must not be upcoming afterwards`);
      assert.ok(
        !past[index * 2].includes(title) && past[index * 2 + 1].includes(title),
        `${title}: must be past only afterwards`,
      );
    });
  },

  'upcoming events are sorted by start, past ones newest first, and only public events are listed':
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

  'an event has the format of the specification, by list, id and slug': async ({ php, rest }) => {
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
          doors_time: '8:15',
          availability: 'few_left',
          price_from: "1'035,5",
          price_currency: 'EUR',
          presale_from: '2026-12-01 10:00:00',
          supporting_acts: 'Duo Windfang\r\n\r\n Choir & Friends \n',
          minimum_age: '16',
          age_note: 'Or 12 with an adult',
          tour: 'soul-song-tour',
          accessibility: 'Step-free\nHearing loop',
          _thumbnail_id: image,
          _headless_de_title: 'Salz & Filz',
          _headless_de_content: '<!-- wp:paragraph --><p>Decke</p><!-- /wp:paragraph -->',
          _headless_de_venue: 'Kapelle',
          _headless_de_ticket_text: 'Stuhl wählen',
          _headless_de_age_note: 'Ab 12 in Begleitung',
          _headless_de_accessibility: 'Stufenlos',
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
      doors_time: '08:15:00',
      availability: 'few_left',
      price_from: '1035.50',
      price_currency: 'EUR',
      presale_from: '2026-12-01T10:00:00',
      supporting_acts: ['Duo Windfang', 'Choir & Friends'],
      minimum_age: 16,
      age_note: 'Or 12 with an adult',
      accessibility: 'Step-free\nHearing loop',
      tour: 'soul-song-tour',
      date: '2026-09-24T09:00:00',
      modified: '2026-09-24T09:00:00',
      modified_gmt: '2026-09-24T09:00:00',
    });
    assert.match(description, /^<p[^>]*>Bring a blanket\.<\/p>$/);
    assert.match(featured_image, /\/2026\/01\/poster\.webp$/);
    assert.deepEqual(seo, { title: null, description: null, og_image: null });
    assert.equal(translations.de.title.rendered, 'Salz &#038; Filz');
    assert.match(translations.de.description, /^<p[^>]*>Decke<\/p>$/);
    assert.deepEqual(translations.de.excerpt, { rendered: '' });
    assert.deepEqual(translations.de.location, { name: 'Kapelle' });
    assert.deepEqual(translations.de.buy_ticket, { text: 'Stuhl wählen' });
    assert.equal(translations.de.age_note, 'Ab 12 in Begleitung');
    assert.equal(translations.de.accessibility, 'Stufenlos');
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
      assert.equal(body.id, id, `the slug ${spelled} must find the event`);
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

  'an unknown value is null, and an event that does not exist is a 404': async ({ php, rest }) => {
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
      'doors_time',
      'price_from',
      'presale_from',
      'minimum_age',
    ])
      assert.equal(body[key], null, `${key} must be null`);
    assert.deepEqual(
      [body.status, body.attendance, body.buy_ticket, body.translations],
      ['scheduled', 'in_person', { url: '', text: '' }, { de: null }],
    );
    assert.deepEqual(
      [body.availability, body.price_currency, body.supporting_acts, body.accessibility],
      ['available', 'CHF', [], ''],
    );
    for (const path of [
      `/events/${draft}`,
      `/events/${post}`,
      '/events/999999',
      '/events/slug/none',
    ]) {
      const response = await rest('GET', `/wp/v2${path}`, undefined, anonymous);
      assert.deepEqual(
        [path, response.status, response.body.code],
        [path, 404, 'rest_event_not_found'],
      );
    }
  },

  'an amount, an age, a moment and doors that make no sense are refused at their fields': async ({
    php,
    rest,
  }) => {
    const day = { start_date: '2036-01-02', start_time: '20:00' };
    const id = await make(php, event('Doors', day));
    const save = async (meta) => {
      const { status, body } = await rest('POST', `/wp/v2/headless-events/${id}`, { meta });
      return status === 200 ? [] : Object.keys(body.data.fields);
    };
    /** @type {[string, string[], string[]][]} */
    const samples = [
      [
        'price_from',
        ['0', '35', '35.50', '35,5', "1'200", '1 200.–', '35.-'],
        ['CHF 35', '-1', '3.555', 'free'],
      ],
      ['minimum_age', ['1', '16', '99'], ['0', '16+', '160', '-3']],
      [
        'presale_from',
        ['2035-12-01T10:00', '2035-12-01 10:00:30'],
        ['2035-12-01', '2035-02-30T10:00', '2036-01-02T20:01'],
      ],
      ['doors_time', ['19:00', '20:00'], ['20:01', '25:00']],
      ['price_currency', ['EUR', 'CHF'], ['XXX', 'chf']],
      ['availability', ['sold_out', 'few_left'], ['gone']],
    ];
    for (const [key, right, wrong] of samples) {
      for (const value of right)
        assert.deepEqual([value, await save({ [key]: value })], [value, []]);
      for (const value of wrong)
        assert.deepEqual([value, await save({ [key]: value })], [value, [key]]);
    }
    assert.deepEqual(
      await save({ start_time: '00:30', doors_time: '23:45' }),
      [],
      'doors before midnight must be accepted for a concert that begins after midnight',
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
    assert.deepEqual(
      await shown(),
      ['postponed', '2036-03-01', '2036-01-01'],
      'the earlier day must stay the first one',
    );
    await rest('POST', path, { meta: { event_status: 'scheduled' } });
    assert.deepEqual(await shown(), ['scheduled', '2036-03-01', null]);
  },

  'events are reported with the old and the new day, and videos and music too': async ({
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

  'a renamed event is found among the events, and a video may have the former slug of a post':
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
      const { aliases } = (await rest('GET', '/wp/v2/headless-slugs', undefined, anonymous)).body;
      const current = (type, slug) => aliases[type].find(([alias]) => alias === slug)?.[1];
      assert.equal(current('event', 'zz-before'), 'zz-after');
      assert.equal(current('post', 'zz-before'), undefined);
      assert.equal(current('post', 'zz-shared'), 'zz-moved');
    },

  'a preview shows an event as it will be': async ({ php, request, rest }) => {
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
    const list = await (await request('/wp-admin/edit.php?post_type=event')).text();
    assert.match(list, /\/events\/seen"/, `"View" of event ${published} must lead to the site`);
  },
};

export default tests;
