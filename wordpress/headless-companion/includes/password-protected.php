<?php
/**
 * Removes posts with a password from the REST lists for visitors. Neither the items nor the totals (X-WP-Total) count
 * them. Core would list them with empty texts.
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
 * Leaves out posts with a password, except in lists for editors and in requests with a slug. With such a request, the
 * website finds out that a page exists, but is not public.
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
