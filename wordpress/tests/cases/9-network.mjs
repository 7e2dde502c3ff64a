import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

const N = '\\HeadlessCompanion\\';

/** Turns this WordPress into a network (multisite). The tests of this file run last, because this cannot be undone. */
async function becomeNetwork(php, url) {
  const { host } = new URL(url);
  await php.quietly(`
    require_once ABSPATH . 'wp-admin/includes/upgrade.php';
    global $wpdb;
    foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) { $wpdb->$table = $name; }
    install_network();
    populate_network( 1, '${host}', 'admin@example.org', 'Network', '/', false );
    $config = file_get_contents( ABSPATH . 'wp-config.php' );
    $lines  = "define( 'MULTISITE', true ); define( 'SUBDOMAIN_INSTALL', false ); define( 'DOMAIN_CURRENT_SITE', '${host}' ); define( 'PATH_CURRENT_SITE', '/' ); define( 'SITE_ID_CURRENT_SITE', 1 ); define( 'BLOG_ID_CURRENT_SITE', 1 );";
    file_put_contents( ABSPATH . 'wp-config.php', preg_replace( '/<\\?php/', "<?php\\n$lines", $config, 1 ) );
    function_exists( 'opcache_reset' ) && opcache_reset();`);
  for (let waited = 0; !(await php.quietly(`return is_multisite();`)); waited += 200) {
    if (waited > 10_000) throw new Error('WordPress did not become a network within 10 seconds.');
    await sleep(200);
  }
}

const tests = {
  'on a network every site is set up by itself, and uninstalling removes the plugin’s data from each site':
    async ({ php, wordpress, callsOf }) => {
      if (!wordpress.isHost) return;
      await becomeNetwork(php, wordpress.url);
      const second = await php.quietly(`
        require_once ABSPATH . 'wp-admin/includes/plugin.php';
        activate_plugin( 'headless-companion/headless-companion.php', '', true, true );
        return wp_insert_site( array( 'domain' => get_network()->domain, 'path' => '/second/', 'user_id' => 1, 'title' => 'Second' ) );`);
      const onEach = (code) =>
        php.quietly(`
          $found = array();
          foreach ( array( 1, ${second} ) as $site ) { switch_to_blog( $site ); $found[] = ( function () { global $wpdb; ${code} } )(); restore_current_blog(); }
          return $found;`);
      const state = `return array(
          count( ${N}columns_of( ${N}queue_table() ) ) > 0,
          get_role( 'editor' )->has_cap( 'edit_headless_companion_events' ),
          $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%headless_companion%'" ) );`;
      const ready = await onEach(`${N}set_up_once(); ${state}`);
      for (const [hasTable, may, options] of ready) {
        assert.deepEqual([hasTable, may], [true, true]);
        assert.ok(
          options.includes('headless_companion_setup'),
          `each site must be set up: ${options.join()}`,
        );
      }
      const rows = () =>
        onEach(`return (int) $wpdb->get_var( 'SELECT COUNT(*) FROM ' . ${N}queue_table() );`);
      const before = await rows();
      await callsOf(() =>
        php(
          `switch_to_blog( ${second} ); wp_insert_post( array( 'post_title' => 'There', 'post_status' => 'publish' ) ); restore_current_blog();`,
        ),
      );
      const after = await rows();
      assert.deepEqual(
        after.map((count, index) => count - before[index]),
        [0, 1],
        'a change on another site must be in the queue of that site',
      );
      await onEach(`
        set_transient( 'headless_companion_refused_1_1', 'x', 3600 );
        update_option( 'headless_companion_settings', array( 'site_url' => 'https://a.example' ) );
        update_post_meta( 1, '_headless_de_title', 'Bleibt' );
        update_user_meta( 1, $wpdb->get_blog_prefix() . 'persisted_preferences', array( 'headless-companion' => array( 'opened-event' => true ), 'core' => array( 'x' => true ) ) );`);
      await php.quietly(`
        foreach ( array( true, false ) as $network_wide ) {
          deactivate_plugins( array( 'headless-companion/headless-companion.php' ), true, $network_wide );
        }
        define( 'WP_UNINSTALL_PLUGIN', 'headless-companion/headless-companion.php' );
        include WP_PLUGIN_DIR . '/headless-companion/uninstall.php';`);
      const left = await onEach(`
        $shown = $wpdb->suppress_errors();
        $columns = $wpdb->get_col( "SHOW COLUMNS FROM {$wpdb->prefix}headless_companion_deliveries" );
        $wpdb->suppress_errors( $shown );
        return array( $columns,
          get_role( 'editor' )->has_cap( 'edit_headless_companion_events' ),
          $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%headless_companion%'" ),
          get_user_meta( 1, $wpdb->get_blog_prefix() . 'persisted_preferences', true ),
          get_post_meta( 1, '_headless_de_title', true ) );`);
      assert.deepEqual(
        left,
        [1, 2].map(() => [[], false, [], { core: { x: true } }, 'Bleibt']),
      );
    },
};

export default tests;
