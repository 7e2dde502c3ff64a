<?php
/**
 * The button that undoes an import, and its result.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the button.
 *
 * @param string $batch Id of the import.
 */
function print_undo_button( $batch ) {
	printf( '<form method="post" action="%s"><p>', esc_url( admin_url( 'admin-post.php' ) ) );
	printf( '<input type="hidden" name="action" value="%s"><input type="hidden" name="batch" value="%s">', esc_attr( IMPORT_UNDO_ACTION ), esc_attr( $batch ) );
	wp_nonce_field( IMPORT_UNDO_ACTION );
	printf( '<button type="submit" class="button">%s</button></p></form>', esc_html__( 'Undo this import', 'headless-companion' ) );
}

add_action( 'admin_notices', __NAMESPACE__ . '\\print_undone' );

/**
 * Prints the result above the list.
 */
function print_undone() {
	$screen = get_current_screen();
	$undone = $screen && 'edit-event' === $screen->id ? take_for_user( 'undone' ) : array();
	if ( ! $undone ) {
		return;
	}
	$text = __( 'The imported events are in the trash.', 'headless-companion' );
	$kept = (int) $undone['kept'];
	if ( $kept ) {
		/* translators: %d: number of events. */
		$text .= ' ' . sprintf( _n( '%d of them was changed since, and stays.', '%d of them were changed since, and stay.', $kept, 'headless-companion' ), $kept );
	}
	printf( '<div class="notice notice-success"><p>%s</p></div>', esc_html( $text ) );
}
