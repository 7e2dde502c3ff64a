<?php
/**
 * Two ways to post a call: patient, when nobody waits, and hasty, while the editor does.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

const PATIENT_SECONDS = 5;

/**
 * Posts a call and waits for the answer.
 *
 * @param object $row Delivery.
 * @return array{status: int, error: string, duration: int} Status 0 when there was no answer.
 */
function post_patiently( $row ) {
	$started  = microtime( true );
	$response = wp_remote_post(
		webhook_endpoint(),
		array(
			'timeout'     => PATIENT_SECONDS,
			'redirection' => 0,
			'user-agent'  => 'HeadlessCompanion/' . VERSION,
			'headers'     => webhook_headers( $row->uuid, $row->body ),
			'body'        => $row->body,
		)
	);
	return outcome(
		is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response ),
		is_wp_error( $response ) ? $response->get_error_message() : '',
		$started
	);
}

/**
 * What came of a call.
 *
 * @param int    $status  HTTP status; 0 when there was no answer.
 * @param string $error   What went wrong, if anything.
 * @param float  $started When it began.
 * @return array{status: int, error: string, duration: int}
 */
function outcome( $status, $error, $started ) {
	return array(
		'status'   => $status,
		'error'    => substr( $error, 0, 255 ),
		'duration' => (int) round( 1000 * ( microtime( true ) - $started ) ),
	);
}

/**
 * How long an editor may be kept waiting for the site's answer. Only the first save after a
 * site begins to hang waits at all; while something waits in the queue, the hasty way is closed.
 *
 * @return float Seconds; 0 when the hasty way may not be taken.
 */
function hasty_seconds() {
	/**
	 * Filters how long a save may wait for the site where PHP cannot answer the editor first.
	 *
	 * @param float $seconds Seconds; 0 to never wait.
	 */
	return (float) apply_filters( 'headless_companion_hasty_seconds', is_webassembly() ? 0.6 : 0.25 );
}

/**
 * Whether the hasty way is open: plain http only (the usual internal address), because a
 * handshake cannot be kept short.
 *
 * @return bool
 */
function can_post_hastily() {
	return hasty_seconds() > 0 && 'http' === wp_parse_url( webhook_endpoint(), PHP_URL_SCHEME );
}

/**
 * Posts a call over a bare socket and waits only a moment: the call is on its way after a
 * millisecond or two, even where PHP cannot answer the editor first.
 *
 * @param object $row Delivery.
 * @return array{status: int, error: string, duration: int} Status 0 when no answer came in time.
 */
function post_hastily( $row ) {
	$started = microtime( true );
	$socket  = open_socket( webhook_endpoint(), hasty_seconds() );
	if ( ! $socket ) {
		return outcome( 0, __( 'The site could not be reached.', 'headless-companion' ), $started );
	}
	$wait = max( 0.05, hasty_seconds() - ( microtime( true ) - $started ) );
	stream_set_timeout( $socket, (int) $wait, (int) ( 1000000 * fmod( $wait, 1 ) ) );
	fwrite( $socket, raw_request( webhook_endpoint(), webhook_headers( $row->uuid, $row->body ), $row->body ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	$line = (string) fgets( $socket, 256 );
	fclose( $socket ); // phpcs:ignore WordPress.WP.AlternativeFunctions
	$status = preg_match( '#^HTTP/1\.[01] (\d{3})#', $line, $found ) ? (int) $found[1] : 0;
	return outcome( $status, $status ? '' : __( 'No answer yet; asking again.', 'headless-companion' ), $started );
}
