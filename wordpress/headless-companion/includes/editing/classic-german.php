<?php
/**
 * Parts of the box "German version" in the classic editor: the changes of the original, texts for search engines, the
 * German slug, and a picture.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The name of the checkbox with which an editor confirms that the German version contains all changes. */
const GERMAN_IS_CURRENT = 'headless_german_is_current';

/**
 * Prints the changes of the original since the German version was written.
 *
 * @param \WP_Post $post Post.
 */
function print_outdated_german( $post ) {
	$text = outdated_german_notice( $post );
	if ( '' === $text ) {
		return;
	}
	printf(
		'<div class="notice notice-warning inline headless-changes"><p>%s</p><details><summary>%s</summary>%s</details><p><label><input type="checkbox" name="%s" value="1"> %s</label></p></div>',
		esc_html( $text ),
		esc_html__( 'Show what changed', 'headless-companion' ),
		wp_kses_post( changes_of_original( $post ) ),
		esc_attr( GERMAN_IS_CURRENT ),
		esc_html__( 'The German is up to date', 'headless-companion' )
	);
}

/**
 * Prints the fields for search engines, the slug and the picture.
 *
 * @param \WP_Post $post Post.
 */
function print_german_extras( $post ) {
	print_text_field( $post, GERMAN_SEO_TITLE, __( 'German title for search engines', 'headless-companion' ) );
	print_text_area( $post, GERMAN_SEO_DESCRIPTION, __( 'German description for search engines', 'headless-companion' ) );
	print_text_field( $post, GERMAN_SLUG, __( 'German address', 'headless-companion' ) );
	$id = (int) get_post_meta( $post->ID, GERMAN_POSTER, true );
	printf(
		'<div class="headless-poster hide-if-no-js" data-headless-poster role="group" aria-label="%1$s"><p><strong>%1$s</strong></p><span data-headless-picture>%2$s</span><input type="hidden" name="%3$s" value="%4$d"> <button type="button" class="button" data-headless-choose>%5$s</button> <button type="button" class="button-link button-link-delete" data-headless-remove %6$s>%7$s</button></div>',
		esc_html__( 'German featured image', 'headless-companion' ),
		wp_kses_post( wp_get_attachment_image( $id, 'thumbnail' ) ),
		esc_attr( GERMAN_POSTER ),
		absint( $id ),
		esc_html__( 'Choose a picture', 'headless-companion' ),
		$id ? '' : 'hidden',
		esc_html__( 'Show the original’s picture', 'headless-companion' )
	);
}

add_action( 'save_post', __NAMESPACE__ . '\\save_german_extras', 10, 2 );

/**
 * Saves the values of these fields, and the confirmation.
 *
 * @param int      $post_id Post.
 * @param \WP_Post $post    Post.
 */
function save_german_extras( $post_id, $post ) {
	if ( ! is_submitted_for( $post_id ) || ! is_content_type( $post->post_type ) || ! current_user_can( 'edit_post', $post_id ) ) {
		return;
	}
	foreach ( array_merge( german_texts_for_search_engines(), array( GERMAN_SLUG ) ) as $key ) {
		if ( isset( $_POST[ $key ] ) ) {
			update_post_meta( $post_id, $key, wp_slash( sanitize_text_field( wp_unslash( $_POST[ $key ] ) ) ) );
		}
	}
	if ( isset( $_POST[ GERMAN_POSTER ] ) ) {
		update_post_meta( $post_id, GERMAN_POSTER, absint( $_POST[ GERMAN_POSTER ] ) );
	}
	if ( ! empty( $_POST[ GERMAN_IS_CURRENT ] ) && has_german_version( $post ) ) {
		mark_as_translated( $post );
	}
}
