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
