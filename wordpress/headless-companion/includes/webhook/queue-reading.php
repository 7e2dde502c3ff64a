<?php
/**
 * Reads the queue. It is always read from its table, not from a cache, because a delivery that another request has sent
 * must not be sent again.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

// phpcs:disable WordPress.DB.DirectDatabaseQuery -- a table of this plugin, which nothing caches.

/**
 * Pending deliveries, oldest first. If there are more than a hundred, those that are due are preferred.
 *
 * @return object[] Rows, at most 100.
 */
function pending_deliveries() {
	global $wpdb;
	$rows = $wpdb->get_results(
		$wpdb->prepare(
			'SELECT * FROM %i WHERE status = %s ORDER BY CASE WHEN next_at <= %d THEN 0 ELSE 1 END, id LIMIT 100',
			queue_table(),
			PENDING,
			time()
		)
	);
	return wp_list_sort( $rows, 'id' );
}

/**
 * One delivery.
 *
 * @param int $id Row.
 * @return object|null
 */
function get_delivery( $id ) {
	global $wpdb;
	return $wpdb->get_row( $wpdb->prepare( 'SELECT * FROM %i WHERE id = %d', queue_table(), $id ) );
}

/**
 * The newest deliveries.
 *
 * @return object[] Rows.
 */
function recent_deliveries() {
	global $wpdb;
	return $wpdb->get_results( $wpdb->prepare( 'SELECT * FROM %i ORDER BY id DESC LIMIT %d', queue_table(), KEPT_DELIVERIES ) );
}

/**
 * The time at which the next delivery is due.
 *
 * @return int|null Unix time; null if nothing is pending.
 */
function next_due() {
	global $wpdb;
	$next = $wpdb->get_var( $wpdb->prepare( 'SELECT MIN(next_at) FROM %i WHERE status = %s', queue_table(), PENDING ) );
	return null === $next ? null : (int) $next;
}

/**
 * Whether a delivery is due.
 *
 * @return bool
 */
function is_any_due() {
	$next = next_due();
	return null !== $next && $next <= time();
}

/**
 * The time at which the oldest pending delivery was queued.
 *
 * @return int|null Unix time; null if nothing is pending.
 */
function oldest_waiting() {
	global $wpdb;
	$oldest = $wpdb->get_var( $wpdb->prepare( 'SELECT MIN(created_at) FROM %i WHERE status = %s', queue_table(), PENDING ) );
	return null === $oldest ? null : (int) $oldest;
}

/**
 * The number of deliveries in a state.
 *
 * @param string $status State, such as PENDING.
 * @param int    $before Unix time; only deliveries that were queued before it count.
 * @return int
 */
function count_deliveries( $status, $before = PHP_INT_MAX ) {
	global $wpdb;
	return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM %i WHERE status = %s AND created_at < %d', queue_table(), $status, $before ) );
}
