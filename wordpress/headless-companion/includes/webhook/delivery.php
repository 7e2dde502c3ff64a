<?php
/**
 * Sends the waiting deliveries of the queue, in order.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Statuses that refuse only this one call. After any other failure the site counts as unreachable, and all deliveries
 * wait.
 */
const REFUSALS = array( 400, 413, 422 );

/** The site has received this call before: an earlier attempt arrived, and only its response was lost. */
const ALREADY_RECEIVED = 409;

/**
 * Sends all waiting deliveries, unless another process does so already. Deliveries that were queued while that process
 * ended are found by a second look.
 */
function deliver() {
	queue_unstored();
	$is_stored = true;
	// If the database does not store the result, the same delivery would be sent again and again.
	while ( $is_stored && webhook_endpoint() && signing_secrets() && take_lock() ) {
		try {
			$is_stored = deliver_pending();
		} finally {
			release_lock();
		}
		$due = next_due();
		if ( null === $due || $due > time() ) {
			break;
		}
	}
	forget_old_deliveries();
	wake_up_when_due();
}

/**
 * Sends the waiting deliveries, oldest first, also those not due yet: a new change is a reason to
 * test whether the site responds again. Stops if it does not.
 *
 * @return bool Whether the database has stored the result.
 */
function deliver_pending() {
	foreach ( merge_unsent( pending_deliveries() ) as $row ) {
		keep_lock();
		$outcome = send_delivery( $row );
		if ( ! record( $row, $outcome ) && ! in_array( $outcome['status'], REFUSALS, true ) ) {
			postpone_all_due();
			break;
		}
		$after = get_delivery( $row->id );
		if ( $after && $after->attempts === $row->attempts ) {
			return false;
		}
	}
	return true;
}

/**
 * Stores the result of an attempt.
 *
 * @param object                                           $row     Delivery.
 * @param array{status: int, error: string, duration: int} $outcome Outcome.
 * @return bool Whether it was delivered.
 */
function record( $row, $outcome ) {
	$delivered = is_delivered( $outcome['status'] );
	update_delivery(
		$row->id,
		array(
			'attempts'    => (int) $row->attempts + 1,
			'http_status' => $outcome['status'],
			'error'       => $outcome['error'],
			'duration'    => $outcome['duration'],
		) + ( $delivered ? array(
			'status'  => DELIVERED,
			'next_at' => 0,
		) : array() )
	);
	if ( ! $delivered && PENDING === $row->status && in_array( $outcome['status'], REFUSALS, true ) && $row->next_at <= time() ) {
		// The time that it waited while the site was unreachable does not count.
		$is_first = ! in_array( (int) $row->http_status, REFUSALS, true );
		postpone( $is_first ? (object) array_merge( (array) $row, array( 'pauses' => 0 ) ) : $row, PAUSES_OF_REFUSED );
	}
	return $delivered;
}

/**
 * Whether a status means that the site has received the call.
 *
 * @param int $status HTTP status.
 * @return bool
 */
function is_delivered( $status ) {
	return ( $status >= 200 && $status < 300 ) || ALREADY_RECEIVED === $status;
}

/**
 * Delivers one row at once and without retries: the test.
 *
 * @param int $id Row.
 * @return object|null The row afterwards; null when there is none, because the database did not store it.
 */
function deliver_test( $id ) {
	$row = $id ? get_delivery( $id ) : null;
	if ( ! $row ) {
		return null;
	}
	if ( ! record( $row, send_delivery( $row ) ) ) {
		update_delivery( $id, array( 'status' => TEST_FAILED ) );
	}
	forget_old_deliveries();
	return get_delivery( $id );
}
