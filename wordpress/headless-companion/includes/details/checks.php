<?php
/**
 * What is wrong with details, in words that an artist understands.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

/**
 * What is wrong with one value, looked at alone.
 *
 * @param string $value Typed value.
 * @param string $kind  Kind, as detail_fields() has it.
 * @return string Empty when nothing is.
 */
function trouble_with_value( $value, $kind ) {
	if ( '' === $value ) {
		return '';
	}
	switch ( $kind ) {
		case 'date':
			return is_plausible_day( $value ) ? '' : __( 'There is no such day. A date is written like 2026-12-31.', 'headless-companion' );
		case 'time':
			return '' !== parse_time( $value ) ? '' : __( 'There is no such time. A time is written like 19:30.', 'headless-companion' );
		case 'zone':
			return '' !== parse_zone( $value ) ? '' : __( 'This time zone is not known. Choose one of the list.', 'headless-companion' );
		case 'url':
			return '' !== parse_web_address( $value ) ? '' : __( 'This is no web address. One begins with https:// and has no spaces.', 'headless-companion' );
		case 'youtube':
			return '' !== parse_youtube_id( $value ) ? '' : __( 'This is no address of a YouTube video. Copy it from the browser, like https://www.youtube.com/watch?v=…', 'headless-companion' );
		case 'isrc':
			return preg_match( '/^[a-z]{2}[\s-]?[a-z0-9]{3}[\s-]?\d{2}[\s-]?\d{5}$/i', $value ) ? '' : __( 'This is no ISRC. One looks like CH-A4L-26-00004.', 'headless-companion' );
		case 'ean':
			return is_ean( $value ) ? '' : __( 'This is no EAN or UPC: 12 or 13 digits, of which one seems mistyped.', 'headless-companion' );
		case 'line':
		case 'lines':
		case 'html':
			return '';
		default:
			return in_array( $value, explode( '|', $kind ), true ) ? '' : __( 'Choose one of the list.', 'headless-companion' );
	}
}

/**
 * Whether a text is a day somebody could mean; 0026 is a slip of the keyboard.
 *
 * @param string $text Typed text.
 * @return bool
 */
function is_plausible_day( $text ) {
	$day = parse_day( $text );
	return '' !== $day && $day >= '1900' && $day < '2200';
}

/**
 * Whether a text is an EAN or UPC with a right check digit.
 *
 * @param string $text Typed text.
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
 * What does not go together in an event; only values that are right in themselves are looked at.
 *
 * @param array<string, string> $event Details.
 * @return array<string, string> Messages by detail.
 */
function troubles_within_event( $event ) {
	$start   = parse_day( $event['start_date'] );
	$end     = parse_day( $event['end_date'] );
	$from    = parse_time( $event['start_time'] );
	$until   = parse_time( $event['end_time'] );
	$trouble = array();
	if ( '' === $start && '' !== $end ) {
		$trouble['start_date'] = __( 'The event has a last day, but no first one.', 'headless-companion' );
	} elseif ( '' !== $end && $end < $start ) {
		$trouble['end_date'] = __( 'The last day is before the first.', 'headless-companion' );
	}
	if ( '' === $from && '' !== $until ) {
		$trouble['start_time'] = __( 'The event has an end, but no time at which it begins.', 'headless-companion' );
	} elseif ( '' !== $until && $until <= $from && ( '' === $end || $end === $start ) ) {
		$trouble['end_time'] = __( 'The end is before the beginning. If it is after midnight, choose the next day as last day.', 'headless-companion' );
	}
	return $trouble;
}
