<?php
/**
 * Fills a fresh WordPress with the demo content beside this file.
 *
 * Load WordPress, require this file, call demo_seed_run(). Everything that was created once is marked and never changed
 * again, so an interrupted run can be repeated, and an editor's changes and deletions stay.
 */

foreach ( array( 'files', 'once', 'settings', 'authors', 'terms', 'media', 'days', 'placeholders', 'embeds', 'patterns', 'posts', 'works', 'events', 'videos', 'releases', 'tours', 'follow-day', 'address' ) as $demo_seed_part ) {
	require_once __DIR__ . '/php/' . $demo_seed_part . '.php';
}

/**
 * @param array $options site: the public site's URL, without trailing slash.
 *                       password: for the two editors' accounts (random without it).
 *                       report: called with each line of progress (printed without it).
 * @throws RuntimeException Naming the file or record that could not be seeded.
 */
function demo_seed_run( array $options = array() ) {
	$options += array(
		'site'     => home_url(),
		'password' => wp_generate_password( 24 ),
		'report'   => 'demo_seed_print',
	);
	demo_seed_hush();
	try {
		demo_seed_together( 'demo_seed_settings' );
		demo_seed_follow_address( $options['site'] );
		$authors = demo_seed_together( 'demo_seed_authors', $options['password'] );
		demo_seed_together( 'demo_seed_terms', $options['report'] );
		$media = demo_seed_media( $options['report'] );
		demo_seed_together( 'demo_seed_patterns', $media, $options['site'] );
		demo_seed_posts( $authors, $media, $options['site'], $options['report'] );
		$words = demo_seed_words( $media, demo_seed_documents( 'posts' ), $options['site'] );
		demo_seed_events( $authors, $words, $options['report'] );
		demo_seed_videos( $authors, $words, $options['report'] );
		demo_seed_releases( $authors, $words, $options['report'] );
		demo_seed_tours( $authors, $media, $options['report'] );
		demo_seed_together( 'demo_seed_follow_day', $words );
	} finally {
		demo_seed_unhush();
	}
	call_user_func( $options['report'], 'seeded' );
}

function demo_seed_print( $line ) {
	echo $line, "\n";
	flush();
}

/** Switches off everything that would call another host, or count and clean up after every single record. */
function demo_seed_hush() {
	add_filter( 'headless_companion_send_webhooks', '__return_false' );
	remove_action( 'publish_post', '_publish_post_hook', 5 );
	wp_set_current_user( demo_seed_admin() );
	kses_remove_filters();
	wp_defer_term_counting( true );
	wp_defer_comment_counting( true );
	wp_suspend_cache_invalidation( true );
}

function demo_seed_unhush() {
	wp_suspend_cache_invalidation( false );
	wp_cache_flush();
	wp_defer_term_counting( false );
	wp_defer_comment_counting( false );
	kses_init();
}
