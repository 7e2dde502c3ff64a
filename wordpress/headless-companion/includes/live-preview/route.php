<?php
/**
 * POST /wp/v2/headless-live/{id}: renders the unsaved post of the editor, for users who may edit the post, and returns
 * a key for the iframe. Nothing is saved.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The maximum number of blocks that are rendered separately for one response. */
const MAX_LIVE_BLOCKS = 200;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_live_route' );

/**
 * Adds the route.
 */
function register_live_route() {
	$text   = array( 'type' => 'string' );
	$blocks = array(
		'type'     => 'array',
		'items'    => $text,
		'maxItems' => MAX_LIVE_BLOCKS,
		'default'  => array(),
	);
	register_rest_route(
		'wp/v2',
		'/headless-live/(?P<id>[\d]+)',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\\respond_with_live_preview',
				'permission_callback' => __NAMESPACE__ . '\\may_see_status',
				'show_in_index'       => false,
				'args'                => array(
					'title'          => $text,
					'excerpt'        => $text,
					'content'        => $text,
					'meta'           => array( 'type' => 'object' ),
					'featured_media' => array( 'type' => 'integer' ),
					'blocks'         => $blocks,
					'germanBlocks'   => $blocks,
				),
			),
			'schema' => __NAMESPACE__ . '\\live_schema',
		)
	);
}

/**
 * The schema of the response.
 *
 * @return array<string, mixed>
 */
function live_schema() {
	$html = list_schema( property_schema( 'string', 'HTML.' ) );
	return object_schema(
		'headless-live',
		array(
			'key'          => property_schema( 'string', 'Key for the iframe of the site; empty if no site is connected.' ),
			'answer'       => part_schema( preview_schema()['properties'], 'The same as the response of GET /wp/v2/headless-preview/{token}.' ),
			'blocks'       => $html,
			'germanBlocks' => $html,
		)
	);
}

/**
 * Renders the unsaved post and the requested blocks.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response
 */
function respond_with_live_preview( $request ) {
	$post     = get_post( (int) $request['id'] );
	$edited   = array_intersect_key( $request->get_json_params(), array_flip( array( 'title', 'excerpt', 'content', 'meta', 'featured_media' ) ) );
	$response = rest_ensure_response(
		array(
			'key'          => live_key( $post->ID, time() ),
			'answer'       => render_unsaved( $post, $edited ),
			'blocks'       => render_blocks( $post, $request['blocks'], false ),
			'germanBlocks' => render_blocks( $post, $request['germanBlocks'], true ),
		)
	);
	$response->header( 'Cache-Control', 'private, no-store' );
	return $response;
}
