<?php
/**
 * Schedules runs of WP-Cron for waiting deliveries.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const WAKEUP_HOOK = 'headless_companion_deliver';

add_action( WAKEUP_HOOK, __NAMESPACE__ . '\\deliver' );

add_action( 'init', __NAMESPACE__ . '\\deliver_whenever_cron_comes' );

/**
 * Sends due deliveries whenever WP-Cron runs, even if its list has lost the event below: WordPress writes that list
 * as a whole, so an event is lost when two requests schedule events at the same moment.
 */
function deliver_whenever_cron_comes() {
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
 * Has WP-Cron deliver at a time, or earlier. It sets the time directly, because WordPress refuses a second event within
 * ten minutes of the first.
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
 * Takes the plugin's event out of WP-Cron.
 */
function cancel_wakeup() {
	wp_clear_scheduled_hook( WAKEUP_HOOK );
}
