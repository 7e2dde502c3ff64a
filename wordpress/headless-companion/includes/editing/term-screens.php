<?php
/**
 * The field for the German name on the screens of categories and tags.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const TERM_NONCE = 'headless_companion_term';

add_action( 'admin_init', __NAMESPACE__ . '\\add_term_fields' );

/**
 * Adds the field to the screens of every taxonomy of the site.
 */
function add_term_fields() {
	foreach ( content_taxonomies() as $taxonomy ) {
		add_action( "{$taxonomy}_add_form_fields", __NAMESPACE__ . '\\print_new_term_field' );
		add_action( "{$taxonomy}_edit_form_fields", __NAMESPACE__ . '\\print_term_field' );
		add_action( "created_{$taxonomy}", __NAMESPACE__ . '\\save_new_term_field' );
		add_action( "edited_{$taxonomy}", __NAMESPACE__ . '\\save_term_field' );
	}
}

/**
 * Prints the field for a new term.
 *
 * @param string $taxonomy Taxonomy.
 */
function print_new_term_field( $taxonomy ) {
	wp_nonce_field( TERM_NONCE . "-new-$taxonomy", TERM_NONCE );
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
		wp_nonce_field( TERM_NONCE . $term->term_id, TERM_NONCE, true, false )
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
 * Saves the field of the term that the form was for. Other terms may be saved in the same request, for example by
 * another plugin, and must not get this value.
 *
 * @param int $term_id Term.
 */
function save_term_field( $term_id ) {
	$action = TERM_NONCE . $term_id;
	if ( is_term_form( $action ) && current_user_can( 'edit_term', $term_id ) && isset( $_POST['tag_ID'] ) && absint( $_POST['tag_ID'] ) === (int) $term_id ) {
		store_german_name( $term_id, $action );
	}
}

/**
 * Saves the field of the new term that the form was for: the first new term with the submitted name.
 *
 * @param int $term_id Term.
 */
function save_new_term_field( $term_id ) {
	static $is_stored = false;
	$term             = get_term( $term_id );
	$action           = $term instanceof \WP_Term ? TERM_NONCE . "-new-$term->taxonomy" : '';
	if ( $is_stored || '' === $action || ! is_term_form( $action ) || ! current_user_can( 'edit_term', $term_id ) ) {
		return;
	}
	$name = isset( $_POST['tag-name'] ) ? sanitize_text_field( wp_unslash( $_POST['tag-name'] ) ) : '';
	if ( sanitize_text_field( wp_specialchars_decode( $term->name, ENT_QUOTES ) ) === $name ) {
		$is_stored = true;
		store_german_name( $term_id, $action );
	}
}

/**
 * Whether this request submits the field of this plugin.
 *
 * @param string $action Action of its nonce.
 * @return bool
 */
function is_term_form( $action ) {
	return isset( $_POST[ TERM_NONCE ] ) && (bool) wp_verify_nonce( sanitize_key( $_POST[ TERM_NONCE ] ), $action );
}

/**
 * Saves the submitted name.
 *
 * @param int    $term_id Term.
 * @param string $action  Action of the form's nonce.
 */
function store_german_name( $term_id, $action ) {
	if ( is_term_form( $action ) && current_user_can( 'edit_term', $term_id ) && isset( $_POST[ GERMAN_NAME ] ) ) {
		update_term_meta( $term_id, GERMAN_NAME, wp_slash( sanitize_text_field( wp_unslash( $_POST[ GERMAN_NAME ] ) ) ) );
	}
}
