<?php
/**
 * The hint at the time zone of an event whose place does not determine the time zone (assets/place-zone.js).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Countries and states of the United States, grouped by whether they have one time zone or several.
 *
 * @return array<string, string[]> Names in the form of fold_place(): countries with one time, countries with several, the
 * United States, and states with a single time zone.
 */
function zone_places() {
	$countries = array();
	foreach ( country_codes() as $name => $code ) {
		$countries[ $code ][] = (string) $name;
	}
	$one_time = array_filter( array_keys( $countries ), __NAMESPACE__ . '\\one_zone_of_country' );
	$states   = array_filter(
		us_states(),
		static function ( $state ) {
			return ! $state['towns'];
		}
	);
	return array(
		'oneTime'  => array_merge( array(), ...array_values( array_intersect_key( $countries, array_flip( $one_time ) ) ) ),
		'several'  => array_merge( array(), ...array_values( array_diff_key( $countries, array_flip( $one_time ) ) ) ),
		'american' => $countries['US'],
		'states'   => array_keys( $states ),
	);
}
