<?php
/**
 * German texts in revisions: compared and shown everywhere, stored and restored by this plugin
 * where WordPress does not do so itself (before 6.4).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

add_filter( '_wp_post_revision_fields', __NAMESPACE__ . '\\add_german_revision_fields', 10, 2 );

/**
 * Adds the German fields to the revision screen, and to what makes a save worth a revision.
 *
 * @param array<string, string>         $fields Field => label.
 * @param array<string, mixed>|\WP_Post $post   Post.
 * @return array<string, string>
 */
function add_german_revision_fields( $fields, $post ) {
	$post = (array) $post;
	$type = isset( $post['post_type'] ) ? $post['post_type'] : '';
	if ( 'revision' === $type && ! empty( $post['post_parent'] ) ) {
		$type = get_post_type( $post['post_parent'] );
	}
	if ( ! is_content_type( $type ) ) {
		return $fields;
	}
	return $fields + array(
		GERMAN_TITLE   => __( 'German title', 'headless-companion' ),
		GERMAN_EXCERPT => __( 'German excerpt', 'headless-companion' ),
		GERMAN_CONTENT => __( 'German text', 'headless-companion' ),
	);
}

foreach ( array_keys( german_fields() ) as $hc_key ) {
	add_filter( '_wp_post_revision_field_' . $hc_key, __NAMESPACE__ . '\\revision_field_text', 10, 3 );
}
unset( $hc_key );

/**
 * The text of a German field for the revision screen.
 *
 * @param mixed    $value    Unused.
 * @param string   $key      Meta key.
 * @param \WP_Post $revision Revision or post.
 * @return string
 */
function revision_field_text( $value, $key, $revision ) {
	return (string) get_metadata( 'post', $revision->ID, $key, true );
}

add_action( 'init', __NAMESPACE__ . '\\keep_revisions_like_wordpress_64' );

/**
 * Before 6.4 a revision is taken before meta is stored; there it is taken after, with the meta.
 */
function keep_revisions_like_wordpress_64() {
	if ( keeps_meta_revisions() ) {
		return;
	}
	add_action( '_wp_put_post_revision', __NAMESPACE__ . '\\copy_german_to_revision' );
	add_action( 'wp_restore_post_revision', __NAMESPACE__ . '\\restore_german_from_revision', 10, 2 );
	if ( remove_action( 'post_updated', 'wp_save_post_revision', 10 ) ) {
		add_action( 'wp_after_insert_post', __NAMESPACE__ . '\\save_revision_of_update', 9, 3 );
	}
}

/**
 * Takes the revision of an updated post.
 *
 * @param int      $post_id Post.
 * @param \WP_Post $post    Unused.
 * @param bool     $update  Whether the post existed before.
 */
function save_revision_of_update( $post_id, $post, $update ) {
	if ( $update ) {
		wp_save_post_revision( $post_id );
	}
}

/**
 * Stores the German texts with a new revision.
 *
 * @param int $revision_id Revision.
 */
function copy_german_to_revision( $revision_id ) {
	$post_id = wp_is_post_revision( $revision_id );
	if ( ! $post_id || ! is_content_type( get_post_type( $post_id ) ) ) {
		return;
	}
	foreach ( array_keys( german_fields() ) as $key ) {
		$text = (string) get_post_meta( $post_id, $key, true );
		if ( '' !== $text ) {
			update_metadata( 'post', $revision_id, $key, wp_slash( $text ) );
		}
	}
}

/**
 * Brings the German texts of a revision back.
 *
 * @param int $post_id     Post.
 * @param int $revision_id Revision.
 */
function restore_german_from_revision( $post_id, $revision_id ) {
	if ( ! is_content_type( get_post_type( $post_id ) ) ) {
		return;
	}
	foreach ( array_keys( german_fields() ) as $key ) {
		update_post_meta( $post_id, $key, wp_slash( (string) get_metadata( 'post', $revision_id, $key, true ) ) );
	}
}
