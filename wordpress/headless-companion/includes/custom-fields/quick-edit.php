<?php
/**
 * Prevents Quick Edit from publishing an item that visitors could not see: an event without a day, or a video without a
 * URL. Shows which items a Bulk Edit did not publish (xmlrpc-and-cli.php).
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
	$error = $id && current_user_can( 'edit_post', $id ) ? error_with_status( (string) get_post_type( $id ), $id, $status ) : '';
	if ( '' !== $error ) {
		wp_die( esc_html( $error ) );
	}
}

/**
 * The messages about custom fields that an item needs for a status, but does not have.
 *
 * @param string                $type      Post type.
 * @param int                   $id        Item; 0 for a new one.
 * @param string                $status    Status that the item would get.
 * @param array<string, string> $submitted Custom fields that would be saved together with the status.
 * @return string Empty if nothing is missing.
 */
function error_with_status( $type, $id, $status, $submitted = array() ) {
	if ( ! custom_fields( $type ) ) {
		return '';
	}
	$all = array_merge( stored_fields( $type, $id ), $submitted );
	return implode( ' ', errors_before_publishing( $type, array(), $all, $id, $status ) );
}

add_action( 'admin_notices', __NAMESPACE__ . '\\print_held_back' );

/**
 * Prints above the list which items a Bulk Edit did not publish.
 */
function print_held_back() {
	$screen   = get_current_screen();
	$messages = $screen && 'edit' === $screen->base ? take_for_user( 'held_back' ) : array();
	if ( ! $messages ) {
		return;
	}
	printf(
		'<div class="notice notice-error"><p><strong>%s</strong> %s</p></div>',
		esc_html__( 'Not everything could be published:', 'headless-companion' ),
		esc_html( implode( ' ', $messages ) )
	);
}
