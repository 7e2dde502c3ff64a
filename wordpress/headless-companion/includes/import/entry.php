<?php
/**
 * An event that is about to be imported, and its errors.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The maximum number of events in an import, and the maximum size of a file, in bytes. */
const MAX_IMPORTED     = 500;
const MAX_IMPORT_BYTES = MB_IN_BYTES;

/**
 * Makes an entry: an event that can be imported.
 *
 * @param array<string, string> $values Custom fields, title, description and German texts.
 * @param string[]              $notes  Notes for the user, which do not prevent the import.
 * @param string[]              $errors Reasons why the event cannot be created from the file.
 * @param string                $uid    UID of the event in the calendar.
 * @return array{title: string, description: string, fields: array<string, string>, german: array<string, string>, notes: string[], errors: string[], uid: string}
 */
function import_entry( $values, $notes = array(), $errors = array(), $uid = '' ) {
	$fields = array();
	foreach ( custom_fields( 'event' ) as $key => $kind ) {
		$fields[ $key ] = isset( $values[ $key ] ) ? clean_import_field( $values[ $key ], $kind ) : '';
	}
	$german = array_intersect_key( $values, array_flip( array( '_headless_de_title', '_headless_de_venue' ) ) );
	$german = array_map( __NAMESPACE__ . '\\sanitize_line', $german );
	if ( isset( $values['german_description'] ) && '' !== $values['german_description'] ) {
		$german[ GERMAN_CONTENT ] = paragraphs_of_text( $values['german_description'] );
	}
	$entry = array(
		'title'       => sanitize_line( isset( $values['title'] ) ? $values['title'] : '' ),
		'description' => isset( $values['description'] ) ? (string) $values['description'] : '',
		'fields'      => array_filter( $fields, 'strlen' ),
		'german'      => array_filter( $german, 'strlen' ),
		'notes'       => array_values( $notes ),
		'uid'         => sanitize_line( $uid ),
	);

	$entry['errors'] = array_values( array_merge( $errors, errors_in_entry( $entry['title'], $fields ) ) );
	return $entry;
}

/**
 * Cleans a value for saving. For the kind `lines`, removes tags, and puts parts that are separated by semicolons on
 * separate lines.
 *
 * @param string $value Value.
 * @param string $kind  Kind.
 * @return string
 */
function clean_import_field( $value, $kind ) {
	return 'lines' === $kind ? trim( preg_replace( '/\s*[;\n]\s*/', "\n", wp_strip_all_tags( $value ) ) ) : sanitize_line( $value );
}

/**
 * Checks an entry.
 *
 * @param string                $title  Title.
 * @param array<string, string> $fields All custom fields of an event.
 * @return string[] Messages.
 */
function errors_in_entry( $title, $fields ) {
	$errors = '' === $title ? array( __( 'It has no title.', 'headless-companion' ) ) : array();
	if ( '' === $fields['start_date'] ) {
		return array_merge( $errors, array( __( 'It has no day.', 'headless-companion' ) ) );
	}
	$found = errors_in_change( 'event', array_filter( $fields, 'strlen' ), $fields );
	return $found ? array_merge( $errors, array( describe_errors( 'event', $found ) ) ) : $errors;
}

/**
 * The entries of a file.
 *
 * @param string $bytes Content of the file.
 * @param string $name  Name of the file.
 * @return array<int, array<string, mixed>>|\WP_Error
 */
function read_import( $bytes, $name ) {
	$text    = import_text( $bytes );
	$is_ical = preg_match( '/\.ics$/i', $name ) || preg_match( '/^\s*BEGIN:VCALENDAR/i', $text );
	$entries = $is_ical ? read_ical( $text ) : read_csv( $text );
	if ( is_wp_error( $entries ) ) {
		return $entries;
	}
	if ( ! $entries ) {
		return new \WP_Error( 'empty', __( 'There is no event in this file.', 'headless-companion' ) );
	}
	if ( count( $entries ) > MAX_IMPORTED ) {
		/* translators: %d: number of events. */
		return new \WP_Error( 'too_many', sprintf( __( 'The file has more than %d events. Split it.', 'headless-companion' ), MAX_IMPORTED ) );
	}
	return mark_existing_events( $entries );
}

/**
 * Marks the entries whose event exists already, in this WordPress or earlier in the file.
 *
 * @param array<int, array<string, mixed>> $entries Entries.
 * @return array<int, array<string, mixed>> Each with `existing`: the id of the existing event, 0 for
 *                                          none, or -1 for an earlier entry of the file.
 */
function mark_existing_events( $entries ) {
	$events = known_events();
	$uids   = known_uids();
	foreach ( $entries as $index => $entry ) {
		$uid   = $entry['uid'];
		$start = $entry['fields'] + array_fill_keys( array( 'start_date', 'start_time' ), '' );
		$found = same_event( $events, $entry['title'], $start['start_date'], $start['start_time'] );
		if ( ! $found && '' !== $uid && isset( $uids[ $uid ] ) ) {
			$found = $uids[ $uid ];
		}
		$entries[ $index ]['existing'] = $found;
		if ( ! $entry['errors'] ) {
			$uids += array( $uid => -1 );
			if ( ! $found ) {
				$events[ event_key( $entry['title'], $start['start_date'] ) ][ parse_time( $start['start_time'] ) ] = -1;
			}
		}
	}
	return $entries;
}

/**
 * The ids of the events of this WordPress by their UID in the calendar from which they were imported.
 *
 * @return array<string, int> Events that were not imported from a calendar have an empty UID.
 */
function known_uids() {
	$uids = array();
	foreach ( all_event_ids( true ) as $id ) {
		$uids[ stored_field( $id, IMPORT_UID ) ] = $id;
	}
	return $uids;
}
