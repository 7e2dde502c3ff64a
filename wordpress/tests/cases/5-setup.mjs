import assert from 'node:assert/strict';

import { encode } from '../lib/content.mjs';

const N = '\\HeadlessCompanion\\';
/** PHP code that restores the state before the plugin had separate capabilities for events. */
const asBefore = `${N}revoke_capabilities( ${N}own_capabilities() ); delete_option( 'headless_companion_setup' );`;
const may = (role, ...capabilities) =>
  `array_map( function ( $capability ) { return get_role( '${role}' )->has_cap( $capability ); }, ${encode(capabilities)} )`;
const OF_EVENTS = [
  'edit_headless_companion_events',
  'publish_headless_companion_events',
  'edit_others_headless_companion_events',
];

const OF_SUPABASE = ['headless_companion_edit_carousel', 'headless_companion_read_messages'];

const tests = {
  'after an update every role may do with events what it may do with posts': async ({ php }) => {
    const rights = await php.quietly(`
      ${asBefore}
      ${N}set_up_once();
      return array( ${['administrator', 'editor', 'author', 'contributor', 'subscriber'].map((role) => may(role, ...OF_EVENTS)).join()} );`);
    assert.deepEqual(rights, [
      [true, true, true],
      [true, true, true],
      [true, true, false],
      [true, false, false],
      [false, false, false],
    ]);
  },

  'an update gives editors the screens of Supabase, and keeps capabilities that an owner has changed':
    async ({ php }) => {
      const rights = await php.quietly(`
      ${N}set_up_once();
      get_role( 'author' )->remove_cap( 'edit_headless_companion_events' );
      ${N}revoke_capabilities( ${N}SUPABASE_CAPABILITIES );
      update_option( 'headless_companion_setup', '2' );
      ${N}set_up_once();
      $had = array( ${['administrator', 'editor', 'author'].map((role) => may(role, ...OF_SUPABASE)).join()}, ${may('author', 'edit_headless_companion_events')} );
      ${N}grant_capabilities( ${N}own_capabilities() );
      return $had;`);
      assert.deepEqual(rights, [[true, true], [true, true], [false, false], [false]]);
    },

  'an owner can remove events from a role permanently, and posts stay': async ({ php, rest }) => {
    const author = await php.quietly(`
      ${N}set_up_once();
      foreach ( ${encode(OF_EVENTS)} as $capability ) { get_role( 'author' )->remove_cap( $capability ); }
      ${N}set_up_once();
      return wp_insert_user( array( 'user_login' => 'no-events', 'user_pass' => 'x', 'role' => 'author' ) );`);
    const headers = { 'X-Test-User': String(author) };
    const made = (path) => rest('POST', path, { title: 'Mine' }, headers);
    assert.equal((await made('/wp/v2/headless-events')).status, 403);
    assert.equal((await made('/wp/v2/videos')).status, 201);
    assert.equal((await made('/wp/v2/posts')).status, 201);
    await php.quietly(`${asBefore} ${N}set_up_once();`);
    assert.equal((await made('/wp/v2/headless-events')).status, 201);
  },

  'activating again grants nothing that was removed, and repairs the table': async ({ php }) => {
    const [capabilities, hasTable] = await php.quietly(`
      ${N}set_up_once();
      foreach ( ${encode(OF_EVENTS)} as $capability ) { get_role( 'author' )->remove_cap( $capability ); }
      get_role( 'editor' )->remove_cap( 'headless_companion_read_messages' );
      deactivate_plugins( 'headless-companion/headless-companion.php' );
      global $wpdb;
      $wpdb->query( 'DROP TABLE ' . ${N}queue_table() );
      activate_plugin( 'headless-companion/headless-companion.php' );
      $found = array( array( ${may('author', ...OF_EVENTS)}, ${may('editor', ...OF_SUPABASE)} ), ${N}has_queue_table() );
      ${N}grant_capabilities( ${N}own_capabilities() );
      return $found;`);
    assert.deepEqual(capabilities, [
      [false, false, false],
      [true, false],
    ]);
    assert.equal(hasTable, true);
  },

  'the settings, with their secrets, are not loaded with every request': async ({ php }) => {
    const loaded = await php.quietly(`
      delete_option( 'headless_companion_settings' );
      add_option( 'headless_companion_settings', array( 'secret' => 'earlier' ), '', true );
      ${N}set_up();
      update_option( 'headless_companion_settings', array( 'secret' => 'later' ) );
      $first = isset( wp_load_alloptions( true )['headless_companion_settings'] );
      delete_option( 'headless_companion_settings' );
      ${N}set_up();
      update_option( 'headless_companion_settings', array( 'secret' => 'new' ) );
      $second = isset( wp_load_alloptions( true )['headless_companion_settings'] );
      delete_option( 'headless_companion_settings' );
      return array( $first, $second );`);
    assert.deepEqual(loaded, [false, false]);
  },

  'XML-RPC publishes no event without a day': async ({ php, request }) => {
    await php.quietly(`wp_set_password( 'xml-rpc password', 1 );`);
    const member = ([name, value]) =>
      `<member><name>${name}</name><value>${value}</value></member>`;
    const struct = (fields) => `<struct>${Object.entries(fields).map(member).join('')}</struct>`;
    const publish = async (title, fields) => {
      const login = (await php.quietly(`return get_userdata( 1 )->user_login;`)) ?? 'admin';
      const content = struct({
        ...{ post_type: 'event', post_status: 'publish', post_title: title, ...fields },
      });
      const params = ['1', login, 'xml-rpc password', content]
        .map((value) => `<param><value>${value}</value></param>`)
        .join('');
      const response = await request('/xmlrpc.php', {
        method: 'POST',
        body: `<?xml version="1.0"?><methodCall><methodName>wp.newPost</methodName><params>${params}</params></methodCall>`,
        headers: { 'Content-Type': 'text/xml' },
      });
      const id = /<string>(\d+)<\/string>/.exec(await response.text())?.[1];
      return php.quietly(`return get_post_status( ${id} );`);
    };
    assert.equal(await publish('Dayless'), 'draft');
    const field = struct({ key: 'start_date', value: '2036-05-05' });
    const fields = `<array><data><value>${field}</value></data></array>`;
    assert.equal(await publish('With a day', { custom_fields: fields }), 'publish');
  },

  'WP-CLI publishes no event without a day, says why, and does not restrict an import': async ({
    php,
  }) => {
    const publish = (more, importing = '') =>
      php.quietly(`
        define( 'WP_CLI', true );
        ${importing}
        class WP_CLI { public static $said = ''; public static function warning( $words ) { self::$said .= $words; } }
        $id = wp_insert_post( ${encode({ post_type: 'event', post_status: 'publish', post_title: 'CLI', ...more })} );
        return array( get_post_status( $id ), WP_CLI::$said );`);
    const [status, said] = await publish({});
    assert.equal(status, 'draft');
    assert.match(said, /Choose the day/);
    assert.deepEqual(await publish({ meta_input: { start_date: '2036-05-05' } }), ['publish', '']);
    assert.deepEqual(await publish({}, `define( 'WP_IMPORTING', true );`), ['publish', '']);
  },
};

export default tests;
