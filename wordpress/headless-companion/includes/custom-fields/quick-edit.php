<?php
/**
 * Prevents Quick Edit and Bulk Edit from publishing an item that visitors could not see: an event without a day, or a
 * video without a URL.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

// With priority 0, before WordPress saves the item.
add_action( 'wp_ajax_inline-save', __NAMESPACE__ . '\\refuse_quick_edit', 0 );

/**
 * Ends a Quick Edit with an error message, which WordPress shows in the row of the item.
 */
function refuse_quick_edit() {
	check_ajax_referer( 'inlineeditnonce', '_inline_edit' );
	$id      = isset( $_POST['post_ID'] ) ? absint( $_POST['post_ID'] ) : 0;
	$status  = isset( $_POST['_status'] ) ? sanitize_key( $_POST['_status'] ) : '';
	$error = $id && current_user_can( 'edit_post', $id ) ? error_with_status( $id, $status ) : '';
	if ( '' !== $error ) {
		wp_die( esc_html( $error ) );
	}
}

add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\\hold_back_bulk_edit', 10, 2 );

/**
 * Keeps the status of an item if a Bulk Edit would publish it although visitors could not see it.
 *
 * @param array<string, mixed> $data Columns of the post.
 * @param array<string, mixed> $post Submitted values.
 * @return array<string, mixed>
 */
function hold_back_bulk_edit( $data, $post ) {
	$id = isset( $post['ID'] ) ? (int) $post['ID'] : 0;
	// phpcs:ignore WordPress.Security.NonceVerification -- WordPress has verified it; this only asks which screen it is.
	if ( ! $id || ! isset( $_REQUEST['bulk_edit'] ) || ! is_admin() ) {
		return $data;
	}
	$error = error_with_status( $id, $data['post_status'] );
	if ( '' !== $error ) {
		$data['post_status'] = get_post_status( $id );
		remember_held_back( get_the_title( $id ) . ': ' . $error );
	}
	return $data;
}

/**
 * The messages about custom fields that are missing for a status.
 *
 * @param int    $id     Item.
 * @param string $status Status that the item would get.
 * @return string Empty if nothing is missing.
 */
function error_with_status( $id, $status ) {
	$type = (string) get_post_type( $id );
	if ( ! custom_fields( $type ) ) {
		return '';
	}
	return implode( ' ', errors_before_publishing( $type, array(), stored_fields( $type, $id ), $id, $status ) );
}

/**
 * The name of the transient that keeps the messages for the current user until the list is shown.
 *
 * @return string
 */
function held_back_name() {
	return 'headless_companion_held_back_' . get_current_user_id();
}

/**
 * Saves a message until the list is shown again.
 *
 * @param string $message Message.
 */
function remember_held_back( $message ) {
	$messages = get_transient( held_back_name() );
	set_transient( held_back_name(), array_merge( is_array( $messages ) ? $messages : array(), array( $message ) ), HOUR_IN_SECONDS );
}

add_action( 'admin_notices', __NAMESPACE__ . '\\print_held_back' );

/**
 * Prints above the list which items a Bulk Edit did not publish.
 */
function print_held_back() {
	$screen   = get_current_screen();
	$messages = $screen && 'edit' === $screen->base ? get_transient( held_back_name() ) : false;
	if ( ! is_array( $messages ) ) {
		return;
	}
	delete_transient( held_back_name() );
	printf(
		'<div class="notice notice-error"><p><strong>%s</strong> %s</p></div>',
		esc_html__( 'Not everything could be published:', 'headless-companion' ),
		esc_html( implode( ' ', $messages ) )
	);
}
