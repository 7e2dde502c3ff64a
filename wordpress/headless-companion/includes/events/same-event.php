<?php
/**
 * Finds out whether an event exists already.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The event with a title on a day. Capitals and accents make no difference. Events in the trash do not count.
 *
 * @param string $title Title, plain or as it is stored.
 * @param string $day   YYYY-MM-DD.
 * @param string $time  Only at this time; empty for any.
 * @return int 0 when there is none.
 */
function event_on_day( $title, $day, $time = '' ) {
	$folded = folded_title( $title );
	$found  = get_posts(
		array(
			'post_type'        => 'event',
			'post_status'      => array( 'publish', 'future', 'draft', 'pending', 'private' ),
			'posts_per_page'   => 100,
			'suppress_filters' => false,
			'meta_query'       => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- for an editor, once for each event.
				array(
					'key'     => 'start_date',
					'value'   => array( $day, str_replace( '-', '', $day ) ),
					'compare' => 'IN',
				),
			),
		)
	);
	foreach ( $found as $event ) {
		$at = parse_time( detail( $event->ID, 'start_time' ) );
		if ( folded_title( $event->post_title ) === $folded && ( '' === $time || parse_time( $time ) === $at ) ) {
			return $event->ID;
		}
	}
	return 0;
}

/**
 * A title as it is compared.
 *
 * @param string $title Title.
 * @return string
 */
function folded_title( $title ) {
	return trim( preg_replace( '/[^\p{L}\p{N}]+/u', ' ', fold_text( plain_text( $title ) ) ) );
}
