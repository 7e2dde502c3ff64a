<?php
/**
 * When an event begins, and until when it counts as upcoming.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const HOURS_AFTER_START = 12;

// The site guesses the time zone of an event that has none (lib/data/events/zone.ts). Of all zones that it may choose,
// this one has the latest end of a day.
const LATEST_GUESSED_ZONE = 'America/Los_Angeles';

/**
 * The times at which an event begins, and at which it leaves the list of upcoming events. If its time zone is not
 * known, it leaves when it is over in all zones that may apply.
 *
 * @param int $id Event.
 * @return array{starts: int, expires: int}|null Unix times; null if it has no date.
 */
function event_times( $id ) {
	$day = parse_day( stored_field( $id, 'start_date' ) );
	if ( '' === $day ) {
		return null;
	}
	$zone  = event_zone( $id );
	$zones = '' === $zone ? array( wp_timezone(), new \DateTimeZone( LATEST_GUESSED_ZONE ) ) : array( new \DateTimeZone( $zone ) );
	$time  = parse_time( stored_field( $id, 'start_time' ) );
	$ends  = array(
		'day'  => max( $day, parse_day( stored_field( $id, 'end_date' ) ) ),
		'time' => parse_time( stored_field( $id, 'end_time' ) ),
	);
	return array(
		'starts'  => unix_time( $day, '' === $time ? '00:00:00' : $time, $zones[0] ),
		'expires' => max(
			array_map(
				static function ( $each ) use ( $day, $time, $ends ) {
					return event_expiry( $day, $time, $ends, $each );
				},
				$zones
			)
		),
	);
}

/**
 * The time from which an event is past: 12 hours after its start, or its end if that is later. If the start time is not
 * known, the end of its last day.
 *
 * @param string                           $day  First day.
 * @param string                           $time Start; empty if it is not known.
 * @param array{day: string, time: string} $ends Last day, and end if known.
 * @param \DateTimeZone                    $zone Time zone.
 * @return int Unix time.
 */
function event_expiry( $day, $time, $ends, $zone ) {
	$midnight = unix_time( $ends['day'], '24:00:00', $zone );
	if ( '' === $time ) {
		return $midnight;
	}
	$start = unix_time( $day, $time, $zone );
	$end   = $ends['day'] > $day ? $midnight : $start;
	if ( '' !== $ends['time'] ) {
		$end = unix_time( $ends['day'], $ends['time'], $zone );
		// A concert that begins at 20:00 and ends at 01:00 ends on the following day.
		if ( $end <= $start ) {
			$end = ( new \DateTimeImmutable( "$ends[day] $ends[time]", $zone ) )->modify( '+1 day' )->getTimestamp();
		}
	}
	return max( $start + HOURS_AFTER_START * HOUR_IN_SECONDS, $end );
}

/**
 * Converts a local date and time.
 *
 * @param string        $day  YYYY-MM-DD.
 * @param string        $time HH:MM:SS, up to 24:00:00.
 * @param \DateTimeZone $zone Time zone.
 * @return int Unix time.
 */
function unix_time( $day, $time, $zone ) {
	return ( new \DateTimeImmutable( "$day $time", $zone ) )->getTimestamp();
}
