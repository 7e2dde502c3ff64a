<?php
/**
 * Adds the changes of a request to the queue at its end, and sends them.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The time after which WP-Cron sends the deliveries if the second request has not sent them, in seconds. */
const SAFETY_SECONDS = 10;

// After WordPress has flushed its output (wp_ob_end_flush_all, priority 1).
add_action( 'shutdown', __NAMESPACE__ . '\\report_changes', 100 );

/**
 * Reports the changes of this request. On a network, the changes of each site go to the website of that site.
 */
function report_changes() {
	foreach ( array_keys( facts_of_sites() ) as $site ) {
		if ( get_current_blog_id() === $site ) {
			report_changes_of_site();
		} else {
			switch_to_blog( $site );
			report_changes_of_site();
			restore_current_blog();
		}
	}
}

/**
 * Queues the net changes of the current site and starts their delivery.
 */
function report_changes_of_site() {
	if ( ! has_collected_facts() || ! sends_webhooks() ) {
		return;
	}
	$is_finished = finish_response();
	$changes     = net_changes();
	if ( ! $changes ) {
		return;
	}
	$id = enqueue( $changes );
	if ( $is_finished || ! somebody_waits() ) {
		deliver();
	} elseif ( ! deliver_briefly( $id ) ) {
		wake_up_at( time() + SAFETY_SECONDS );
		// A request that is delivering checks the queue again after it has released the lock. A second request would
		// only slow it down.
		if ( ! is_locked() ) {
			start_loopback();
		}
	} elseif ( is_any_due() ) {
		// Another request has queued a delivery meanwhile, and could not send it while this request had the lock.
		start_loopback();
	}
}

// The screen of the editor sends this request automatically every few seconds, and no person waits for the response.
add_action( 'heartbeat_tick', __NAMESPACE__ . '\\deliver_at_shutdown' );

/**
 * Sends due deliveries at the end of this request. So the queue is sent even if neither loopback requests nor WP-Cron
 * work, as long as somebody has an editor open.
 */
function deliver_at_shutdown() {
	add_action( 'shutdown', __NAMESPACE__ . '\\deliver_if_due', 101 );
}

/**
 * Sends the deliveries if any is due.
 */
function deliver_if_due() {
	if ( sends_webhooks() && is_any_due() && ! is_locked() ) {
		finish_response();
		deliver();
	}
}

/**
 * Finishes the response if PHP can do so, so that the editor does not wait for the code that follows.
 *
 * @return bool Whether the response is finished.
 */
function finish_response() {
	foreach ( array( 'fastcgi_finish_request', 'litespeed_finish_request' ) as $finish ) {
		if ( function_exists( $finish ) ) {
			ignore_user_abort( true );
			$finish();
			return true;
		}
	}
	return false;
}

/**
 * Whether a person waits for the response to this request.
 *
 * @return bool
 */
function somebody_waits() {
	return ! wp_doing_cron() && ! ( defined( 'WP_CLI' ) && WP_CLI );
}

/**
 * Sends a delivery while the editor waits, if this takes hardly any time: no other delivery is pending (otherwise the
 * site was slow or unreachable shortly before), and no other request is delivering.
 *
 * @param int $id Row.
 * @return bool Whether the site has responded, with any status. If not, another request must deliver it.
 */
function deliver_briefly( $id ) {
	if ( ! may_send_briefly() || ! take_lock() ) {
		return false;
	}
	try {
		$waiting = pending_deliveries();
		if ( 1 !== count( $waiting ) || (int) $waiting[0]->id !== $id ) {
			return false;
		}
		$outcome = send_delivery( $waiting[0], short_timeout() );
		if ( ! record_outcome( $waiting[0], $outcome ) && $outcome['status'] ) {
			postpone_all_due();
			wake_up_when_due();
		}
		return 0 !== $outcome['status'];
	} finally {
		release_lock();
	}
}
