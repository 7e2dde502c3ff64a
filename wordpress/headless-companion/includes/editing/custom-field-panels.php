<?php
/**
 * The panels of events, videos, releases and tours in both editors: custom fields, their order, and their labels.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The panels of a type; none if Advanced Custom Fields has fields for the type.
 *
 * @param string $type Post type.
 * @return array<int, array{name: string, title: string, fields: array<int, array<string, mixed>>}>
 */
function custom_field_panels( $type ) {
	if ( has_acf_fields( $type ) ) {
		return array();
	}
	$panels = array(
		'event' => 'event_panels',
		'video' => 'video_panels',
		'music' => 'music_panels',
		'tour'  => 'tour_panels',
	);
	return isset( $panels[ $type ] ) ? call_user_func( __NAMESPACE__ . '\\' . $panels[ $type ], $type ) : array();
}

/**
 * A panel.
 *
 * @param string                  $type   Post type.
 * @param string                  $name   Name.
 * @param string                  $title  Title.
 * @param array<string, string[]> $fields Label and help by field.
 * @return array<string, mixed>
 */
function custom_field_panel( $type, $name, $title, $fields ) {
	$panel = array(
		'name'   => $name,
		'title'  => $title,
		'fields' => array(),
	);
	foreach ( $fields as $key => $words ) {
		$kind              = custom_fields( $type )[ $key ];
		$panel['fields'][] = array(
			'key'   => $key,
			'kind'  => false === strpos( $kind, '|' ) ? $kind : 'choice',
			'label' => $words[0],
			'help'  => isset( $words[1] ) ? $words[1] : '',
		);
	}
	return $panel;
}

/**
 * The panels of an event.
 *
 * @param string $type Post type.
 * @return array<int, array<string, mixed>>
 */
function event_panels( $type ) {
	return array(
		custom_field_panel(
			$type,
			'event-when',
			__( 'Date and time', 'headless-companion' ),
			array(
				'start_date'          => array( __( 'Day', 'headless-companion' ) ),
				'start_time'          => array( __( 'Begins at', 'headless-companion' ), __( 'Leave it empty if the time is not known yet.', 'headless-companion' ) ),
				'doors_time'          => array( __( 'Doors open at', 'headless-companion' ) ),
				'end_date'            => array( __( 'Last day', 'headless-companion' ), __( 'Only if it lasts longer than a day, or past midnight.', 'headless-companion' ) ),
				'end_time'            => array( __( 'Ends at', 'headless-companion' ) ),
				'timezone'            => array( __( 'Time zone', 'headless-companion' ), __( 'Whose clocks these times are on.', 'headless-companion' ) ),
				'event_status'        => array( __( 'Does it take place?', 'headless-companion' ) ),
				'previous_start_date' => array( __( 'Earlier day', 'headless-companion' ), __( 'The day it was postponed from. Choose the new day above, or leave it until you know.', 'headless-companion' ) ),
			)
		),
		custom_field_panel(
			$type,
			'event-place',
			__( 'Place', 'headless-companion' ),
			array(
				'attendance'    => array( __( 'Where can one take part?', 'headless-companion' ) ),
				'venue'         => array( __( 'Name of the place', 'headless-companion' ) ),
				'address'       => array( __( 'Street and number', 'headless-companion' ) ),
				'postcode'      => array( __( 'Postcode', 'headless-companion' ) ),
				'city'          => array( __( 'City or town', 'headless-companion' ) ),
				'state'         => array( __( 'State or canton', 'headless-companion' ) ),
				'country'       => array( __( 'Country', 'headless-companion' ) ),
				'accessibility' => array( __( 'Accessibility', 'headless-companion' ), __( 'The way in, seats for wheelchairs, a hearing loop: a line each.', 'headless-companion' ) ),
			)
		),
		custom_field_panel(
			$type,
			'event-tickets',
			__( 'Tickets', 'headless-companion' ),
			array(
				'availability'   => array( __( 'Are there tickets?', 'headless-companion' ) ),
				'price_from'     => array( __( 'Price from', 'headless-companion' ), __( 'The lowest price, like 35 or 35.50. Write 0 for free entry, and nothing if it is not known.', 'headless-companion' ) ),
				'price_currency' => array( __( 'Currency', 'headless-companion' ) ),
				'presale_from'   => array( __( 'Tickets on sale from', 'headless-companion' ), __( 'Only if they are not on sale yet.', 'headless-companion' ) ),
				'ticket_url'     => array( __( 'Address of the tickets', 'headless-companion' ), __( 'Copy it from the browser. Without one there is no button.', 'headless-companion' ) ),
				'ticket_text'    => array( __( 'Words on the button', 'headless-companion' ), __( 'Empty: “Book Your Session”.', 'headless-companion' ) ),
			)
		),
		custom_field_panel(
			$type,
			'event-people',
			__( 'Guests, age and tour', 'headless-companion' ),
			array(
				'supporting_acts' => array( __( 'Who else plays?', 'headless-companion' ), __( 'A name a line.', 'headless-companion' ) ),
				'minimum_age'     => array( __( 'From what age?', 'headless-companion' ), __( 'In years; empty for everybody.', 'headless-companion' ) ),
				'age_note'        => array( __( 'Note on age', 'headless-companion' ), __( 'Such as: with an adult from 12.', 'headless-companion' ) ),
				'tour'            => array( __( 'Tour', 'headless-companion' ), __( 'The tour’s page shows the event too.', 'headless-companion' ) ),
			)
		),
	);
}

