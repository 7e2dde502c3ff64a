<?php
/**
 * GET /wp/v2/headless-slugs: all slugs that have a page on the public site. The site does not request any other slug
 * from WordPress.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The maximum number of requests in a minute from one IP address. The website requests the list about once a minute,
 * and once more after each change.
 */
const SLUG_LISTS_PER_MINUTE = 240;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_slugs_route' );

/**
 * Adds the route. It returns only what the public site shows.
 */
function register_slugs_route() {
	register_rest_route(
		'wp/v2',
		'/headless-slugs',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\respond_with_slugs',
				'permission_callback' => '__return_true',
			),
			'schema' => __NAMESPACE__ . '\\slugs_schema',
		)
	);
}

/**
 * The schema of the response.
 *
 * @return array<string, mixed>
 */
function slugs_schema() {
	$rows    = list_schema( property_schema( 'array', '', array( 'items' => property_schema( array( 'string', 'integer' ) ) ) ) );
	$aliases = list_schema( property_schema( 'array', '', array( 'items' => property_schema( 'string' ) ) ) );
	return object_schema(
		'headless-slugs',
		array(
			'types'      => property_schema( 'object', 'By post type: slug, month and id of what is published.', array( 'additionalProperties' => $rows ) ),
			'aliases'    => property_schema( 'object', 'By post type and taxonomy: other slugs, such as former ones, each with the current slug.', array( 'additionalProperties' => $aliases ) ),
			'taxonomies' => property_schema( 'object', 'By taxonomy: slug, and number of posts without a password.', array( 'additionalProperties' => $rows ) ),
		)
	);
}

/**
 * Returns the list, which needs four SQL statements for any number of slugs. The status is 304 if the client has the
 * same list already.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function respond_with_slugs( $request ) {
	$refusal = refuse_if_too_many( 'slugs', SLUG_LISTS_PER_MINUTE );
	if ( $refusal ) {
		return $refusal;
	}
	$posts    = published_slugs();
	$terms    = term_slugs();
	$body     = array(
		'types'      => without_names( $posts ),
		// Of two equal aliases, the last one counts: a former slug takes precedence over another spelling of a title.
		'aliases'    => array_merge_recursive( spellings_of_names( $posts ), spellings_of_names( $terms ), former_slugs() ),
		'taxonomies' => without_names( $terms ),
	);
	$hash     = md5( (string) wp_json_encode( $body ) );
	// Servers that compress a response add a suffix to its ETag.
	$is_known = false !== strpos( (string) $request->get_header( 'if_none_match' ), $hash );
	$response = new \WP_REST_Response( $is_known ? null : $body, $is_known ? 304 : 200 );
	$response->header( 'ETag', "\"$hash\"" );
	$response->header( 'Cache-Control', 'no-cache' );
	return $response;
}

/**
 * The saved slugs of published items, each with the month of its date, its id and its title.
 *
 * @return array<string, array<int, array{string, string, int, string}>> By post type.
 */
function published_slugs() {
	global $wpdb;
	$types = page_types() ? page_types() : array( '' );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- all slugs in one statement; WP_Query would read whole posts.
	$rows = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT post_type, post_name, SUBSTR(post_date, 1, 7), ID, post_title FROM {$wpdb->posts}
			WHERE post_status = 'publish' AND post_name <> '' AND post_type IN (" . placeholders( $types ) . ') ORDER BY ID',
			$types
		),
		ARRAY_N
	);
	// phpcs:enable
	return array_map(
		static function ( $posts ) {
			return array_map(
				static function ( $post ) {
					return array( $post[0], $post[1], (int) $post[2], $post[3] );
				},
				$posts
			);
		},
		grouped_rows( page_types(), $rows )
	);
}

/**
 * The former slugs of published items, each with the current slug, to which the site redirects. The most recent one
 * comes last.
 *
 * @return array<string, array<int, array{string, string}>> By post type.
 */
function former_slugs() {
	global $wpdb;
	$types = page_types() ? page_types() : array( '' );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- all former slugs in one statement; WP_Query cannot list them.
	$rows = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT p.post_type, m.meta_value, p.post_name FROM {$wpdb->postmeta} m INNER JOIN {$wpdb->posts} p ON p.ID = m.post_id
			WHERE m.meta_key IN (" . placeholders( SLUGS_OF_OTHER_ADDRESSES ) . ") AND m.meta_value <> '' AND p.post_status = 'publish'
			AND p.post_type IN (" . placeholders( $types ) . ') ORDER BY m.meta_id',
			array_merge( SLUGS_OF_OTHER_ADDRESSES, $types )
		),
		ARRAY_N
	);
	// phpcs:enable
	return grouped_rows( page_types(), $rows );
}

/**
 * The slugs of categories and tags, each with the number of its posts without a password and its name.
 *
 * @return array<string, array<int, array{string, int, string}>> By taxonomy.
 */
function term_slugs() {
	global $wpdb;
	$taxonomies = content_taxonomies() ? content_taxonomies() : array( '' );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- all slugs in one statement; get_terms() would read whole terms.
	$rows = $wpdb->get_results(
		$wpdb->prepare(
			"SELECT x.taxonomy, t.slug, x.count, t.name, x.term_taxonomy_id FROM {$wpdb->term_taxonomy} x INNER JOIN {$wpdb->terms} t ON t.term_id = x.term_id
			WHERE x.taxonomy IN (" . placeholders( $taxonomies ) . ') ORDER BY t.term_id',
			$taxonomies
		),
		ARRAY_N
	);
	// phpcs:enable
	$protected = protected_posts_by_term();
	return array_map(
		static function ( $terms ) use ( $protected ) {
			return array_map(
				static function ( $term ) use ( $protected ) {
					return array( $term[0], (int) $term[1] - ( $protected[ $term[3] ] ?? 0 ), $term[2] );
				},
				$terms
			);
		},
		grouped_rows( content_taxonomies(), $rows )
	);
}

/**
 * Groups rows by their first column, which is removed from the rows. A name without rows gets an empty list.
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

/**
 * Rows without their last column, the title or name.
 *
 * @param array<string, array<int, array<string|int>>> $groups Rows by post type or taxonomy.
 * @return array<string, array<int, array<string|int>>>
 */
function without_names( $groups ) {
	return array_map(
		static function ( $rows ) {
			return array_map(
				static function ( $row ) {
					return array_slice( $row, 0, -1 );
				},
				$rows
			);
		},
		$groups
	);
}
