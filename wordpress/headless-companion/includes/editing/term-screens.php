<?php
/**
 * The field for the German name on the screens of categories and tags.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

const TERM_NONCE = 'headless_companion_term';

add_action( 'admin_init', __NAMESPACE__ . '\\add_term_fields' );

/**
 * Adds the field to the screens of every taxonomy of the site.
 */
function add_term_fields() {
	foreach ( content_taxonomies() as $taxonomy ) {
		add_action( "{$taxonomy}_add_form_fields", __NAMESPACE__ . '\\print_new_term_field' );
		add_action( "{$taxonomy}_edit_form_fields", __NAMESPACE__ . '\\print_term_field' );
		add_action( "created_{$taxonomy}", __NAMESPACE__ . '\\save_term_field' );
		add_action( "edited_{$taxonomy}", __NAMESPACE__ . '\\save_term_field' );
	}
}

/**
 * Prints the field for a new term.
 */
function print_new_term_field() {
	wp_nonce_field( TERM_NONCE, TERM_NONCE );
	printf(
		'<div class="form-field"><label for="headless-de-name">%1$s</label><input type="text" id="headless-de-name" name="%2$s" value=""><p>%3$s</p></div>',
		esc_html__( 'German name', 'headless-companion' ),
		esc_attr( GERMAN_NAME ),
		esc_html( german_name_hint() )
	);
}

/**
 * Prints the field of an existing term.
 *
 * @param \WP_Term $term Term.
 */
function print_term_field( $term ) {
	printf(
		'<tr class="form-field"><th scope="row"><label for="headless-de-name">%1$s</label></th><td>%5$s<input type="text" id="headless-de-name" name="%2$s" value="%3$s"><p class="description">%4$s</p></td></tr>',
		esc_html__( 'German name', 'headless-companion' ),
		esc_attr( GERMAN_NAME ),
		esc_attr( plain_text( get_term_meta( $term->term_id, GERMAN_NAME, true ) ) ),
		esc_html( german_name_hint() ),
		wp_nonce_field( TERM_NONCE, TERM_NONCE, true, false ) // phpcs:ignore WordPress.Security.EscapeOutput -- built escaped.
	);
}

/**
 * The hint below the field.
 *
 * @return string
 */
function german_name_hint() {
	return __( 'Shown on German pages. Leave it empty to show the name above.', 'headless-companion' );
}

/**
 * Stores the field.
 *
 * @param int $term_id Term.
 */
function save_term_field( $term_id ) {
	$nonce = isset( $_POST[ TERM_NONCE ] ) ? sanitize_key( $_POST[ TERM_NONCE ] ) : '';
	if ( isset( $_POST[ GERMAN_NAME ] ) && wp_verify_nonce( $nonce, TERM_NONCE ) && current_user_can( 'edit_term', $term_id ) ) {
		update_term_meta( $term_id, GERMAN_NAME, sanitize_text_field( $_POST[ GERMAN_NAME ] ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput.MissingUnslash -- meta expects slashes.
	}
}
