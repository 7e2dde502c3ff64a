<?php
/**
 * Hides the values that editors have saved from visitors: German drafts, and all texts of an item with a password.
 * Otherwise everybody could read registered meta, even if the content is protected.
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
 * Removes the meta of this plugin from `meta`, except in the context "edit", for which REST has checked that the user
 * may edit the post.
 *
 * @param \WP_REST_Response $response Response.
 * @param \WP_Post          $post     Post.
 * @param \WP_REST_Request  $request  Request.
 * @return \WP_REST_Response
 */
function drop_raw_meta( $response, $post, $request ) {
	if ( 'edit' !== $request['context'] && isset( $response->data['meta'] ) && is_array( $response->data['meta'] ) ) {
		$own = custom_fields( $post->post_type ) + german_custom_fields( $post->post_type )
			+ array_flip( array_merge( german_keys(), array( SEO_TITLE, SEO_DESCRIPTION ) ) );

		$response->data['meta'] = array_diff_key( $response->data['meta'], $own );
	}
	return $response;
}
