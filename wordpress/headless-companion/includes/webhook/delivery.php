<?php
/**
 * Sends the pending deliveries of the queue, in order.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Statuses with which the site refuses only this call. After any other failure the site counts as unreachable, and all
 * deliveries stay pending.
 */
const REFUSALS = array( 400, 413, 422 );

/** The site has received this call before: an earlier attempt arrived, and only its response was lost. */
const ALREADY_RECEIVED = 409;

/**
 * Sends all pending deliveries, unless another process does so already. Afterwards, checks the queue again: another
 * process may have added deliveries while this process had the lock.
 */
function deliver() {
	queue_unstored();
	$goes_on = true;
	// The loop ends after a round in which nothing arrived, or whose results the database could not save. Otherwise the
	// same deliveries could be sent again and again. WP-Cron sends them later.
	while ( $goes_on && webhook_endpoint() && signing_secrets() && take_lock() ) {
		try {
			$goes_on = deliver_pending();
		} finally {
			release_lock();
		}
		if ( ! is_any_due() ) {
			break;
		}
	}
	wake_up_when_due();
}

/**
 * Sends the pending deliveries, the oldest first. Deliveries whose next attempt is not due yet are sent too: each new
 * change is a reason to check whether the site responds again. Stops if it does not respond.
 *
 * @return bool Whether the site has received one of them, and the database has saved the results.
 */
function deliver_pending() {
	$has_arrived = false;
	foreach ( merge_unsent( pending_deliveries() ) as $row ) {
		keep_lock();
		$outcome = send_delivery( $row );
		if ( record_outcome( $row, $outcome ) ) {
			$has_arrived = true;
		} elseif ( ! in_array( $outcome['status'], REFUSALS, true ) ) {
			postpone_all_due();
			break;
		}
		$after = get_delivery( $row->id );
		if ( $after && $after->attempts === $row->attempts ) {
			return false;
		}
	}
	return $has_arrived;
}

/**
 * Saves the result of an attempt.
 *
 * @param object                                           $row     Delivery.
 * @param array{status: int, error: string, duration: int} $outcome Result.
 * @return bool Whether it was delivered.
 */
function record_outcome( $row, $outcome ) {
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
		// The pauses during which the site was unreachable do not count.
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
 * Delivers one row at once and without retries. Used for the test.
 *
 * @param int $id Row.
 * @return object|null The row afterwards; null if the database could not insert it.
 */
function deliver_test( $id ) {
	$row = $id ? get_delivery( $id ) : null;
	if ( ! $row ) {
		return null;
	}
	if ( ! record_outcome( $row, send_delivery( $row ) ) ) {
		update_delivery( $id, array( 'status' => TEST_FAILED ) );
	}
	return get_delivery( $id );
}
