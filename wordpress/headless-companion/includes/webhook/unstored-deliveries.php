<?php
/**
 * The last resort: changes that neither the queue's table nor the site has accepted. They are stored as an option until
 * the table accepts them.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const UNSTORED_OPTION = 'headless_companion_unstored';

/** More changes than this become one entry that refreshes everything: an option must not grow without limit. */
const MAX_UNSTORED = 20;

/**
 * Sends a delivery that the queue did not store. If the site does not respond either, it is stored as an option.
 *
 * @param array<string, mixed> $row Columns of the delivery.
 */
function send_unqueued( $row ) {
	$outcome = send_delivery( (object) $row );
	if ( is_delivered( $outcome['status'] ) ) {
		return;
	}
	// The site may have received this delivery, and knows its id: so it is never merged with another.
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
 * The deliveries that are in no table.
 *
 * @return array<int, array<string, mixed>> Columns of each.
 */
function unstored_deliveries() {
	$rows = get_option( UNSTORED_OPTION, array() );
	return is_array( $rows ) ? array_values( array_filter( $rows, 'is_array' ) ) : array();
}

/**
 * Moves them into the queue as soon as the table accepts them.
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
