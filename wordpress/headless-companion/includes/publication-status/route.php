<?php
/**
 * GET /wp/v2/headless-status/{id}: whether the last change of a post is on the site, for users who may edit the post.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_status_route' );

/**
 * Adds the route.
 */
function register_status_route() {
	register_rest_route(
		'wp/v2',
		'/headless-status/(?P<id>[\d]+)',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\respond_with_publication_status',
				'permission_callback' => __NAMESPACE__ . '\\may_see_status',
				'args'                => array(
					'id' => array(
						'description' => __( 'Post, event, video or release.', 'headless-companion' ),
						'type'        => 'integer',
					),
				),
			),
			'schema' => __NAMESPACE__ . '\\status_schema',
		)
	);
}

/**
 * The schema of the response.
 *
 * @return array<string, mixed>
 */
function status_schema() {
	$text = property_schema( 'string' );
	return object_schema(
		'headless-status',
		array(
			'state'            => property_schema( 'string', 'The name of the state, for programs.' ),
			'isGood'           => property_schema( 'boolean', 'Whether there is nothing to do.' ),
			'hasGermanVersion' => property_schema( 'boolean', 'Whether German pages show a German text.' ),
			'text'             => property_schema( 'string', 'The state in words, in the language of the user.' ),
			'advice'           => property_schema( 'string', 'What the user can do; empty if there is nothing to do.' ),
			'notes'            => list_schema( $text, 'What is missing so that the item is shown everywhere.' ),
			'pages'            => list_schema(
				part_schema(
					array(
						'language' => $text,
						'label'    => $text,
						'url'      => property_schema( 'string', '', array( 'format' => 'uri' ) ),
					)
				),
				'The pages of the item.'
			),
			'again'            => property_schema( 'integer', 'The number of seconds after which the client should send the request again; 0 if the state is final.' ),
		)
	);
}

/**
 * Whether the user may edit the post.
 *
 * @param \WP_REST_Request $request Request.
 * @return true|\WP_Error
 */
function may_see_status( $request ) {
	$post = get_post( (int) $request['id'] );
	if ( $post && in_array( $post->post_type, page_types(), true ) && current_user_can( 'edit_post', $post->ID ) ) {
		return true;
	}
	return new \WP_Error( 'rest_forbidden', __( 'You are not allowed to do this.', 'headless-companion' ), array( 'status' => rest_authorization_required_code() ) );
}

/**
 * Returns the state of the post.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response
 */
function respond_with_publication_status( $request ) {
	$response = rest_ensure_response( publication_status_response( get_post( (int) $request['id'] ), time() ) );
	$response->header( 'Cache-Control', 'private, no-store' );
	return $response;
}

/**
 * The response for an editor about the state of a post.
 *
 * @param \WP_Post $post Post.
 * @param int      $now  Unix time.
 * @return array<string, mixed>
 */
function publication_status_response( $post, $now ) {
	$state     = publication_status( $post, $now );
	$name      = $state['name'];
	$has_pages = 'publish' === $post->post_status && ! in_array( $name, array( 'missing', 'unconnected' ), true );
	$soon      = array(
		'sending'   => 1,
		'rendering' => 1,
		'scheduled' => 60,
		'overdue'   => 60,
	);
	$is_final  = in_array( $name, array( 'shown', 'draft', 'unsaved', 'private', 'trash', 'unconnected' ), true );
	$needs     = 'publish' === $post->post_status ? needs_of_page( $post ) : array();
	$advice    = advice_for_state( $state, $post );
	return array(
		'state'            => $name,
		'isGood'           => in_array( $name, array( 'shown', 'scheduled', 'draft', 'unsaved', 'private', 'trash', 'sending', 'rendering' ), true ),
		'hasGermanVersion' => has_german_version( $post ),
		'text'             => text_of_state( $state, $post ),
		'advice'           => $advice,
		'notes'            => array_values( array_diff( $needs, array( $advice ) ) ),
		'pages'            => $has_pages ? pages_of_post( $post, isset( $state['pages'] ) ? $state['pages'] : array() ) : array(),
		'again'            => $is_final ? 0 : ( isset( $soon[ $name ] ) ? $soon[ $name ] : 15 ),
	);
}

/**
 * The public URLs of a post, one for each language.
 *
 * @param \WP_Post                         $post  Post.
 * @param array<int, array<string, mixed>> $known Pages as described by the site; empty if it was not asked.
 * @return array<int, array{language: string, label: string, url: string}>
 */
function pages_of_post( $post, $known ) {
	$labels = array(
		'en' => __( 'English page', 'headless-companion' ),
		'de' => __( 'German page', 'headless-companion' ),
	);
	$paths  = wp_list_pluck( $known, 'path', 'language' );
	$pages  = array();
	foreach ( $labels as $language => $label ) {
		$url = isset( $paths[ $language ] ) ? headless_companion_site_url( (string) $paths[ $language ] ) : public_address( $post, $language );
		if ( '' !== $url ) {
			$pages[] = compact( 'language', 'label', 'url' );
		}
	}
	return $pages;
}
