<?php
/**
 * A second request of the server to itself that delivers, for servers where PHP cannot answer the editor first (Apache's
 * module, PHP in WebAssembly). Core starts WP-Cron in the same way.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const LOOPBACK_HEADER   = 'X-Headless-Deliver';
const LOOPBACK_ARGUMENT = 'headless-deliver';

/** How many seconds a ticket is valid. */
const LOOPBACK_LIFETIME = 60;

/** How many seconds a save waits at most until the second request has begun. */
const LOOPBACK_TIMEOUT = 0.2;

add_action( 'plugins_loaded', __NAMESPACE__ . '\\answer_loopback', 0 );

/**
 * Starts the second request without waiting for its end. It requests wp-cron.php, because every server allows this
 * request to itself.
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
			/** This filter is documented in wp-includes/class-wp-http-streams.php: as core, also for its own spawn_cron(). */
			'sslverify'   => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- core's.
		)
	);
}

/**
 * A ticket proves that the second request comes from this server.
 *
 * @param int $time Unix time.
 * @return string `{time}.{signature}`.
 */
function loopback_ticket( $time ) {
	return $time . '.' . wp_hash( "headless-deliver.$time", 'nonce' );
}

/**
 * Whether a ticket is one of this server's, and of this minute.
 *
 * @param string $ticket Ticket.
 * @param int    $now    Unix time.
 * @return bool
 */
function is_loopback_ticket( $ticket, $now ) {
	// Only the part before the point: read as a number, `17.24e16…` has an exponent.
	$time = (int) strstr( $ticket, '.', true );
	return abs( $now - $time ) <= LOOPBACK_LIFETIME && hash_equals( loopback_ticket( $time ), $ticket );
}

/**
 * Whether this is the second request: at its address, with a valid ticket. Any other request with the header is
 * answered as if it had none.
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
 * Delivers when this is the second request, before WordPress has built anything else up.
 */
function answer_loopback() {
	if ( is_loopback() ) {
		ignore_user_abort( true );
		deliver();
		exit;
	}
}
