<?php
/**
 * Reading single details. A value that is not valid counts as empty.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * A day as YYYY-MM-DD; Advanced Custom Fields stores YYYYMMDD.
 *
 * @param string $text Stored text.
 * @return string Empty when it is no day of the calendar.
 */
function parse_day( $text ) {
	if ( ! preg_match( '/^(\d{4})-?(\d\d)-?(\d\d)$/', trim( $text ), $parts ) || ! checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ) {
		return '';
	}
	return "$parts[1]-$parts[2]-$parts[3]";
}

/**
 * A time of day as HH:MM:SS.
 *
 * @param string $text Stored text, seconds or not.
 * @return string Empty when it is no time of day.
 */
function parse_time( $text ) {
	if ( ! preg_match( '/^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/', trim( $text ), $parts ) ) {
		return '';
	}
	return sprintf( '%02d:%s:%s', $parts[1], $parts[2], isset( $parts[3] ) ? $parts[3] : '00' );
}

/**
 * A moment of a wall clock as YYYY-MM-DDTHH:MM:SS; Advanced Custom Fields writes a space between day and time.
 *
 * @param string $text Stored text, seconds or not.
 * @return string Empty when it is no moment.
 */
function parse_moment( $text ) {
	$parts = preg_split( '/[T\s]+/', trim( $text ) );
	$day   = parse_day( $parts[0] );
	$time  = 2 === count( $parts ) ? parse_time( $parts[1] ) : '';
	return '' === $day || '' === $time ? '' : "{$day}T$time";
}

/**
 * An amount of money, as people write it: 35, 35.50, 35,50, 1'200 or 35.–.
 *
 * @param string $text Stored text.
 * @return string With two decimals, such as 35.50; empty when it is no amount.
 */
function parse_amount( $text ) {
	$text = preg_replace( '/[.,](?:-|–|—)$/u', '', preg_replace( "/['’\s\x{00a0}\x{202f}]/u", '', $text ) );
	return preg_match( '/^\d{1,7}(?:[.,]\d{1,2})?$/', (string) $text ) ? number_format( (float) str_replace( ',', '.', $text ), 2, '.', '' ) : '';
}

/**
 * An age in years.
 *
 * @param string $text Stored text.
 * @return int|null Null when it is not one.
 */
function parse_age( $text ) {
	return preg_match( '/^\d{1,2}$/', trim( $text ) ) && (int) $text > 0 ? (int) $text : null;
}

/**
 * The lines of a text that have words.
 *
 * @param string $text Stored text.
 * @return string[] Plain text.
 */
function parse_lines( $text ) {
	return array_values( array_filter( array_map( 'trim', preg_split( '/\R/u', plain_text( $text ) ) ), 'strlen' ) );
}

/**
 * A time zone of the IANA list.
 *
 * @param string $name Stored name.
 * @return string Empty when there is no such zone.
 */
function parse_zone( $name ) {
	return in_array( $name, timezone_identifiers_list( \DateTimeZone::ALL_WITH_BC ), true ) ? $name : '';
}

/**
 * A web address that visitors may follow: one of the website or of this WordPress, however it is reached, or one on another
 * host that has a domain.
 *
 * @param string $text Stored text.
 * @return string Empty when it is not one.
 */
function parse_web_address( $text ) {
	$url = trim( $text );
	if ( preg_match( '/[\s<>"\\\\]/', $url ) || ! is_site_address( $url ) || has_login( $url ) ) {
		return '';
	}
	return is_own_address( $url ) || preg_match( '/^[^.]+(\.[^.]+)+$/', (string) wp_parse_url( $url, PHP_URL_HOST ) ) ? $url : '';
}

/**
 * One of the choices of a field.
 *
 * @param string $text    Stored text.
 * @param string $choices Choices parted by "|".
 * @return string The first choice when it is not one of them.
 */
function parse_choice( $text, $choices ) {
	$choices = explode( '|', $choices );
	return in_array( $text, $choices, true ) ? $text : $choices[0];
}
