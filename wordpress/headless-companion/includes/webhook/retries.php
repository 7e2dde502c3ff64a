<?php
/**
 * When a delivery that failed is sent again.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * How many seconds to wait after a failure, and how often: a site that is back shows every edit within a minute, whenever
 * that is within a day. Each pause ends just before WP-Cron runs, every half minute or minute. Then it is tried every
 * hour for a week, and every day from then on: a change is never given up.
 */
const PAUSES = array(
	10              => 1,
	25              => 144,
	55              => 1500,
	HOUR_IN_SECONDS => 168,
	DAY_IN_SECONDS  => PHP_INT_MAX,
);

/** The same for a delivery that the site has refused: it is accepted after somebody has fixed the cause. */
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
 * Lets a delivery wait for its next pause.
 *
 * @param object          $row    Row.
 * @param array<int, int> $pauses Seconds, and how often.
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
 * The pause that comes after so many.
 *
 * @param int             $taken  How many there were.
 * @param array<int, int> $pauses Seconds, and how often.
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
 * Lets everything that is due wait for its next pause, because the site is unreachable.
 */
function postpone_all_due() {
	foreach ( pending_deliveries() as $row ) {
		if ( $row->next_at <= time() ) {
			postpone( $row );
		}
	}
}

/**
 * Makes everything that is pending due now, from its first pause on; an earlier version of the plugin gave up some.
 *
 * @param int $only A row; 0 for all.
 */
function make_due( $only = 0 ) {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of this plugin, which nothing caches.
	$wpdb->query(
		$wpdb->prepare(
			'UPDATE %i SET status = %s, pauses = 0, next_at = %d WHERE status IN ( %s, %s ) AND ( id = %d OR 0 = %d )',
			queue_table(),
			PENDING,
			time(),
			PENDING,
			FAILED,
			$only,
			$only
		)
	);
}
