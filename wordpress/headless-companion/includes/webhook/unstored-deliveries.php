<?php
/**
 * The last resort for changes that could neither be inserted into the queue nor be sent to the site. They are saved as
 * an option until the table accepts them.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const UNSTORED_OPTION = 'headless_companion_unstored';

/**
 * If there are more deliveries than this, they are replaced with one entry that refreshes everything, because an option
 * must not grow without limit.
 */
const MAX_UNSTORED = 20;

/**
 * Sends a delivery that could not be inserted into the queue. If the site does not accept it either, saves it as an
 * option.
 *
 * @param array<string, mixed> $row Columns of the delivery.
 */
function send_unqueued( $row ) {
	$outcome = send_delivery( (object) $row );
	if ( is_delivered( $outcome['status'] ) ) {
		return;
	}
	// The site may have received this delivery, and knows its id. With one attempt, it is never merged with another.
	$row   += array( 'attempts' => 1 );
	$rows   = unstored_deliveries();
	$rows[] = $row;
	if ( count( $rows ) > MAX_UNSTORED ) {
		$all  = array( plain_change( 'settings', 0, 'updated' ) );
		$rows = array(
			array_merge(
				$row,
				array(
					'body'       => webhook_body( $row['uuid'], $all ),
					'changes'    => 1,
					'summary'    => summarize( $all ),
					'created_at' => $rows[0]['created_at'],
				)
			),
		);
	}
	update_option( UNSTORED_OPTION, $rows, false );
	wake_up_at( time() + MINUTE_IN_SECONDS );
}

/**
 * The deliveries that could not be inserted into the table.
 *
 * @return array<int, array<string, mixed>> Columns of each delivery.
 */
function unstored_deliveries() {
	$rows = get_option( UNSTORED_OPTION, array() );
	return is_array( $rows ) ? array_values( array_filter( $rows, 'is_array' ) ) : array();
}

/**
 * Moves these deliveries into the queue as soon as the table accepts them.
 */
function queue_unstored() {
	$rows = unstored_deliveries();
	if ( ! $rows ) {
		return;
	}
	while ( $rows && insert_delivery( $rows[0] ) ) {
		array_shift( $rows );
	}
	if ( $rows ) {
		update_option( UNSTORED_OPTION, $rows, false );
		wake_up_at( time() + MINUTE_IN_SECONDS );
	} else {
		delete_option( UNSTORED_OPTION );
	}
}
