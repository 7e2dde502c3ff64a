<?php
/**
 * Hides the audio files of tracks that may not be heard yet. Core's REST routes of the Media Library would tell visitors
 * the name and the URL of each file.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_filter( 'rest_attachment_query', __NAMESPACE__ . '\\query_media_without_embargoed' );
add_filter( 'rest_request_before_callbacks', __NAMESPACE__ . '\\hide_embargoed_sound', 10, 3 );

/**
 * Leaves the files out of the list, except for users who may upload files.
 *
 * @param array<string, mixed> $arguments Arguments of WP_Query.
 * @return array<string, mixed>
 */
function query_media_without_embargoed( $arguments ) {
	$hidden = current_user_can( 'upload_files' ) ? array() : embargoed_sounds();
	if ( ! $hidden ) {
		return $arguments;
	}
	if ( empty( $arguments['post__in'] ) ) {
		$excluded = isset( $arguments['post__not_in'] ) ? $arguments['post__not_in'] : array();

		$arguments['post__not_in'] = array_merge( $excluded, $hidden );
	} else {
		// WP_Query does not read `post__not_in` beside `post__in`. An empty list would find everything, 0 finds nothing.
		$arguments['post__in'] = array_merge( array_diff( $arguments['post__in'], $hidden ), array( 0 ) );
	}
	return $arguments;
}

/**
 * Makes core respond to a request for one of the files as if the file did not exist, except for users who may upload
 * files.
 *
 * @param mixed                $response Response, which is returned unchanged.
 * @param array<string, mixed> $handler  Handler of the route.
 * @param \WP_REST_Request     $request  Request.
 * @return mixed The response.
 */
function hide_embargoed_sound( $response, $handler, $request ) {
	$callback = isset( $handler['callback'] ) ? $handler['callback'] : null;
	$is_file  = is_array( $callback ) && $callback[0] instanceof \WP_REST_Attachments_Controller && 'get_item' === $callback[1];
	if ( $is_file && ! current_user_can( 'upload_files' ) && in_array( (int) $request['id'], embargoed_sounds(), true ) ) {
		$request['id'] = 0;
	}
	return $response;
}

/**
 * The audio files of tracks that may not be heard yet. Each release with such a track has a scheduled event
 * (schedule_tracks). WordPress loads the list of events with every request, so this needs no query if there is none.
 *
 * @return int[] Attachments.
 */
function embargoed_sounds() {
	$sounds = array();
	foreach ( array_column( _get_cron_array(), TRACK_IS_DUE ) as $events ) {
		foreach ( $events as $event ) {
			$later  = array_filter( stored_tracks( $event['args'][0] ), __NAMESPACE__ . '\\is_embargoed' );
			$sounds = array_merge( $sounds, ...array_column( $later, 'audio' ) );
		}
	}
	return $sounds;
}

/**
 * Whether a track may not be heard yet.
 *
 * @param array<string, mixed> $track Saved track.
 * @return bool
 */
function is_embargoed( $track ) {
	return time_of_track( $track ) > time();
}
