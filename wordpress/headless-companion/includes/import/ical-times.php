<?php
/**
 * Dates and times of an event in a calendar file, in local time.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The dates, times and time zone of an event.
 *
 * @param array<string, array<string, mixed>> $event   Properties.
 * @param string                              $default Time zone of the calendar.
 * @return array{values: array<string, string>, notes: string[]}
 */
function ical_times( $event, $default ) {
	$start = isset( $event['DTSTART'] ) ? ical_moment( $event['DTSTART'], $default ) : null;
	if ( ! $start ) {
		return array(
			'values' => array(),
			'notes'  => array(),
		);
	}
	$end    = ical_end( $event, $start, $default );
	$values = array(
		'start_date' => $start['day'],
		'start_time' => $start['time'],
		'timezone'   => $start['zone'],
	);
	if ( $end ) {
		$values['end_time'] = $end['time'];
		$values['end_date'] = $end['day'] > $start['day'] ? $end['day'] : '';
	}
	return array(
		'values' => $values,
		'notes'  => $start['notes'],
	);
}

/**
 * Parses a date, or a date with a time, of a calendar.
 *
 * @param array<string, mixed> $line    Property.
 * @param string               $default Time zone of the calendar.
 * @return array{day: string, time: string, zone: string, notes: string[]}|null Null if it is invalid. `time` is empty
 * if the property is only a date.
 */
function ical_moment( $line, $default ) {
	if ( ! preg_match( '/^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?$/', trim( $line['value'] ), $parts ) || ! checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ) {
		return null;
	}
	$moment = array(
		'day'   => "$parts[1]-$parts[2]-$parts[3]",
		'time'  => isset( $parts[4] ) ? "$parts[4]:$parts[5]" : '',
		'zone'  => '',
		'notes' => array(),
	);
	if ( '' === $moment['time'] ) {
		return $moment;
	}
	if ( 'Z' === $parts[7] ) {
		return local_moment_of_utc( $moment, ical_zone( $default ) );
	}
	$named          = isset( $line['parameters']['TZID'] ) ? $line['parameters']['TZID'] : $default;
	$moment['zone'] = ical_zone( $named );
	if ( '' !== $named && '' === $moment['zone'] ) {
		/* translators: %s: name of a time zone. */
		$moment['notes'][] = sprintf( __( 'The time zone “%s” is not known. Choose one, or write the country.', 'headless-companion' ), $named );
	}
	return $moment;
}

/**
 * Converts a time in UTC to the time zone of the calendar, or to the one of WordPress if the calendar has none.
 *
 * @param array<string, mixed> $moment Date and time in UTC.
 * @param string               $zone   Time zone of the calendar; may be empty.
 * @return array<string, mixed>
 */
function local_moment_of_utc( $moment, $zone ) {
	$there = '' === $zone ? wp_timezone() : new \DateTimeZone( $zone );
	if ( '' === parse_zone( $there->getName() ) ) {
		// WordPress has only an offset, which cannot be the time zone of an event.
		$there = new \DateTimeZone( 'UTC' );
	}
	$local = ( new \DateTimeImmutable( "$moment[day] $moment[time]", new \DateTimeZone( 'UTC' ) ) )->setTimezone( $there );

	$moment['day']  = $local->format( 'Y-m-d' );
	$moment['time'] = $local->format( 'H:i' );
	$moment['zone'] = parse_zone( $there->getName() );
	if ( '' === $zone ) {
		/* translators: %s: name of a time zone. */
		$moment['notes'][] = sprintf( __( 'The file has world time; it is shown by the clock of %s.', 'headless-companion' ), $there->getName() );
	}
	return $moment;
}

/**
 * The IANA time zone for a name that calendars use.
 *
 * @param string $name Name, such as Europe/Zurich, /citadel.org/20190914_1/Europe/Zurich or W. Europe Standard Time.
 * @return string Empty if the name is not known.
 */
function ical_zone( $name ) {
	$windows = array(
		'W. Europe Standard Time'        => 'Europe/Zurich',
		'Central Europe Standard Time'   => 'Europe/Budapest',
		'Central European Standard Time' => 'Europe/Warsaw',
		'Romance Standard Time'          => 'Europe/Paris',
		'GMT Standard Time'              => 'Europe/London',
		'Greenwich Standard Time'        => 'Atlantic/Reykjavik',
		'E. Europe Standard Time'        => 'Europe/Chisinau',
		'FLE Standard Time'              => 'Europe/Helsinki',
		'GTB Standard Time'              => 'Europe/Athens',
		'Arabian Standard Time'          => 'Asia/Muscat',
		'Tokyo Standard Time'            => 'Asia/Tokyo',
		'Taipei Standard Time'           => 'Asia/Taipei',
		'Eastern Standard Time'          => 'America/New_York',
		'Central Standard Time'          => 'America/Chicago',
		'Mountain Standard Time'         => 'America/Denver',
		'US Mountain Standard Time'      => 'America/Phoenix',
		'Pacific Standard Time'          => 'America/Los_Angeles',
	);
	if ( isset( $windows[ $name ] ) ) {
		return $windows[ $name ];
	}
	// Some calendars write a path before the name.
	return preg_match( '#(?:^|/)([A-Za-z_]+/[A-Za-z_+-]+(?:/[A-Za-z_]+)?)$#', $name, $found ) ? parse_zone( $found[1] ) : parse_zone( $name );
}

/**
 * The end of an event. For events of whole days, the file contains the day after the last day.
 *
 * @param array<string, array<string, mixed>> $event   Properties.
 * @param array<string, mixed>                $start   Start.
 * @param string                              $default Time zone of the calendar.
 * @return array<string, mixed>|null Null if it is not known.
 */
function ical_end( $event, $start, $default ) {
	if ( isset( $event['DURATION'] ) ) {
		return end_after_duration( $start, $event['DURATION']['value'] );
	}
	$end = isset( $event['DTEND'] ) ? ical_moment( $event['DTEND'], $default ) : null;
	if ( $end && '' === $end['time'] ) {
		$end['day'] = ( new \DateTimeImmutable( $end['day'] ) )->modify( '-1 day' )->format( 'Y-m-d' );
	}
	return $end;
}

/**
 * The end of an event with a duration.
 *
 * @param array<string, mixed> $start    Start.
 * @param string               $duration Duration, such as PT2H30M or P1D.
 * @return array<string, mixed>|null
 */
function end_after_duration( $start, $duration ) {
	try {
		$end = ( new \DateTimeImmutable( "$start[day] $start[time]" ) )->add( new \DateInterval( ltrim( trim( $duration ), '+' ) ) );
	} catch ( \Exception $error ) {
		return null;
	}
	if ( '' === $start['time'] ) {
		$end = $end->modify( '-1 day' );
	}
	return array(
		'day'  => $end->format( 'Y-m-d' ),
		'time' => '' === $start['time'] ? '' : $end->format( 'H:i' ),
	);
}
