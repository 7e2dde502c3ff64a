<?php
/**
 * The queue of deliveries: first in, first out. A delivery stays in the queue until the site has received it.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const PENDING   = 'pending';
const TESTING   = 'testing';
const DELIVERED = 'delivered';

/** The state of a test that failed. It is shown, but never sent again. */
const TEST_FAILED = 'test-failed';

const KEPT_DELIVERIES = 50;

/**
 * Adds changes to the queue, and deletes old deliveries.
 *
 * @param array<int, array<string, mixed>> $changes Entries.
 * @param string                           $status  PENDING, or TESTING for a delivery that is never retried.
 * @return int Id of the row; 0 if the database could not insert it. The delivery is then sent at once, or saved as an
 *             option (unstored-deliveries.php).
 */
function enqueue( $changes, $status = PENDING ) {
	$uuid = wp_generate_uuid4();
	$row  = array(
		'uuid'       => $uuid,
		'body'       => webhook_body( $uuid, $changes ),
		'changes'    => count( $changes ),
		'summary'    => summarize( $changes ),
		'status'     => $status,
		'next_at'    => time(),
		'created_at' => time(),
	);
	$id = insert_delivery( $row );
	if ( $id ) {
		forget_old_deliveries();
	} elseif ( PENDING === $status ) {
		send_unqueued( $row );
	}
	return $id;
}

/**
 * Inserts a row. If this fails, creates a missing table and tries once more.
 *
 * @param array<string, mixed> $row Columns.
 * @return int Id of the row; 0 if the database could not insert it. WordPress then logs the error.
 */
function insert_delivery( $row ) {
	global $wpdb;
	$shown  = $wpdb->suppress_errors();
	$stored = $wpdb->insert( queue_table(), $row ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery.DirectQuery -- a table of this plugin.
	$wpdb->suppress_errors( $shown );
	if ( ! $stored ) {
		install_queue_table();
		$stored = $wpdb->insert( queue_table(), $row ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery.DirectQuery -- a table of this plugin.
	}
	return $stored ? (int) $wpdb->insert_id : 0;
}

/**
 * Changes a row.
 *
 * @param int                  $id     Row.
 * @param array<string, mixed> $values Columns.
 * @return bool Whether the database has saved it.
 */
function update_delivery( $id, $values ) {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of this plugin, which nothing caches.
	return false !== $wpdb->update( queue_table(), $values, array( 'id' => $id ) );
}

/**
 * Deletes a row.
 *
 * @param int $id Row.
 */
function delete_delivery( $id ) {
	global $wpdb;
	$wpdb->delete( queue_table(), array( 'id' => $id ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of this plugin, which nothing caches.
}

/**
 * Keeps the newest rows, and deletes older ones that are not pending.
 */
function forget_old_deliveries() {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- a table of this plugin, which nothing caches.
	$oldest = $wpdb->get_var( $wpdb->prepare( 'SELECT id FROM %i ORDER BY id DESC LIMIT 1 OFFSET %d', queue_table(), KEPT_DELIVERIES - 1 ) );
	if ( $oldest ) {
		$wpdb->query( $wpdb->prepare( 'DELETE FROM %i WHERE id < %d AND status <> %s', queue_table(), $oldest, PENDING ) );
	}
	// phpcs:enable
}
