import assert from 'node:assert/strict';

import { anonymous, encode, event, make, makeAll, wipe } from '../lib/content.mjs';

/** What the plugin reads from a file: a list of entries, or an error message. */
const read = async (php, name, content) => {
  const bytes = Buffer.isBuffer(content) ? content : Buffer.from(content);
  const found = await php.quietly(
    `$found = \\HeadlessCompanion\\read_import( base64_decode( '${bytes.toString('base64')}' ), '${name}' ); return is_wp_error( $found ) ? $found->get_error_message() : $found;`,
  );
  return found;
};

/** A table as Excel in German saves it: with semicolons, an encoding that is not UTF-8, and Windows line ends. */
const excel = Buffer.from(
  [
    'Titel;Datum;Beginn;Einlass;Veranstaltungsort;Strasse;PLZ;Ort;Land;Preis;Währung;Beschreibung',
    'Klänge für Zürich;Sa, 5.12.2036;19.30 Uhr;19h00;Alte Weberei;Mühleweg 4;8005;Zürich;Schweiz;35,50;chf;"Erster Absatz.\r\nZeile ""zwei"".\r\n\r\nZweiter Absatz."',
    'Ohne Tag;;20:00;;;;;;;;;',
    ';6.12.36;;;;;;;;;;',
    'Verdreht;31.2.2036;25:00;;;;;;;zwölf;;',
    '',
  ].join('\r\n'),
  'latin1',
);

/** A table as Google Calendar exports it. */
const google = `Subject,Start Date,Start Time,End Date,End Time,All Day Event,Description,Location
"Salt, and Felt",12/05/2036,7:30 PM,12/05/2036,10:00 PM,FALSE,,"Chapel, Lane 1"
Matinee,12/06/2036,11:00 AM,12/06/2036,1:00 PM,FALSE,,
`;

const ics = (...events) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//x//y//EN', 'X-WR-TIMEZONE:Europe/Zurich'],
    ...['BEGIN:VTIMEZONE', 'TZID:Europe/Zurich', 'BEGIN:STANDARD', 'DTSTART:19701025T030000'],
    ...['RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['END:STANDARD', 'END:VTIMEZONE'],
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    ...['END:VCALENDAR', ''],
  ].join('\r\n');

