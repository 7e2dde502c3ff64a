<?php
/**
 * Refuses invalid custom fields before anything is saved. The editor then shows the message and keeps all input.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const REFUSAL = 'headless_companion_refused';

add_action( 'rest_api_init', __NAMESPACE__ . '\\check_fields_of_requests' );

/**
 * Hooks into every save through REST.
 */
function check_fields_of_requests() {
	foreach ( content_types() as $type ) {
		if ( custom_fields( $type ) ) {
			add_filter( "rest_pre_insert_$type", __NAMESPACE__ . '\\refuse_invalid_fields', 10, 2 );
		}
	}
}

/**
 * Refuses a save with invalid custom fields. Invalid values that were saved earlier, for example by an import, do not
 * prevent a save that leaves them unchanged.
 *
 * @param \stdClass|\WP_Error $prepared Post that will be saved.
 * @param \WP_REST_Request    $request  Request.
 * @return \stdClass|\WP_Error
 */
function refuse_invalid_fields( $prepared, $request ) {
	// Core's autosaves use this filter too, but cannot handle an error.
	if ( is_wp_error( $prepared ) || false !== strpos( $request->get_route(), '/autosaves' ) ) {
		return $prepared;
	}
	$id      = isset( $prepared->ID ) ? (int) $prepared->ID : 0;
	$type    = substr( current_filter(), strlen( 'rest_pre_insert_' ) );
	$stored  = stored_fields( $type, $id );
	$meta    = clean_fields( $type, is_array( $request['meta'] ) ? array_intersect_key( $request['meta'], $stored ) : array() );
	$changed = array_diff_assoc( $meta, $stored );
	$status  = isset( $prepared->post_status ) ? $prepared->post_status : ( $id ? (string) get_post_status( $id ) : 'draft' );
	$error = errors_in_change( $type, $changed, array_merge( $stored, $changed ) )
		+ errors_before_publishing( $type, $changed, array_merge( $stored, $changed ), $id, $status );
	if ( ! $error ) {
		keep_earlier_date( $request, $type, $changed, $stored );
		return $prepared;
	}
	return new \WP_Error(
		REFUSAL,
		describe_errors( $type, $error ),
		array(
			'status' => 400,
			'fields' => $error,
		)
	);
}

/**
 * Cleans custom fields, so that they can be compared and checked.
 *
 * @param string               $type Post type.
 * @param array<string, mixed> $meta Submitted custom fields, unslashed.
 * @return array<string, string>
 */
function clean_fields( $type, $meta ) {
	foreach ( $meta as $key => $value ) {
		$meta[ $key ] = 'rows' === custom_fields( $type )[ $key ] ? sanitize_rows( $value, $key ) : sanitize_line( $value );
	}
	return $meta;
}

/**
 * All messages in one text. Each follows the label of its field, because the field may be outside the visible part of
 * the screen.
 *
 * @param string                $type    Post type.
 * @param array<string, string> $error Messages by field.
 * @return string
 */
function describe_errors( $type, $error ) {
	$labels = array();
	foreach ( custom_field_panels( $type ) as $panel ) {
		$labels += wp_list_pluck( $panel['fields'], 'label', 'key' );
	}
	$texts = array();
	foreach ( $error as $key => $message ) {
		$texts[] = ( isset( $labels[ $key ] ) ? $labels[ $key ] : $key ) . ': ' . $message;
	}
	return implode( ' ', $texts );
}

/**
 * The saved custom fields of an item.
 *
 * @param string $type Post type.
 * @param int    $id   Item; 0 for a new one.
 * @return array<string, string>
 */
function stored_fields( $type, $id ) {
	$stored = array();
	foreach ( custom_fields( $type ) as $name => $kind ) {
		$stored[ $name ] = $id ? stored_field( $id, $name ) : '';
	}
	return $stored;
}

/**
 * Checks a change.
 *
 * @param string                $type    Post type.
 * @param array<string, string> $changed Changed custom fields.
 * @param array<string, string> $all     All custom fields as they would be after the save.
 * @return array<string, string> Messages by field.
 */
function errors_in_change( $type, $changed, $all ) {
	$error = array();
	foreach ( $changed as $name => $value ) {
		$error[ $name ] = error_in_value( $value, custom_fields( $type )[ $name ] );
	}
	$when = array( 'start_date', 'start_time', 'end_date', 'end_time', 'doors_time', 'presale_from' );
	if ( 'event' === $type && array_intersect( $when, array_keys( $changed ) ) ) {
		$error = array_filter( $error ) + errors_within_event( $all );
	}
	return array_filter( $error );
}

/**
 * The custom fields that are missing for publishing: without them visitors would not see the item, or would see an
 * empty one.
 *
 * @param string                $type    Post type.
 * @param array<string, string> $changed Changed custom fields.
 * @param array<string, string> $all     All custom fields as they would be after the save.
 * @param int                   $id      Item; 0 for a new one.
 * @param string                $status  Its status after the save.
 * @return array<string, string> Messages by field.
 */
function errors_before_publishing( $type, $changed, $all, $id, $status ) {
	$needed = array(
		'event' => array( 'start_date', __( 'Choose the day: without one, visitors do not see the event.', 'headless-companion' ) ),
		'video' => array( 'youtube_url', __( 'Give the video’s address on YouTube or Vimeo: without it there is nothing to play.', 'headless-companion' ) ),
		'tour'  => array( 'tour', __( 'Choose the tour that this belongs to.', 'headless-companion' ) ),
	);
	if ( ! isset( $needed[ $type ] ) || ! in_array( $status, array( 'publish', 'future' ), true ) || has_acf_fields( $type ) ) {
		return array();
	}
	list( $name, $message ) = $needed[ $type ];
	$is_new                 = ! $id || ! in_array( get_post_status( $id ), array( 'publish', 'future' ), true );
	if ( 'tour' === $type && '' !== $all['tour'] && tour_entry( $all['tour'], $id ) ) {
		return array( 'tour' => __( 'This tour has an entry already. Change that one.', 'headless-companion' ) );
	}
	return '' === $all[ $name ] && ( $is_new || isset( $changed[ $name ] ) ) ? array( $name => $message ) : array();
}

/**
 * If the day of a postponed event changes, adds the saved day to the request as the earlier day, unless the editor has
 * entered one.
 *
 * @param \WP_REST_Request      $request Request, to which the earlier day is added.
 * @param string                $type    Post type.
 * @param array<string, string> $changed Changed custom fields.
 * @param array<string, string> $stored  Saved custom fields.
 */
function keep_earlier_date( $request, $type, $changed, $stored ) {
	$all = array_merge( $stored, $changed );
	if ( 'event' === $type && 'postponed' === $all['event_status'] && '' === $all['previous_start_date']
		&& ! isset( $changed['previous_start_date'] ) && isset( $changed['start_date'] ) && '' !== $stored['start_date'] ) {
		$request['meta'] = array_merge( $request['meta'], array( 'previous_start_date' => $stored['start_date'] ) );
	}
}
