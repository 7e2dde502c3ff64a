<?php
/**
 * The time zone of a place.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The time zone of a place.
 *
 * @param string $city    Town; may contain the state too, as in "Portland, Maine".
 * @param string $state   State.
 * @param string $country Country, by name or code.
 * @return string IANA name; empty if the place does not determine it.
 */
function zone_of_place( $city, $state, $country ) {
	$country = fold_place( $country );
	$codes   = country_codes();
	$code    = isset( $codes[ $country ] ) ? $codes[ $country ] : '';
	if ( '' !== $country && 'US' !== $code ) {
		return '' === $code ? '' : zone_of_country( $code, $city );
	}
	$parts  = explode( ',', $city, 2 );
	$state  = fold_place( '' === $state && isset( $parts[1] ) ? $parts[1] : $state );
	$states = us_states();
	// Without a country, a code of two letters may also mean a canton of Switzerland.
	if ( isset( $states[ $state ] ) && ( 'US' === $code || strlen( $state ) > 2 ) ) {
		$towns = $states[ $state ]['towns'];
		$town  = fold_place( $parts[0] );
		return isset( $towns[ $town ] ) ? $towns[ $town ] : $states[ $state ]['zone'];
	}
	return 'US' === $code ? zone_of_town( 'US', $city ) : '';
}

/**
 * The time zone of a country, or of a town in a country with several times.
 *
 * @param string $code ISO 3166-1.
 * @param string $city Town.
 * @return string Empty if it is not known.
 */
function zone_of_country( $code, $city ) {
	$zone = one_zone_of_country( $code );
	return '' === $zone ? zone_of_town( $code, $city ) : $zone;
}

/**
 * The time zone of a country in which all clocks show the same time during the whole of this year.
 *
 * @param string $code ISO 3166-1.
 * @return string Empty if the country has several times.
 */
function one_zone_of_country( $code ) {
	$names = timezone_identifiers_list( \DateTimeZone::PER_COUNTRY, $code );
	return $names && keep_same_time( array_map( 'timezone_open', $names ) ) ? $names[0] : '';
}

/**
 * The time zone of a country that is named after a town, such as America/Toronto.
 *
 * @param string $code ISO 3166-1.
 * @param string $city Town.
 * @return string Empty if there is none.
 */
function zone_of_town( $code, $city ) {
	$town = fold_place( explode( ',', $city )[0] );
	foreach ( timezone_identifiers_list( \DateTimeZone::PER_COUNTRY, $code ) as $zone ) {
		if ( str_replace( '_', ' ', strtolower( substr( strrchr( $zone, '/' ), 1 ) ) ) === $town ) {
			return $zone;
		}
	}
	return '';
}

/**
 * Whether clocks show the same time in all of these zones, in every week of this year.
 *
 * @param \DateTimeZone[] $zones Zones.
 * @return bool
 */
function keep_same_time( $zones ) {
	$week = new \DateTimeImmutable( gmdate( 'Y' ) . '-01-01T00:00:00Z' );
	for ( $count = 0; count( $zones ) > 1 && $count < 53; $count++ ) {
		foreach ( $zones as $zone ) {
			if ( $zone->getOffset( $week ) !== $zones[0]->getOffset( $week ) ) {
				return false;
			}
		}
		$week = $week->modify( '+1 week' );
	}
	return true;
}
