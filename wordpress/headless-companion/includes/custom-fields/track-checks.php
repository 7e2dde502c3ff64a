<?php
/**
 * Refuses tracks with an invalid ISRC, and writes tracks as text for the screen that compares revisions.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_filter( 'rest_pre_insert_music', __NAMESPACE__ . '\\refuse_invalid_tracks', 10, 2 );

/**
 * Refuses a save with an invalid ISRC. An invalid ISRC that was saved earlier does not prevent a save.
 *
 * @param \stdClass|\WP_Error $prepared Post that will be saved.
 * @param \WP_REST_Request    $request  Request.
 * @return \stdClass|\WP_Error
 */
function refuse_invalid_tracks( $prepared, $request ) {
	$typed = is_array( $request['meta'] ) && isset( $request['meta'][ TRACKS ] ) ? $request['meta'][ TRACKS ] : null;
	if ( is_wp_error( $prepared ) || ! is_array( $typed ) || false !== strpos( $request->get_route(), '/autosaves' ) ) {
		return $prepared;
	}
	$known = isset( $prepared->ID ) ? array_column( stored_tracks( $prepared->ID ), 'isrc' ) : array();
	foreach ( array_values( $typed ) as $index => $track ) {
		$isrc  = is_array( $track ) && isset( $track['isrc'] ) ? sanitize_line( $track['isrc'] ) : '';
		$error = in_array( strtoupper( $isrc ), $known, true ) ? '' : error_in_value( $isrc, 'isrc' );
		if ( '' !== $error ) {
			/* translators: 1: number of a track, 2: what is wrong */
			$message = sprintf( __( 'Track %1$d: %2$s', 'headless-companion' ), $index + 1, $error );
			return new \WP_Error(
				REFUSAL,
				$message,
				array(
					'status' => 400,
					'fields' => array( TRACKS => $message ),
				)
			);
		}
	}
	return $prepared;
}

/**
 * The name of the field on the screen that compares revisions. It differs from the meta key: WordPress before 6.5
 * compares a meta value whose key is the name of a field as text, but the tracks are a list.
 */
const TRACKS_REVISION_FIELD = 'headless_tracks';

/**
 * The tracks as text: a line with the facts of each track, then its lyrics.
 *
 * @param mixed    $value    Unused.
 * @param string   $key      Unused.
 * @param \WP_Post $revision Revision or post.
 * @return string
 */
function revision_tracks_text( $value, $key, $revision ) {
	$lines = array();
	foreach ( sanitize_tracks( get_metadata( 'post', $revision->ID, TRACKS, true ) ) as $index => $track ) {
		$length  = $track['length'] ? sprintf( '%d:%02d', (int) ( $track['length'] / 60 ), $track['length'] % 60 ) : '';
		$sounds  = array_map( 'wp_basename', array_filter( array_map( 'get_attached_file', $track['audio'] ) ) );
		$first   = array( $index + 1 . '. ' . $track['title'], $track['title_de'], $length, $track['isrc'], implode( ', ', $sounds ), $track['playable_from'] );
		$lines[] = implode( ' · ', array_filter( $first ) );
		$lines   = array_merge( $lines, array_filter( array( $track['words'], $track['words_de'] ) ) );
	}
	return implode( "\n", $lines );
}
