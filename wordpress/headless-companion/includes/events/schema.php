<?php
/**
 * The schema of an event.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The schema of an event in responses of /wp/v2/events.
 *
 * @return array<string, mixed>
 */
function event_schema() {
	$text = property_schema( 'string' );
	return object_schema(
		'headless-event',
		array(
			'id'             => property_schema( 'integer' ),
			'post_id'        => property_schema( 'null', 'Always null.' ),
			'type'           => property_schema( 'string', '', array( 'enum' => array( 'event' ) ) ),
			'slug'           => $text,
			'title'          => property_schema( 'string', 'HTML text.' ),
			'description'    => property_schema( 'string', 'HTML.' ),
			'excerpt'        => property_schema( 'string', 'HTML.' ),
			'featured_image' => property_schema( array( 'string', 'null' ), 'Address of the picture.' ),
		) + event_date_schemas() + event_place_schemas() + event_admission_schemas() + array(
			'tour'         => property_schema( array( 'string', 'null' ), 'Slug of the tour that the event belongs to.' ),
			'date'         => property_schema( 'string', 'Date of publication, in the time zone of this WordPress.' ),
			'modified'     => $text,
			'modified_gmt' => $text,
			'seo'          => part_schema( seo_schema()['properties'] ),
			'translations' => part_schema( array( 'de' => event_translation_schema() ) ),
			'embedded'     => part_schema( embedded_schema() ),
			'_links'       => property_schema( 'object' ),
		)
	);
}

/**
 * The schemas of dates and status.
 *
 * @return array<string, array<string, mixed>>
 */
function event_date_schemas() {
	$day  = property_schema( array( 'string', 'null' ), 'YYYY-MM-DD.' );
	$time = property_schema( array( 'string', 'null' ), 'HH:MM:SS, in the time zone of the event.' );
	return array(
		'start_date'          => $day,
		'start_time'          => $time,
		'end_date'            => $day,
		'end_time'            => $time,
		'timezone'            => property_schema( array( 'string', 'null' ), 'IANA time zone: the one that an editor has chosen, or else the one of the place.' ),
		'status'              => property_schema( 'string', '', array( 'enum' => explode( '|', custom_fields( 'event' )['event_status'] ) ) ),
		'previous_start_date' => $day,
	);
}

/**
 * The schemas of the place and the tickets.
 *
 * @return array<string, array<string, mixed>>
 */
function event_place_schemas() {
	$text = property_schema( 'string' );
	return array(
		'attendance' => property_schema( 'string', '', array( 'enum' => explode( '|', custom_fields( 'event' )['attendance'] ) ) ),
		'location'   => part_schema( array_fill_keys( array( 'name', 'address', 'city', 'state', 'country', 'postcode' ), $text ) ),
		'buy_ticket' => part_schema( array_fill_keys( array( 'url', 'text' ), $text ) ),
	);
}

/**
 * The schemas of the fields about admission.
 *
 * @return array<string, array<string, mixed>>
 */
function event_admission_schemas() {
	$text = property_schema( 'string' );
	return array(
		'doors_time'      => property_schema( array( 'string', 'null' ), 'HH:MM:SS, in the time zone of the event.' ),
		'availability'    => property_schema( 'string', '', array( 'enum' => explode( '|', custom_fields( 'event' )['availability'] ) ) ),
		'price_from'      => property_schema( array( 'string', 'null' ), 'With two decimals; 0.00 is free.' ),
		'price_currency'  => property_schema( 'string', 'A code of ISO 4217.', array( 'enum' => currencies() ) ),
		'presale_from'    => property_schema( array( 'string', 'null' ), 'YYYY-MM-DDTHH:MM:SS, in the time zone of the event.' ),
		'supporting_acts' => list_schema( $text ),
		'minimum_age'     => property_schema( array( 'integer', 'null' ), 'In years.' ),
		'age_note'        => $text,
		'accessibility'   => property_schema( 'string', 'Lines of plain text.' ),
	);
}

/**
 * The schema of the German version.
 *
 * @return array<string, mixed>
 */
function event_translation_schema() {
	$text = property_schema( 'string' );
	return part_schema(
		array(
			'title'         => rendered_schema(),
			'excerpt'       => rendered_schema(),
			'content'       => rendered_schema(),
			'description'   => property_schema( 'string', 'HTML.' ),
			'seo'           => german_seo_schema(),
			'location'      => part_schema( array( 'name' => $text ) ),
			'buy_ticket'    => part_schema( array( 'text' => $text ) ),
			'age_note'      => $text,
			'accessibility' => property_schema( 'string', 'Lines of plain text.' ),
		),
		'Null if there is no German version.',
		array( 'object', 'null' )
	);
}
