<?php
/**
 * POST /wp/v2/headless-links: the links of a text that point to missing pages of the site, for users who may write
 * posts.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The maximum number of links that the site checks for one request. */
const MAX_CHECKED_LINKS = 60;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_links_route' );

/**
 * Adds the route.
 */
function register_links_route() {
	register_rest_route(
		'wp/v2',
		'/headless-links',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\\respond_with_dead_links',
				'permission_callback' => __NAMESPACE__ . '\\may_check_links',
				'show_in_index'       => false,
				'args'                => array(
					'links'    => array(
						'type'     => 'array',
						'items'    => array( 'type' => 'string' ),
						'maxItems' => MAX_CHECKED_LINKS,
						'required' => true,
					),
					'language' => array(
						'type'    => 'string',
						'enum'    => array( 'en', 'de' ),
						'default' => 'en',
					),
				),
			),
			'schema' => __NAMESPACE__ . '\\links_schema',
		)
	);
}

/**
 * The schema of the response.
 *
 * @return array<string, mixed>
 */
function links_schema() {
	return object_schema(
		'headless-links',
		array(
			'isKnown' => property_schema( 'boolean', 'Whether the site has responded.' ),
			'dead'    => list_schema( property_schema( 'string' ), 'The links to missing pages.' ),
		)
	);
}

/**
 * Whether the user may write any content of the site.
 *
 * @return bool
 */
function may_check_links() {
	foreach ( content_types() as $type ) {
		$object = get_post_type_object( $type );
		if ( $object && current_user_can( $object->cap->edit_posts ) ) {
			return true;
		}
	}
	return false;
}

/**
 * Returns the dead links.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response
 */
function respond_with_dead_links( $request ) {
	$is_connected = '' !== site_server_url() && signing_secrets();
	$facts        = array(
		'links'    => array_values( $request['links'] ),
		'language' => $request['language'],
	);
	$report       = $is_connected ? request_site( 'link-status', $facts ) : array( 'status' => 0 );
	$is_known     = 200 === $report['status'] && isset( $report['body']['dead'] ) && is_array( $report['body']['dead'] );
	$response     = rest_ensure_response(
		array(
			'isKnown' => $is_known,
			'dead'    => $is_known ? array_values( array_filter( $report['body']['dead'], 'is_string' ) ) : array(),
		)
	);
	$response->header( 'Cache-Control', 'private, no-store' );
	return $response;
}
