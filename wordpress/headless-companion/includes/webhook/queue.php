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

/** Seconds to wait after the first failure, the second, and so on; then it is given up. */
const PAUSES = array( 10, 60, 300, 1800, 7200, 21600 );

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
 * Lets a delivery wait for its next, longer pause; one that has waited them all is given up.
 *
 * @param object $row Row.
 */
function postpone( $row ) {
	$taken = (int) $row->pauses;
	$left  = isset( PAUSES[ $taken ] );
	update_delivery(
		$row->id,
		array(
			'pauses'  => $taken + 1,
			'status'  => $left ? PENDING : FAILED,
			'next_at' => $left ? time() + PAUSES[ $taken ] : 0,
		)
	);
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
