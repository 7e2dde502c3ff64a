<?php
/**
 * Parses the location of an event in a calendar file.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** A postcode with its town, such as 6198 Oberhalden. A street may look the same, such as 1605 Broadway. */
const POSTCODE_AND_TOWN = '/^(?:[A-Z]{1,2}-)?(\d{4,6})\s+(.+)$/u';

/** A state or canton, such as NY or ZH, which may be followed by a ZIP code. */
const STATE_AND_ZIP = '/^([A-Z]{2})(?:\s+(\d{5}(?:-\d{4})?))?$/';

/**
 * Parses the text of a location: the name of the venue, then street, postcode with town, and country; in the United
 * States street, town, state with postcode, and country. A part that is none of
 * these is added to the street.
 *
 * @param string $words One line, or several.
 * @return array<string, string>
 */
function parse_location( $words ) {
	if ( preg_match( '#^https?://\S+$#i', $words ) ) {
		return array( 'attendance' => 'online' );
	}
	$parts  = array_values( array_filter( array_map( 'trim', preg_split( '/[,\n]/', $words ) ), 'strlen' ) );
	$place  = array( 'venue' => (string) array_shift( $parts ) );
	$street = array();
	foreach ( $parts as $index => $part ) {
		$later = array_slice( $parts, $index + 1 );
		$found = isset( $place['city'] ) ? state_or_country( $part, $later ) : parse_town( $part, $later, (bool) $street );
		if ( ! $found || array_intersect_key( $found, $place ) ) {
			$street[] = $part;
		} else {
			$place += $found;
		}
	}
	return array_filter( $place + array( 'address' => implode( ', ', $street ) ), 'strlen' );
}

/**
 * The town in a part, with its postcode.
 *
 * @param string   $part       Part.
 * @param string[] $later      Later parts of the location.
 * @param bool     $has_street Whether the street is in an earlier part.
 * @return array<string, string> Fields; none if the part is no town.
 */
function parse_town( $part, $later, $has_street ) {
	if ( preg_match( POSTCODE_AND_TOWN, $part, $found ) ) {
		return is_town_later( $later, $has_street ) ? array() : array( 'postcode' => $found[1], 'city' => $found[2] ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short enough for one line.
	}
	$is_street = ! $has_street && preg_match( '/\d/', $part );
	return $is_street || preg_grep( POSTCODE_AND_TOWN, $later ) ? array() : array( 'city' => $part );
}

/**
 * Whether a part that looks like a postcode with a town is a street, because the town is in a later part.
 *
 * @param string[] $later      Later parts of the location.
 * @param bool     $has_street Whether the street is in an earlier part.
 * @return bool
 */
function is_town_later( $later, $has_street ) {
	if ( preg_grep( '/^[A-Z]{2}\s+\d{5}\b/', $later ) ) {
		// A later part is a state with its ZIP code. The town is the part before that.
		return true;
	}
	$next = $later ? $later[0] : '';
	if ( $has_street || is_country( $next ) || preg_match( STATE_AND_ZIP, $next ) ) {
		return false;
	}
	// A single word may also be a country in another language.
	return count( $later ) > 1 || preg_match( '/\d{4}/', $next ) || isset( us_states()[ fold_place( $next ) ] );
}

/**
 * The state with its ZIP code, or the country, in a part after the town.
 *
 * @param string   $part  Part.
 * @param string[] $later Later parts of the location.
 * @return array<string, string> Fields; none if it is neither.
 */
function state_or_country( $part, $later ) {
	// A code of two letters at the end may also mean a country.
	if ( preg_match( STATE_AND_ZIP, $part, $found ) && ( isset( $found[2] ) || $later || ! is_country( $part ) ) ) {
		return array( 'state' => $found[1] ) + ( isset( $found[2] ) ? array( 'postcode' => $found[2] ) : array() );
	}
	return $later || preg_match( '/\d/', $part ) ? array() : array( 'country' => $part );
}

/**
 * Whether a part of a location is a country.
 *
 * @param string $part Part.
 * @return bool
 */
function is_country( $part ) {
	return isset( country_codes()[ fold_place( $part ) ] );
}
