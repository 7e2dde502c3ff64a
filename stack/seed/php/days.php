<?php
/**
 * The days of events. Past events have fixed days. Upcoming events get new days at every start, so that there is always
 * something upcoming. Texts take the days that they name from here.
 */

/** @return string Y-m-d, in the time zone of this WordPress. */
function demo_seed_day( $offset ) {
	return current_datetime()->modify( sprintf( '%+d days', $offset ) )->format( 'Y-m-d' );
}

/** @return array The custom fields of an event that are days, by name. */
function demo_seed_event_days( array $event ) {
	$days = array();
	foreach ( array( 'start_date' => 'date', 'end_date' => 'endDate', 'previous_start_date' => 'earlierDate' ) as $field => $fixed ) {
		$moving = 'date' === $fixed ? 'offsetDays' : str_replace( 'Date', 'OffsetDays', $fixed );
		if ( isset( $event[ $fixed ] ) ) {
			$days[ $field ] = $event[ $fixed ];
		} elseif ( isset( $event[ $moving ] ) ) {
			$days[ $field ] = demo_seed_day( $event[ $moving ] );
		}
	}
	if ( isset( $event['presaleOffsetDays'] ) ) {
		$days['presale_from'] = demo_seed_day( $event['presaleOffsetDays'] ) . 'T10:00';
	}
	return $days;
}

/** @return string Y-m-d of the day on which an event was announced: never in the future. */
function demo_seed_announced( array $event ) {
	$days  = demo_seed_event_days( $event );
	$first = new DateTimeImmutable( $days['start_date'] );
	return min( $first->modify( sprintf( '-%d days', DEMO_SEED_ANNOUNCED_DAYS_BEFORE ) )->format( 'Y-m-d' ), demo_seed_day( -14 ) );
}

/** @return array The first day of every event as texts write it, by placeholder and language. */
function demo_seed_written_days( array $events ) {
	$written = array();
	foreach ( $events as $event ) {
		$days = demo_seed_event_days( $event );
		foreach ( array( 'en', 'de' ) as $language ) {
			$written[ "date:{$event['slug']} $language" ] = demo_seed_written_day( $days['start_date'], $language );
		}
	}
	return $written;
}

/** @return string "Sat 28 November 2026", in German "Sa, 28. November 2026". No line break after the day. */
function demo_seed_written_day( $day, $language ) {
	$date = new DateTimeImmutable( $day );
	if ( 'en' === $language ) {
		return $date->format( "D j\u{a0}F Y" );
	}
	$weekdays = array( 'So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa' );
	$months   = array( 'Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember' );
	return sprintf( "%s, %s.\u{a0}%s %s", $weekdays[ $date->format( 'w' ) ], $date->format( 'j' ), $months[ $date->format( 'n' ) - 1 ], $date->format( 'Y' ) );
}
