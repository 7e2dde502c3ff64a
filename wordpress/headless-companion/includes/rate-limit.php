<?php
/**
 * The rate limit for expensive routes, for each IP address. The usual client is the server of the website, which stays
 * far below the limit.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The number of groups into which IP addresses are divided. Each group has one counter. Because the number is fixed,
 * clients cannot fill the database.
 */
const RATE_GROUPS = 256;

/**
 * Counts a request, and refuses it if its IP address has sent too many requests in this minute.
 *
 * @param string $route      Name of the route.
 * @param int    $per_minute Maximum number of requests in a minute.
 * @return \WP_Error|null Error with status 429; null if the request is allowed.
 */
function refuse_if_too_many( $route, $per_minute ) {
	/**
	 * Filters the maximum number of requests that an IP address may send in a minute to a route that is expensive.
	 *
	 * @param int    $per_minute Maximum number; 0 for no limit.
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
 * Counts a request of the current client. Only the group of its IP address is saved, which identifies nobody.
 *
 * @param string $route Name of the route.
 * @param int    $now   Unix time.
 * @return int Number of requests in this minute, including this one.
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

add_filter( 'rest_post_dispatch', __NAMESPACE__ . '\\add_retry_after' );

/**
 * Adds the header Retry-After to a response that refuses a request.
 *
 * @param \WP_HTTP_Response $response Response.
 * @return \WP_HTTP_Response
 */
function add_retry_after( $response ) {
	$data = 429 === $response->get_status() ? $response->get_data() : null;
	if ( is_array( $data ) && isset( $data['code'] ) && 'rest_too_many_requests' === $data['code'] ) {
		$response->header( 'Retry-After', (string) ( MINUTE_IN_SECONDS - time() % MINUTE_IN_SECONDS ) );
	}
	return $response;
}
