<?php
function demo_seed_patterns( array $media, $site ) {
	$words = demo_seed_words( $media, demo_seed_documents( 'posts' ), $site );
	foreach ( demo_seed_documents( 'posts/patterns' ) as $key => $pattern ) {
		demo_seed_once(
			"pattern_$key",
			function () use ( $key, $pattern, $words ) {
				return wp_insert_post(
					wp_slash(
						array(
							'post_type'    => 'wp_block',
							'post_status'  => 'publish',
							'post_title'   => $pattern['title'],
							'post_name'    => $key,
							'post_content' => demo_seed_fill( $pattern['body'], $words, "pattern $key" ),
						)
					),
					true
				);
			}
		);
	}
}
