<?php
/**
 * Refuses what makes no sense before anything is stored: the editor then shows the message and keeps all that was typed.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

const REFUSAL = 'headless_refused';

add_action( 'rest_api_init', __NAMESPACE__ . '\\check_details_of_requests' );

/**
 * Looks at every save through REST.
 */
function check_details_of_requests() {
	foreach ( content_types() as $type ) {
		if ( detail_fields( $type ) ) {
			add_filter( "rest_pre_insert_$type", __NAMESPACE__ . '\\refuse_nonsense', 10, 2 );
		}
	}
}

/**
 * Refuses a save whose details make no sense. What an import has left behind, and nobody touches now, hinders nobody.
 *
 * @param \stdClass|\WP_Error $prepared Post as it will be stored.
 * @param \WP_REST_Request    $request  Request.
 * @return \stdClass|\WP_Error
 */
function refuse_nonsense( $prepared, $request ) {
	// Core's autosaves pass here too, and cannot bear an error.
	if ( is_wp_error( $prepared ) || false !== strpos( $request->get_route(), '/autosaves' ) ) {
		return $prepared;
	}
	$id      = isset( $prepared->ID ) ? (int) $prepared->ID : 0;
	$type    = substr( current_filter(), strlen( 'rest_pre_insert_' ) );
	$stored  = stored_details( $type, $id );
	$meta    = is_array( $request['meta'] ) ? array_map( 'HeadlessCompanion\\sanitize_detail_line', array_intersect_key( $request['meta'], $stored ) ) : array();
	$changed = array_diff_assoc( $meta, $stored );
	$status  = isset( $prepared->post_status ) ? $prepared->post_status : ( $id ? (string) get_post_status( $id ) : 'draft' );
	$trouble = troubles_of_change( $type, $changed, array_merge( $stored, $changed ) )
		+ trouble_with_publishing( $type, $changed, array_merge( $stored, $changed ), $id, $status );
	if ( ! $trouble ) {
		keep_earlier_date( $request, $type, $changed, $stored );
		return $prepared;
	}
	return new \WP_Error(
		REFUSAL,
		describe_troubles( $type, $trouble ),
		array(
			'status' => 400,
			'fields' => $trouble,
		)
	);
}

/**
 * All that is wrong in one text, each after the name of its field, which may be out of sight.
 *
 * @param string                $type    Post type.
 * @param array<string, string> $trouble Messages by detail.
 * @return string
 */
function describe_troubles( $type, $trouble ) {
	$labels = array();
	foreach ( detail_panels( $type ) as $panel ) {
		$labels += wp_list_pluck( $panel['fields'], 'label', 'key' );
	}
	$texts = array();
	foreach ( $trouble as $key => $message ) {
		$texts[] = ( isset( $labels[ $key ] ) ? $labels[ $key ] : $key ) . ': ' . $message;
	}
	return implode( ' ', $texts );
}

/**
 * The details of an item as they are stored.
 *
 * @param string $type Post type.
 * @param int    $id   Item; 0 for a new one.
 * @return array<string, string>
 */
function stored_details( $type, $id ) {
	$stored = array();
	foreach ( detail_fields( $type ) as $name => $kind ) {
		$stored[ $name ] = $id ? detail( $id, $name ) : '';
	}
	return $stored;
}

/**
 * What is wrong with a change.
 *
 * @param string                $type    Post type.
 * @param array<string, string> $changed Changed details.
 * @param array<string, string> $all     All details as they would be.
 * @return array<string, string> Messages by detail.
 */
function troubles_of_change( $type, $changed, $all ) {
	$trouble = array();
	foreach ( $changed as $name => $value ) {
		$trouble[ $name ] = trouble_with_value( $value, detail_fields( $type )[ $name ] );
	}
	$when = array( 'start_date', 'start_time', 'end_date', 'end_time' );
	if ( 'event' === $type && array_intersect( $when, array_keys( $changed ) ) ) {
		$trouble = array_filter( $trouble ) + troubles_within_event( $all );
	}
	return array_filter( $trouble );
}

/**
 * Without these an item would be published and yet shown to nobody, or as nothing.
 *
 * @param string                $type    Post type.
 * @param array<string, string> $changed Changed details.
 * @param array<string, string> $all     All details as they would be.
 * @param int                   $id      Item; 0 for a new one.
 * @param string                $status  Its status as it would be.
 * @return array<string, string> Messages by detail.
 */
function trouble_with_publishing( $type, $changed, $all, $id, $status ) {
	$needed = array(
		'event' => array( 'start_date', __( 'Choose the day: without one, visitors do not see the event.', 'headless-companion' ) ),
		'video' => array( 'youtube_url', __( 'Give the video’s address on YouTube: without it there is nothing to play.', 'headless-companion' ) ),
	);
	if ( ! isset( $needed[ $type ] ) || ! in_array( $status, array( 'publish', 'future' ), true ) || has_acf_fields( $type ) ) {
		return array();
	}
	list( $name, $message ) = $needed[ $type ];
	$is_new                 = ! $id || ! in_array( get_post_status( $id ), array( 'publish', 'future' ), true );
	return '' === $all[ $name ] && ( $is_new || isset( $changed[ $name ] ) ) ? array( $name => $message ) : array();
}

/**
 * A postponed event that moves keeps the earlier date, also where nobody thought of it.
 *
 * @param \WP_REST_Request      $request Request; completed.
 * @param string                $type    Post type.
 * @param array<string, string> $changed Changed details.
 * @param array<string, string> $stored  Stored details.
 */
function keep_earlier_date( $request, $type, $changed, $stored ) {
	$all = array_merge( $stored, $changed );
	if ( 'event' === $type && 'postponed' === $all['event_status'] && '' === $all['previous_start_date']
		&& ! isset( $changed['previous_start_date'] ) && isset( $changed['start_date'] ) && '' !== $stored['start_date'] ) {
		$request['meta'] = array_merge( $request['meta'], array( 'previous_start_date' => $stored['start_date'] ) );
	}
}
