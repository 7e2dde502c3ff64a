<?php
/**
 * The venues of earlier events, which are offered to editors.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const MAX_VENUES = 200;

/**
 * The custom fields of an event that belong to its venue.
 *
 * @return string[] Meta keys.
 */
function venue_keys() {
	return array( 'venue', 'address', 'postcode', 'city', 'state', 'country', 'timezone', 'accessibility', '_headless_de_venue', '_headless_de_accessibility' );
}

/**
 * The venues of all events that the current user may read, with the custom fields of the newest event there. Online
 * events are left out.
 *
 * @return array<int, array<string, string>> Fields by name, sorted by the name of the venue.
 */
function known_venues() {
	$venues = array();
	foreach ( all_event_ids() as $id ) {
		$name = stored_field( $id, 'venue' );
		$key  = folded_title( $name . ' ' . stored_field( $id, 'city' ) );
		if ( '' === $name || isset( $venues[ $key ] ) || 'online' === stored_field( $id, 'attendance' ) || ! current_user_can( 'read_post', $id ) ) {
			continue;
		}
		foreach ( venue_keys() as $field ) {
			$venues[ $key ][ $field ] = stored_field( $id, $field );
		}
		if ( count( $venues ) >= MAX_VENUES ) {
			break;
		}
	}
	ksort( $venues );
	return array_values( $venues );
}

add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_classic_venues' );

/**
 * Loads the list if the classic editor shows an event.
 */
function enqueue_classic_venues() {
	$screen = get_current_screen();
	if ( ! $screen || 'post' !== $screen->base || 'event' !== $screen->post_type || $screen->is_block_editor() || ! custom_field_panels( 'event' ) ) {
		return;
	}
	foreach ( array( 'venue-list', 'classic-venues' ) as $script ) {
		wp_enqueue_script( "headless-companion-$script", plugins_url( "assets/$script.js", PLUGIN_FILE ), array( 'wp-i18n' ), VERSION, true );
		wp_set_script_translations( "headless-companion-$script", 'headless-companion', translations_folder() );
	}
	wp_add_inline_script( 'headless-companion-classic-venues', 'window.headlessCompanionPlaces = ' . wp_json_encode( known_venues() ) . ';', 'before' );
}
