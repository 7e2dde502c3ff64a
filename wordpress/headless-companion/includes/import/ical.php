<?php
/**
 * Reads events from a calendar file (RFC 5545).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The events of a calendar.
 *
 * @param string $text Result of import_text().
 * @return array<int, array<string, mixed>>|\WP_Error Entries, as returned by import_entry().
 */
function read_ical( $text ) {
	if ( ! preg_match( '/^BEGIN:VCALENDAR/im', $text ) ) {
		return new \WP_Error( 'no_calendar', __( 'This is not a calendar file.', 'headless-companion' ) );
	}
	$entries  = array();
	$event    = null;
	$nested   = 0;
	$calendar = array();
	foreach ( ical_lines( $text ) as $line ) {
		if ( null === $line ) {
			continue;
		}
		if ( 'BEGIN' === $line['name'] && null !== $event ) {
			++$nested;
		} elseif ( 'BEGIN' === $line['name'] && 'VEVENT' === strtoupper( $line['value'] ) ) {
			$event = array();
		} elseif ( 'END' === $line['name'] && $nested ) {
			--$nested;
		} elseif ( 'END' === $line['name'] && null !== $event ) {
			$entries[] = entry_of_vevent( $event, $calendar );
			$event     = null;
		} elseif ( null !== $event && ! $nested ) {
			// Only the first value of a property counts: other values are in other languages.
			$event += array( $line['name'] => $line );
		} elseif ( null === $event ) {
			$calendar += array( $line['name'] => $line['value'] );
		}
		if ( count( $entries ) > MAX_IMPORTED ) {
			break;
		}
	}
	return $entries;
}

/**
 * The unfolded lines of a calendar (RFC 5545, 3.1).
 *
 * @param string $text Text.
 * @return array<int, array{name: string, value: string, parameters: array<string, string>}|null> Null: invalid line.
 */
function ical_lines( $text ) {
	$lines = array();
	foreach ( explode( "\n", preg_replace( '/\n[ \t]/', '', $text ) ) as $line ) {
		$lines[] = ical_line( $line );
	}
	return $lines;
}

/**
 * Parses a line of a calendar.
 *
 * @param string $line Line.
 * @return array{name: string, value: string, parameters: array<string, string>}|null
 */
function ical_line( $line ) {
	if ( ! preg_match( '/^([A-Za-z0-9-]+)((?:;[A-Za-z0-9-]+=(?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)*):(.*)$/s', $line, $parts ) ) {
		return null;
	}
	$parameters = array();
	preg_match_all( '/;([A-Za-z0-9-]+)=("[^"]*"|[^;]*)/', $parts[2], $found, PREG_SET_ORDER );
	foreach ( $found as $each ) {
		$parameters[ strtoupper( $each[1] ) ] = trim( $each[2], '"' );
	}
	return array(
		'name'       => strtoupper( $parts[1] ),
		'value'      => $parts[3],
		'parameters' => $parameters,
	);
}

/**
 * The text of a property, without escape characters.
 *
 * @param array<string, array<string, mixed>> $event Properties of an event.
 * @param string                              $name  Name.
 * @return string
 */
function ical_text( $event, $name ) {
	$value = isset( $event[ $name ] ) ? $event[ $name ]['value'] : '';
	return trim(
		strtr(
			$value,
			array(
				'\\\\' => '\\',
				'\\n'  => "\n",
				'\\N'  => "\n",
				'\\,'  => ',',
				'\\;'  => ';',
			)
		)
	);
}

/**
 * Makes an entry from an event of a calendar.
 *
 * @param array<string, array<string, mixed>> $event    Properties.
 * @param array<string, string>               $calendar Properties of the calendar.
 * @return array<string, mixed>
 */
function entry_of_vevent( $event, $calendar ) {
	$errors = isset( $event['RRULE'] ) || isset( $event['RDATE'] )
		? array( __( 'It repeats. Add one of its days here, and the others with “More dates”.', 'headless-companion' ) )
		: array();
	$times  = ical_times( $event, isset( $calendar['X-WR-TIMEZONE'] ) ? $calendar['X-WR-TIMEZONE'] : '' );
	$link   = isset( $event['URL'] ) ? parse_web_address( $event['URL']['value'] ) : '';
	$text   = ical_text( $event, 'DESCRIPTION' );
	$values = array(
		'title'        => ical_text( $event, 'SUMMARY' ),
		'description'  => '' === $link || false !== strpos( $text, $link ) ? $text : trim( "$text\n\n$link" ),
		'event_status' => isset( $event['STATUS'] ) && 'CANCELLED' === strtoupper( $event['STATUS']['value'] ) ? 'cancelled' : '',
	) + $times['values'] + parse_location( ical_text( $event, 'LOCATION' ) );
	$uid    = ical_text( $event, 'UID' );
	if ( '' !== $uid && isset( $event['RECURRENCE-ID'] ) ) {
		$uid .= ' ' . $event['RECURRENCE-ID']['value'];
	}
	return import_entry( $values, $times['notes'], $errors, $uid );
}
