<?php
/**
 * Sends a delivery, with the normal timeout or with a short one while an editor waits.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The normal timeout, in seconds. */
const DELIVERY_TIMEOUT = 5;

/** The length of the column for the error message, in characters. */
const MAX_ERROR_LENGTH = 255;

/**
 * Sends a delivery and waits for the response.
 *
 * @param object    $row     Delivery.
 * @param float|int $timeout Seconds.
 * @return array{status: int, error: string, duration: int} Status 0 if there was no response in time; duration in
 *                                                          milliseconds.
 */
function send_delivery( $row, $timeout = DELIVERY_TIMEOUT ) {
	$started  = microtime( true );
	$response = post_within(
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
 * The result of a delivery.
 *
 * @param int    $status  HTTP status; 0 if there was no response.
 * @param string $error   Error message; empty if there is none.
 * @param float  $started Unix time at which it started.
 * @return array{status: int, error: string, duration: int}
 */
function outcome( $status, $error, $started ) {
	return array(
		'status'   => $status,
		// Cut by characters, not by bytes: the database refuses an incomplete character.
		'error'    => mb_substr( wp_check_invalid_utf8( $error, true ), 0, MAX_ERROR_LENGTH ),
		'duration' => (int) round( 1000 * ( microtime( true ) - $started ) ),
	);
}

/**
 * The maximum time that a save waits for the site if PHP cannot finish the response to the editor first. Usually the
 * site responds within a few milliseconds. If it hangs, only the first save waits: nothing is sent in this way while
 * another delivery is pending.
 *
 * @return float Seconds; 0 to never wait.
 */
function short_timeout() {
	/**
	 * Filters the maximum time that a save waits for the site if PHP cannot finish the response to the editor first.
	 *
	 * @param float $seconds Seconds; 0 to never wait.
	 */
	return (float) apply_filters( 'headless_companion_short_timeout', 0.25 );
}

/**
 * Whether a save may send its delivery itself. This is allowed only for plain http (the usual internal URL), because a
 * TLS handshake with a distant server takes longer than the timeout.
 *
 * @return bool
 */
function may_send_briefly() {
	return short_timeout() > 0 && 'http' === wp_parse_url( webhook_endpoint(), PHP_URL_SCHEME );
}

/**
 * Does the same as wp_remote_post(), but supports a timeout below one second, which WordPress would round up to a
 * second for cURL.
 *
 * @param string               $url       URL.
 * @param array<string, mixed> $arguments Arguments of wp_remote_post(); `timeout` in seconds.
 * @return array|\WP_Error
 */
function post_within( $url, $arguments ) {
	$shorten = static function ( $handle, $request, $requested ) use ( $url, $arguments ) {
		if ( $requested === $url && $arguments['timeout'] < 1 ) {
			// Timeouts below one second do not work reliably if the DNS resolver of cURL uses signals.
			curl_setopt( $handle, CURLOPT_NOSIGNAL, true ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- what this hook is for.
			curl_setopt( $handle, CURLOPT_TIMEOUT_MS, (int) round( 1000 * $arguments['timeout'] ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- what this hook is for.
		}
	};
	add_action( 'http_api_curl', $shorten, 10, 3 );
	$response = wp_remote_post( $url, $arguments );
	remove_action( 'http_api_curl', $shorten, 10 );
	return $response;
}
