<?php
/**
 * Validation of the custom fields of events, videos, releases and tours. The messages are written for musicians.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

// An event that begins before this time belongs to the night of the previous day.
const FIRST_HOUR_OF_A_DAY = '04:00:00';

/**
 * Checks a single value.
 *
 * @param string $value Entered value.
 * @param string $kind  Kind, one of those in custom_fields().
 * @return string Message; empty when the value is valid.
 */
function error_in_value( $value, $kind ) {
	if ( '' === $value ) {
		return '';
	}
	switch ( $kind ) {
		case 'date':
			return is_plausible_day( $value ) ? '' : __( 'There is no such day. A date is written like 2026-12-31.', 'headless-companion' );
		case 'time':
			return '' !== parse_time( $value ) ? '' : __( 'There is no such time. A time is written like 19:30.', 'headless-companion' );
		case 'moment':
			return is_plausible_day( substr( parse_moment( $value ), 0, 10 ) ) ? '' : __( 'There is no such day or time. Both are written like 2026-12-31 10:00.', 'headless-companion' );
		case 'amount':
			return '' !== parse_amount( $value ) ? '' : __( 'This is not an amount. One is written like 35 or 35.50, without the currency.', 'headless-companion' );
		case 'age':
			return null !== parse_age( $value ) ? '' : __( 'This is not an age. Write a number of years, like 16.', 'headless-companion' );
		case 'zone':
			return '' !== parse_zone( $value ) ? '' : __( 'This time zone is not known. Choose one of the list.', 'headless-companion' );
		case 'url':
			if ( is_own_address( parse_web_address( $value ) ) ) {
				return error_in_button_address( stored_address( $value ) );
			}
			return '' !== parse_web_address( $value ) ? '' : __( 'This is not a web address. One begins with https:// and has no spaces.', 'headless-companion' );
		case 'film':
			return '' !== parse_film_address( $value ) ? '' : __( 'This is not the address of a film on YouTube or Vimeo. Copy it from the browser, like https://www.youtube.com/watch?v=…', 'headless-companion' );
		case 'length':
			return null !== parse_length( $value ) ? '' : __( 'This is not a length. One is written like 3:43 or 1:02:10.', 'headless-companion' );
		case 'isrc':
			return preg_match( '/^[a-z]{2}[\s-]?[a-z0-9]{3}[\s-]?\d{2}[\s-]?\d{5}$/i', $value ) ? '' : __( 'This is not an ISRC. One looks like CH-A4L-26-00004.', 'headless-companion' );
		case 'ean':
			return is_ean( $value ) ? '' : __( 'This is not an EAN or UPC: 12 or 13 digits, of which one seems mistyped.', 'headless-companion' );
		case 'tour':
			return is_tour_slug( $value ) && ( ! tour_choices() || isset( tour_choices()[ $value ] ) ) ? '' : __( 'The website has no such tour. Choose one of the list.', 'headless-companion' );
		case 'rows':
			return error_in_appearances( $value );
		case 'line':
		case 'lines':
		case 'html':
			return '';
		default:
			return in_array( $value, explode( '|', $kind ), true ) ? '' : __( 'Choose one of the list.', 'headless-companion' );
	}
}

/**
 * Whether a text is a day from 1900 to 2199. Another year, such as 0026, is a typing mistake.
 *
 * @param string $text Entered text.
 * @return bool
 */
function is_plausible_day( $text ) {
	$day = parse_day( $text );
	return '' !== $day && $day >= '1900' && $day < '2200';
}

/**
 * Whether a text is an EAN or UPC (8, 12, 13 or 14 digits) with a correct check digit.
 *
 * @param string $text Entered text.
 * @return bool
 */
function is_ean( $text ) {
	$digits = preg_replace( '/[\s-]/', '', $text );
	if ( ! preg_match( '/^(\d{8}|\d{12,14})$/', $digits ) ) {
		return false;
	}
	$sum = 0;
	foreach ( str_split( strrev( $digits ) ) as $place => $digit ) {
		$sum += $digit * ( $place % 2 ? 3 : 1 );
	}
	return 0 === $sum % 10;
}

/**
 * Finds values of an event that contradict each other. Only values that are valid on their own are compared.
 *
 * @param array<string, string> $event Custom fields.
 * @return array<string, string> Messages by field.
 */
function errors_within_event( $event ) {
	$start   = parse_day( $event['start_date'] );
	$end     = parse_day( $event['end_date'] );
	$from    = parse_time( $event['start_time'] );
	$until   = parse_time( $event['end_time'] );
	$error = array();
	if ( '' === $start && '' !== $end ) {
		$error['start_date'] = __( 'The event has a last day, but no first one.', 'headless-companion' );
	} elseif ( '' !== $end && $end < $start ) {
		$error['end_date'] = __( 'The last day is before the first.', 'headless-companion' );
	}
	if ( '' === $from && '' !== $until ) {
		$error['start_time'] = __( 'The event has an end, but no time at which it begins.', 'headless-companion' );
	} elseif ( '' !== $until && $until <= $from && ( '' === $end || $end === $start ) ) {
		$error['end_time'] = __( 'The end is before the beginning. If it is after midnight, choose the next day as last day.', 'headless-companion' );
	}
	return $error + errors_in_admission( $event );
}

/**
 * Finds times of doors and ticket sale that contradict the start of the event.
 *
 * @param array<string, string> $event Custom fields.
 * @return array<string, string> Messages by field.
 */
function errors_in_admission( $event ) {
	$error = array();
	$start = parse_day( $event['start_date'] );
	$from  = parse_time( $event['start_time'] );
	$doors = parse_time( $event['doors_time'] );
	$sale  = parse_moment( $event['presale_from'] );
	// The doors of a concert that begins before 04:00 open on the evening before, so their time is not checked.
	if ( '' !== $from && $doors > $from && $from >= FIRST_HOUR_OF_A_DAY ) {
		$error['doors_time'] = __( 'The doors open after the beginning.', 'headless-companion' );
	}
	if ( '' !== $sale && '' !== $start && $sale > $start . 'T' . ( '' === $from ? '24:00:00' : $from ) ) {
		$error['presale_from'] = __( 'Tickets are on sale only after the beginning.', 'headless-companion' );
	}
	return $error;
}
