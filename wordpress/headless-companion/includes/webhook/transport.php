<?php
/**
 * Two ways to send a delivery: waiting for the answer as long as it takes, or with a short timeout while an editor waits.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const DELIVERY_TIMEOUT = 5;

/** The column that stores what went wrong has so many characters. */
const MAX_ERROR_LENGTH = 255;

/**
 * Sends a delivery and waits for the answer.
 *
 * @param object $row Delivery.
 * @return array{status: int, error: string, duration: int} Status 0 when there was no answer; duration in milliseconds.
 */
function send_delivery( $row ) {
	return send_with( 'wp_remote_post', $row, DELIVERY_TIMEOUT );
}

/**
 * Sends a delivery with a short timeout: where PHP cannot answer the editor first, the delivery is on its way after a few
 * milliseconds.
 *
 * @param object $row Delivery.
 * @return array{status: int, error: string, duration: int} Status 0 when no answer came in time.
 */
function send_delivery_briefly( $row ) {
	return send_with( __NAMESPACE__ . '\\post_within', $row, short_timeout() );
}

/**
 * Sends a delivery.
 *
 * @param callable  $post    wp_remote_post(), or a function with the same parameters.
 * @param object    $row     Delivery.
 * @param float|int $timeout Seconds.
 * @return array{status: int, error: string, duration: int}
 */
function send_with( $post, $row, $timeout ) {
	$started  = microtime( true );
	$response = $post(
		webhook_endpoint(),
		array(
			'timeout'     => $timeout,
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
 * The outcome of a delivery.
 *
 * @param int    $status  HTTP status; 0 when there was no answer.
 * @param string $error   What went wrong, if anything.
 * @param float  $started When it began.
 * @return array{status: int, error: string, duration: int}
 */
function outcome( $status, $error, $started ) {
	return array(
		'status'   => $status,
		// By characters: the database refuses half of one.
		'error'    => mb_substr( wp_check_invalid_utf8( $error, true ), 0, MAX_ERROR_LENGTH ),
		'duration' => (int) round( 1000 * ( microtime( true ) - $started ) ),
	);
}

/**
 * How long a save may wait for the site where PHP cannot answer the editor first. Only the first save after the site
 * starts to hang waits: nothing is sent in this way while a delivery waits in the queue.
 *
 * @return float Seconds; 0 to never wait.
 */
function short_timeout() {
	/**
	 * Filters how long a save may wait for the site where PHP cannot answer the editor first.
	 *
	 * @param float $seconds Seconds; 0 to never wait.
	 */
	return (float) apply_filters( 'headless_companion_short_timeout', 0.25 );
}

/**
 * Whether a save may send its delivery itself: to plain http alone (the usual internal address), because a TLS handshake
 * with a distant server takes longer than the timeout.
 *
 * @return bool
 */
function may_send_briefly() {
	return short_timeout() > 0 && 'http' === wp_parse_url( webhook_endpoint(), PHP_URL_SCHEME );
}

/**
 * As wp_remote_post(), with a timeout below one second: WordPress rounds it up to a second for cURL.
 *
 * @param string               $url       Address.
 * @param array<string, mixed> $arguments As wp_remote_post() has them; `timeout` in seconds.
 * @return array|\WP_Error
 */
function post_within( $url, $arguments ) {
	$shorten = static function ( $handle, $request, $requested ) use ( $url, $arguments ) {
		if ( $requested === $url ) {
			// With signals, cURL ignores timeouts below one second if its DNS resolver uses them.
			curl_setopt( $handle, CURLOPT_NOSIGNAL, true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- what this hook is for.
			curl_setopt( $handle, CURLOPT_TIMEOUT_MS, (int) round( 1000 * $arguments['timeout'] ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- what this hook is for.
		}
	};
	add_action( 'http_api_curl', $shorten, 10, 3 );
	$response = wp_remote_post( $url, $arguments );
	remove_action( 'http_api_curl', $shorten, 10 );
	return $response;
}
