import assert from 'node:assert/strict';

import { anonymous, encode, event, make, makeAll, wipe } from '../lib/content.mjs';

const whole = (more = {}) =>
  event(
    'Salt & "Felt"',
    {
      ...{ start_date: '2036-05-01', end_date: '2036-05-03', start_time: '20:00' },
      ...{ doors_time: '19:00', end_time: '22:00', timezone: 'Asia/Tokyo', venue: 'Hall \\ "A"' },
      ...{ event_status: 'cancelled', previous_start_date: '2036-04-01', availability: 'sold_out' },
      ...{ presale_from: '2036-01-01T10:00', price_from: '35', supporting_acts: 'A\nB' },
      ...{ _headless_de_title: 'Salz', _headless_de_content: '<p>Filz</p>', tour: 'a-tour' },
      ...{ _headless_seo_title: 'Found', _wp_old_slug: 'salt-of-old', _edit_lock: '1:1' },
      _headless_de_slug: 'salz-und-filz',
      ...more,
    },
    { post_content: '<p>Text \\ "x"</p>', post_excerpt: 'Short', post_name: 'salt-and-felt' },
  );

/** The saved fields, meta and terms of an event. */
const stored = (php, id) =>
  php.quietly(
    `$post = get_post( ${id} ); $meta = array_map( function ( $values ) { return $values[0]; }, get_post_meta( ${id} ) ); return array( 'status' => $post->post_status, 'title' => $post->post_title, 'slug' => $post->post_name, 'content' => $post->post_content, 'excerpt' => $post->post_excerpt, 'meta' => $meta, 'terms' => wp_get_object_terms( ${id}, get_object_taxonomies( $post ), array( 'fields' => 'ids' ) ) );`,
  );

/** The URL of a link in a row of the list of events. */
async function linkOf(request, name, query = '') {
  const html = await (await request(`/wp-admin/edit.php?post_type=event${query}`)).text();
  const [, address] = new RegExp(`<span class='${name}'><a href="([^"]+)"`).exec(html) ?? [];
  return address?.replaceAll('&#038;', '&').replaceAll('&amp;', '&');
}

const pathOf = (address) => new URL(address).pathname + new URL(address).search;

