<?php
/**
 * Finds whether an event exists already.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The id of the event with a title on a day. The comparison ignores case and accents. Events in the trash do not count.
 *
 * @param string $title Title, as plain text or as saved in the database.
 * @param string $day   YYYY-MM-DD.
 * @param string $time  Only an event that starts at this time; empty for any time.
 * @return int 0 if there is none.
 */
function event_on_day( $title, $day, $time = '' ) {
	$folded = folded_title( $title );
	$found  = get_posts(
		array(
			'post_type'        => 'event',
			'post_status'      => array( 'publish', 'future', 'draft', 'pending', 'private' ),
			'posts_per_page'   => 100,
			'suppress_filters' => false,
			'meta_query'       => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- runs only for an editor, once for each event.
				array(
					'key'     => 'start_date',
					'value'   => array( $day, str_replace( '-', '', $day ) ),
					'compare' => 'IN',
				),
			),
		)
	);
	foreach ( $found as $event ) {
		$at = parse_time( stored_field( $event->ID, 'start_time' ) );
		if ( folded_title( $event->post_title ) === $folded && ( '' === $time || parse_time( $time ) === $at ) ) {
			return $event->ID;
		}
	}
	return 0;
}

/**
 * Normalises a title for comparisons.
 *
 * @param string $title Title.
 * @return string
 */
function folded_title( $title ) {
	return trim( preg_replace( '/[^\p{L}\p{N}]+/u', ' ', fold_text( plain_text( $title ) ) ) );
}
