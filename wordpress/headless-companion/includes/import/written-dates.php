<?php
/**
 * Parses days and times in the formats that people and programs write.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Parses a day. The result is in the format YYYY-MM-DD.
 *
 * @param string $text  Such as 2026-12-05, 20261205, 5.12.2026, 5/12/26, Sat 5 December 2026, Dec 5, 2026.
 * @param string $order dmy or mdy: whether the day or the month comes first in dates with slashes.
 * @return string Empty if there is no such day.
 */
function parse_written_day( $text, $order = 'dmy' ) {
	$text = trim( $text );
	if ( preg_match( '/^(\d{4})[-\/.]?(\d\d?)[-\/.]?(\d\d?)$/', $text, $parts ) ) {
		return calendar_day( $parts[1], $parts[2], $parts[3] );
	}
	if ( preg_match( '/^(\d\d?)([.\/-])\s?(\d\d?)\2\s?(\d{4}|\d\d)$/', $text, $parts ) ) {
		$is_american = '/' === $parts[2] && 'mdy' === $order;
		return calendar_day( $parts[4], $is_american ? $parts[1] : $parts[3], $is_american ? $parts[3] : $parts[1] );
	}
	if ( preg_match( '/^(\d\d?)\.?\s+(\p{L}{3,9})\.?,?\s+(\d{4})$/u', $text, $parts ) ) {
		return calendar_day( $parts[3], month_number( $parts[2] ), $parts[1] );
	}
	if ( preg_match( '/^(\p{L}{3,9})\.?\s+(\d\d?),?\s+(\d{4})$/u', $text, $parts ) ) {
		return calendar_day( $parts[3], month_number( $parts[1] ), $parts[2] );
	}
	// A day of the week before the date is ignored.
	return preg_match( '/^\p{L}{2,10}\.?,?\s+(\d.*)$/u', $text, $parts ) ? parse_written_day( $parts[1], $order ) : '';
}

/**
 * A day in the format YYYY-MM-DD.
 *
 * @param int|string $year  Year; 2000 is added to a year of two digits.
 * @param int|string $month Month.
 * @param int|string $day   Day.
 * @return string Empty if there is no such day.
 */
function calendar_day( $year, $month, $day ) {
	$year = (int) $year < 100 ? 2000 + (int) $year : (int) $year;
	return checkdate( (int) $month, (int) $day, $year ) ? sprintf( '%04d-%02d-%02d', $year, $month, $day ) : '';
}

/**
 * The number of a month.
 *
 * @param string $name English or German name, or its beginning.
 * @return int 0 if it is no month.
 */
function month_number( $name ) {
	$found = array_search( poster_month( $name ), POSTER_MONTHS, true );
	return false === $found ? 0 : $found + 1;
}

/**
 * Whether the day or the month comes first in dates with slashes. Dates that have only one meaning decide it.
 *
 * @param string[] $texts Days.
 * @return string dmy, mdy, or empty if all dates have two meanings.
 */
function order_of_days( $texts ) {
	foreach ( $texts as $text ) {
		if ( preg_match( '/^\s*(\d\d?)\/(\d\d?)\/\d{2,4}/', $text, $parts ) && max( $parts[1], $parts[2] ) > 12 ) {
			return $parts[1] > 12 ? 'dmy' : 'mdy';
		}
	}
	return '';
}

/**
 * Parses a time of day. The result is in the format HH:MM.
 *
 * @param string $text Such as 19:30, 19.30, 19h30, 19:30 Uhr, 19 Uhr, 7:30 PM, 7pm.
 * @return string Empty if it is no time.
 */
function parse_written_time( $text ) {
	$pattern = '/^(\d\d?)(?:\s?[:.h]\s?(\d\d)(?::\d\d)?)?\s*(h|uhr|am|pm|a\.m\.|p\.m\.)?$/i';
	if ( ! preg_match( $pattern, trim( $text ), $parts ) ) {
		return '';
	}
	$half  = isset( $parts[3] ) ? strtolower( str_replace( '.', '', $parts[3] ) ) : '';
	$hours = (int) $parts[1];
	if ( ( ! isset( $parts[2] ) || '' === $parts[2] ) && '' === $half ) {
		return '';
	}
	if ( 'am' === $half || 'pm' === $half ) {
		if ( $hours < 1 || $hours > 12 ) {
			return '';
		}
		$hours = $hours % 12 + ( 'pm' === $half ? 12 : 0 );
	}
	return substr( parse_time( sprintf( '%02d:%s', $hours, isset( $parts[2] ) && '' !== $parts[2] ? $parts[2] : '00' ) ), 0, 5 );
}
