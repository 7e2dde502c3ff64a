<?php
/**
 * A second request of the server to itself, which sends the deliveries. It is used on servers on which PHP cannot
 * finish the response to the editor first (Apache's module, PHP in WebAssembly). Core starts WP-Cron in the same way.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const LOOPBACK_HEADER   = 'X-Headless-Deliver';
const LOOPBACK_ARGUMENT = 'headless-deliver';

/** The time for which a ticket is valid, in seconds. */
const LOOPBACK_LIFETIME = 60;

/** The maximum time that a save waits until the second request has started, in seconds. */
const LOOPBACK_TIMEOUT = 0.2;

add_action( 'plugins_loaded', __NAMESPACE__ . '\\handle_loopback', 0 );

/**
 * Starts the second request without waiting for its response. The URL is the one of wp-cron.php, which every server can
 * request from itself.
 */
function start_loopback() {
	$url = add_query_arg( LOOPBACK_ARGUMENT, '1', site_url( 'wp-cron.php' ) );
	post_within(
		$url,
		array(
			'timeout'     => LOOPBACK_TIMEOUT,
			'blocking'    => false,
			'redirection' => 0,
			'headers'     => array( LOOPBACK_HEADER => loopback_ticket( time() ) ),
			/** This filter is documented in wp-includes/class-wp-http-streams.php; core uses it in spawn_cron() too. */
			'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		)
	);
}

/**
 * A ticket, which proves that the second request comes from this server.
 *
 * @param int $time Unix time.
 * @return string `{time}.{signature}`.
 */
function loopback_ticket( $time ) {
	return $time . '.' . wp_hash( "headless-deliver.$time", 'nonce' );
}

/**
 * Whether a ticket was made by this server at most a minute ago.
 *
 * @param string $ticket Ticket.
 * @param int    $now    Unix time.
 * @return bool
 */
function is_loopback_ticket( $ticket, $now ) {
	// Only the part before the dot is converted. With the signature, PHP would read a text such as `17.24e16…` as a
	// number with an exponent.
	$time = (int) strstr( $ticket, '.', true );
	return abs( $now - $time ) <= LOOPBACK_LIFETIME && hash_equals( loopback_ticket( $time ), $ticket );
}

/**
 * Whether this is the second request: it has the argument and a valid ticket. A request with an invalid ticket is
 * treated like one without a ticket.
 *
 * @return bool
 */
function is_loopback() {
	// phpcs:ignore WordPress.Security.NonceVerification -- the ticket is verified below.
	if ( ! wp_doing_cron() || ! isset( $_GET[ LOOPBACK_ARGUMENT ], $_SERVER['HTTP_X_HEADLESS_DELIVER'] ) ) {
		return false;
	}
	return is_loopback_ticket( sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_HEADLESS_DELIVER'] ) ), time() );
}

/**
 * Sends the deliveries if this is the second request, before WordPress loads anything else.
 */
function handle_loopback() {
	if ( is_loopback() ) {
		ignore_user_abort( true );
		deliver();
		exit;
	}
}
