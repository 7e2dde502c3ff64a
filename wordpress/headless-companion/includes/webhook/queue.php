<?php
/**
 * The queue: first in, first out; kept until delivered or given up.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

const PENDING   = 'pending';
const TESTING   = 'testing';
const DELIVERED = 'delivered';
const FAILED    = 'failed';

/** A test that failed: shown, never sent again. */
const TEST_FAILED = 'test-failed';

/**
 * How many seconds to wait after a failure, and how often: a site that is back shows every edit within a minute, whenever
 * that is within a day. Each pause ends just before WP-Cron comes by, every half minute or minute. Then it is given up.
 */
const PAUSES = array(
	10 => 1,
	25 => 144,
	55 => 1500,
);

/** The same for a call that the site has refused: it will hardly think better of it. */
const PAUSES_OF_REFUSED = array(
	10    => 1,
	60    => 1,
	300   => 1,
	1800  => 1,
	7200  => 1,
	21600 => 1,
);

const KEPT_DELIVERIES = 50;

/**
 * Puts changes in the queue.
 *
 * @param array<int, array<string, mixed>> $changes Entries.
 * @param string                           $status  PENDING, or TESTING: never retried.
 * @return int Row.
 */
function enqueue( $changes, $status = PENDING ) {
	global $wpdb;
	$uuid = wp_generate_uuid4();
	$wpdb->insert(
		queue_table(),
		array(
			'uuid'       => $uuid,
			'body'       => webhook_body( $uuid, $changes ),
			'changes'    => count( $changes ),
			'summary'    => summarize( $changes ),
			'status'     => $status,
			'next_at'    => time(),
			'created_at' => time(),
		)
	);
	return (int) $wpdb->insert_id;
}

/**
 * What waits, oldest first.
 *
 * @return object[] Rows.
 */
function pending_deliveries() {
	global $wpdb;
	// phpcs:ignore WordPress.DB
	return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM ' . queue_table() . ' WHERE status = %s ORDER BY id LIMIT 100', PENDING ) );
}

/**
 * One delivery.
 *
 * @param int $id Row.
 * @return object|null
 */
function get_delivery( $id ) {
	global $wpdb;
	// phpcs:ignore WordPress.DB
	return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM ' . queue_table() . ' WHERE id = %d', $id ) );
}

/**
 * The newest deliveries.
 *
 * @return object[] Rows.
 */
function recent_deliveries() {
	global $wpdb;
	// phpcs:ignore WordPress.DB
	return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM ' . queue_table() . ' ORDER BY id DESC LIMIT %d', KEPT_DELIVERIES ) );
}

/**
 * When the next delivery is due.
 *
 * @return int|null Unix time; null when nothing waits.
 */
function next_due() {
	global $wpdb;
	// phpcs:ignore WordPress.DB
	$next = $wpdb->get_var( $wpdb->prepare( 'SELECT MIN(next_at) FROM ' . queue_table() . ' WHERE status = %s', PENDING ) );
	return null === $next ? null : (int) $next;
}

/**
 * Changes a row.
 *
 * @param int                  $id     Row.
 * @param array<string, mixed> $values Columns.
 */
function update_delivery( $id, $values ) {
	global $wpdb;
	$wpdb->update( queue_table(), $values, array( 'id' => $id ) ); // phpcs:ignore WordPress.DB
}

/**
 * Lets a delivery wait for its next pause; one that has waited them all is given up.
 *
 * @param object          $row    Row.
 * @param array<int, int> $pauses Seconds, and how often.
 */
function postpone( $row, $pauses = PAUSES ) {
	$taken = (int) $row->pauses;
	$pause = pause_after( $taken, $pauses );
	update_delivery(
		$row->id,
		array(
			'pauses'  => $taken + 1,
			'status'  => null === $pause ? FAILED : PENDING,
			'next_at' => null === $pause ? 0 : time() + $pause,
		)
	);
}

/**
 * The pause that comes after so many.
 *
 * @param int             $taken  How many there were.
 * @param array<int, int> $pauses Seconds, and how often.
 * @return int|null Seconds; null when there is none left.
 */
function pause_after( $taken, $pauses ) {
	foreach ( $pauses as $seconds => $times ) {
		if ( $taken < $times ) {
			return $seconds;
		}
		$taken -= $times;
	}
	return null;
}

/**
 * Makes everything that waits or was given up due now, from its first pause on.
 *
 * @param int $only A row; 0 for all.
 */
function make_due( $only = 0 ) {
	global $wpdb;
	$sql = 'UPDATE ' . queue_table() . ' SET status = %s, pauses = 0, next_at = %d WHERE status IN ( %s, %s )';
	$sql = $wpdb->prepare( $sql, PENDING, time(), PENDING, FAILED ); // phpcs:ignore WordPress.DB
	$wpdb->query( $only ? $sql . $wpdb->prepare( ' AND id = %d', $only ) : $sql ); // phpcs:ignore WordPress.DB
}

/**
 * Forgets old deliveries that are done with.
 */
function forget_old_deliveries() {
	global $wpdb;
	// phpcs:disable WordPress.DB
	$oldest = $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM ' . queue_table() . ' ORDER BY id DESC LIMIT 1 OFFSET %d', KEPT_DELIVERIES - 1 ) );
	if ( $oldest ) {
		$wpdb->query( $wpdb->prepare( 'DELETE FROM ' . queue_table() . ' WHERE id < %d AND status <> %s', $oldest, PENDING ) );
	}
	// phpcs:enable
}
