<?php
/**
 * The REST fields `tracks` and `playable_tracks` of releases: the data and the audio files of the tracks that visitors
 * may get.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_tracks_fields' );

/**
 * Adds the fields. The lists of the site request only the number of playable tracks: the lyrics and waveforms of a
 * hundred releases would be large.
 */
function register_tracks_fields() {
	if ( ! is_content_type( 'music' ) ) {
		return;
	}
	register_rest_field(
		'music',
		'tracks',
		array(
			'get_callback' => __NAMESPACE__ . '\\get_tracks',
			'schema'       => array( 'context' => array( 'view', 'edit' ) ) + list_schema( track_schema(), 'Tracks in their order.' ),
		)
	);
	register_rest_field(
		'music',
		'playable_tracks',
		array(
			'get_callback' => __NAMESPACE__ . '\\get_playable_tracks',
			'schema'       => array( 'context' => array( 'view', 'edit', 'embed' ) ) + property_schema( 'integer', 'How many tracks can be heard now.' ),
		)
	);
}

/**
 * The schema of a track in responses for visitors.
 *
 * @return array<string, mixed>
 */
function track_schema() {
	$text   = property_schema( 'string' );
	$number = property_schema( 'integer' );
	$words  = property_schema( 'string', 'The lyrics: lines of plain text; may be empty.' );
	$source = part_schema(
		array(
			'id'   => $number,
			'url'  => property_schema( 'string', '', array( 'format' => 'uri' ) ),
			'type' => property_schema( 'string', 'Media type.' ),
			'size' => property_schema( 'integer', 'Bytes; 0 when not known.' ),
		)
	);
	return part_schema(
		array(
			'title'         => property_schema( 'string', 'Plain text.' ),
			'length'        => property_schema( 'integer', 'Seconds of the whole track; 0 when not known.' ),
			'isrc'          => $text,
			'words'         => $words,
			'is_excerpt'    => property_schema( 'boolean', 'Whether only a part of it can be heard.' ),
			'playable_from' => property_schema( array( 'string', 'null' ), 'UTC, like 2026-12-23T23:00:00Z.' ),
			'sources'       => list_schema( $source, 'The same sound in several formats, the best one first; empty before the track may be heard.' ),
			'peaks'         => list_schema( $number, 'The waveform: the loudest value, from 0 to 100, of each of many equal parts of the sound.' ),
			'translations'  => part_schema(
				array(
					'de' => part_schema(
						array(
							'title' => $text,
							'words' => $words,
						)
					),
				),
				'An empty text means that German pages show the original.'
			),
		)
	);
}

/**
 * The tracks of a release; none if the release has a password that the request does not contain.
 *
 * @param array<string, mixed> $item    Prepared post.
 * @param string               $field   Unused.
 * @param \WP_REST_Request     $request Request.
 * @return array<int, array<string, mixed>>
 */
function get_tracks( $item, $field, $request ) {
	$post = get_post( $item['id'] );
	if ( '' !== $post->post_password && ! may_read_protected( $post, $request ) ) {
		return array();
	}
	return array_map( __NAMESPACE__ . '\\shown_track', stored_tracks( $post->ID ) );
}

/**
 * The number of tracks of a release that can be heard now; 0 if the release has a password that the request does not
 * contain.
 *
 * @param array<string, mixed> $item    Prepared post.
 * @param string               $field   Unused.
 * @param \WP_REST_Request     $request Request.
 * @return int
 */
function get_playable_tracks( $item, $field, $request ) {
	$post = get_post( $item['id'] );
	return '' !== $post->post_password && ! may_read_protected( $post, $request ) ? 0 : count_playable_tracks( $post->ID );
}

/**
 * The number of tracks of an item that can be heard now.
 *
 * @param int $post_id Item of any type.
 * @return int
 */
function count_playable_tracks( $post_id ) {
	$shown = 'music' === get_post_type( $post_id ) ? array_map( __NAMESPACE__ . '\\shown_track', stored_tracks( $post_id ) ) : array();
	return count( array_filter( array_column( $shown, 'sources' ) ) );
}

/**
 * A track in responses for visitors. It has no audio files and no waveform before it may be heard.
 *
 * @param array<string, mixed> $track Saved track.
 * @return array<string, mixed>
 */
function shown_track( $track ) {
	$from = time_of_track( $track );
	return array(
		'title'         => $track['title'],
		'length'        => $track['length'],
		'isrc'          => $track['isrc'],
		'words'         => $track['words'],
		'is_excerpt'    => $track['is_excerpt'],
		'playable_from' => $from ? gmdate( 'Y-m-d\TH:i:s\Z', $from ) : null,
		'sources'       => $from > time() ? array() : array_values( array_filter( array_map( __NAMESPACE__ . '\\source_of_sound', $track['audio'] ) ) ),
		'peaks'         => $from > time() ? array() : $track['peaks'],
		'translations'  => array(
			'de' => array(
				'title' => $track['title_de'],
				'words' => $track['words_de'],
			),
		),
	);
}

/**
 * An audio file of the Media Library.
 *
 * @param int $id Attachment.
 * @return array{id: int, url: string, type: string, size: int}|null Null if it does not exist, or is no audio file.
 */
function source_of_sound( $id ) {
	$type = (string) get_post_mime_type( $id );
	$url  = 'attachment' === get_post_type( $id ) && 0 === strpos( $type, 'audio/' ) ? wp_get_attachment_url( $id ) : false;
	if ( ! $url ) {
		return null;
	}
	$metadata = wp_get_attachment_metadata( $id );
	return array(
		'id'   => (int) $id,
		'url'  => $url,
		'type' => $type,
		'size' => isset( $metadata['filesize'] ) ? (int) $metadata['filesize'] : 0,
	);
}
