<?php
/**
 * Removes posts with a password from the REST lists for visitors: from the items, from the totals (X-WP-Total), and
 * from the counts of categories and tags. WordPress itself would list them with empty texts.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\leave_protected_posts_out' );

/**
 * Hooks into the lists of each content type, and into categories and tags.
 */
function leave_protected_posts_out() {
	foreach ( content_types() as $type ) {
		add_filter( "rest_{$type}_query", __NAMESPACE__ . '\\query_posts_without_password', 10, 2 );
	}
	foreach ( content_taxonomies() as $taxonomy ) {
		add_filter( "rest_prepare_$taxonomy", __NAMESPACE__ . '\\count_posts_without_password', 10, 3 );
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

/**
 * Leaves posts with a password out of the number of posts of a category or tag, except for editors.
 *
 * @param \WP_REST_Response $response Prepared term.
 * @param \WP_Term          $term     Term.
 * @param \WP_REST_Request  $request  Request.
 * @return \WP_REST_Response
 */
function count_posts_without_password( $response, $term, $request ) {
	$data = $response->get_data();
	if ( 'edit' !== $request['context'] && isset( $data['count'] ) ) {
		$data['count'] -= protected_posts_by_term()[ $term->term_taxonomy_id ] ?? 0;
		$response->set_data( $data );
	}
	return $response;
}

/**
 * The number of published posts with a password, for each category and tag that has such posts.
 *
 * @return array<int, int> By term_taxonomy_id.
 */
function protected_posts_by_term() {
	global $wpdb;
	$key    = 'protected-posts:' . wp_cache_get_last_changed( 'posts' ) . ':' . wp_cache_get_last_changed( 'terms' );
	$counts = wp_cache_get( $key, 'headless-companion' );
	if ( ! is_array( $counts ) ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- one statement for all terms; WP_Query cannot group.
		$rows   = $wpdb->get_results( "SELECT r.term_taxonomy_id, COUNT(*) FROM {$wpdb->posts} p INNER JOIN {$wpdb->term_relationships} r ON r.object_id = p.ID WHERE p.post_type = 'post' AND p.post_status = 'publish' AND p.post_password <> '' GROUP BY r.term_taxonomy_id", ARRAY_N );
		$counts = array_map( 'intval', array_column( $rows, 1, 0 ) );
		wp_cache_set( $key, $counts, 'headless-companion', HOUR_IN_SECONDS );
	}
	return $counts;
}
