<?php
/**
 * The rate limit of one network address for expensive routes. The website's own server is the usual caller,
 * and stays far below the limit.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** How many groups of addresses have a counter. The limit keeps callers from filling the database. */
const RATE_GROUPS = 256;

/**
 * Counts a request, and refuses it when its address has sent too many requests in this minute.
 *
 * @param string $route      Name of the route.
 * @param int    $per_minute How many are answered.
 * @return \WP_Error|null The refusal, with status 429; null when it may be answered.
 */
function refuse_if_too_many( $route, $per_minute ) {
	/**
	 * Filters how many requests a minute one address may send to a route that is expensive to answer.
	 *
	 * @param int    $per_minute How many; 0 for any number.
	 * @param string $route      search or slugs.
	 */
	$per_minute = (int) apply_filters( 'headless_companion_requests_per_minute', $per_minute, $route );
	if ( $per_minute <= 0 || count_request( $route, time() ) <= $per_minute ) {
		return null;
	}
	return new \WP_Error(
		'rest_too_many_requests',
		__( 'Too many requests. Try again in a minute.', 'headless-companion' ),
		array( 'status' => 429 )
	);
}

/**
 * Counts a request of the current caller. Of its address only a group is stored, which identifies nobody.
 *
 * @param string $route Name of the route.
 * @param int    $now   Unix time.
 * @return int How many there were within this minute, with this one.
 */
function count_request( $route, $now ) {
	$address = isset( $_SERVER['REMOTE_ADDR'] ) ? sanitize_text_field( wp_unslash( $_SERVER['REMOTE_ADDR'] ) ) : '';
	$group   = hexdec( substr( wp_hash( $address, 'nonce' ), 0, 6 ) ) % RATE_GROUPS;
	$name    = "headless_companion_rate_$route";
	$minute  = (int) floor( $now / MINUTE_IN_SECONDS );
	$counted = get_option( $name );
	$counts  = is_array( $counted ) && isset( $counted['minute'] ) && $minute === $counted['minute'] ? $counted['counts'] : array();

	$counts[ $group ] = isset( $counts[ $group ] ) ? $counts[ $group ] + 1 : 1;
	update_option( $name, compact( 'minute', 'counts' ), false );
	return $counts[ $group ];
}

add_filter( 'rest_post_dispatch', __NAMESPACE__ . '\\say_when_to_try_again' );

/**
 * Adds Retry-After to a refusal.
 *
 * @param \WP_HTTP_Response $response Response.
 * @return \WP_HTTP_Response
 */
function say_when_to_try_again( $response ) {
	$data = 429 === $response->get_status() ? $response->get_data() : null;
	if ( is_array( $data ) && isset( $data['code'] ) && 'rest_too_many_requests' === $data['code'] ) {
		$response->header( 'Retry-After', (string) ( MINUTE_IN_SECONDS - time() % MINUTE_IN_SECONDS ) );
	}
	return $response;
}
