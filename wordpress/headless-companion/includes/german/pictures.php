<?php
/**
 * German texts of a picture: its alternative text and its caption. They are saved with the picture and are used
 * wherever it is shown, unless a German text contains a different text for it.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const GERMAN_ALT     = '_headless_de_alt';
const GERMAN_CAPTION = '_headless_de_caption';

add_action( 'init', __NAMESPACE__ . '\\register_picture_words', 99 );

/**
 * Makes these texts writable through REST for users who may edit the picture.
 */
function register_picture_words() {
	foreach ( array( GERMAN_ALT, GERMAN_CAPTION ) as $key ) {
		register_post_meta( 'attachment', $key, array( 'sanitize_callback' => 'sanitize_text_field' ) + german_meta_arguments( 'attachment' ) );
	}
}

/**
 * The alternative text of a picture in English.
 *
 * @param int $id Attachment.
 * @return string
 */
function english_alt( $id ) {
	return trim( wp_strip_all_tags( (string) get_post_meta( $id, '_wp_attachment_image_alt', true ) ) );
}

/**
 * The alternative text of a picture in German.
 *
 * @param int $id Attachment.
 * @return string Empty if there is none.
 */
function german_alt( $id ) {
	return trim( (string) get_post_meta( $id, GERMAN_ALT, true ) );
}

/**
 * The German texts of a picture that the site reads.
 *
 * @param int $id Attachment.
 * @return array{de: array{alt_text: string}|null}
 */
function picture_translations( $id ) {
	$alt = german_alt( $id );
	return array( 'de' => '' === $alt ? null : array( 'alt_text' => $alt ) );
}

add_filter( 'attachment_fields_to_edit', __NAMESPACE__ . '\\add_picture_fields', 10, 2 );

/**
 * Adds the fields to the media library and to the dialogs that choose a picture.
 *
 * @param array<string, mixed> $fields Fields.
 * @param \WP_Post             $post   Attachment.
 * @return array<string, mixed>
 */
function add_picture_fields( $fields, $post ) {
	if ( ! wp_attachment_is_image( $post ) ) {
		return $fields;
	}
	return $fields + array(
		'headless_de_alt'     => array(
			'label' => __( 'German alternative text', 'headless-companion' ),
			'input' => 'text',
			'value' => german_alt( $post->ID ),
			'helps' => __( 'For German pages.', 'headless-companion' ),
		),
		'headless_de_caption' => array(
			'label' => __( 'German caption', 'headless-companion' ),
			'input' => 'text',
			'value' => (string) get_post_meta( $post->ID, GERMAN_CAPTION, true ),
		),
	);
}

add_filter( 'attachment_fields_to_save', __NAMESPACE__ . '\\save_picture_fields', 10, 2 );

/**
 * Saves the fields. Before this, core has checked the nonce and the permission to edit the picture.
 *
 * @param array<string, mixed> $post       Attachment, which is returned unchanged.
 * @param array<string, mixed> $attachment Submitted values.
 * @return array<string, mixed>
 */
function save_picture_fields( $post, $attachment ) {
	foreach ( array( 'headless_de_alt' => GERMAN_ALT, 'headless_de_caption' => GERMAN_CAPTION ) as $field => $key ) { // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short enough for one line.
		if ( isset( $attachment[ $field ] ) && current_user_can( 'edit_post', $post['ID'] ) ) {
			update_post_meta( $post['ID'], $key, wp_slash( sanitize_text_field( wp_unslash( $attachment[ $field ] ) ) ) );
		}
	}
	return $post;
}
