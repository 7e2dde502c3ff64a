<?php
/**
 * Hides from visitors what the editor stores: German drafts, and all words of an item that has a password. Otherwise
 * everybody could read registered meta, even if the text itself is protected.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\keep_raw_meta_from_visitors' );

/**
 * Hooks into every REST response about a content type.
 */
function keep_raw_meta_from_visitors() {
	foreach ( content_types() as $type ) {
		add_filter( "rest_prepare_$type", __NAMESPACE__ . '\\drop_raw_meta', 10, 3 );
	}
}

/**
 * Drops the plugin's own meta from `meta`; REST checks the right to edit before it answers in the context "edit".
 *
 * @param \WP_REST_Response $response Response.
 * @param \WP_Post          $post     Post.
 * @param \WP_REST_Request  $request  Request.
 * @return \WP_REST_Response
 */
function drop_raw_meta( $response, $post, $request ) {
	if ( 'edit' !== $request['context'] && isset( $response->data['meta'] ) && is_array( $response->data['meta'] ) ) {
		$own = detail_fields( $post->post_type ) + german_detail_fields( $post->post_type )
			+ array_flip( array_merge( german_keys(), array( SEO_TITLE, SEO_DESCRIPTION ) ) );

		$response->data['meta'] = array_diff_key( $response->data['meta'], $own );
	}
	return $response;
}
