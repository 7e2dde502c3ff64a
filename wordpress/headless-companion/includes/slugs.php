<?php
/**
 * GET /wp/v2/headless-slugs: every slug that the public site has a page for, so that it need not ask for any other.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_slugs_route' );

/**
 * Adds the route; it tells nothing that the public site does not show.
 */
function register_slugs_route() {
	register_rest_route(
		'wp/v2',
		'/headless-slugs',
		array(
			'methods'             => 'GET',
			'callback'            => __NAMESPACE__ . '\\answer_slugs',
			'permission_callback' => '__return_true',
		)
	);
}

/**
 * Answers the route: three statements, whatever there is; 304 to who has the same list already.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response
 */
function answer_slugs( $request ) {
	$body = array(
		'types'      => published_slugs(),
		'oldSlugs'   => former_slugs(),
		'taxonomies' => term_slugs(),
	);
	$hash     = md5( (string) wp_json_encode( $body ) );
	// Servers that compress an answer add to its tag.
	$is_known = false !== strpos( (string) $request->get_header( 'if_none_match' ), $hash );
	$response = new \WP_REST_Response( $is_known ? null : $body, $is_known ? 304 : 200 );
	$response->header( 'ETag', "\"$hash\"" );
	$response->header( 'Cache-Control', 'no-cache' );
	return $response;
}

/**
 * The slugs of what is published, as they are stored, each with the month of its date and its id.
 *
 * @return array<string, array<int, array{string, string, int}>> By post type.
 */
function published_slugs() {
	global $wpdb;
	// phpcs:disable WordPress.DB.PreparedSQL
	$rows = $wpdb->get_results(
		"SELECT post_type, post_name, SUBSTR(post_date, 1, 7), ID FROM {$wpdb->posts}
		WHERE post_status = 'publish' AND post_name <> '' AND post_type IN (" . quoted_list( content_types() ) . ') ORDER BY ID',
		ARRAY_N
	);
	// phpcs:enable
	return array_map(
		static function ( $posts ) {
			return array_map(
				static function ( $post ) {
					return array( $post[0], $post[1], (int) $post[2] );
				},
				$posts
			);
		},
		grouped_rows( content_types(), $rows )
	);
}

/**
 * The slugs that what is published has given up: the site leads from them to today's.
 *
 * @return array<string, string[]> By post type.
 */
function former_slugs() {
	global $wpdb;
	// phpcs:disable WordPress.DB.PreparedSQL
	$rows = $wpdb->get_results(
		"SELECT p.post_type, m.meta_value FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id
		WHERE m.meta_key = '_wp_old_slug' AND m.meta_value <> '' AND p.post_status = 'publish'
		AND p.post_type IN (" . quoted_list( content_types() ) . ') ORDER BY m.meta_id',
		ARRAY_N
	);
	// phpcs:enable
	return array_map(
		static function ( $slugs ) {
			return array_column( $slugs, 0 );
		},
		grouped_rows( content_types(), $rows )
	);
}

/**
 * The slugs of categories and tags, each with the number of its posts.
 *
 * @return array<string, array<int, array{string, int}>> By taxonomy.
 */
function term_slugs() {
	global $wpdb;
	// phpcs:disable WordPress.DB.PreparedSQL
	$rows = $wpdb->get_results(
		"SELECT x.taxonomy, t.slug, x.count FROM {$wpdb->term_taxonomy} x INNER JOIN {$wpdb->terms} t ON t.term_id = x.term_id
		WHERE x.taxonomy IN (" . quoted_list( content_taxonomies() ) . ') ORDER BY t.term_id',
		ARRAY_N
	);
	// phpcs:enable
	return array_map(
		static function ( $terms ) {
			return array_map(
				static function ( $term ) {
					return array( $term[0], (int) $term[1] );
				},
				$terms
			);
		},
		grouped_rows( content_taxonomies(), $rows )
	);
}

/**
 * Names as a list of SQL; one that matches nothing where there are none.
 *
 * @param string[] $names Names.
 * @return string
 */
function quoted_list( $names ) {
	return "'" . implode( "', '", array_map( 'esc_sql', $names ? $names : array( '' ) ) ) . "'";
}

/**
 * Rows by their first column, which is left out of them; an empty list for a name that has none.
 *
 * @param string[]                  $names Names.
 * @param array<int, array<string>> $rows  Rows.
 * @return array<string, array<int, array<string>>>
 */
function grouped_rows( $names, $rows ) {
	$groups = array_fill_keys( $names, array() );
	foreach ( $rows as $row ) {
		$groups[ $row[0] ][] = array_slice( $row, 1 );
	}
	return $groups;
}
