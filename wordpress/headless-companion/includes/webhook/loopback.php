<?php
/**
 * A second request of the server to itself that delivers, for servers where PHP cannot answer
 * the editor first (Apache's module, PHP in WebAssembly).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

const LOOPBACK_HEADER  = 'X-Headless-Deliver';
const LOOPBACK_SECONDS = 60;
const KICK_SECONDS     = 0.2;

const FLUSH_MICROSECONDS = 300000;

add_action( 'plugins_loaded', __NAMESPACE__ . '\\answer_loopback', 0 );

/**
 * Sets off the second request without waiting for its answer: WordPress's own non-blocking
 * request may wait up to a second. wp-cron.php, because every server lets itself call that.
 */
function kick_loopback() {
	// As core: a server's own certificate is often not made for the name it calls itself by.
	$trust_itself = array(
		'verify_peer'      => false,
		'verify_peer_name' => false,
	);

	$url    = site_url( 'wp-cron.php?headless-deliver' );
	$socket = open_socket( $url, KICK_SECONDS, $trust_itself );
	if ( $socket ) {
		fwrite( $socket, raw_request( $url, array( LOOPBACK_HEADER => loopback_ticket( time() ) ), '' ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
		flush_socket( $socket );
		fclose( $socket ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	}
}

/**
 * Waits for the request to be sent where closing the socket would forget what is unsent.
 *
 * @param resource $socket Socket.
 */
function flush_socket( $socket ) {
	if ( is_webassembly() ) {
		stream_set_timeout( $socket, 0, FLUSH_MICROSECONDS );
		fgets( $socket, 2 );
	}
}

/**
 * What proves that the second request comes from this server.
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
	// Up to the point: read as a number, `17.24e16…` has an exponent.
	$time = (int) strstr( $ticket, '.', true );
	return abs( $now - $time ) <= LOOPBACK_SECONDS && hash_equals( loopback_ticket( $time ), $ticket );
}

/**
 * Delivers when this is the second request, before WordPress has built anything else up.
 */
function answer_loopback() {
	if ( ! isset( $_SERVER['HTTP_X_HEADLESS_DELIVER'] ) ) {
		return;
	}
	$ticket = sanitize_text_field( wp_unslash( $_SERVER['HTTP_X_HEADLESS_DELIVER'] ) );
	if ( is_loopback_ticket( $ticket, time() ) ) {
		ignore_user_abort( true );
		deliver();
	}
	exit;
}
