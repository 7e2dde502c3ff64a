<?php
/**
 * The tracks of a release: how they are saved (meta `tracks`). The REST field `tracks` for visitors is in
 * tracks-rest.php.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const TRACKS         = 'tracks';
const TRACK_IS_DUE   = 'headless_companion_track_is_due';
const MAX_TRACKS     = 200;
const MAX_PEAKS      = 400;
const MAX_TRACK_TEXT = 20000;

add_action( 'init', __NAMESPACE__ . '\\register_tracks_meta', 99 );

/**
 * Makes the tracks writable through REST for users who may edit the release.
 */
function register_tracks_meta() {
	if ( ! is_content_type( 'music' ) ) {
		return;
	}
	register_post_meta(
		'music',
		TRACKS,
		array(
			'type'              => 'array',
			'default'           => array(),
			'show_in_rest'      => array(
				'schema'           => array(
					// Not for visitors: the tracks contain audio files that may not be heard yet.
					'context'  => array( 'edit' ),
					'items'    => stored_track_schema(),
					'maxItems' => MAX_TRACKS,
				),
				// Advanced Custom Fields saves the number of its rows with the same key.
				'prepare_callback' => static function ( $value ) {
					return sanitize_tracks( $value );
				},
			),
			'sanitize_callback' => __NAMESPACE__ . '\\sanitize_tracks_meta',
		) + german_meta_arguments( 'music' )
	);
}

/**
 * The schema of a track in the form in which it is saved.
 *
 * @return array<string, mixed>
 */
function stored_track_schema() {
	$text  = array( 'type' => 'string' );
	$array = static function ( $items, $most ) {
		return array(
			'type'     => 'array',
			'items'    => $items,
			'maxItems' => $most,
		);
	};
	return array(
		'type'                 => 'object',
		'additionalProperties' => false,
		'properties'           => array(
			'title'         => $text,
			'title_de'      => $text,
			'length'        => array(
				'type'    => 'integer',
				'minimum' => 0,
			),
			'isrc'          => $text,
			'audio'         => $array( array( 'type' => 'integer' ), 6 ),
			'is_excerpt'    => array( 'type' => 'boolean' ),
			'words'         => $text,
			'words_de'      => $text,
			'playable_from' => $text,
			'peaks'         => $array( array( 'type' => 'integer' ), MAX_PEAKS ),
		),
	);
}

/**
 * Sanitises a value before it is saved. A number is not changed: Advanced Custom Fields saves the number of its rows
 * with this key.
 *
 * @param mixed $value Submitted value, unslashed.
 * @return mixed
 */
function sanitize_tracks_meta( $value ) {
	return is_scalar( $value ) ? $value : sanitize_tracks( $value );
}

/**
 * The tracks in the form in which they are saved. A track without a title is left out.
 *
 * @param mixed $value Submitted tracks, unslashed.
 * @return array<int, array<string, mixed>>
 */
function sanitize_tracks( $value ) {
	$tracks = array_map( __NAMESPACE__ . '\\sanitize_track', array_filter( is_array( $value ) ? $value : array(), 'is_array' ) );
	$titled = array_filter(
		$tracks,
		static function ( $track ) {
			return '' !== $track['title'];
		}
	);
	return array_slice( array_values( $titled ), 0, MAX_TRACKS );
}

/**
 * A track in the form in which it is saved.
 *
 * @param array<string, mixed> $track Submitted track.
 * @return array<string, mixed>
 */
function sanitize_track( $track ) {
	$numbers = static function ( $name, $from, $to, $most ) use ( $track ) {
		$list = isset( $track[ $name ] ) && is_array( $track[ $name ] ) ? array_filter( $track[ $name ], 'is_numeric' ) : array();
		return array_map(
			static function ( $number ) use ( $from, $to ) {
				return (int) max( $from, min( $to, round( (float) $number ) ) );
			},
			array_slice( array_values( $list ), 0, $most )
		);
	};
	$text    = static function ( $name ) use ( $track ) {
		return isset( $track[ $name ] ) ? $track[ $name ] : '';
	};
	return array(
		'title'         => sanitize_line( $text( 'title' ) ),
		'title_de'      => sanitize_line( $text( 'title_de' ) ),
		'length'        => max( 0, (int) $text( 'length' ) ),
		'isrc'          => strtoupper( sanitize_line( $text( 'isrc' ) ) ),
		'audio'         => array_values( array_unique( array_filter( $numbers( 'audio', 0, PHP_INT_MAX, 6 ) ) ) ),
		'is_excerpt'    => ! empty( $track['is_excerpt'] ),
		'words'         => sanitize_track_words( $text( 'words' ) ),
		'words_de'      => sanitize_track_words( $text( 'words_de' ) ),
		'playable_from' => parse_local_moment( $text( 'playable_from' ) ),
		'peaks'         => $numbers( 'peaks', 0, 100, MAX_PEAKS ),
	);
}

