<?php
/**
 * Posts with a password are in no list that the REST API gives to visitors, so that neither its entries nor its totals
 * (X-WP-Total) count them. Core lists them with empty texts.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\leave_protected_posts_out' );

/**
 * Hooks into the lists of each type that has pages on the website.
 */
function leave_protected_posts_out() {
	foreach ( page_types() as $type ) {
		add_filter( "rest_{$type}_query", __NAMESPACE__ . '\\query_posts_without_password', 10, 2 );
	}
}

/**
 * Leaves out posts with a password. The list of an editor keeps them, and so does a request for a slug: so the
 * website learns that the address is not for everyone.
 *
 * @param array<string, mixed> $arguments Arguments of WP_Query.
 * @param \WP_REST_Request     $request   Request.
 * @return array<string, mixed>
 */
function query_posts_without_password( $arguments, $request ) {
	if ( 'edit' !== $request['context'] && empty( $request['slug'] ) ) {
		$arguments['has_password'] = false;
	}
	return $arguments;
}
