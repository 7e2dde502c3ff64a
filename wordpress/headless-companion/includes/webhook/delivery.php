<?php
/**
 * Delivering what waits in the queue, in order.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

/** Answers that speak against one call alone; any other failure speaks against the site, and all wait. */
const REFUSALS = array( 400, 413, 422 );

/** The site has had this call already: an earlier attempt arrived, and only its answer was lost. */
const ALREADY_RECEIVED = 409;

/**
 * Delivers all that waits, patiently, unless another process is at it. What that process could
 * not see any more is looked for once more after it is done.
 */
function deliver() {
	while ( webhook_endpoint() && signing_secrets() && take_lock() ) {
		try {
			deliver_pending();
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
 * Delivers what waits, oldest first, also what is not due yet: a new change is the occasion to
 * see whether the site is back. Stops when it is not.
 */
function deliver_pending() {
	foreach ( pending_deliveries() as $row ) {
		keep_lock();
		$outcome = post_patiently( $row );
		if ( ! record( $row, $outcome ) && ! in_array( $outcome['status'], REFUSALS, true ) ) {
			postpone_all_due();
			return;
		}
	}
}

/**
 * Writes down what came of an attempt.
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
		// What it has waited for while the site was away does not count against it.
		$is_first = ! in_array( (int) $row->http_status, REFUSALS, true );
		postpone( $is_first ? (object) array_merge( (array) $row, array( 'pauses' => 0 ) ) : $row, PAUSES_OF_REFUSED );
	}
	return $delivered;
}

/**
 * Whether a status means that the site has the call.
 *
 * @param int $status HTTP status.
 * @return bool
 */
function is_delivered( $status ) {
	return ( $status >= 200 && $status < 300 ) || ALREADY_RECEIVED === $status;
}

/**
 * Lets everything that is due wait for its next pause: the site is not there.
 */
function postpone_all_due() {
	foreach ( pending_deliveries() as $row ) {
		if ( $row->next_at <= time() ) {
			postpone( $row );
		}
	}
}

/**
 * Delivers one row at once and without retries: the test.
 *
 * @param int $id Row.
 * @return object The row afterwards.
 */
function deliver_test( $id ) {
	$row = get_delivery( $id );
	if ( ! record( $row, post_patiently( $row ) ) ) {
		update_delivery( $id, array( 'status' => TEST_FAILED ) );
	}
	forget_old_deliveries();
	return get_delivery( $id );
}
