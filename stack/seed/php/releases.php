<?php
function demo_seed_releases( array $authors, array $words, $report ) {
	demo_seed_works( 'music', 'releases', 'demo_seed_release_details', $authors, $words, $report );
}

function demo_seed_release_details( array $release ) {
	$as_given = array( 'release_date', 'spotify_url', 'apple_music_url', 'youtube_music_url', 'listen', 'watch', 'label', 'isrc', 'ean_upc' );
	$as_typed = array( 'tracklist', 'credits', 'additional_info' );
	return array(
		'date' => "{$release['release_date']} 10:00:00",
		'meta' => array_intersect_key( $release, array_flip( $as_given ) )
			+ array_map( 'demo_seed_typed', array_intersect_key( $release, array_flip( $as_typed ) ) ),
	);
}