const tests = {
  'a duplicate is a draft with everything except the day, the status, the German slug and internal meta':
    async ({ php, request, changesOf }) => {
      await wipe(php);
      const id = await make(php, whole());
      const address = await linkOf(request, 'headless_duplicate');
      let copy;
      const changes = await changesOf(
        async () => {
          const response = await request(pathOf(address));
          assert.equal(response.status, 302);
          copy = Number(new URL(response.headers.get('location')).searchParams.get('post'));
        },
        { count: 0 },
      );
      assert.deepEqual(changes, [], 'a draft must not be reported');
      const [original, made] = [await stored(php, id), await stored(php, copy)];
      assert.deepEqual(
        [made.status, made.title, made.slug, made.content, made.excerpt],
        ['draft', original.title, '', original.content, original.excerpt],
      );
      const left = Object.keys(original.meta).filter((key) => !(key in made.meta));
      assert.deepEqual(left.sort(), [
        ...['_edit_lock', '_headless_de_slug', '_wp_old_slug', 'availability', 'end_date'],
        ...['event_status', 'presale_from', 'previous_start_date', 'start_date'],
      ]);
      for (const [key, value] of Object.entries(made.meta))
        assert.equal(value, original.meta[key], `the duplicate must have the original’s ${key}`);
    },

  'duplicating needs a nonce, and a user who may edit the event': async ({ php, request }) => {
    await wipe(php);
    const id = await make(php, whole());
    const path = `/wp-admin/admin-post.php?action=headless_companion_duplicate&event=${id}`;
    assert.equal((await request(path)).status, 403);
    const author = await php.quietly(
      `return wp_insert_user( array( 'user_login' => 'copier', 'user_pass' => wp_generate_password(), 'role' => 'author' ) );`,
    );
    const nonce = await php.quietly(
      `wp_set_current_user( ${author} ); return wp_create_nonce( 'headless_companion_duplicate' );`,
    );
    const response = await request(`${path}&_wpnonce=${nonce}`, {
      headers: { 'X-Test-User': String(author) },
    });
    assert.equal(response.status, 403);
    const count = `return (int) wp_count_posts( 'event' )->draft;`;
    assert.equal(await php.quietly(count), 0);
    const html = await (
      await request('/wp-admin/edit.php?post_type=event', {
        headers: { 'X-Test-User': String(author) },
      })
    ).text();
    assert.doesNotMatch(html, /headless_duplicate/);
    assert.equal(
      (await request(path, { headers: anonymous })).status,
      400,
      'the action must not exist for visitors',
    );
  },

  '“More dates” creates an event for each day, with its own or the original’s times': async ({
    php,
    request,
    submit,
    rest,
  }) => {
    await wipe(php);
    const id = await make(php, whole({ event_status: '', availability: '' }));
    const page = await (await request(pathOf(await linkOf(request, 'headless_dates')))).text();
    assert.match(page, /Salt &#038; &#8220;Felt&#8221;/);
    const [, nonce] = /name="_wpnonce" value="(\w+)"/.exec(page) ?? [];
    const send = (rows, button) =>
      submit('/wp-admin/admin-post.php', {
        ...{ action: 'headless_companion_dates', event: id, _wpnonce: nonce, [button]: '1' },
        ...Object.fromEntries(
          rows.flatMap((row, index) =>
            Object.entries(row).map(([key, value]) => [`dates[${index}][${key}]`, value]),
          ),
        ),
      });
    const empty = { start_date: '', start_time: '', doors_time: '', end_time: '' };

    await send(
      [
        { ...empty, start_date: '2036-06-01' },
        { ...empty, start_time: '18:00' },
        { ...empty, start_date: '2036-05-01' },
        { ...empty, start_date: '2036-06-01' },
        { ...empty, start_date: '2036-07-01', doors_time: '21:00' },
      ],
      'publish',
    );
    assert.equal(
      await php.quietly(`return (int) wp_count_posts( 'event' )->publish;`),
      1,
      'with invalid rows, no event must be made',
    );
    const again = await (await request(pathOf(await linkOf(request, 'headless_dates')))).text();
    assert.match(again, /Nothing was made yet/);
    assert.match(again, /dates\[0\]\[start_date\]" value="2036-06-01"/);
    for (const [row, message] of [
      [1, 'Choose the day'],
      [2, 'on this day and at this time already'],
      [3, 'in another row already'],
      [4, 'The doors open after the beginning'],
    ])
      assert.match(again, new RegExp(`headless-dates-error-${row}"[^>]*>[^<]*${message}`));
    assert.doesNotMatch(again, /headless-dates-error-0/);

    const done = await send(
      [
        { ...empty, start_date: '2036-06-01' },
        empty,
        {
          ...empty,
          start_date: '2036-05-01',
          start_time: '15:00',
          doors_time: '14:30',
          end_time: '17:00',
        },
      ],
      'publish',
    );
    assert.match(done.headers.get('location'), /edit\.php\?post_type=event$/);
    const { body } = await rest('GET', '/wp/v2/events', undefined, anonymous);
    assert.deepEqual(
      body.map(({ slug, start_date, start_time, doors_time, end_date, end_time }) => [
        ...[slug, start_date, start_time, doors_time, end_date, end_time],
      ]),
      [
        ['salt-felt-2036-05-01', '2036-05-01', '15:00:00', '14:30:00', '2036-05-03', '17:00:00'],
        ['salt-and-felt', '2036-05-01', '20:00:00', '19:00:00', '2036-05-03', '22:00:00'],
        ['salt-felt-2036-06-01', '2036-06-01', '20:00:00', '19:00:00', '2036-06-03', '22:00:00'],
      ],
    );
    assert.deepEqual(
      body.map(({ translations, tour, timezone }) => [
        translations.de.title.rendered,
        tour,
        timezone,
      ]),
      Array(3).fill(['Salz', 'a-tour', 'Asia/Tokyo']),
    );
    const slugs = await rest('GET', '/wp/v2/headless-slugs', undefined, anonymous);
    assert.deepEqual(
      slugs.body.aliases.event.filter(([alias]) => alias === 'salz-und-filz'),
      [['salz-und-filz', 'salt-and-felt']],
      'the German slug must lead to the original only',
    );
    const list = await (await request('/wp-admin/edit.php?post_type=event')).text();
    assert.match(list, /2 events were published\./);

    await send([{ ...empty, start_date: '2036-08-01' }], 'draft');
    assert.equal(await php.quietly(`return (int) wp_count_posts( 'event' )->draft;`), 1);
    const forged = await submit('/wp-admin/admin-post.php', {
      ...{ action: 'headless_companion_dates', event: id, _wpnonce: 'x' },
    });
    assert.equal(forged.status, 403);
  },

  '“More dates” accepts a second performance on a day, if the times of both are known': async ({
    php,
  }) => {
    await wipe(php);
    const [timed, untimed] = await makeAll(php, [
      event('Two shows', { start_date: '2036-05-01', start_time: '20:00' }),
      event('No time yet', { start_date: '2036-05-01' }),
    ]);
    const refused = async (id, rows) => {
      const dates = rows.map(([start_date, start_time]) => ({ start_date, start_time }));
      const errors = await php.quietly(
        `return (object) \\HeadlessCompanion\\errors_in_dates( get_post( ${id} ), ${encode(dates)} );`,
      );
      return Object.entries(errors).map(([row, message]) => [
        Number(row),
        /another row/.test(message) ? 'another row' : 'another event',
      ]);
    };
    assert.deepEqual(
      await refused(timed, [
        ['2036-05-01', '15:00'],
        ['2036-05-01', '20:00'],
        ['2036-05-01', ''],
        ['2036-05-01', '15:00'],
      ]),
      [
        [1, 'another event'],
        [2, 'another event'],
        [3, 'another row'],
      ],
    );
    assert.deepEqual(
      await refused(untimed, [
        ['2036-05-01', '15:00'],
        ['2036-06-01', ''],
        ['2036-06-01', '15:00'],
      ]),
      [
        [0, 'another event'],
        [2, 'another row'],
      ],
    );
  },

  'the list shows upcoming or past events, by the time zone of each, with their numbers': async ({
    php,
    request,
  }) => {
    await wipe(php);
    const today = new Date(Date.now() - 11 * 3_600_000).toISOString().slice(0, 10);
    await makeAll(php, [
      event('Zz late', { start_date: '2036-12-31' }),
      event('Zz soon', { start_date: '2036-01-01' }, { post_status: 'draft' }),
      event('Zz over', { start_date: '2020-01-01', start_time: '20:00' }),
      event('Zz never', {}),
      event('Zz trashed', { start_date: '2036-01-01' }, { post_status: 'trash' }),
      // The same day is today in one time zone (UTC-11), and over in the other (UTC+14).
      event('Zz here', { start_date: today, timezone: 'Pacific/Niue' }),
      event('Zz there', { start_date: today, timezone: 'Pacific/Kiritimati' }),
    ]);
    const rows = async (view) => {
      const html = await (
        await request(`/wp-admin/edit.php?post_type=event&headless_companion_when=${view}`)
      ).text();
      return {
        titles: [...html.matchAll(/class="row-title"[^>]*>Zz (\w+)</g)].map(([, title]) => title),
        counts: Object.fromEntries(
          [
            ...html.matchAll(
              /headless_companion_when=(\w+)"[^>]*>[^<]*<span class="count">\((\d+)\)/g,
            ),
          ].map(([, name, count]) => [name, Number(count)]),
        ),
        current:
          /<a href="[^"]*headless_companion_when=(\w+)" class="current" aria-current="page"/.exec(
            html,
          )?.[1],
      };
    };
    const upcoming = await rows('upcoming');
    assert.deepEqual(upcoming.titles, ['here', 'soon', 'late']);
    assert.deepEqual(upcoming.counts, { upcoming: 3, past: 2, no_day: 1 });
    assert.equal(upcoming.current, 'upcoming');
    assert.deepEqual((await rows('past')).titles, ['there', 'over']);
    assert.deepEqual((await rows('no_day')).titles, ['never']);
    assert.equal((await rows('nonsense')).titles.length, 6);
  },

  'a venue is offered again, with the fields of its newest event': async ({ php, request }) => {
    await wipe(php);
    const place = { venue: 'Chapel', city: 'Bern', address: 'Lane 1' };
    await makeAll(php, [
      event('Old', { ...place, start_date: '2030-01-01' }, { post_date: '2026-01-01 10:00:00' }),
      event(
        'New',
        { ...place, address: 'Lane 2', timezone: 'Europe/Zurich', _headless_de_venue: 'Kapelle' },
        { post_date: '2026-02-01 10:00:00', post_status: 'draft' },
      ),
      event('Namesake', { venue: 'chapel', city: 'Ulm', accessibility: 'Step-free\nLoop' }),
      event('Online', { venue: 'Stream', attendance: 'online' }),
      event('Nowhere', {}),
    ]);
    const venues = await php.quietly(`return \\HeadlessCompanion\\known_venues();`);
    assert.deepEqual(
      venues.map(({ venue, city, address }) => [venue, city, address]),
      [
        ['Chapel', 'Bern', 'Lane 2'],
        ['chapel', 'Ulm', ''],
      ],
    );
    assert.deepEqual(
      [venues[0].timezone, venues[0]._headless_de_venue, venues[1].accessibility],
      ['Europe/Zurich', 'Kapelle', 'Step-free\nLoop'],
    );
    const html = await (await request('/wp-admin/post-new.php?post_type=event')).text();
    assert.match(html, /"venues":\[\{"venue":"Chapel"/);
  },
};

export default tests;
