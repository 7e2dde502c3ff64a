<?php
/**
 * The countries, and the states of the United States, by the names that editors write.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The countries.
 *
 * @return array<string, string> Code of ISO 3166-1 by name and by code, in the form of fold_place().
 */
function country_codes() {
	static $codes = array();
	if ( ! $codes ) {
		foreach ( require __DIR__ . '/country-names.php' as $code => $names ) {
			$codes += array_fill_keys( folded_names( "$names|$code" ), $code );
		}
	}
	return $codes;
}

/**
 * The states of the United States.
 *
 * @return array<string, array{zone: string, towns: array<string, string>}> By name and by code, in the form of fold_place().
 * `zone` is the time zone in which most people of the state live. `towns` has the time zones of towns in another zone.
 */
function us_states() {
	static $states = array();
	if ( ! $states ) {
		foreach ( require __DIR__ . '/us-states.php' as $code => $state ) {
			$towns = array();
			foreach ( isset( $state[2] ) ? $state[2] : array() as $names => $zone ) {
				$towns += array_fill_keys( folded_names( $names ), $zone );
			}
			$known   = array(
				'zone'  => $state[1],
				'towns' => $towns,
			);
			$states += array_fill_keys( folded_names( "$state[0]|$code" ), $known );
		}
	}
	return $states;
}

/**
 * Names in the form of fold_place().
 *
 * @param string $names Separated by "|".
 * @return string[]
 */
function folded_names( $names ) {
	return array_map( __NAMESPACE__ . '\\fold_place', explode( '|', $names ) );
}

/**
 * Normalises the name of a place for comparisons: lower case, without accents, full stops, commas and apostrophes.
 * assets/place-zone.js does the same.
 *
 * @param string $name Name.
 * @return string
 */
function fold_place( $name ) {
	$plain = preg_replace( '/[.,\'’‘ʻʼ]/u', '', str_replace( '&', 'and', fold_text( $name ) ) );
	return preg_replace( '/^the /', '', trim( preg_replace( '/\s+/u', ' ', (string) $plain ) ) );
}
