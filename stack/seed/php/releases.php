<?php
function demo_seed_releases( array $authors, array $words, $report ) {
	demo_seed_works( 'music', 'releases', 'demo_seed_release_details', $authors, $words, $report );
}

function demo_seed_release_details( array $release ) {
	$as_given = array( 'release_date', 'spotify_url', 'apple_music_url', 'youtube_music_url', 'listen', 'watch', 'label', 'isrc', 'ean_upc' );
	$as_typed = array( 'tracklist', 'credits', 'additional_info' );
	return array(
		'date'   => "{$release['release_date']} 10:00:00",
		'meta'   => array_intersect_key( $release, array_flip( $as_given ) )
			+ array_map( 'demo_seed_typed', array_intersect_key( $release, array_flip( $as_typed ) ) ),
		'tracks' => isset( $release['tracks'] ) ? $release['tracks'] : array(),
	);
}

/**
 * Saves the tracks of a release. Their audio files become attachments of it.
 *
 * @param int   $id      Release.
 * @param array $tracks  In the format of releases.json; `sound` names an entry of sounds.json.
 * @param array $details Date and author of the attachments, parent.
 */
function demo_seed_release_tracks( $id, array $tracks, array $details ) {
	$stored = array();
	foreach ( $tracks as $track ) {
		if ( isset( $track['sound'] ) ) {
			$track['audio'] = demo_seed_sound_files( $track['sound'], $track['title'], $details );
			$track['peaks'] = demo_seed_sound( $track['sound'] )['peaks'];
			unset( $track['sound'] );
		}
		$stored[] = $track;
	}
	if ( $stored ) {
		update_post_meta( $id, 'tracks', wp_slash( $stored ) );
	}
}

/** @return array seconds, peaks. */
function demo_seed_sound( $name ) {
	static $sounds = null;
	if ( null === $sounds ) {
		$sounds = demo_seed_json( 'sounds.json' );
	}
	if ( ! isset( $sounds[ $name ] ) ) {
		throw new RuntimeException( "Seed: there is no sound $name." );
	}
	return $sounds[ $name ];
}

/** @return int[] The attachments of an entry of sounds.json, the best format first. */
function demo_seed_sound_files( $name, $title, array $details ) {
	$attachment = function ( $ending ) use ( $name, $title, $details ) {
		return demo_seed_attachment(
			"sound_{$name}_$ending",
			array(
				'path'     => demo_seed_folder() . "/sounds/$name.$ending",
				'title'    => $title,
				'alt'      => '',
				'metadata' => array( 'length' => (int) round( demo_seed_sound( $name )['seconds'] ) ),
			),
			str_replace( '-', '/', substr( $details['post_date'], 0, 7 ) ),
			$details
		);
	};
	return array_map( $attachment, array( 'ogg', 'mp3' ) );
}
