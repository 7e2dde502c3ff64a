<?php
/**
 * Shows the texts of this plugin on the screen that compares revisions. WordPress saves and restores them, because
 * their meta are registered with `revisions_enabled`. Dates, places and other facts are not part of revisions.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_filter( '_wp_post_revision_fields', __NAMESPACE__ . '\\add_texts_to_revisions', 10, 2 );

/**
 * Adds the texts to the revision screen, and to the fields whose change makes WordPress save a revision.
 *
 * @param array<string, string>         $fields Field => label.
 * @param array<string, mixed>|\WP_Post $post   Post.
 * @return array<string, string>
 */
function add_texts_to_revisions( $fields, $post ) {
	$post = (array) $post;
	$type = isset( $post['post_type'] ) ? $post['post_type'] : '';
	if ( 'revision' === $type && ! empty( $post['post_parent'] ) ) {
		$type = get_post_type( $post['post_parent'] );
	}
	if ( ! is_content_type( $type ) ) {
		return $fields;
	}
	$texts = revised_texts( $type );
	foreach ( array_keys( $texts ) as $key ) {
		$callback = TRACKS_REVISION_FIELD === $key ? 'revision_tracks_text' : 'revision_field_text';
		add_filter( '_wp_post_revision_field_' . $key, __NAMESPACE__ . '\\' . $callback, 10, 3 );
	}
	return $fields + $texts;
}

add_filter( 'rest_prepare_revision', __NAMESPACE__ . '\\without_unrevised_meta', 10, 2 );

/**
 * Leaves out the meta that revisions do not contain, such as the day of an event. WordPress reports them as empty, and
 * "Restore" in the block editor (WordPress 7.1) would save these empty values.
 *
 * @param \WP_REST_Response $response Revision or autosave.
 * @param \WP_Post          $revision The same.
 * @return \WP_REST_Response
 */
function without_unrevised_meta( $response, $revision ) {
	// The autosave of one's own draft is the draft itself, with all its meta.
	if ( 'revision' !== $revision->post_type ) {
		return $response;
	}
	$type = get_post_type( $revision->post_parent );
	$data = $response->get_data();
	if ( is_content_type( $type ) && isset( $data['meta'] ) ) {
		$data['meta'] = array_intersect_key( $data['meta'], array_flip( wp_post_revision_meta_keys( $type ) ) );
		$response->set_data( $data );
	}
	return $response;
}

/**
 * The texts of a type that revisions contain, and the tracks of a release.
 *
 * @param string $type Post type.
 * @return array<string, string> Label by meta key, or by TRACKS_REVISION_FIELD.
 */
function revised_texts( $type ) {
	$texts = array(
		GERMAN_TITLE    => __( 'German title', 'headless-companion' ),
		GERMAN_EXCERPT  => __( 'German excerpt', 'headless-companion' ),
		GERMAN_CONTENT  => __( 'German text', 'headless-companion' ),
		SEO_TITLE       => __( 'Title for search engines', 'headless-companion' ),
		SEO_DESCRIPTION => __( 'Description for search engines', 'headless-companion' ),
		GERMAN_SEO_TITLE       => __( 'German title for search engines', 'headless-companion' ),
		GERMAN_SEO_DESCRIPTION => __( 'German description for search engines', 'headless-companion' ),
	);
	foreach ( german_panel_fields( $type ) as $field ) {
		$texts[ $field['key'] ] = $field['label'];
	}
	foreach ( custom_field_panels( $type ) as $panel ) {
		foreach ( $panel['fields'] as $field ) {
			if ( in_array( $field['kind'], array( 'lines', 'html' ), true ) ) {
				$texts[ $field['key'] ] = $field['label'];
			}
		}
	}
	if ( 'music' === $type ) {
		$texts[ TRACKS_REVISION_FIELD ] = __( 'Tracks', 'headless-companion' );
	}
	return $texts;
}

/**
 * The text of a field for the revision screen.
 *
 * @param mixed    $value    Unused.
 * @param string   $key      Meta key.
 * @param \WP_Post $revision Revision or post.
 * @return string
 */
function revision_field_text( $value, $key, $revision ) {
	return (string) get_metadata( 'post', $revision->ID, $key, true );
}
