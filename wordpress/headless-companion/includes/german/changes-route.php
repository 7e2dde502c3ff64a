<?php
/**
 * /wp/v2/headless-german-changes/{id}: the changes of the original since its German version was written, for users who
 * may edit the post. POST marks the German version as up to date.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_german_changes_route' );

/**
 * Adds the route.
 */
function register_german_changes_route() {
	$endpoint = static function ( $method, $callback ) {
		return array(
			'methods'             => $method,
			'callback'            => __NAMESPACE__ . '\\' . $callback,
			'permission_callback' => __NAMESPACE__ . '\\may_see_german_changes',
			'args'                => array(
				'id' => array(
					'description' => __( 'Post, event, video or release.', 'headless-companion' ),
					'type'        => 'integer',
				),
			),
		);
	};
	register_rest_route(
		'wp/v2',
		'/headless-german-changes/(?P<id>[\d]+)',
		array(
			$endpoint( 'GET', 'respond_with_german_changes' ),
			$endpoint( 'POST', 'end_german_changes' ),
			'schema' => __NAMESPACE__ . '\\german_changes_schema',
		)
	);
}

/**
 * Whether the user may edit the post, which may be a tour: it has no page, but a German version.
 *
 * @param \WP_REST_Request $request Request.
 * @return bool
 */
function may_see_german_changes( $request ) {
	$post = get_post( (int) $request['id'] );
	return $post && is_content_type( $post->post_type ) && current_user_can( 'edit_post', $post->ID );
}

/**
 * The schema of the response.
 *
 * @return array<string, mixed>
 */
function german_changes_schema() {
	return object_schema(
		'headless-german-changes',
		array(
			'text'    => property_schema( 'string', 'A sentence that says since when a change of the original is missing in the German version, in the language of the user; empty if nothing is missing.' ),
			'changes' => property_schema( 'string', 'HTML: a table that shows what changed.' ),
		)
	);
}

/**
 * Returns the changes of the original.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response
 */
function respond_with_german_changes( $request ) {
	$post     = get_post( (int) $request['id'] );
	$response = rest_ensure_response(
		array(
			'text'    => outdated_german_notice( $post ),
			'changes' => changes_of_original( $post ),
		)
	);
	$response->header( 'Cache-Control', 'private, no-store' );
	return $response;
}

/**
 * Records that the German version is up to date.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response
 */
function end_german_changes( $request ) {
	$post = get_post( (int) $request['id'] );
	if ( has_german_version( $post ) ) {
		mark_as_translated( $post );
	}
	return respond_with_german_changes( $request );
}

/**
 * The sentence that says since when a change of the original is missing in the German version.
 *
 * @param \WP_Post $post Post.
 * @return string Empty if the German version is up to date.
 */
function outdated_german_notice( $post ) {
	$changed = original_changed_at( $post );
	/* translators: %s: date and time. */
	return $changed ? sprintf( __( 'The English text changed on %s, since the German was written.', 'headless-companion' ), (string) wp_date( get_option( 'date_format' ) . ', ' . get_option( 'time_format' ), $changed ) ) : '';
}