/**
 * The panels of a video.
 *
 * @param string $type Post type.
 * @return array<int, array<string, mixed>>
 */
function video_panels( $type ) {
	return array(
		custom_field_panel(
			$type,
			'video-details',
			__( 'Video', 'headless-companion' ),
			array(
				'youtube_url'  => array( __( 'Address on YouTube or Vimeo', 'headless-companion' ), __( 'Copy it from the browser, or from “Share”.', 'headless-companion' ) ),
				'duration'     => array( __( 'Length', 'headless-companion' ), __( 'Like 3:43 or 1:02:10.', 'headless-companion' ) ),
				'release_date' => array( __( 'Released on', 'headless-companion' ) ),
				'artist'       => array( __( 'Artist', 'headless-companion' ), __( 'Empty: the name of the site.', 'headless-companion' ) ),
				'credits'      => array( __( 'Credits', 'headless-companion' ), __( 'A line each. An empty line makes a space; a line that begins with SPECIAL THANKS or BESONDERER DANK is bold.', 'headless-companion' ) ),
			)
		),
	);
}

/**
 * The panels of a release.
 *
 * @param string $type Post type.
 * @return array<int, array<string, mixed>>
 */
function music_panels( $type ) {
	return array(
		custom_field_panel(
			$type,
			'music-release',
			__( 'Release', 'headless-companion' ),
			array(
				'release_date' => array( __( 'Released on', 'headless-companion' ) ),
				'artist'       => array( __( 'Artist', 'headless-companion' ), __( 'Empty: the name of the site.', 'headless-companion' ) ),
				'label'        => array( __( 'Label', 'headless-companion' ) ),
				'isrc'         => array( 'ISRC' ),
				'ean_upc'      => array( 'EAN/UPC' ),
			)
		),
		custom_field_panel(
			$type,
			'music-links',
			__( 'Where to hear it', 'headless-companion' ),
			array(
				'spotify_url'       => array( 'Spotify' ),
				'apple_music_url'   => array( 'Apple Music' ),
				'youtube_music_url' => array( 'YouTube Music' ),
				'listen'            => array( __( 'Elsewhere', 'headless-companion' ), __( 'Any other place to listen or buy.', 'headless-companion' ) ),
				'watch'             => array( __( 'Video', 'headless-companion' ), __( 'Where one can watch it.', 'headless-companion' ) ),
			)
		),
		custom_field_panel(
			$type,
			'music-words',
			__( 'Tracklist and credits', 'headless-companion' ),
			array(
				'tracklist'       => array( __( 'Tracklist', 'headless-companion' ), __( 'A title a line, its length at the end: Comma 1:07. The numbers come by themselves.', 'headless-companion' ) ),
				'credits'         => array( __( 'Credits', 'headless-companion' ), __( 'Leave a line empty to begin a new paragraph.', 'headless-companion' ) ),
				'additional_info' => array( __( 'Additional information', 'headless-companion' ) ),
			)
		),
	);
}

/**
 * The panels of a tour.
 *
 * @param string $type Post type.
 * @return array<int, array<string, mixed>>
 */
