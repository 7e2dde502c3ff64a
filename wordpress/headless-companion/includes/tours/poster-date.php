<?php
/**
 * Dates in the format of posters: 27 APR 2025, MAY 2016, 23/24 MAR 2024, 30 SEP-2 OCT 2016.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const POSTER_MONTHS = array( 'JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC' );

/**
 * Converts an entered date, such as 2025-04-27, 27.4.2025, 27 April 2025, 23./24.3.2024 or 23./24. März 2024, to the
 * format of posters.
 *
 * @param string $text Entered text.
 * @return string The text itself if it is not such a date.
 */
function poster_date( $text ) {
	$text = trim( $text );
	if ( preg_match( '/^(\d{4})-(\d\d)-(\d\d)$/', $text, $parts ) || preg_match( '/^(?<d>\d{1,2})\.\s*(?<m>\d{1,2})\.\s*(?<y>\d{4})$/', $text, $parts ) ) {
		list( $year, $month, $day ) = isset( $parts['d'] ) ? array( $parts['y'], $parts['m'], $parts['d'] ) : array( $parts[1], $parts[2], $parts[3] );
		return checkdate( (int) $month, (int) $day, (int) $year ) ? (int) $day . ' ' . POSTER_MONTHS[ $month - 1 ] . " $year" : $text;
	}
	if ( preg_match( '/^(\d{1,2})\.(?:\s*(\d{1,2})\.)?\s?([-–\/])\s?(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4})$/u', $text, $parts ) ) {
		list( , $day, $first, $between, $last_day, $month, $year ) = $parts;

		$first = '' === $first ? $month : $first;
		if ( ! checkdate( (int) $first, (int) $day, (int) $year ) || ! checkdate( (int) $month, (int) $last_day, (int) $year ) ) {
			return $text;
		}
		$first_month = (int) $first === (int) $month ? '' : ' ' . POSTER_MONTHS[ $first - 1 ];
		return (int) $day . $first_month . str_replace( '–', '-', $between ) . (int) $last_day . ' ' . POSTER_MONTHS[ $month - 1 ] . " $year";
	}
	$month  = '([\p{L}]{3,9})\.?';
	$single = "(?:(\d{1,2})\.? )?$month (\d{4})";
	if ( preg_match( "/^$single\$/u", $text, $parts ) ) {
		$name = poster_month( $parts[2] );
		return '' === $name ? $text : ltrim( "$parts[1] $name $parts[3]" );
	}
	if ( preg_match( "/^(\d{1,2})\.?(?: $month)?(\s?[-–\/]\s?)(\d{1,2})\.? $month (\d{4})\$/u", $text, $parts ) ) {
		$first = '' === $parts[2] ? '' : poster_month( $parts[2] );
		$last  = poster_month( $parts[5] );
		if ( '' !== $last && ( '' === $parts[2] || '' !== $first ) ) {
			return trim( "$parts[1] $first" ) . str_replace( '–', '-', trim( $parts[3] ) ) . "$parts[4] $last $parts[6]";
		}
	}
	return $text;
}

/**
 * The abbreviation of a month on posters, from its English or German name or the start of this name.
 *
 * @param string $name Entered name.
 * @return string Empty if it is no month.
 */
function poster_month( $name ) {
	$plain  = strtoupper( remove_accents( $name, 'en_US' ) );
	$months = array( 'JANUARY|JANUAR|JANNER', 'FEBRUARY|FEBRUAR', 'MARCH|MARZ|MAERZ|MRZ', 'APRIL', 'MAY|MAI', 'JUNE|JUNI', 'JULY|JULI', 'AUGUST', 'SEPTEMBER', 'OCTOBER|OKTOBER', 'NOVEMBER', 'DECEMBER|DEZEMBER' );
	foreach ( $months as $index => $names ) {
		foreach ( explode( '|', $names ) as $whole ) {
			if ( 0 === strpos( $whole, $plain ) ) {
				return POSTER_MONTHS[ $index ];
			}
		}
	}
	return '';
}

/**
 * A text by which dates can be sorted: the first day of the date. The first day of `30 DEC-2 JAN 2017` is in 2016.
 *
 * @param string $date Date in the format of posters.
 * @return string YYYY-MM-DD, with the day 00 if the date has only a month; 9999, which is greater than every date, if
 *                the date cannot be parsed.
 */
function poster_date_key( $date ) {
	$months = implode( '|', POSTER_MONTHS );
	if ( ! preg_match( "/^(?:(\d{1,2})[^A-Z]*)?(?:\d{1,2} )?($months)\b(?:.*?($months)\b)?.*?(\d{4})\$/", $date, $parts ) ) {
		return '9999';
	}
	$month = array_search( $parts[2], POSTER_MONTHS, true );
	$last  = '' === $parts[3] ? $month : array_search( $parts[3], POSTER_MONTHS, true );
	return sprintf( '%04d-%02d-%02d', (int) $parts[4] - ( $last < $month ? 1 : 0 ), 1 + $month, (int) $parts[1] );
}
