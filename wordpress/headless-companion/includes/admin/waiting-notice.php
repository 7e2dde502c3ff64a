<?php
/**
 * A notice for editors when changes have been pending for more than an hour.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_notices', __NAMESPACE__ . '\\print_waiting_notice' );

/**
 * Prints the notice, on the dashboard and on the page of deliveries.
 */
function print_waiting_notice() {
	$screen = get_current_screen();
	$places = array( 'dashboard', 'settings_page_' . PAGE );
	if ( ! $screen || ! in_array( $screen->id, $places, true ) || ! current_user_can( DELIVERIES_CAPABILITY ) || ! sends_webhooks() ) {
		return;
	}
	print_unstored_notice();
	$since = oldest_waiting();
	if ( null === $since || $since > time() - HOUR_IN_SECONDS ) {
		return;
	}
	$count = count_deliveries( PENDING );
	/* translators: 1: number of changes, 2: date and time. */
	$text = sprintf( _n( 'The website has not heard of %1$d change since %2$s. WordPress repeats the message by itself.', 'The website has not heard of %1$d changes since %2$s. WordPress repeats the message by itself.', $count, 'headless-companion' ), $count, local_time( $since ) );
	printf(
		'<div class="notice notice-error"><p>%s <a href="%s">%s</a></p></div>',
		esc_html( $text ),
		esc_url( settings_page_url() ),
		esc_html__( 'What the website answers', 'headless-companion' )
	);
}

/**
 * Prints a notice if the database could not insert deliveries into the queue.
 */
function print_unstored_notice() {
	$count = count( unstored_deliveries() );
	if ( $count ) {
		printf(
			'<div class="notice notice-error"><p>%s</p></div>',
			/* translators: %d: number of changes. */
			esc_html( sprintf( _n( 'The database did not store %d change for the website. It is not lost: WordPress sends it as soon as it can. Ask whoever looks after this WordPress.', 'The database did not store %d changes for the website. They are not lost: WordPress sends them as soon as it can. Ask whoever looks after this WordPress.', $count, 'headless-companion' ), $count ) )
		);
	}
}
