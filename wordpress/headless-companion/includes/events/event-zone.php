<?php
/**
 * The time zone of an event. The time zone of its place is saved whenever the place changes. It applies unless an
 * editor chooses another one.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const PLACE_ZONE = '_headless_internal_place_zone';

/**
 * The time zone of an event: the chosen one, or else the one of its place.
 *
 * @param int $id Event.
 * @return string IANA name; empty if neither is known.
 */
function event_zone( $id ) {
	$chosen = parse_zone( stored_field( $id, 'timezone' ) );
	return '' === $chosen ? parse_zone( stored_field( $id, PLACE_ZONE ) ) : $chosen;
}

foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hc_hook ) {
	add_action( $hc_hook, __NAMESPACE__ . '\\store_zone_of_changed_place', 10, 3 );
}
unset( $hc_hook );

/**
 * Saves the time zone of the place when the place of an event has changed.
 *
 * @param int|int[] $meta_id Unused.
 * @param int       $id      Post.
 * @param string    $key     Meta key.
 */
function store_zone_of_changed_place( $meta_id, $id, $key ) {
	if ( in_array( $key, array( 'city', 'state', 'country' ), true ) && 'event' === get_post_type( $id ) ) {
		store_place_zone( $id );
	}
}

/**
 * Saves the time zone of an event's place.
 *
 * @param int $id Event.
 */
function store_place_zone( $id ) {
	$zone = event_place_zone( $id );
	if ( '' === $zone ) {
		delete_post_meta( $id, PLACE_ZONE );
	} else {
		update_post_meta( $id, PLACE_ZONE, $zone );
	}
}

/**
 * Saves the time zones of the places of all events. This runs once, for events that were saved before the plugin saved
 * time zones.
 */
function store_place_zones() {
	$ids = posts_of_every_language(
		array(
			'post_type'      => 'event',
			'post_status'    => array( 'publish', 'future', 'draft', 'pending', 'private', 'trash' ),
			'posts_per_page' => -1,
			'fields'         => 'ids',
		)
	);
	update_meta_cache( 'post', $ids );
	array_map( __NAMESPACE__ . '\\store_place_zone', $ids );
}

/**
 * The time zone of an event's place.
 *
 * @param int $id Event.
 * @return string IANA name; empty if the place does not determine it.
 */
function event_place_zone( $id ) {
	return zone_of_place( stored_field( $id, 'city' ), stored_field( $id, 'state' ), stored_field( $id, 'country' ) );
}
