import assert from 'node:assert/strict';

import { anonymous, encode, make } from '../lib/content.mjs';

/** Adds two audio files of one track and a picture to the Media Library, and resolves to their ids. */
const uploads = (php) =>
  php.quietly(`
    $make = function ( $name, $type, $size ) {
      $id = wp_insert_attachment( array( 'post_title' => $name, 'post_mime_type' => $type ), "2026/01/$name" );
      wp_update_attachment_metadata( $id, array( 'filesize' => $size ) );
      return $id;
    };
    return array( $make( 'comma.ogg', 'audio/ogg', 1200 ), $make( 'comma.mp3', 'audio/mpeg', 2400 ), $make( 'comma.png', 'image/png', 1 ) );`);

const release = (php, tracks) =>
  make(php, { post_type: 'music', post_title: 'R', post_name: 'r', meta_input: { tracks } });

const tests = {
  'a release has its tracks in the REST API: audio files of the Media Library, German texts, no other files':
    async ({ php, rest }) => {
      const [ogg, mp3, png] = await uploads(php);
      const id = await release(php, [
        {
          ...{
            title: ' Comma  <b>1</b> ',
            title_de: 'Komma',
            length: '67',
            isrc: 'ch-a4l-26-00005',
          },
          ...{ audio: [ogg, mp3, png, 'x'], is_excerpt: 1, words: 'One\nTwo <script>1</script>' },
          ...{ words_de: 'Eins', peaks: [10, 250, -3, 'x'], playable_from: 'yesterday', other: 1 },
        },
        { title: 'Full Stop' },
        { title: '  ', audio: [mp3] },
        'nothing',
      ]);
      const { body } = await rest('GET', `/wp/v2/music/${id}`, undefined, anonymous);
      const [comma, stop, ...more] = body.tracks;

      assert.deepEqual(more, []);
      assert.deepEqual(
        comma.sources.map(({ id: sound, type, size }) => [sound, type, size]),
        [
          [ogg, 'audio/ogg', 1200],
          [mp3, 'audio/mpeg', 2400],
        ],
      );
      assert.match(comma.sources[0].url, /\/2026\/01\/comma\.ogg$/);
      assert.deepEqual(
        { ...comma, sources: [] },
        {
          ...{ title: 'Comma 1', length: 67, isrc: 'CH-A4L-26-00005', words: 'One\nTwo' },
          ...{ is_excerpt: true, playable_from: null, sources: [], peaks: [10, 100, 0] },
          translations: { de: { title: 'Komma', words: 'Eins' } },
        },
      );
      assert.deepEqual([stop.title, stop.length, stop.sources], ['Full Stop', 0, []]);
      assert.equal(body.playable_tracks, 1);
      assert.equal(body.meta?.tracks, undefined, 'visitors must not get the saved meta field');
    },

  'users who may edit store tracks through REST, and revisions restore them': async ({
    php,
    rest,
  }) => {
    const id = await release(php, [{ title: 'First' }]);
    const set = (tracks, headers) =>
      rest('POST', `/wp/v2/music/${id}`, { meta: { tracks } }, headers);

    assert.equal((await set([{ title: 'Stranger' }], anonymous)).status, 401);
    assert.equal((await set([{ title: 'Second', colour: 'red' }])).status, 400);
    const { status, body } = await set([{ title: 'Second', length: 61 }, { title: 'Third' }]);
    assert.equal(status, 200);
    assert.deepEqual(
      body.tracks.map(({ title, length }) => [title, length]),
      [
        ['Second', 61],
        ['Third', 0],
      ],
    );
    const kept = await php.quietly(`
      $revision = array_values( wp_get_post_revisions( ${id} ) )[0];
      update_post_meta( ${id}, 'tracks', array() );
      wp_restore_post_revision( $revision->ID );
      return array_column( \\HeadlessCompanion\\stored_tracks( ${id} ), 'title' );`);
    assert.deepEqual(kept, ['Second', 'Third']);
  },

  'nobody gets an audio file that may not be heard yet, and a webhook is sent when it may be heard':
    async ({ php, rest, changesOf }) => {
      const [, mp3] = await uploads(php);
      const id = await release(php, [
        { title: 'Later', audio: [mp3], peaks: [5], playable_from: '2036-01-01T00:00' },
        { title: 'Sooner', audio: [mp3], peaks: [5], playable_from: '2035-12-24 18:30:00' },
        { title: 'Now', audio: [mp3] },
      ]);
      const response = await rest('GET', `/wp/v2/music/${id}`, undefined, anonymous);
      const { tracks, playable_tracks: count } = response.body;

      assert.equal(count, 1);
      assert.deepEqual(
        tracks.map(({ sources, peaks }) => [sources.length, peaks.length]),
        [
          [0, 0],
          [0, 0],
          [1, 0],
        ],
      );
      const [due, local] = await php.quietly(
        `return array( wp_next_scheduled( 'headless_companion_track_is_due', array( ${id} ) ), get_gmt_from_date( '2035-12-24 18:30:00', 'U' ) );`,
      );
      assert.equal(
        due,
        Number(local),
        'WP-Cron must run when the next track is due, in the time zone of the site',
      );
      assert.equal(Date.parse(tracks[1].playable_from), due * 1000);

      const changes = await changesOf(() =>
        php(`do_action( 'headless_companion_track_is_due', ${id} );`),
      );
      assert.deepEqual(
        changes.map(({ type, id: post }) => [type, post]),
        [['music', id]],
      );
    },

  'an audio file that may not be heard yet is not in the Media Library of visitors': async ({
    php,
    rest,
  }) => {
    const [ogg, mp3, png] = await uploads(php);
    const tracks = (playable_from) => [
      { title: 'Later', audio: [ogg], playable_from },
      { title: 'Now', audio: [mp3] },
    ];
    const id = await release(php, tracks('2036-01-01T00:00'));
    /** @param {string} query @param {Record<string, string>} [headers] */
    const list = async (query, headers = anonymous) => {
      const { body, headers: sent } = await rest('GET', `/wp/v2/media&${query}`, null, headers);
      assert.equal(sent.get('x-wp-total'), String(body.length));
      return body.map((each) => each.id);
    };
    /** @param {number} number @param {Record<string, string>} [headers] */
    const file = async (number, headers = anonymous) => {
      const { status, body } = await rest('GET', `/wp/v2/media/${number}`, null, headers);
      return [status, body.code ?? body.id];
    };
    const all = `include=${ogg},${mp3},${png}&orderby=include`;

    assert.deepEqual(await list(all), [mp3, png]);
    assert.deepEqual(await list(`include=${ogg}`), []);
    // Other tests have added files of the same type.
    const others = await list(`mime_type=audio/ogg&per_page=100&exclude=${mp3}`);
    assert.ok(!others.includes(ogg), `${ogg} must not be in ${others}`);
    assert.deepEqual(await file(ogg), [404, 'rest_post_invalid_id']);
    assert.deepEqual(await file(ogg), await file(ogg * 1000));
    assert.deepEqual(await file(mp3), [200, mp3]);
    assert.deepEqual(await list(all, {}), [ogg, mp3, png], 'editors must find all files');
    assert.deepEqual(await file(ogg, {}), [200, ogg]);

    const due = encode(tracks('2020-01-01T00:00'));
    await php.quietly(`update_post_meta( ${id}, 'tracks', ${due} );`);
    assert.deepEqual(await list(all), [ogg, mp3, png]);
    assert.deepEqual(await file(ogg), [200, ogg]);
    const queries = await php.quietly(`
      wp_unschedule_hook( 'headless_companion_track_is_due' );
      $before = get_num_queries();
      \\HeadlessCompanion\\embargoed_sounds();
      return get_num_queries() - $before;`);
    assert.equal(queries, 0, 'a site without such tracks must need no query for them');
  },

  'a lost event of WP-Cron for a track is scheduled again when the plugin is set up': async ({
    php,
  }) => {
    const [lost, found] = await php.quietly(`
      $id = wp_insert_post( array( 'post_type' => 'music', 'post_title' => 'Later', 'post_status' => 'publish' ) );
      update_post_meta( $id, 'tracks', array( array( 'title' => 'Comma', 'playable_from' => '2099-01-01T12:00' ) ) );
      wp_unschedule_hook( 'headless_companion_track_is_due' );
      $lost = wp_next_scheduled( 'headless_companion_track_is_due', array( $id ) );
      HeadlessCompanion\\prepare_data();
      $found = wp_next_scheduled( 'headless_companion_track_is_due', array( $id ) );
      wp_delete_post( $id, true );
      return array( $lost, $found > time() );`);
    assert.deepEqual([lost, found], [false, true]);
  },

  'a release is reported when one of its audio files is deleted': async ({ php, changesOf }) => {
    const [ogg, mp3] = await uploads(php);
    const id = await release(php, [{ title: 'Now', audio: [ogg, mp3] }]);
    await release(php, [{ title: 'Other', audio: [ogg * 10] }]);
    const changes = await changesOf(() => php(`wp_delete_attachment( ${mp3}, true );`));

    assert.deepEqual(
      changes.filter(({ type }) => type === 'music').map((change) => change.id),
      [id],
    );
  },

  'a release with a password returns no tracks, and neither does another plugin’s field of the same name':
    async ({ php, rest }) => {
      const [, mp3] = await uploads(php);
      const id = await make(php, {
        ...{ post_type: 'music', post_title: 'P', post_password: 'secret' },
        meta_input: { tracks: [{ title: 'Secret', audio: [mp3] }] },
      });
      const rows = await make(php, {
        post_type: 'music',
        post_title: 'A',
        meta_input: { tracks: '3' },
      });
      const fields = async (each) => {
        const { body } = await rest('GET', `/wp/v2/music/${each}`, undefined, anonymous);
        return [body.tracks, body.playable_tracks];
      };

      assert.deepEqual(await fields(id), [[], 0]);
      assert.deepEqual(await fields(rows), [[], 0]);
      assert.equal(await php.quietly(`return get_post_meta( ${rows}, 'tracks', true );`), '3');
    },

  'a mistyped ISRC is refused with the number of its track; one that is stored already prevents no save':
    async ({ php, rest }) => {
      const id = await release(php, [{ title: 'Old', isrc: 'CH-1' }]);
      const set = (tracks) => rest('POST', `/wp/v2/music/${id}`, { meta: { tracks } });
      const titles = () =>
        php.quietly(`return array_column( \\HeadlessCompanion\\stored_tracks( ${id} ), 'title' );`);
      const { status, body } = await set([{ title: 'New' }, { title: 'Wrong', isrc: 'CH-2' }]);

      assert.deepEqual([status, body.code], [400, 'headless_companion_refused']);
      assert.match(body.message, /^Track 2: This is not an ISRC/);
      assert.deepEqual(await titles(), ['Old']);
      const right = { title: 'Right', isrc: 'ch a4l 26 00004' };
      assert.equal((await set([{ title: 'Old', isrc: 'CH-1' }, right])).status, 200);
      assert.deepEqual(await titles(), ['Old', 'Right']);
    },

  'the screens of a release have the list of its tracks, with the names of the files': async ({
    php,
    request,
  }) => {
    const [ogg] = await uploads(php);
    const id = await release(php, [{ title: 'A "quoted" <title>', audio: [ogg] }]);
    const rows = await release(php, '3');
    const screen = async (each) =>
      (await request(`/wp-admin/post.php?post=${each}&action=edit`)).text();
    const block = await screen(id);
    const { notATrack, ...settings } = JSON.parse(
      /window\.headlessCompanionTracks = (\{.*?\});/.exec(block)?.[1] ?? '{}',
    );

    assert.deepEqual(settings, {
      sounds: { [ogg]: { name: 'comma.ogg', type: 'audio/ogg' } },
      mayChoose: true,
    });
    assert.match('Side A', new RegExp(notATrack, 'iu'));
    assert.ok(block.indexOf('track-list.js') < block.indexOf('tracks-panel.js'));
    assert.doesNotMatch(block, /tracks-box\.js/);
    await php.quietly(`update_option( 'test_classic', 1 ); return 1;`);
    const classic = await screen(id);
    assert.match(classic, /name="headless_tracks" value="\[\{&quot;title&quot;:&quot;A \\&quot;/);
    assert.ok(classic.indexOf('track-list.js') < classic.indexOf('tracks-box.js'));
    const others = await screen(rows);
    assert.doesNotMatch(
      others,
      /headless_tracks|track-list\.js/,
      'the list must not be shown where another plugin uses the field "tracks"',
    );
    await php.quietly(`delete_option( 'test_classic' ); return 1;`);
  },

  'the classic editor stores the list exactly, and only with the nonce of its form': async ({
    php,
    submit,
  }) => {
    const id = await release(php, [{ title: 'Before' }]);
    const right = await php.quietly(`return wp_create_nonce( 'update-post_${id}' );`);
    const send = (tracks, nonce) =>
      submit('/wp-admin/post.php', {
        ...{ action: 'editpost', _wpnonce: nonce, post_ID: id, post_type: 'music' },
        ...{ post_status: 'publish', post_title: 'R', headless_tracks: tracks },
      });
    const stored = () => php.quietly(`return \\HeadlessCompanion\\stored_tracks( ${id} );`);
    const track = {
      ...{ title: `Haus "am" See \\ & 'Söhne'`, title_de: 'Haus', length: 67 },
      ...{ isrc: 'CH-A4L-26-00005', audio: [], is_excerpt: true, words: 'One\nTwo "three" \\' },
      ...{ words_de: 'Eins', playable_from: '2035-12-24T18:30', peaks: [1, 100] },
    };

    await send(JSON.stringify([track]), 'wrong');
    assert.deepEqual(
      (await stored()).map(({ title }) => title),
      ['Before'],
    );
    await send('nothing', right);
    assert.deepEqual(
      (await stored()).map(({ title }) => title),
      ['Before'],
    );
    await send(JSON.stringify([track, { title: ' ' }]), right);
    assert.deepEqual(await stored(), [track]);
    const text = await php.quietly(
      `return \\HeadlessCompanion\\revision_tracks_text( '', 'tracks', get_post( ${id} ) );`,
    );
    assert.equal(
      text,
      `1. ${track.title} · Haus · 1:07 · CH-A4L-26-00005 · 2035-12-24T18:30\n${track.words}\nEins`,
    );
  },

  'the live preview and the preview show tracks that are not saved, from both editors': async ({
    php,
    rest,
    submit,
  }) => {
    const [ogg] = await uploads(php);
    const id = await release(php, [{ title: 'Saved' }]);
    const unsaved = [{ title: 'Unsaved <b>1</b>', title_de: 'Neu', length: 61, audio: [ogg] }];
    const shown = ({ tracks }) =>
      tracks.map(({ title, length, sources, translations }) => [
        ...[title, length, sources.length, translations.de.title],
      ]);
    const expected = [['Unsaved 1', 61, 1, 'Neu']];
    const live = async (meta) =>
      shown((await rest('POST', `/wp/v2/headless-live/${id}`, { meta })).body.answer);

    assert.deepEqual(await live({ tracks: unsaved }), expected);
    assert.deepEqual(await live({ tracks: [] }), []);
    assert.deepEqual(await live({}), [['Saved', 0, 0, '']]);

    const preview = async (link) =>
      shown(
        (
          await rest(
            'GET',
            `/wp/v2/headless-preview/${link.split('/').pop()}`,
            undefined,
            anonymous,
          )
        ).body,
      );
    const autosave = await rest('POST', `/wp/v2/music/${id}/autosaves`, {
      ...{ title: 'R', meta: { tracks: [{ ...unsaved[0], title: 'Unsaved 1' }] } },
    });
    assert.deepEqual(await preview(autosave.body.preview_link), expected);

    const save = await php.quietly(`
      foreach ( wp_get_post_revisions( ${id} ) as $revision ) { wp_delete_post_revision( $revision->ID ); }
      return wp_create_nonce( 'update-post_${id}' );`);
    const response = await submit('/wp-admin/post.php', {
      ...{ action: 'editpost', 'wp-preview': 'dopreview', _wpnonce: save, post_ID: id },
      ...{ post_type: 'music', post_status: 'publish', post_title: 'R' },
      ...{ headless_tracks: JSON.stringify(unsaved) },
    });
    assert.deepEqual(await preview(response.headers.get('location')), expected);
    const stored = await php.quietly(`return \\HeadlessCompanion\\stored_tracks( ${id} );`);
    assert.deepEqual(
      stored.map(({ title }) => title),
      ['Saved'],
    );
  },
};

export default tests;
