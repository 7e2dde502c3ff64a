<?php
/**
 * The tests' way in: runs PHP as the administrator within an ordinary request, and lets REST and
 * the admin screens be used without a login form. Only ever installed by the tests.
 */

// A header rather than a cookie, so that every request of a test stands alone.
add_filter(
	'determine_current_user',
	static function ( $user ) {
		return isset( $_SERVER['HTTP_X_TEST_USER'] ) ? (int) $_SERVER['HTTP_X_TEST_USER'] : $user;
	},
	99
);
if ( isset( $_SERVER['HTTP_X_TEST_QUIET'] ) ) {
	add_filter( 'headless_companion_send_webhooks', '__return_false' );
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
// WordPress's own events look for updates on the network, and only cost time.
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
// As a plugin for the classic editor does it.
add_filter(
	'use_block_editor_for_post',
	static function ( $use ) {
		return get_option( 'test_classic' ) ? false : $use;
	}
);