const tests = {
  'a table of Excel is read in its own encoding, with German columns, days and times': async ({
    php,
  }) => {
    await wipe(php);
    const [good, dayless, nameless, odd, more] = await read(php, 'termine.csv', excel);
    assert.equal(more, undefined);
    assert.equal(good.title, 'Klänge für Zürich');
    assert.deepEqual(good.fields, {
      ...{ start_date: '2036-12-05', start_time: '19:30', doors_time: '19:00' },
      ...{ venue: 'Alte Weberei', address: 'Mühleweg 4', city: 'Zürich', country: 'Schweiz' },
      ...{ postcode: '8005', price_from: '35,50', price_currency: 'CHF' },
    });
    assert.equal(good.description, 'Erster Absatz.\nZeile "zwei".\n\nZweiter Absatz.');
    assert.deepEqual([good.errors, good.notes, good.existing], [[], [], 0]);
    assert.deepEqual(dayless.errors, ['It has no day.']);
    assert.deepEqual(nameless.errors, ['It has no title.']);
    assert.equal(nameless.fields.start_date, '2036-12-06');
    for (const message of [
      /There is no such day/,
      /There is no such time/,
      /This is not an amount/,
    ])
      assert.match(odd.errors.join(' '), message);
  },

  'a table may have commas, tabs, a byte order mark, other encodings, and days in many formats':
    async ({ php }) => {
      await wipe(php);
      const days = async (name, content) =>
        (await read(php, name, content)).map(({ title, fields }) => [
          ...[title, fields.start_date, fields.start_time],
        ]);
      assert.deepEqual(await days('google.csv', google), [
        ['Salt, and Felt', '2036-12-05', '19:30'],
        ['Matinee', '2036-12-06', '11:00'],
      ]);
      const utf16 = Buffer.concat([
        Buffer.from([0xff, 0xfe]),
        Buffer.from('Title\tDate\r\nKlänge\t2036-12-05 20:00\r\n', 'utf16le'),
      ]);
      assert.deepEqual(await days('numbers.tsv', utf16), [['Klänge', '2036-12-05', '20:00']]);
      const forms = {
        '2036-12-05': '2036-12-05',
        '2036/12/5': '2036-12-05',
        20361205: '2036-12-05',
        '5.12.2036': '2036-12-05',
        '05.12.36': '2036-12-05',
        '25/12/2036': '2036-12-25',
        '5 December 2036': '2036-12-05',
        'Sa., 5. Dezember 2036': '2036-12-05',
        'Dec 5, 2036': '2036-12-05',
        'März 2036': 'März 2036',
      };
      const table = `sep=;\n\uFEFFtitle;day\n${Object.keys(forms)
        .map((day) => `A;${day}`)
        .join('\n')}`.replace('\uFEFF', '');
      assert.deepEqual(
        (await days('forms.csv', `\uFEFF${table}`)).map(([, day]) => day),
        // JavaScript lists keys that look like integers first, here and in the table above.
        Object.values(forms),
      );
      const [ambiguous, clear] = await read(
        php,
        'a.csv',
        'title,date\nA,5/12/2036\nB,2036-12-06\n',
      );
      assert.equal(ambiguous.fields.start_date, '2036-12-05');
      assert.match(ambiguous.notes[0], /day\/month\/year/);
      assert.deepEqual(clear.notes, []);
      const times = ['19:30', '19.30', '19h30', '19:30:00', '7:30 PM', '7:30 p.m.', '19:30 Uhr'];
      const timed = await read(
        php,
        't.csv',
        `title,date,time\n${times.map((time, index) => `A${index},2036-12-05,${time}`).join('\n')}`,
      );
      assert.deepEqual(
        timed.map(({ fields }) => fields.start_time),
        times.map(() => '19:30'),
      );
    },

  'a calendar is read with folded lines, time zones, whole days and durations; repeated events are refused':
    async ({ php }) => {
      await wipe(php);
      const entries = await read(
        php,
        'tour.ics',
        ics(
          [
            ...[
              'UID:one@x',
              'SUMMARY:Klänge\\, und ',
              ' mehr',
              'DTSTART;TZID=Europe/Berlin:20361205T200000',
            ],
            ...[
              'DTEND;TZID=Europe/Berlin:20361206T010000',
              'STATUS:CONFIRMED',
              'URL:https://x.example/1',
            ],
            ...['LOCATION:Kapelle\\, Kapellweg 3\\, 6198 Oberhalden\\, Switzerland'],
            ...['DESCRIPTION:Eins.\\nZwei\\; drei.\\n\\nVier \\\\ fünf.'],
            ...['BEGIN:VALARM', 'DESCRIPTION:Alarm', 'TRIGGER:-PT15M', 'END:VALARM'],
          ],
          ['UID:two@x', 'SUMMARY:Days', 'DTSTART;VALUE=DATE:20361210', 'DTEND;VALUE=DATE:20361212'],
          ['UID:three@x', 'SUMMARY:World', 'DTSTART:20361215T190000Z', 'DURATION:PT1H30M'],
          ['UID:four@x', 'SUMMARY:Weekly', 'DTSTART:20361216T190000', 'RRULE:FREQ=WEEKLY;COUNT=5'],
          [
            ...[
              'UID:five@x',
              'SUMMARY:Outlook',
              'STATUS:CANCELLED',
              'LOCATION:https://zoom.example/1',
            ],
            'DTSTART;TZID="W. Europe Standard Time":20361217T190000',
          ],
          ['UID:six@x', 'SUMMARY:Nowhere', 'DTSTART;TZID=Mars/Olympus:20361218T190000'],
          ['UID:seven@x', 'SUMMARY:Never', 'DTSTART:soon'],
          ['UID:one@x', 'SUMMARY:Again', 'DTSTART;VALUE=DATE:20361219'],
        ),
      );
      const by = Object.fromEntries(entries.map((entry) => [entry.title, entry]));
      assert.deepEqual(by['Klänge, und mehr'].fields, {
        ...{ start_date: '2036-12-05', start_time: '20:00', end_date: '2036-12-06' },
        ...{ end_time: '01:00', timezone: 'Europe/Berlin', venue: 'Kapelle' },
        ...{ address: 'Kapellweg 3', city: 'Oberhalden', country: 'Switzerland', postcode: '6198' },
      });
      assert.equal(
        by['Klänge, und mehr'].description,
        'Eins.\nZwei; drei.\n\nVier \\ fünf.\n\nhttps://x.example/1',
      );
      assert.deepEqual(by.Days.fields, { start_date: '2036-12-10', end_date: '2036-12-11' });
      assert.deepEqual(
        [by.World.fields.start_time, by.World.fields.end_time, by.World.fields.timezone],
        ['20:00', '21:30', 'Europe/Zurich'],
      );
      assert.match(by.Weekly.errors[0], /^It repeats\./);
      assert.equal(
        by.Weekly.fields.timezone,
        'Europe/Zurich',
        'the time zone must be that of the calendar',
      );
      assert.deepEqual(by.Outlook.fields, {
        ...{ start_date: '2036-12-17', start_time: '19:00', timezone: 'Europe/Zurich' },
        ...{ event_status: 'cancelled', attendance: 'online' },
      });
      assert.match(by.Nowhere.notes[0], /“Mars\/Olympus” is not known/);
      assert.deepEqual(by.Never.errors, ['It has no day.']);
      assert.equal(by.Again.existing, -1, 'a second entry with the same UID must be recognised');
    },

  'a location is read in the European and the American order, and no part of it is lost': async ({
    php,
  }) => {
    const locations = {
      'Hall, Lane 1, 6198 Oberhalden, Switzerland': {
        ...{ venue: 'Hall', address: 'Lane 1', postcode: '6198', city: 'Oberhalden' },
        country: 'Switzerland',
      },
      'Salle, 1003 Lausanne, Suisse': {
        ...{ venue: 'Salle', postcode: '1003', city: 'Lausanne', country: 'Suisse' },
      },
      'Hall, CH-8005 Zürich, ZH, Switzerland': {
        ...{ venue: 'Hall', postcode: '8005', city: 'Zürich', state: 'ZH' },
        country: 'Switzerland',
      },
      'Hall, Backyard, Lane 1, 8005 Zürich, District 5, Switzerland': {
        ...{ venue: 'Hall', address: 'Backyard, Lane 1, District 5', postcode: '8005' },
        ...{ city: 'Zürich', country: 'Switzerland' },
      },
      'Bar, 18 Ashwin St, London E8 3DL, UK': {
        ...{ venue: 'Bar', address: '18 Ashwin St', city: 'London E8 3DL', country: 'UK' },
      },
      'Hall, Berlin, DE': { venue: 'Hall', city: 'Berlin', country: 'DE' },
      'Town Hall, 1605 Broadway, New York, NY 10019, USA': {
        ...{ venue: 'Town Hall', address: '1605 Broadway', city: 'New York', state: 'NY' },
        ...{ postcode: '10019', country: 'USA' },
      },
      'Town Hall\nSuite 5, 1605 Broadway\nNew York, NY 10019-1234': {
        ...{ venue: 'Town Hall', address: 'Suite 5, 1605 Broadway', city: 'New York' },
        ...{ state: 'NY', postcode: '10019-1234' },
      },
      'Hall, 1605 Broadway, 10019 New York, USA': {
        ...{ venue: 'Hall', address: '1605 Broadway', postcode: '10019', city: 'New York' },
        country: 'USA',
      },
      'Bar, 1200 Main Street, Dallas, TX': {
        ...{ venue: 'Bar', address: '1200 Main Street', city: 'Dallas', state: 'TX' },
      },
      'Hall, 1605 Broadway, New York': {
        ...{ venue: 'Hall', address: '1605 Broadway', city: 'New York' },
      },
      'Salle, 1605 Rue Haute, Montréal, QC H2X 1Y4, Canada': {
        ...{ venue: 'Salle', address: '1605 Rue Haute, QC H2X 1Y4', city: 'Montréal' },
        country: 'Canada',
      },
    };
    assert.deepEqual(
      await php.quietly(
        `return array_map( 'HeadlessCompanion\\\\parse_location', ${encode(Object.keys(locations))} );`,
      ),
      Object.values(locations),
    );
  },

  'two performances on one day are two events, unless the time of one is not known': async ({
    php,
  }) => {
    await wipe(php);
    const [matinee, open] = await makeAll(php, [
      event('Double', { start_date: '2036-12-05', start_time: '15:00' }),
      event('Open', { start_date: '2036-12-05' }),
    ]);
    const expected = {
      'Double,2036-12-05,15:00': matinee,
      'Double,2036-12-05,20:00': 0,
      'double,5.12.2036,20.00': -1,
      'Double,2036-12-05,': matinee,
      'Open,2036-12-05,15:00': open,
      'New,2036-12-05,15:00': 0,
      'New,2036-12-05,20:00': 0,
      'New,2036-12-05,': -1,
    };
    const table = ['Title,Day,Time', ...Object.keys(expected)].join('\n');
    assert.deepEqual(
      (await read(php, 'shows.csv', table)).map(({ existing }) => existing),
      Object.values(expected),
    );

    const show = (uid, time) => [`UID:${uid}`, 'SUMMARY:Twin', `DTSTART:20361206T${time}00`];
    const calendar = ics(show('one@x', '1500'), show('two@x', '2000'), show('three@x', '2000'));
    assert.deepEqual(
      (await read(php, 'shows.ics', calendar)).map(({ existing }) => existing),
      [0, 0, -1],
    );
  },

  'a file that is no table, is empty or too long is refused with a message': async ({ php }) => {
    assert.match(await read(php, 'x.csv', 'a,b\n1,2\n'), /The first row must name the columns/);
    assert.match(await read(php, 'x.csv', ''), /The first row must name/);
    assert.match(await read(php, 'x.ics', 'hello'), /not a calendar file/);
    assert.match(await read(php, 'x.ics', ics()), /no event in this file/);
    const many = `title,date\n${Array.from({ length: 501 }, (_, index) => `A${index},2036-12-05`).join('\n')}`;
    assert.match(await read(php, 'x.csv', many), /more than 500 events/);
  },

  'the screen shows the events of a file, creates the chosen ones, and undoes it': async ({
    php,
    request,
    submit,
    rest,
    changesOf,
  }) => {
    await wipe(php);
    await make(php, event('Already', { start_date: '2036-12-07' }));
    const screen = '/wp-admin/edit.php?post_type=event&page=headless-companion-import';
    const html = async (path) => (await request(path)).text();
    const nonceOf = (page, action) =>
      new RegExp(
        `value="${action}">(?:<input type="hidden" name="batch"[^>]*>)?<input type="hidden" (?:id="_wpnonce" )?name="_wpnonce" value="(\\w+)"`,
      ).exec(page)?.[1] ?? '';
    const upload = async (name, content) => {
      const body = new FormData();
      body.set('action', 'headless_companion_import_read');
      body.set('_wpnonce', nonceOf(await html(screen), 'headless_companion_import_read'));
      body.set('file', new Blob([content]), name);
      const response = await request('/wp-admin/admin-post.php', { method: 'POST', body });
      assert.equal(response.status, 302);
      return html(screen);
    };
    const table = [
      'Title,Day,Time,Venue,Description,German title,German text',
      'First <b>x</b>,2036-12-05,20:00,"Hall ""A""","<script>alert(1)</script> & so on",Erster,Deutsch',
      'Second,2036-12-06,,,,,',
      'already,7.12.2036,,,,,',
      'Wrong,2036-02-31,,,,,',
    ].join('\n');
    const page = await upload('our events.csv', table);
    assert.match(page, /2 of 4 events can be made\. Nothing is made yet\./);
    assert.match(page, /December 5, 2036, 8:00 pm<\/td><td>First x<\/td><td>Hall &quot;A&quot;/);
    assert.match(page, /value="2" aria-label="Make “already”" disabled/);
    assert.match(page, />It is there already\.<\/a>/);
    assert.match(page, /value="3" aria-label="Make “Wrong”" disabled/);
    assert.equal(await php.quietly(`return (int) wp_count_posts( 'event' )->draft;`), 0);

    const nonce = nonceOf(page, 'headless_companion_import_make');
    const choose = (entries, button) => {
      const fields = new URLSearchParams({
        action: 'headless_companion_import_make',
        _wpnonce: nonce,
      });
      for (const entry of entries) fields.append('entries[]', entry);
      fields.set(button, '1');
      return request('/wp-admin/admin-post.php', { method: 'POST', body: fields });
    };
    await choose([], 'draft');
    assert.match(await html(screen), /Choose at least one event[^]*2 of 4 events/);
    const changes = await changesOf(() => choose(['0', '2', '3'], 'publish'));
    assert.deepEqual(
      changes.map(({ type, action, startDate }) => [type, action, startDate]),
      [['event', 'published', '2036-12-05']],
    );
    const { body } = await rest('GET', '/wp/v2/events&type=upcoming', undefined, anonymous);
    const made = body.find(({ start_date }) => start_date === '2036-12-05');
    assert.deepEqual(
      [made.title, made.start_time, made.location.name, made.translations.de.title.rendered],
      ['First x', '20:00:00', 'Hall "A"', 'Erster'],
    );
    assert.match(made.description, /&lt;script&gt;alert\(1\)&lt;\/script&gt; &amp; so on/);
    const list = await html('/wp-admin/edit.php?post_type=event');
    assert.match(list, /1 event was published\./);

    const again = await upload('again.csv', table);
    assert.match(again, /1 of 4 events can be made/);
    const undo = nonceOf(list, 'headless_companion_import_undo');
    const [, batch] = /name="batch" value="([\w-]+)"/.exec(list) ?? [];
    await submit('/wp-admin/admin-post.php', {
      action: 'headless_companion_import_undo',
      _wpnonce: undo,
      batch,
    });
    assert.match(
      await html('/wp-admin/edit.php?post_type=event'),
      /The imported events are in the trash\./,
    );
    assert.equal(await php.quietly(`return get_post_status( ${made.id} );`), 'trash');
  },

  'an import that was interrupted, or started twice, creates each event once': async ({
    php,
    request,
  }) => {
    await wipe(php);
    const N = '\\HeadlessCompanion\\';
    const titles = () =>
      php.quietly(
        `return wp_list_pluck( get_posts( array( 'post_type' => 'event', 'post_status' => 'any', 'posts_per_page' => -1, 'orderby' => 'title', 'order' => 'ASC' ) ), 'post_title' );`,
      );
    const table = Buffer.from('Title,Day\nOne,2036-12-05\nTwo,2036-12-06\n').toString('base64');
    // The first event was made after the preview, by an import that did not end. The redirect ends this one.
    const kept = await php.quietly(`
      $entries = ${N}read_import( base64_decode( '${table}' ), 'a.csv' );
      ${N}make_imported_event( $entries[0], 'draft', 'batch-of-before' );
      ${N}keep_for_user( 'import', array( 'entries' => $entries, 'file' => 'a.csv' ) );
      $_POST['entries']     = array( '0', '1' );
      $_REQUEST['_wpnonce'] = wp_create_nonce( 'headless_companion_import_make' );
      $kept = null;
      add_action( 'save_post_event', function () use ( &$kept ) { $kept = ${N}read_for_user( 'import' ); } );
      add_filter( 'wp_redirect', function () { throw new DomainException(); } );
      try { ${N}make_imported_events(); } catch ( DomainException $end ) {}
      return $kept;`);
    assert.deepEqual(kept, [], 'a second press must find no entries during the first one');
    assert.deepEqual(await titles(), ['One', 'Two']);

    const nonce = await php.quietly(`return wp_create_nonce( 'headless_companion_import_make' );`);
    const fields = { action: 'headless_companion_import_make', _wpnonce: nonce };
    const again = await request('/wp-admin/admin-post.php', {
      method: 'POST',
      body: new URLSearchParams({ ...fields, 'entries[]': '1', draft: '1' }),
    });
    assert.match(again.headers.get('location'), /\/edit\.php\?post_type=event$/);
    assert.deepEqual(await titles(), ['One', 'Two']);
  },

  'undoing an import keeps events that were changed since; importing needs the capability to write events':
    async ({ php, submit, request }) => {
      await wipe(php);
      const ids = await php.quietly(`
        $make = function ( $title ) { return \\HeadlessCompanion\\make_imported_event( \\HeadlessCompanion\\import_entry( array( 'title' => $title, 'start_date' => '2036-12-05' ) ), 'publish', 'batch-1' ); };
        $ids = array( $make( 'Kept' ), $make( 'Gone' ) );
        global $wpdb;
        $wpdb->update( $wpdb->posts, array( 'post_modified_gmt' => '2026-11-01 00:00:00' ), array( 'ID' => $ids[0] ) );
        clean_post_cache( $ids[0] );
        return $ids;`);
      const nonce = await php.quietly(
        `return wp_create_nonce( 'headless_companion_import_undo' );`,
      );
      await submit('/wp-admin/admin-post.php', {
        ...{ action: 'headless_companion_import_undo', _wpnonce: nonce, batch: 'batch-1' },
      });
      assert.deepEqual(
        await php.quietly(`return array_map( 'get_post_status', array( ${ids} ) );`),
        ['publish', 'trash'],
      );
      const list = await (await request('/wp-admin/edit.php?post_type=event')).text();
      assert.match(list, /1 of them was changed since, and stays\./);

      const reader = await php.quietly(
        `return wp_insert_user( array( 'user_login' => 'reader', 'user_pass' => wp_generate_password(), 'role' => 'subscriber' ) );`,
      );
      for (const action of ['read', 'make', 'undo']) {
        const own = await php.quietly(
          `wp_set_current_user( ${reader} ); return wp_create_nonce( 'headless_companion_import_${action}' );`,
        );
        const fields = { action: `headless_companion_import_${action}`, _wpnonce: own };
        const response = await request('/wp-admin/admin-post.php', {
          method: 'POST',
          body: new URLSearchParams(fields),
          headers: { 'X-Test-User': String(reader) },
        });
        assert.deepEqual([action, response.status], [action, 403]);
        const forged = await submit('/wp-admin/admin-post.php', { ...fields, _wpnonce: 'x' });
        assert.deepEqual([action, forged.status], [action, 403]);
      }
    },
};

export default tests;
