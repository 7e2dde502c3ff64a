<?php
/**
 * Parses the values of single custom fields. An invalid value counts as empty.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * A day in the format YYYY-MM-DD. Advanced Custom Fields saves YYYYMMDD.
 *
 * @param string $text Saved text.
 * @return string Empty if there is no such day.
 */
function parse_day( $text ) {
	if ( ! preg_match( '/^(\d{4})-?(\d\d)-?(\d\d)$/', trim( $text ), $parts ) || ! checkdate( (int) $parts[2], (int) $parts[3], (int) $parts[1] ) ) {
		return '';
	}
	return "$parts[1]-$parts[2]-$parts[3]";
}

/**
 * A time of day in the format HH:MM:SS.
 *
 * @param string $text Saved text, with or without seconds.
 * @return string Empty if there is no such time.
 */
function parse_time( $text ) {
	if ( ! preg_match( '/^([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/', trim( $text ), $parts ) ) {
		return '';
	}
	return sprintf( '%02d:%s:%s', $parts[1], $parts[2], isset( $parts[3] ) ? $parts[3] : '00' );
}

/**
 * A local date and time in the format YYYY-MM-DDTHH:MM:SS. Advanced Custom Fields saves a space between date and time.
 *
 * @param string $text Saved text, with or without seconds.
 * @return string Empty if there is no such date or time.
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
 * @param string $text Saved text.
 * @return string With two decimals, such as 35.50; empty if it is no amount.
 */
function parse_amount( $text ) {
	$text = preg_replace( '/[.,](?:-|–|—)$/u', '', preg_replace( "/['’\s\x{00a0}\x{202f}]/u", '', $text ) );
	return preg_match( '/^\d{1,7}(?:[.,]\d{1,2})?$/', (string) $text ) ? number_format( (float) str_replace( ',', '.', $text ), 2, '.', '' ) : '';
}

/**
 * An age in years, from 1 to 99.
 *
 * @param string $text Saved text.
 * @return int|null Null if it is no age.
 */
function parse_age( $text ) {
	return preg_match( '/^\d{1,2}$/', trim( $text ) ) && (int) $text > 0 ? (int) $text : null;
}

/**
 * The lines of a text that are not empty.
 *
 * @param string $text Saved text.
 * @return string[] Plain text.
 */
function parse_lines( $text ) {
	return array_values( array_filter( array_map( 'trim', preg_split( '/\R/u', plain_text( $text ) ) ), 'strlen' ) );
}

/**
 * A time zone of the IANA time zone database.
 *
 * @param string $name Saved name.
 * @return string Empty if there is no such time zone.
 */
function parse_zone( $name ) {
	return in_array( $name, timezone_identifiers_list( \DateTimeZone::ALL_WITH_BC ), true ) ? $name : '';
}

/**
 * A URL that visitors may follow: any URL of the website or of this WordPress, or a URL on another host whose name
 * contains a dot.
 *
 * @param string $text Saved text.
 * @return string Empty if it is not such a URL.
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
 * @param string $text    Saved text.
 * @param string $choices Choices separated by "|".
 * @return string The first choice if the text is none of them.
 */
function parse_choice( $text, $choices ) {
	$choices = explode( '|', $choices );
	return in_array( $text, $choices, true ) ? $text : $choices[0];
}
