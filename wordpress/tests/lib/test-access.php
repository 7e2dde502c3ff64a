<?php
/**
 * Access for the tests: runs PHP as the administrator within an ordinary request, and opens REST and the admin screens
 * without a login form. Only the tests install it.
 */

// The id of the user is in a header, not in a cookie, so that the requests of a test are independent of each other.
add_filter(
	'determine_current_user',
	static function ( $user ) {
		return isset( $_SERVER['HTTP_X_TEST_USER'] ) ? (int) $_SERVER['HTTP_X_TEST_USER'] : $user;
	},
	99
);
add_filter(
	'pre_determine_locale',
	static function ( $locale ) {
		return isset( $_SERVER['HTTP_X_TEST_LOCALE'] ) ? $_SERVER['HTTP_X_TEST_LOCALE'] : $locale;
	}
);
if ( isset( $_SERVER['HTTP_X_TEST_QUIET'] ) ) {
	add_filter( 'headless_companion_send_webhooks', '__return_false' );
}
// The URL and key of a Supabase, which are normally in wp-config.php.
if ( isset( $_SERVER['HTTP_X_TEST_SUPABASE'] ) ) {
	list( $url, $key ) = explode( ' ', $_SERVER['HTTP_X_TEST_SUPABASE'] );
	define( 'HEADLESS_SUPABASE_URL', $url );
	define( 'HEADLESS_SUPABASE_SECRET_KEY', $key );
}
add_filter( 'rest_authentication_errors', '__return_true', 1 );
add_filter(
	'auth_redirect_scheme',
	static function ( $scheme ) {
		return isset( $_SERVER['HTTP_X_TEST_USER'] ) ? 'test' : $scheme;
	}
);
if ( isset( $_SERVER['HTTP_X_TEST_USER'] ) && ! function_exists( 'auth_redirect' ) ) {
	function auth_redirect() {} // phpcs:ignore
}
add_action(
	'admin_init',
	static function () {
		foreach ( array( '_maybe_update_core', '_maybe_update_plugins', '_maybe_update_themes' ) as $check ) {
			remove_action( 'admin_init', $check );
		}
	},
	0
);
// Of the due WP-Cron events, only those that the tests need are run. WordPress's own events, such as the search for
// updates on the network, would only take time.
add_filter(
	'pre_get_ready_cron_jobs',
	static function () {
		$ready = array();
		foreach ( _get_cron_array() as $time => $hooks ) {
			$ours = array_intersect_key( $hooks, array_flip( array( 'publish_future_post', 'headless_companion_deliver' ) ) );
			if ( $ours && $time <= time() ) {
				$ready[ $time ] = $ours;
			}
		}
		return $ready;
	}
);
add_action(
	'wp_loaded',
	static function () {
		if ( ! isset( $_POST['test_php'] ) ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		header( 'Content-Type: application/json' );
		echo wp_json_encode( array( 'result' => eval( wp_unslash( $_POST['test_php'] ) ) ) ); // phpcs:ignore
		exit;
	},
	999
);
// With the option test_refuse_queue, the database refuses to store deliveries in the plugin's queue.
add_filter(
	'query',
	static function ( $sql ) {
		return preg_match( '/^\s*INSERT INTO .*headless_companion_deliveries/i', $sql ) && get_option( 'test_refuse_queue' ) ? 'SELECT * FROM nowhere' : $sql;
	}
);
if ( get_option( 'test_refuse_queue' ) ) {
	$GLOBALS['wpdb']->suppress_errors();
	ini_set( 'error_log', '/dev/null' );
}
// With the option test_classic, posts open in the classic editor. Plugins for the classic editor use this filter too.
add_filter(
	'use_block_editor_for_post',
	static function ( $use ) {
		return get_option( 'test_classic' ) ? false : $use;
	}
);
