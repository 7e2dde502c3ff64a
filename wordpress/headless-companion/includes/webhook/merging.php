<?php
/**
 * Deliveries that wait together become one: in a burst of saves the website expires and renders its lists once for many
 * changes.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Merges pending deliveries that were never sent, in their order. A delivery that was sent stays as it is: the site may
 * have received it, and knows its id. Only the process with the lock may call this.
 *
 * @param object[] $rows Pending rows, oldest first.
 * @return object[] The rows that are left.
 */
function merge_unsent( $rows ) {
	$left   = array();
	$target = null;
	foreach ( $rows as $row ) {
		$is_unsent = 0 === (int) $row->attempts;
		if ( $target && $is_unsent && merge_into( $target, $row ) ) {
			continue;
		}
		$target = $is_unsent ? $row : null;
		$left[] = $row;
	}
	return $left;
}

/**
 * Moves the changes of a row to another one. They are stored there first, so that after a crash in between they are
 * sent twice and not lost.
 *
 * @param object $target Earlier row; changed.
 * @param object $row    Later row; deleted.
 * @return bool Whether they fit and the database stored them.
 */
function merge_into( $target, $row ) {
	$changes = without_repetitions( array_merge( changes_of( $target ), changes_of( $row ) ) );
	if ( count( $changes ) > MAX_CHANGES || ! changes_of( $row ) ) {
		return false;
	}
	$merged = array(
		'body'    => webhook_body( $target->uuid, $changes ),
		'changes' => count( $changes ),
		'summary' => summarize( $changes ),
	);
	if ( ! update_delivery( $target->id, $merged ) ) {
		return false;
	}
	foreach ( $merged as $column => $value ) {
		$target->$column = $value;
	}
	delete_delivery( $row->id );
	return true;
}

/**
 * Changes without those that equal a later one.
 *
 * @param array<int, array<string, mixed>> $changes Entries.
 * @return array<int, array<string, mixed>>
 */
function without_repetitions( $changes ) {
	$left = array();
	foreach ( $changes as $change ) {
		$key = md5( (string) wp_json_encode( $change ) );
		unset( $left[ $key ] );
		$left[ $key ] = $change;
	}
	return array_values( $left );
}

/**
 * The changes that a row carries.
 *
 * @param object $row Row.
 * @return array<int, array<string, mixed>>
 */
function changes_of( $row ) {
	$body = json_decode( $row->body, true );
	return isset( $body['changes'] ) && is_array( $body['changes'] ) ? $body['changes'] : array();
}
