<?php
/**
 * A notice above the list of events with the number of events that were just created.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Saves the number of created events until the list is shown.
 *
 * @param int    $count     Number.
 * @param bool   $published Whether they are published.
 * @param string $batch     Id of the import that created them; empty if none did.
 */
function remember_created_events( $count, $published, $batch = '' ) {
	$made = array(
		'count'     => $count,
		'published' => $published,
		'batch'     => $batch,
	);
	keep_for_user( 'made', $made );
}

add_action( 'admin_notices', __NAMESPACE__ . '\\print_created_events' );

/**
 * Prints the notice.
 */
function print_created_events() {
	$screen = get_current_screen();
	$made   = $screen && 'edit-event' === $screen->id ? take_for_user( 'made' ) : array();
	if ( ! $made ) {
		return;
	}
	$count = (int) $made['count'];
	$text  = $made['published']
		/* translators: %d: number of events. */
		? sprintf( _n( '%d event was published.', '%d events were published.', $count, 'headless-companion' ), $count )
		/* translators: %d: number of events. */
		: sprintf( _n( '%d draft was made.', '%d drafts were made.', $count, 'headless-companion' ), $count );
	echo '<div class="notice notice-success"><p>' . esc_html( $text ) . '</p>';
	if ( '' !== $made['batch'] && $count ) {
		print_undo_button( $made['batch'] );
	}
	echo '</div>';
}
