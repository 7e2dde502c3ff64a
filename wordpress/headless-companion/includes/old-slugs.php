<?php
/**
 * GET /wp/v2/old-slugs/{slug}?type=: the post (or event, video, release) that used to have this slug, or has it as its German
 * one.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_old_slugs_route' );

/**
 * Adds the route; it tells nothing that the public site does not show.
 */
function register_old_slugs_route() {
	register_rest_route(
		'wp/v2',
		'/old-slugs/(?P<slug>[^/]+)',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\answer_old_slug',
				'permission_callback' => '__return_true',
				'args'                => array(
					'type' => array(
						'description' => __( 'Of which kind: a video may have the slug that a post gave up.', 'headless-companion' ),
						'type'        => 'string',
						'enum'        => page_types(),
						'default'     => 'post',
					),
				),
			),
			'schema' => __NAMESPACE__ . '\\old_slug_schema',
		)
	);
}

/**
 * The schema of the answer.
 *
 * @return array<string, mixed>
 */
function old_slug_schema() {
	$text = property_schema( 'string' );
	return object_schema(
		'headless-renamed-post',
		array(
			'id'     => property_schema( 'integer' ),
			'slug'   => property_schema( 'string', 'Of today.' ),
			'date'   => $text,
			'type'   => $text,
			'status' => $text,
		)
	);
}

/**
 * Answers the route.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function answer_old_slug( $request ) {
	$slugs = stored_forms_of_slug( (string) $request['slug'] );
	$type  = (string) $request['type'];
	$post  = has_published_slug( $slugs, $type ) ? null : find_renamed_post( $slugs, $type );
	if ( ! $post ) {
		return new \WP_Error(
			'rest_no_renamed_post',
			__( 'No published post used to have this slug.', 'headless-companion' ),
			array( 'status' => 404 )
		);
	}
	return rest_ensure_response(
		array(
			'id'     => $post->ID,
			'slug'   => $post->post_name,
			'date'   => mysql_to_rfc3339( $post->post_date ),
			'type'   => $post->post_type,
			'status' => $post->post_status,
		)
	);
}

/**
 * The ways a slug may be stored: WordPress keeps what is not Latin percent-encoded in lower
 * case, importers do so with umlauts too, and callers encode once or twice.
 *
 * @param string $slug Slug from an address.
 * @return string[]
 */
function stored_forms_of_slug( $slug ) {
	$decoded = rawurldecode( $slug );
	$plain   = rawurldecode( $decoded );
	return array_values( array_unique( array( $slug, $decoded, strtolower( rawurlencode( $plain ) ), sanitize_title( $plain ) ) ) );
}

/**
 * Whether a published post has one of these slugs today.
 *
 * @param string[] $slugs Stored forms.
 * @param string   $type  Post type.
 * @return bool
 */
function has_published_slug( $slugs, $type ) {
	$found = posts_of_every_language(
		array(
			'post_name__in'  => array_map( 'sanitize_title_for_query', $slugs ),
			'post_type'      => $type,
			'post_status'    => 'publish',
			'posts_per_page' => 1,
			'fields'         => 'ids',
		)
	);
	return (bool) $found;
}

/**
 * The published post that gave up one of these slugs last, or has it as its German one.
 *
 * @param string[] $slugs Stored forms.
 * @param string   $type  Post type.
 * @return \WP_Post|null
 */
function find_renamed_post( $slugs, $type ) {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- the newest of several old slugs, which WP_Query cannot order by.
	$id = $wpdb->get_var(
		$wpdb->prepare(
			"SELECT p.ID FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID
			WHERE m.meta_key IN (" . placeholders( SLUGS_OF_OTHER_ADDRESSES ) . ') AND m.meta_value IN (' . placeholders( $slugs ) . ")
			AND p.post_status = 'publish' AND p.post_type = %s
			ORDER BY m.meta_id DESC LIMIT 1",
			array_merge( SLUGS_OF_OTHER_ADDRESSES, $slugs, array( $type ) )
		)
	);
	// phpcs:enable
	return $id ? get_post( (int) $id ) : null;
}
