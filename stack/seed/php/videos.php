<?php
function demo_seed_videos( array $authors, array $words, $report ) {
	demo_seed_works( 'video', 'videos', 'demo_seed_video_details', $authors, $words, $report );
}

function demo_seed_video_details( array $video ) {
	return array(
		'date' => "{$video['release_date']} 10:00:00",
		'meta' => array(
			'youtube_url'  => $video['youtube_url'],
			'duration'     => isset( $video['duration'] ) ? $video['duration'] : '',
			'release_date' => $video['release_date'],
			'credits'      => $video['credits'],
		),
	);
}
