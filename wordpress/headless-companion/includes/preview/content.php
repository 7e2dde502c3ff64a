<?php
/**
 * The content of a preview: the newest autosave, or else the saved post.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The REST response for the preview of a post.
 *
 * @param \WP_Post $post      Post.
 * @param int      $thumbnail Featured image chosen in the editor; 0 for the saved one, -1 for none.
 * @return array<string, mixed>
 */
function render_preview( $post, $thumbnail ) {
	$autosave = newer_autosave( $post );
	return render_as_shown(
		$post,
		previewed_copy( $post, $autosave ),
		static function ( $value, $key ) use ( $autosave, $thumbnail ) {
			return previewed_meta( $value, $key, $autosave, $thumbnail );
		}
	);
}

/**
 * The REST response for a post with texts and meta that differ from the saved ones.
 *
 * @param \WP_Post $post  Post.
 * @param \WP_Post $shown The post with these texts.
 * @param callable $value Gets the result of an earlier filter and a meta key. Returns a list that contains only the
 *                        value, or the result of the earlier filter.
 * @return array<string, mixed>
 */
function render_as_shown( $post, $shown, $value ) {
	$meta = static function ( $decided, $post_id, $key ) use ( $post, $value ) {
		if ( (int) $post_id !== $post->ID ) {
			return $decided;
		}
		// The saved time zone belongs to the saved place, so it is determined again.
		return PLACE_ZONE === $key ? array( event_place_zone( $post->ID ) ) : $value( $decided, $key );
	};
	add_filter( 'get_post_metadata', $meta, 10, 3 );
	$controller = get_post_type_object( $post->post_type )->get_rest_controller();
	// A type of another plugin may not be in the REST API.
	$controller = $controller ? $controller : new \WP_REST_Posts_Controller( $post->post_type );
	$request    = new \WP_REST_Request( 'GET' );
	$request->set_param( 'context', 'view' );
	// The fields read the saved post, which may have a password. A user who may see the preview may see the fields too.
	$request->set_param( 'password', $post->post_password );
	$data = $controller->prepare_item_for_response( $shown, $request )->get_data();

	// Core and our own field read these two values with the id of the post, so they would return the saved values.
	$data['title']        = array( 'rendered' => apply_filters( 'the_title', $shown->post_title, $shown->ID ) );
	$data['translations'] = array( 'de' => has_german_version( $shown ) ? render_german( $shown, true ) + array( 'seo' => german_seo( $shown ) ) + german_texts_of_fields( $shown ) : null );
	if ( 'event' === $shown->post_type ) {
		$german = $data['translations']['de'];
		// In an event, the field of the text has another name.
		$german        = $german ? $german + array( 'description' => trim( $german['content']['rendered'] ) ) : null;
		$data['event'] = array( 'translations' => array( 'de' => $german ) ) + event_record( $shown, $request );
	}
	remove_filter( 'get_post_metadata', $meta, 10 );
	return $data;
}

/**
 * The autosave that is newer than the saved post. Its author does not matter, as in the preview of core.
 *
 * @param \WP_Post $post Post.
 * @return \WP_Post|null
 */
function newer_autosave( $post ) {
	$autosave = wp_get_post_autosave( $post->ID );
	return $autosave && strtotime( $autosave->post_modified ) >= strtotime( $post->post_modified ) ? $autosave : null;
}

/**
 * The post with the texts of its autosave. A draft without a slug gets one.
 *
 * @param \WP_Post      $post     Post.
 * @param \WP_Post|null $autosave Autosave.
 * @return \WP_Post
 */
function previewed_copy( $post, $autosave ) {
	$shown                = clone $post;
	$shown->filter        = 'raw';
	$shown->post_password = '';
	if ( $autosave ) {
		$shown->post_title        = $autosave->post_title;
		$shown->post_excerpt      = $autosave->post_excerpt;
		$shown->post_content      = $autosave->post_content;
		$shown->post_modified     = $autosave->post_modified;
		$shown->post_modified_gmt = $autosave->post_modified_gmt;
	}
	if ( '' === $shown->post_name ) {
		$slug             = sanitize_title( $shown->post_title );
		$shown->post_name = '' === $slug ? (string) $post->ID : $slug;
	}
	return $shown;
}

/**
 * A meta value of the post in the preview.
 *
 * @param mixed         $value     Result of an earlier filter.
 * @param string        $key       Meta key.
 * @param \WP_Post|null $autosave  Autosave.
 * @param int           $thumbnail Featured image chosen in the editor.
 * @return mixed
 */
function previewed_meta( $value, $key, $autosave, $thumbnail ) {
	if ( '_thumbnail_id' === $key && 0 !== $thumbnail ) {
		return array( $thumbnail > 0 ? $thumbnail : '' );
	}
	// A value that was never saved may be missing in the autosave. Then the value of the post is used, which is empty.
	if ( $autosave && ( TRACKS === $key || in_array( $key, german_keys(), true ) || is_custom_field( $key ) ) && metadata_exists( 'post', $autosave->ID, $key ) ) {
		return array( get_metadata( 'post', $autosave->ID, $key, true ) );
	}
	return $value;
}
