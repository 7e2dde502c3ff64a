<?php
/**
 * Merges pending deliveries into one. During a burst of saves, the website then expires and renders its lists once for
 * many changes.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Merges pending deliveries that were never sent, in their order. A delivery that was sent is not merged: the site may
 * have received it, and knows its id. Only the process with the lock may call this function.
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
 * Moves the changes of a row to another row. They are saved in the other row before their own row is deleted. If the
 * process ends in between, they are sent twice, but not lost.
 *
 * @param object $target Earlier row, which is changed.
 * @param object $row    Later row, which is deleted.
 * @return bool Whether the changes fit into one delivery, and the database has saved them.
 */
function merge_into( $target, $row ) {
	$changes = without_repetitions( array_merge( changes_of( $target ), changes_of( $row ) ) );
	if ( ! fit_into_one_call( $changes ) || ! changes_of( $row ) ) {
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
 * Changes without those that are equal to a later one.
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
 * The changes that a row contains.
 *
 * @param object $row Row.
 * @return array<int, array<string, mixed>>
 */
function changes_of( $row ) {
	$body = json_decode( $row->body, true );
	return isset( $body['changes'] ) && is_array( $body['changes'] ) ? $body['changes'] : array();
}
