<?php
/**
 * The appearances of a tour in the format of the website: date and status as on posters.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_appearances' );

/**
 * Adds the fields `tour` and `appearances` to /wp/v2/tours.
 */
function register_appearances() {
	if ( ! is_content_type( 'tour' ) ) {
		return;
	}
	$text = property_schema( 'string' );
	register_rest_field(
		'tour',
		'tour',
		array(
			'get_callback' => static function ( $item ) {
				return stored_field( $item['id'], 'tour' );
			},
			'schema'       => property_schema( 'string', 'Slug of the tour, which is also the last part of the URL of its page.', array( 'context' => array( 'view' ) ) ),
		)
	);
	register_rest_field(
		'tour',
		'appearances',
		array(
			'get_callback' => static function ( $item, $field, $request ) {
				$post = get_post( $item['id'] );
				return '' !== $post->post_password && ! may_read_protected( $post, $request ) ? array() : appearances_of( $post->ID );
			},
			'schema'       => list_schema(
				part_schema( array_fill_keys( array( 'date', 'venue', 'location' ), $text ) ),
				'Appearances, the newest first; empty if the website shows its own list.'
			) + array( 'context' => array( 'view' ) ),
		)
	);
}

/**
 * The appearances of a tour, the newest first. An appearance whose date cannot be parsed comes first, because its date
 * may not be fixed yet.
 *
 * @param int $id Entry.
 * @return array<int, array{date: string, venue: string, location: string}>
 */
function appearances_of( $id ) {
	$keys  = array();
	$order = array();
	$shown = array();
	foreach ( parse_rows( 'appearances', stored_field( $id, 'appearances' ) ) as $index => $row ) {
		$date    = poster_date( $row['date'] );
		$keys[]  = poster_date_key( $date );
		$order[] = $index;
		$shown[] = array(
			'date'     => $date,
			'venue'    => $row['venue'],
			'location' => appearance_location( $row ),
		);
	}
	array_multisort( $keys, SORT_DESC, SORT_STRING, $order, SORT_ASC, SORT_NUMERIC, $shown );
	return $shown;
}

/**
 * Place and status in one text, in the format of the website's own lists.
 *
 * @param array<string, string> $row Appearance.
 * @return string
 */
function appearance_location( $row ) {
	$place    = function_exists( 'mb_strtoupper' ) ? mb_strtoupper( $row['place'], 'UTF-8' ) : strtoupper( $row['place'] );
	$statuses = array(
		'postponed' => 'POSTPONED TO ' . poster_date( $row['moved_to'] ) . '!',
		'canceled'  => 'CANCELED!',
		'online'    => 'ONLINE',
		'present'   => 'PRESENT',
	);
	$status   = isset( $statuses[ $row['status'] ] ) ? $statuses[ $row['status'] ] : '';
	$between  = in_array( $row['status'], array( 'online', 'present' ), true ) ? ', ' : ' - ';
	return implode( $between, array_filter( array( $place, $status ), 'strlen' ) );
}

/**
 * Checks the appearances of a tour.
 *
 * @param string $value Saved or submitted list.
 * @return string Message; empty if the list is valid.
 */
function error_in_appearances( $value ) {
	foreach ( parse_rows( 'appearances', $value ) as $row ) {
		$name = '' === $row['venue'] ? $row['date'] : $row['venue'];
		if ( '' === $row['date'] || '' === $row['venue'] ) {
			/* translators: %s: date or venue of an appearance. */
			return sprintf( __( 'The appearance “%s” needs a date and a venue.', 'headless-companion' ), '' === $name ? $row['place'] : $name );
		}
		if ( 'postponed' === $row['status'] && '' === $row['moved_to'] ) {
			/* translators: %s: venue of an appearance. */
			return sprintf( __( 'The appearance “%s” is postponed: to when?', 'headless-companion' ), $name );
		}
	}
	return '';
}