/**
 * The lyrics of a song: lines of plain text.
 *
 * @param mixed $value Submitted text.
 * @return string
 */
function sanitize_track_words( $value ) {
	return is_scalar( $value ) ? trim( mb_substr( sanitize_textarea_field( (string) $value ), 0, MAX_TRACK_TEXT, 'UTF-8' ) ) : '';
}

/**
 * A date and time in the time zone of WordPress, in the format YYYY-MM-DDTHH:MM.
 *
 * @param mixed $value Submitted text.
 * @return string Empty if the text is no date.
 */
function parse_local_moment( $value ) {
	$text = is_scalar( $value ) ? trim( (string) $value ) : '';
	if ( ! preg_match( '/^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d)?)?$/', $text, $parts ) || '' === parse_day( $parts[1] ) ) {
		return '';
	}
	$time = parse_time( isset( $parts[2] ) ? $parts[2] : '00:00' );
	return '' === $time ? '' : $parts[1] . 'T' . substr( $time, 0, 5 );
}

/**
 * The saved tracks of a release.
 *
 * @param int $post_id Release.
 * @return array<int, array<string, mixed>>
 */
function stored_tracks( $post_id ) {
	return sanitize_tracks( get_post_meta( $post_id, TRACKS, true ) );
}

/**
 * When a track may be heard.
 *
 * @param array<string, mixed> $track Saved track.
 * @return int Unix time; 0 if it may always be heard.
 */
function time_of_track( $track ) {
	if ( '' === $track['playable_from'] ) {
		return 0;
	}
	$moment = date_create_immutable( $track['playable_from'], wp_timezone() );
	return $moment ? $moment->getTimestamp() : 0;
}

add_action( 'added_post_meta', __NAMESPACE__ . '\\schedule_tracks', 10, 3 );
add_action( 'updated_post_meta', __NAMESPACE__ . '\\schedule_tracks', 10, 3 );

/**
 * Schedules an event of WP-Cron for the time from which the next track may be heard. The event reports the release to
 * the website.
 *
 * @param int    $meta_id Unused.
 * @param int    $post_id Release.
 * @param string $key     Meta key.
 */
function schedule_tracks( $meta_id, $post_id, $key ) {
	if ( TRACKS !== $key || 'music' !== get_post_type( $post_id ) ) {
		return;
	}
	wp_clear_scheduled_hook( TRACK_IS_DUE, array( (int) $post_id ) );
	$times = array_filter(
		array_map( __NAMESPACE__ . '\\time_of_track', stored_tracks( $post_id ) ),
		static function ( $time ) {
			return $time > time();
		}
	);
	if ( $times ) {
		wp_schedule_single_event( min( $times ), TRACK_IS_DUE, array( (int) $post_id ) );
	}
}

add_action( TRACK_IS_DUE, __NAMESPACE__ . '\\report_due_track' );

/**
 * Reports a release to the website because one of its tracks may be heard from now on, and schedules the event for the
 * next track.
 *
 * @param int $post_id Release.
 */
function report_due_track( $post_id ) {
	watch_post( $post_id );
	record_saved_post( $post_id );
	schedule_tracks( 0, $post_id, TRACKS );
}

add_action( 'update_option_timezone_string', __NAMESPACE__ . '\\schedule_all_tracks', 10, 0 );
add_action( 'update_option_gmt_offset', __NAMESPACE__ . '\\schedule_all_tracks', 10, 0 );

/**
 * Schedules the WP-Cron events of all releases again. These events are lost while the plugin is inactive, and have
 * wrong times after a change of the time zone of WordPress.
 */
function schedule_all_tracks() {
	$ids = posts_of_every_language(
		array(
			'post_type'      => 'music',
			'post_status'    => array( 'publish', 'future', 'draft', 'pending', 'private', 'trash' ),
			'meta_key'       => TRACKS, // phpcs:ignore WordPress.DB.SlowDBQuery -- runs only at a set-up and after a change of the time zone.
			'posts_per_page' => -1,
			'fields'         => 'ids',
		)
	);
	update_meta_cache( 'post', $ids );
	foreach ( $ids as $id ) {
		schedule_tracks( 0, $id, TRACKS );
	}
}
