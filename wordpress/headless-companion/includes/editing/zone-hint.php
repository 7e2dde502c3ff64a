<?php
/**
 * The hint beside the time zone of an event whose place does not determine it (assets/place-zone.js).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The countries in which clocks show one time for the whole of this year, be it in one zone or in several.
 *
 * @return string[] Codes of ISO 3166-1.
 */
function one_time_countries() {
	$zones = array();
	foreach ( timezone_identifiers_list() as $name ) {
		$zone  = new \DateTimeZone( $name );
		$place = $zone->getLocation();
		if ( $place && preg_match( '/^[A-Z]{2}$/', $place['country_code'] ) ) {
			$zones[ $place['country_code'] ][] = $zone;
		}
	}
	return array_keys( array_filter( $zones, __NAMESPACE__ . '\\keep_same_time' ) );
}

/**
 * Whether clocks show the same in all of these zones, in every week of this year.
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

add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_classic_zone_hint' );

/**
 * Loads the hint where the classic editor shows an event.
 */
function enqueue_classic_zone_hint() {
	$screen = get_current_screen();
	if ( ! $screen || 'post' !== $screen->base || 'event' !== $screen->post_type || $screen->is_block_editor() ) {
		return;
	}
	foreach ( array( 'place-zone', 'classic-zone' ) as $script ) {
		wp_enqueue_script( "headless-companion-$script", plugins_url( "assets/$script.js", PLUGIN_FILE ), array( 'wp-i18n' ), VERSION, true );
		wp_set_script_translations( "headless-companion-$script", 'headless-companion', translations_folder() );
	}
	wp_add_inline_script( 'headless-companion-classic-zone', classic_settings_script( array( 'oneTimeCountries' => one_time_countries() ) ), 'before' );
}
