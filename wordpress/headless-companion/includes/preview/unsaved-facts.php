<?php
/**
 * Previews unsaved facts (day, status, place and the like). For its preview, WordPress saves a user's own draft itself,
 * and makes an autosave of every other item. With an autosave, WordPress saves only the meta that revisions have.
 * Revisions contain no facts, because restoring an older text must not restore an older date. This code adds the facts
 * to autosaves, because the preview reads the autosave.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\\store_facts_with_autosave', 10, 3 );
add_filter( 'rest_request_after_callbacks', __NAMESPACE__ . '\\end_facts_with_autosave', 10, 3 );

/**
 * Makes the autosave of the block editor save facts too.
 *
 * @param mixed            $response Response, which is returned unchanged.
 * @param array            $handler  Unused.
 * @param \WP_REST_Request $request  Request.
 * @return mixed The response.
 */
function store_facts_with_autosave( $response, $handler, $request ) {
	if ( is_autosave_request( $request ) ) {
		add_filter( 'wp_post_revision_meta_keys', __NAMESPACE__ . '\\add_fact_keys', 10, 2 );
	}
	return $response;
}

/**
 * Removes the facts from the meta of revisions again after the request.
 *
 * @param mixed            $response Response, which is returned unchanged.
 * @param array            $handler  Unused.
 * @param \WP_REST_Request $request  Request.
 * @return mixed The response.
 */
function end_facts_with_autosave( $response, $handler, $request ) {
	if ( is_autosave_request( $request ) ) {
		remove_filter( 'wp_post_revision_meta_keys', __NAMESPACE__ . '\\add_fact_keys', 10 );
	}
	return $response;
}

/**
 * Whether a request saves an autosave.
 *
 * @param \WP_REST_Request $request Request.
 * @return bool
 */
function is_autosave_request( $request ) {
	return 'POST' === $request->get_method() && (bool) preg_match( '#/autosaves$#', $request->get_route() );
}

/**
 * Adds the facts of a type to the meta that an autosave contains.
 *
 * @param string[] $keys Meta keys.
 * @param string   $type Post type.
 * @return string[]
 */
function add_fact_keys( $keys, $type ) {
	$facts = is_content_type( $type ) ? array_merge( array_keys( custom_fields( $type ) ), german_facts() ) : array();
	return array_values( array_unique( array_merge( $keys, $facts ) ) );
}

/**
 * Saves the values of the classic editor's boxes with the autosave of the Preview button. Core deletes this autosave if
 * the text has not changed, so this function may have to create it. An existing autosave gets the unchanged values too,
 * because it may have other values from an earlier preview.
 *
 * @param \WP_Post $post Item that is previewed.
 */
function store_typed_facts_for_preview( $post ) {
	$typed = typed_facts( $post );
	if ( ! $typed ) {
		return;
	}
	// WordPress saves a user's own draft, with its fields. Of every other item it makes an autosave.
	$is_draft = in_array( $post->post_status, array( 'draft', 'auto-draft' ), true );
	if ( $is_draft && get_current_user_id() === (int) $post->post_author && ! wp_check_post_lock( $post->ID ) ) {
		return;
	}
	$autosave    = wp_get_post_autosave( $post->ID, get_current_user_id() );
	$autosave_id = $autosave ? $autosave->ID : 0;
	if ( ! $autosave_id && differ_from_stored( $post, $typed ) ) {
		$autosave_id = _wp_put_post_revision( $post, true );
	}
	if ( ! $autosave_id || is_wp_error( $autosave_id ) ) {
		return;
	}
	foreach ( $typed as $key => $value ) {
		update_metadata( 'post', $autosave_id, $key, wp_slash( $value ) );
	}
}

/**
 * The submitted values of the classic editor's boxes.
 *
 * @param \WP_Post $post Item.
 * @return array<string, mixed> By meta key; empty if this request submits none.
 */
function typed_facts( $post ) {
	$fields = custom_fields( $post->post_type ) ? (array) typed_fields( $post->post_type, $post->ID ) : array();
	$tracks = 'music' === $post->post_type ? typed_tracks( $post->ID ) : null;
	return $fields + ( null === $tracks ? array() : array( TRACKS => $tracks ) );
}

/**
 * Whether any of these values differs from the saved one.
 *
 * @param \WP_Post             $post  Item.
 * @param array<string, mixed> $typed Values by meta key.
 * @return bool
 */
function differ_from_stored( $post, $typed ) {
	if ( isset( $typed[ TRACKS ] ) && stored_tracks( $post->ID ) !== $typed[ TRACKS ] ) {
		return true;
	}
	unset( $typed[ TRACKS ] );
	return (bool) array_diff_assoc( $typed, stored_fields( $post->post_type, $post->ID ) );
}
