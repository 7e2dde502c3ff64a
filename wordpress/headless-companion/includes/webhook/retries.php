<?php
/**
 * Retry schedule of failed webhook deliveries.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The pauses after failures, in this order: seconds => number of times. During the first day a delivery is tried at
 * least once a minute, so that a site that responds again shows every edit within a minute. The pauses of 25 and 55
 * seconds end just before a run of WP-Cron. Then the delivery is tried every hour for a week, and after that every day.
 * It never fails permanently.
 */
const PAUSES = array(
	10              => 1,
	25              => 144,
	55              => 1500,
	HOUR_IN_SECONDS => 168,
	DAY_IN_SECONDS  => PHP_INT_MAX,
);

/** The pauses for a delivery that the site has refused. The site accepts it only after somebody has fixed the cause. */
const PAUSES_OF_REFUSED = array(
	10              => 1,
	60              => 1,
	300             => 1,
	1800            => 1,
	7200            => 1,
	21600           => 1,
	HOUR_IN_SECONDS => 24,
	DAY_IN_SECONDS  => PHP_INT_MAX,
);

/**
 * Sets the time of the next attempt of a delivery.
 *
 * @param object          $row    Row.
 * @param array<int, int> $pauses Seconds => number of times.
 */
function postpone( $row, $pauses = PAUSES ) {
	$taken = (int) $row->pauses;
	update_delivery(
		$row->id,
		array(
			'pauses'  => $taken + 1,
			'next_at' => time() + pause_after( $taken, $pauses ),
		)
	);
}

/**
 * The next pause after a number of pauses.
 *
 * @param int             $taken  Number of pauses so far.
 * @param array<int, int> $pauses Seconds => number of times.
 * @return int Seconds.
 */
function pause_after( $taken, $pauses ) {
	foreach ( $pauses as $seconds => $times ) {
		if ( $taken < $times ) {
			break;
		}
		$taken -= $times;
	}
	return $seconds;
}

/**
 * Sets the time of the next attempt of all due deliveries, because the site is unreachable.
 */
function postpone_all_due() {
	foreach ( pending_deliveries() as $row ) {
		if ( $row->next_at <= time() ) {
			postpone( $row );
		}
	}
}

/**
 * Makes all pending deliveries due now, and starts again with the first pause.
 *
 * @param int $only Id of the only row to change; 0 for all.
 */
function make_due( $only = 0 ) {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of this plugin, which nothing caches.
	$wpdb->query(
		$wpdb->prepare(
			'UPDATE %i SET pauses = 0, next_at = %d WHERE status = %s AND ( id = %d OR 0 = %d )',
			queue_table(),
			time(),
			PENDING,
			$only,
			$only
		)
	);
}
