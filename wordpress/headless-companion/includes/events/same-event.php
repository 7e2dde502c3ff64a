<?php
/**
 * Finds whether an event exists already.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The events of this WordPress that are not in the trash.
 *
 * @return array<string, array<string, int>> Ids by day and title (event_key()), then by the time at which the event
 *                                           starts. The time is empty if it is not known.
 */
function known_events() {
	$known = array();
	$ids   = all_event_ids( true );
	_prime_post_caches( $ids, false, false );
	foreach ( $ids as $id ) {
		$key  = event_key( get_post_field( 'post_title', $id, 'raw' ), stored_field( $id, 'start_date' ) );
		$time = parse_time( stored_field( $id, 'start_time' ) );

		$known[ $key ][ $time ] = $id;
	}
	return $known;
}

/**
 * The key of the events with a title on a day. It ignores case and accents.
 *
 * @param string $title Title, as plain text or as saved in the database.
 * @param string $day   Saved or entered day.
 * @return string
 */
function event_key( $title, $day ) {
	return parse_day( $day ) . ' ' . folded_title( $title );
}

/**
 * The id of the known event that is the same as an event. Two events with the same title on the same day are the same
 * event, unless it is known that they start at different times.
 *
 * @param array<string, array<string, int>> $known Known events, in the form that known_events() returns.
 * @param string                            $title Title.
 * @param string                            $day   Day.
 * @param string                            $time  Time at which the event starts; may be empty.
 * @return int 0 if there is none.
 */
function same_event( $known, $title, $day, $time ) {
	$key   = event_key( $title, $day );
	$times = isset( $known[ $key ] ) ? $known[ $key ] : array();
	$time  = parse_time( $time );
	if ( isset( $times[ $time ] ) ) {
		return $times[ $time ];
	}
	if ( '' === $time ) {
		return (int) reset( $times );
	}
	return isset( $times[''] ) ? $times[''] : 0;
}

/**
 * Normalises a title for comparisons.
 *
 * @param string $title Title.
 * @return string
 */
function folded_title( $title ) {
	return trim( preg_replace( '/[^\p{L}\p{N}]+/u', ' ', fold_text( plain_text( $title ) ) ) );
}
