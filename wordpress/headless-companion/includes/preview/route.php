<?php
/**
 * GET /wp/v2/headless-preview/{token}: the preview of one post, for callers with its token.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_preview_route' );

/**
 * Adds the route. The permission is a valid token, which contains the id of the post and allows nothing else.
 */
function register_preview_route() {
	register_rest_route(
		'wp/v2',
		'/headless-preview/(?P<token>[\w-]{1,100})',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\respond_with_preview',
				'permission_callback' => __NAMESPACE__ . '\\may_preview',
				'args'                => array(
					'thumbnail' => array(
						'description' => __( 'The featured image chosen in the editor; -1 for none.', 'headless-companion' ),
						'type'        => 'integer',
						'default'     => 0,
					),
				),
			),
			'schema' => __NAMESPACE__ . '\\preview_schema',
		)
	);
}

/**
 * Whether the token is valid.
 *
 * @param \WP_REST_Request $request Request.
 * @return true|\WP_Error
 */
function may_preview( $request ) {
	$post_id = post_of_preview_token( (string) $request['token'], time() );
	return is_wp_error( $post_id ) ? $post_id : true;
}

/**
 * Returns the preview of the post.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function respond_with_preview( $request ) {
	$post = get_post( post_of_preview_token( (string) $request['token'], time() ) );
	if ( ! $post || ! is_content_type( $post->post_type ) || in_array( $post->post_status, array( 'trash', 'auto-draft' ), true ) ) {
		return new \WP_Error( 'headless_preview_gone', __( 'There is nothing to preview.', 'headless-companion' ), array( 'status' => 404 ) );
	}
	$response = rest_ensure_response( render_preview( $post, (int) $request['thumbnail'] ) );
	$response->header( 'Cache-Control', 'private, no-store' );
	return $response;
}
