<?php
/**
 * Schedules runs of WP-Cron for pending deliveries.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const WAKEUP_HOOK = 'headless_companion_deliver';

add_action( WAKEUP_HOOK, __NAMESPACE__ . '\\deliver' );

add_action( 'init', __NAMESPACE__ . '\\deliver_on_cron_run' );

/**
 * Sends due deliveries whenever WP-Cron runs, even if the event that is scheduled below is lost. WordPress saves the
 * list of events as a whole, so an event is lost if two requests schedule events at the same time.
 */
function deliver_on_cron_run() {
	if ( wp_doing_cron() ) {
		deliver_at_shutdown();
	}
}

/**
 * Schedules a run of WP-Cron for the time at which the next delivery is due.
 */
function wake_up_when_due() {
	$due = next_due();
	if ( null !== $due ) {
		wake_up_at( $due );
	}
}

/**
 * Makes WP-Cron deliver at a time, unless it delivers earlier. A later event is deleted first, because WordPress
 * refuses a second event within ten minutes of the first.
 *
 * @param int $time Unix time.
 */
function wake_up_at( $time ) {
	$planned = wp_next_scheduled( WAKEUP_HOOK );
	if ( $planned && $planned <= $time ) {
		return;
	}
	cancel_wakeup();
	wp_schedule_single_event( $time, WAKEUP_HOOK );
}

/**
 * Removes the event of this plugin from WP-Cron.
 */
function cancel_wakeup() {
	wp_clear_scheduled_hook( WAKEUP_HOOK );
}
