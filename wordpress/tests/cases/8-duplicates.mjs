import assert from 'node:assert/strict';

import { encode, event, make, makeAll, wipe } from '../lib/content.mjs';

const N = '\\HeadlessCompanion\\';
const table = `\\HeadlessCompanion\\queue_table()`;

/** The id of a user with this role. The user is created when it is needed for the first time. */
const account = (php, role) =>
  php.quietly(
    `$user = get_user_by( 'login', 'editor-${role}' ); return $user ? $user->ID : wp_insert_user( array( 'user_login' => 'editor-${role}', 'user_pass' => 'x', 'role' => '${role}' ) );`,
  );

const tests = {
  'editors see what was delivered and can send it again; the settings are for administrators':
    async ({ php, request, callsOf }) => {
      const editor = String(await account(php, 'editor'));
      const screen = await request('/wp-admin/options-general.php?page=headless-companion', {
        headers: { 'X-Test-User': editor },
      });
      const html = await screen.text();
      assert.equal(screen.status, 200);
      assert.match(html, /Last deliveries/);
      assert.ok(
        !html.includes('name="headless_companion_settings'),
        'an editor must not see the settings',
      );

      const nonce = await php.quietly(
        `wp_set_current_user( ${editor} ); return wp_create_nonce( 'headless_companion_action' );`,
      );
      const { calls } = await callsOf(() =>
        request('/wp-admin/admin-post.php', {
          method: 'POST',
          headers: { 'X-Test-User': editor },
          body: new URLSearchParams({
            ...{ action: 'headless_companion_action', task: 'test', _wpnonce: nonce },
          }),
        }),
      );
      assert.equal(calls[0].body.changes[0].type, 'test');
    },

  'the dashboard says so when a change has been pending for an hour': async ({
    php,
    request,
    site,
    rest,
  }) => {
    const notice = /has not heard of 1 change since/;
    const dashboard = async () => (await request('/wp-admin/index.php')).text();
    await php.quietly(`global $wpdb; $wpdb->query( 'DELETE FROM ' . ${table} );`);
    site.status = 503;
    await rest('POST', '/wp/v2/posts', { title: 'Unheard', status: 'publish' });
    assert.doesNotMatch(await dashboard(), notice);
    await php.quietly(
      `global $wpdb; $wpdb->query( 'UPDATE ' . ${table} . ' SET created_at = created_at - 3700' );`,
    );
    assert.match(await dashboard(), notice);
    const author = String(await account(php, 'author'));
    const own = await request('/wp-admin/index.php', { headers: { 'X-Test-User': author } });
    assert.doesNotMatch(await own.text(), notice);
    await php.quietly(`global $wpdb; $wpdb->query( 'DELETE FROM ' . ${table} );`);
  },

  'a post that is saved together with another gets no values of the other’s form': async ({
    php,
  }) => {
    const result = await php.quietly(`
      $event = wp_insert_post( array( 'post_type' => 'event', 'post_title' => 'Saved', 'post_status' => 'draft' ) );
      $_POST = array(
        'post_ID'            => (string) $event,
        '_wpnonce'           => wp_create_nonce( "update-post_$event" ),
        '_headless_de_title' => 'Gespeichert',
        'headless_fields'    => array( 'start_date' => '2036-12-31' ),
      );
      $other = 0;
      $copy  = function ( $id ) use ( &$copy, &$other, $event ) {
        if ( $id !== $event ) { return; }
        remove_action( 'save_post', $copy, 5 );
        $other = wp_insert_post( array( 'post_type' => 'event', 'post_title' => 'Copy', 'post_status' => 'draft' ) );
      };
      add_action( 'save_post', $copy, 5 );
      wp_update_post( array( 'ID' => $event, 'post_title' => 'Saved' ) );
      $_POST = array();
      $of = function ( $id ) { return array( get_post_meta( $id, '_headless_de_title', true ), get_post_meta( $id, 'start_date', true ) ); };
      return array( $of( $event ), $of( $other ), $other > 0 );`);
    assert.deepEqual(result, [['Gespeichert', '2036-12-31'], ['', ''], true]);
  },

  'a form with the nonce of another post, of Quick Edit or of Bulk Edit is not stored': async ({
    php,
  }) => {
    const stored = await php.quietly(`
      $ids = array_map( function () { return wp_insert_post( array( 'post_title' => 'N', 'post_status' => 'draft' ) ); }, array( 1, 2 ) );
      foreach ( array( 'update-post_' . $ids[0], 'inlineeditnonce', 'bulk-posts' ) as $index => $action ) {
        $nonce = wp_create_nonce( $action );
        $_POST = array( 'post_ID' => (string) $ids[1], '_wpnonce' => $nonce, '_inline_edit' => $nonce, '_headless_de_title' => 'Fremd' );
        wp_update_post( array( 'ID' => $ids[1], 'post_title' => "N$index" ) );
      }
      $_POST = array();
      return get_post_meta( $ids[1], '_headless_de_title', true );`);
    assert.equal(stored, '');
  },

  'the classic editor’s form of a new post is stored with the post': async ({
    php,
    request,
    submit,
  }) => {
    await php.quietly(`update_option( 'test_classic', 1 );`);
    try {
      const html = await (await request('/wp-admin/post-new.php?post_type=event')).text();
      const [, nonce] = /id="_wpnonce" name="_wpnonce" value="(\w+)"/.exec(html) ?? [];
      const [, id] = /name='post_ID' value='(\d+)'/.exec(html) ?? [];
      await submit('/wp-admin/post.php', {
        ...{ action: 'editpost', _wpnonce: nonce, post_ID: id, post_type: 'event' },
        ...{ post_status: 'draft', post_title: 'New', _headless_de_title: 'Neu' },
        'headless_fields[start_date]': '2036-12-31',
      });
      const stored = await php.quietly(
        `return array( get_post_status( ${id} ), get_post_meta( ${id}, '_headless_de_title', true ), get_post_meta( ${id}, 'start_date', true ) );`,
      );
      assert.deepEqual(stored, ['draft', 'Neu', '2036-12-31']);
    } finally {
      await php.quietly(`delete_option( 'test_classic' );`);
    }
  },

  'Quick Edit and Bulk Edit publish no event without a day, and say why': async ({
    php,
    request,
    submit,
  }) => {
    const [dayless, dated] = await makeAll(php, [
      event('Dayless', {}, { post_status: 'draft' }),
      event('Dated', { start_date: '2036-05-01' }, { post_status: 'draft' }),
    ]);
    const [inline, bulk] = await php.quietly(
      `return array( wp_create_nonce( 'inlineeditnonce' ), wp_create_nonce( 'bulk-posts' ) );`,
    );
    const quick = await submit('/wp-admin/admin-ajax.php', {
      ...{ action: 'inline-save', _inline_edit: inline, post_ID: dayless, post_type: 'event' },
      ...{ screen: 'edit-event', post_title: 'Dayless', _status: 'publish', post_view: 'list' },
    });
    assert.match(await quick.text(), /^Choose the day/);
    const query = new URLSearchParams([
      ...[
        ['action', 'edit'],
        ['bulk_edit', 'Update'],
        ['_wpnonce', bulk],
        ['_status', 'publish'],
      ],
      ...[
        ['post_type', 'event'],
        ['post_author', '-1'],
        ['post_view', 'list'],
        ['screen', 'edit-event'],
      ],
      ...[dayless, dated].map((id) => ['post[]', String(id)]),
    ]);
    await request(`/wp-admin/edit.php?${query}`);
    const statuses = await php.quietly(
      `return array_map( 'get_post_status', ${encode([dayless, dated])} );`,
    );
    assert.deepEqual(statuses, ['draft', 'publish']);
    const list = await (await request('/wp-admin/edit.php?post_type=event')).text();
    assert.match(list, /Not everything could be published:<\/strong> Dayless: Choose the day/);
  },

  'restoring a revision restores texts, but neither day nor status': async ({ php, rest }) => {
    const id = await make(php, event('Moved', { start_date: '2036-01-01' }));
    const save = (meta, content) => rest('POST', `/wp/v2/headless-events/${id}`, { content, meta });
    await save({ _headless_seo_title: 'First title', start_date: '2036-01-01' }, 'First');
    await save(
      { _headless_seo_title: 'Second title', start_date: '2036-02-02', event_status: 'postponed' },
      'Second',
    );
    const after = await php(`
      $revisions = array_values( wp_get_post_revisions( ${id} ) );
      $first     = end( $revisions );
      wp_restore_post_revision( $first->ID );
      return array( get_post( ${id} )->post_content, get_post_meta( ${id}, '_headless_seo_title', true ), get_post_meta( ${id}, 'start_date', true ), get_post_meta( ${id}, 'event_status', true ) );`);
    assert.deepEqual(after, ['First', 'First title', '2036-02-02', 'postponed']);
  },

  'restoring a revision in the block editor does the same': async ({ php, rest }) => {
    const id = await make(php, event('Moved there', { start_date: '2036-01-01' }));
    const item = `/wp/v2/headless-events/${id}`;
    const title = '_headless_seo_title';
    await rest('POST', item, { content: 'First', meta: { [title]: 'First title' } });
    await rest('POST', item, { content: 'Second', meta: { [title]: 'Second title' } });
    const revisions = await rest('GET', `${item}/revisions&context=edit`);
    const first = revisions.body.find(({ content }) => content.raw === 'First');
    assert.equal(first.meta[title], 'First title');
    // WordPress's editor saves all meta that a revision has.
    const { body } = await rest('POST', item, { content: first.content.raw, meta: first.meta });
    assert.deepEqual(
      [body.content.raw, body.meta[title], body.meta.start_date],
      ['First', 'First title', '2036-01-01'],
    );
  },

  'the response to the autosave of a draft has the meta of other plugins': async ({ php }) => {
    const [id, draft] = await php.quietly(`
      register_post_meta( 'post', 'other_note', array( 'type' => 'string', 'single' => true, 'show_in_rest' => true ) );
      $id      = wp_insert_post( array( 'post_title' => 'Draft', 'post_content' => 'One', 'meta_input' => array( 'other_note' => 'Kept' ) ) );
      $request = new WP_REST_Request( 'POST', "/wp/v2/posts/$id/autosaves" );
      $request->set_body_params( array( 'content' => 'Two' ) );
      return array( $id, rest_do_request( $request )->get_data() );`);
    assert.deepEqual([draft.id, draft.content.raw, draft.meta.other_note], [id, 'Two', 'Kept']);
  },

  'the list also sorts days in the format of Advanced Custom Fields': async ({ php, request }) => {
    await wipe(php);
    await makeAll(php, [
      event('Aa', { start_date: '20361201' }),
      event('Bb', { start_date: '2036-12-02' }),
      event('Cc', { start_date: '20361203' }),
      event('Dd', { start_date: '2036-11-30' }),
    ]);
    const html = await (
      await request('/wp-admin/edit.php?post_type=event&orderby=headless_companion_day&order=asc')
    ).text();
    assert.deepEqual(
      [...html.matchAll(/class="row-title"[^>]*>(\w\w)</g)].map(([, title]) => title),
      ['Dd', 'Aa', 'Bb', 'Cc'],
    );
  },

  'a change is not lost when the table is missing, and a failing table causes no loop': async ({
    php,
    callsOf,
    rest,
  }) => {
    await php.quietly(`global $wpdb; $wpdb->query( 'DROP TABLE ' . ${table} );`);
    const { calls } = await callsOf(() =>
      rest('POST', '/wp/v2/posts', { title: 'Without a table', status: 'publish' }),
    );
    assert.match(calls[0].body.changes[0].slug ?? '', /without-a-table/);
    assert.equal(await php.quietly(`return count( ${N}recent_deliveries() );`), 1);

    // The site has received the delivery, but the database refuses to save that it was delivered.
    const { calls: sent } = await callsOf(
      () =>
        php(`
          global $wpdb;
          ${N}enqueue( array( ${N}plain_change( 'settings', 0, 'updated' ) ) );
          add_filter( 'query', function ( $sql ) { return 0 === stripos( $sql, 'UPDATE' ) && false !== strpos( $sql, 'headless_companion_deliveries' ) ? 'SELECT * FROM nowhere' : $sql; } );
          $wpdb->suppress_errors();
          $log = ini_set( 'error_log', '/dev/null' );
          ${N}deliver();
          ini_set( 'error_log', $log );`),
      { count: 0 },
    );
    assert.equal(sent.length, 1);
    await php.quietly(`global $wpdb; $wpdb->query( 'DELETE FROM ' . ${table} );`);
  },

  'the table of an earlier version gets the missing columns': async ({ php }) => {
    const columns = await php.quietly(`
      global $wpdb;
      $wpdb->query( 'ALTER TABLE ' . ${table} . ' DROP COLUMN pauses' );
      $wpdb->query( 'ALTER TABLE ' . ${table} . " RENAME TO {$wpdb->prefix}headless_deliveries" );
      update_option( 'headless_companion_table', '1' );
      ${N}install_queue_table_once();
      return array( ${N}columns_of( ${table} ), ${N}columns_of( $wpdb->prefix . 'headless_deliveries' ), get_option( 'headless_companion_table' ) );`);
    assert.ok(
      columns[0].includes('pauses'),
      `the column "pauses" must be added: ${columns[0].join()}`,
    );
    assert.deepEqual(columns.slice(1), [[], '3']);
  },

  'a table that the database refuses does not count as created, and is not tried with every request':
    async ({ php }) => {
      const found = await php.quietly(`
      global $wpdb;
      $wpdb->suppress_errors();
      $wpdb->query( 'DROP TABLE ' . ${table} );
      delete_option( 'headless_companion_table' );
      $tries  = 0;
      $refuse = function ( $sql ) use ( &$tries ) { if ( 0 !== stripos( $sql, 'CREATE TABLE' ) ) { return $sql; } $tries++; return 'SELECT * FROM nowhere'; };
      add_filter( 'query', $refuse );
      $log = ini_set( 'error_log', '/dev/null' );
      ${N}install_queue_table_once();
      ${N}install_queue_table_once();
      ini_set( 'error_log', $log );
      remove_filter( 'query', $refuse );
      $before = get_option( 'headless_companion_table' );
      delete_transient( 'headless_companion_table_failed' );
      ${N}install_queue_table_once();
      return array( $before, $tries, get_option( 'headless_companion_table' ) );`);
      assert.deepEqual(found, [false, 1, '3']);
    },

  'a second category made in the same request does not get the German name of the first': async ({
    php,
  }) => {
    const names = await php.quietly(`
      ${N}add_term_fields();
      $_POST = array( 'tag-name' => 'Rooms & halls', '_headless_de_name' => 'Räume', 'headless_companion_term' => wp_create_nonce( 'headless_companion_term-new-category' ) );
      $other = 0;
      add_action( 'created_category', function ( $id ) use ( &$other ) { if ( ! $other ) { $other = 1; $made = wp_insert_term( 'Second', 'category' ); $other = $made['term_id']; } }, 1 );
      $first = wp_insert_term( 'Rooms & halls', 'category' );
      $_POST = array( 'tag_ID' => (string) $first['term_id'], '_headless_de_name' => 'Säle', 'headless_companion_term' => wp_create_nonce( 'headless_companion_term' . $first['term_id'] ) );
      wp_update_term( $other, 'category', array( 'description' => 'x' ) );
      $between = get_term_meta( $first['term_id'], '_headless_de_name', true );
      wp_update_term( $first['term_id'], 'category', array( 'description' => 'x' ) );
      $_POST = array();
      return array( $between, get_term_meta( $other, '_headless_de_name', true ), get_term_meta( $first['term_id'], '_headless_de_name', true ) );`);
    assert.deepEqual(names, ['Räume', '', 'Säle']);
  },
};

export default tests;
