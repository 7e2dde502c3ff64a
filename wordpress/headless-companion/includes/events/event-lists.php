<?php
/**
 * The lists of upcoming and of past events.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Published events with a date, sorted by start. Past events are sorted from the newest to the oldest.
 *
 * @param string $list upcoming, past, or anything else for all.
 * @param int    $now  Unix time.
 * @return \WP_Post[]
 */
function list_events( $list, $now ) {
	$starts = array();
	$events = array();
	foreach ( published_events() as $post ) {
		$times = event_times( $post->ID );
		if ( ! $times || ( 'upcoming' === $list && $times['expires'] <= $now ) || ( 'past' === $list && $times['expires'] > $now ) ) {
			continue;
		}
		$starts[] = $times['starts'];
		$events[] = $post;
	}
	$ids = wp_list_pluck( $events, 'ID' );
	array_multisort( $starts, 'past' === $list ? SORT_DESC : SORT_ASC, $ids, $events );
	return $events;
}

/**
 * All events that visitors may see. Their custom fields are loaded with one query.
 *
 * @return \WP_Post[]
 */
function published_events() {
	return posts_of_every_language(
		array(
			'post_type'              => 'event',
			'post_status'            => 'publish',
			'has_password'           => false,
			'posts_per_page'         => -1,
			'orderby'                => 'ID',
			'order'                  => 'ASC',
			'update_post_term_cache' => false,
		)
	);
}

/**
 * The published event of an id or a slug.
 *
 * @param array<string, mixed> $which Arguments of WP_Query that select the event.
 * @return \WP_Post|null
 */
function find_event( $which ) {
	$found = posts_of_every_language(
		$which + array(
			'post_type'      => 'event',
			'post_status'    => 'publish',
			'has_password'   => false,
			'posts_per_page' => 1,
		)
	);
	return $found ? $found[0] : null;
}
