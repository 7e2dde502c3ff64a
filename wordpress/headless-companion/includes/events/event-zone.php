<?php
/**
 * The time zone of an event. The one of its place is stored whenever the place changes, and applies unless the editor chooses
 * another.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const PLACE_ZONE = '_headless_internal_place_zone';

/**
 * The time zone of an event: the chosen one, else the one of its place.
 *
 * @param int $id Event.
 * @return string IANA name; empty when neither is known.
 */
function event_zone( $id ) {
	$chosen = parse_zone( detail( $id, 'timezone' ) );
	return '' === $chosen ? parse_zone( detail( $id, PLACE_ZONE ) ) : $chosen;
}

foreach ( array( 'added_post_meta', 'updated_post_meta', 'deleted_post_meta' ) as $hc_hook ) {
	add_action( $hc_hook, __NAMESPACE__ . '\\store_zone_of_changed_place', 10, 3 );
}
unset( $hc_hook );

/**
 * Stores the zone of an event whose place has changed.
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
 * Stores the zone of an event's place.
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
 * Stores the zones of the places of all events, once, for those that were saved before the plugin did so.
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
 * The zone of an event's place.
 *
 * @param int $id Event.
 * @return string IANA name; empty when the place does not determine it.
 */
function event_place_zone( $id ) {
	return zone_of_place( detail( $id, 'city' ), detail( $id, 'state' ), detail( $id, 'country' ) );
}