function tour_panels( $type ) {
	return array(
		custom_field_panel(
			$type,
			'tour-which',
			__( 'Tour', 'headless-companion' ),
			array( 'tour' => array( __( 'Which tour?', 'headless-companion' ), __( 'What you write here is added to the tour’s page on the website. The pictures of its gallery are the text.', 'headless-companion' ) ) )
		),
		custom_field_panel(
			$type,
			'tour-appearances',
			__( 'Appearances', 'headless-companion' ),
			array( 'appearances' => array( __( 'Appearances', 'headless-companion' ), __( 'Leave it empty to show those that the website has itself. They are sorted by date, the newest first.', 'headless-companion' ) ) )
		),
	);
}

/**
 * The columns of the list of appearances in both editors.
 *
 * @return array<int, array<string, mixed>>
 */
function appearance_columns() {
	$columns = array(
		'date'     => array( __( 'Date', 'headless-companion' ), __( 'Like 27 APR 2025, 23/24 MAR 2024 or MAY 2016.', 'headless-companion' ) ),
		'venue'    => array( __( 'Venue', 'headless-companion' ), '' ),
		'place'    => array( __( 'Town, country', 'headless-companion' ), __( 'Like LUZERN, CH.', 'headless-companion' ) ),
		'status'   => array( __( 'What became of it?', 'headless-companion' ), '' ),
		'moved_to' => array( __( 'New date', 'headless-companion' ), '' ),
	);
	$choices = array(
		'planned'   => __( 'As planned', 'headless-companion' ),
		'postponed' => __( 'Postponed', 'headless-companion' ),
		'canceled'  => __( 'Canceled', 'headless-companion' ),
		'online'    => __( 'Online', 'headless-companion' ),
		'present'   => __( 'Still going on', 'headless-companion' ),
	);
	$fields  = array();
	foreach ( $columns as $key => $words ) {
		$fields[] = array(
			'key'     => $key,
			'label'   => $words[0],
			'help'    => $words[1],
			'choices' => 'status' === $key ? $choices : array(),
		);
	}
	return $fields;
}

/**
 * The options of choice fields.
 *
 * @return array<string, array<string, string>> Label by value, by field.
 */
function custom_field_choices() {
	return array(
		'event_status'   => array(
			'scheduled' => __( 'Yes, as planned', 'headless-companion' ),
			'postponed' => __( 'Postponed', 'headless-companion' ),
			'cancelled' => __( 'Canceled', 'headless-companion' ),
		),
		'attendance'     => array(
			'in_person' => __( 'At the place', 'headless-companion' ),
			'online'    => __( 'Online', 'headless-companion' ),
		),
		'availability'   => array(
			'available' => __( 'Yes', 'headless-companion' ),
			'few_left'  => __( 'Only a few', 'headless-companion' ),
			'sold_out'  => __( 'No, sold out', 'headless-companion' ),
		),
		'price_currency' => array_combine( currencies(), currencies() ),
	);
}

/**
 * The time zones, grouped by part of the world. The label contains the name of the city, so that editors find it by
 * typing.
 *
 * @return array<string, array<string, string>> Label by zone, by group.
 */
function zone_groups() {
	$groups = array();
	foreach ( timezone_identifiers_list() as $zone ) {
		$parts = explode( '/', $zone, 2 );
		if ( isset( $parts[1] ) ) {
			$groups[ $parts[0] ][ $zone ] = str_replace( array( '_', '/' ), array( ' ', ', ' ), $parts[1] );
		}
	}
	$groups['UTC']['UTC'] = 'UTC';
	return $groups;
}

/**
 * The fields that the panel "German version" has in addition to title, excerpt and content.
 *
 * @param string $type Post type.
 * @return array<int, array<string, string>>
 */
function german_panel_fields( $type ) {
	$labels = array(
		'_headless_de_venue'           => __( 'German name of the place', 'headless-companion' ),
		'_headless_de_accessibility'   => __( 'German words on accessibility', 'headless-companion' ),
		'_headless_de_age_note'        => __( 'German note on age', 'headless-companion' ),
		'_headless_de_ticket_text'     => __( 'German words on the button', 'headless-companion' ),
		'_headless_de_credits'         => __( 'German credits', 'headless-companion' ),
		'_headless_de_additional_info' => __( 'German additional information', 'headless-companion' ),
	);
	$fields = array();
	foreach ( has_acf_fields( $type ) ? array() : german_custom_fields( $type ) as $key => $kind ) {
		$fields[] = array(
			'key'   => $key,
			'kind'  => $kind,
			'label' => $labels[ $key ],
		);
	}
	return $fields;
}
