<?php
/**
 * Makes the records of events in responses of /wp/v2/events.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The record of an event, which the site reads. A value is null if it is unknown, and a text is empty if nothing was
 * entered.
 *
 * @param \WP_Post         $post    Event.
 * @param \WP_REST_Request $request Request. Texts that its parameter `_fields` does not name are not rendered.
 * @return array<string, mixed>
 */
function event_record( $post, $request ) {
	$item  = array( 'id' => $post->ID );
	$image = get_the_post_thumbnail_url( $post, 'full' );
	return array(
		'id'             => $post->ID,
		'post_id'        => null,
		'type'           => 'event',
		'slug'           => $post->post_name,
		'title'          => get_the_title( $post ),
		'description'    => wants_field( $request, 'description' ) ? render_description( $post ) : '',
		'excerpt'        => trim( render_excerpt( $post ) ),
		'featured_image' => $image ? $image : null,
	) + event_dates( $post ) + event_place( $post ) + event_admission( $post ) + array(
		'tour'         => event_tour( $post->ID ),
		'date'         => mysql_to_rfc3339( $post->post_date ),
		// A scheduled event is published later than its last save, so the later of both times counts.
		'modified'     => mysql_to_rfc3339( max( $post->post_modified, $post->post_date ) ),
		'modified_gmt' => mysql_to_rfc3339( max( $post->post_modified_gmt, $post->post_date_gmt ) ),
		'seo'          => get_seo( $item ),
		'translations' => get_event_translations( $item, $request ),
		'embedded'     => get_embedded( $item, 'embedded', $request ),
	);
}

/**
 * The tour that an event belongs to.
 *
 * @param int $id Event.
 * @return string|null Slug of the tour; null if it belongs to none.
 */
function event_tour( $id ) {
	$slug = stored_field( $id, 'tour' );
	return is_tour_slug( $slug ) ? $slug : null;
}

/**
 * The text with the filters of core applied. The event is the global post during this, because blocks read from the
 * global post.
 *
 * @param \WP_Post $post Event.
 * @return string HTML.
 */
function render_description( $post ) {
	$outer           = isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null;
	$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's loops do; put back below.
	setup_postdata( $post );
	$html            = apply_filters( 'the_content', $post->post_content );
	$GLOBALS['post'] = $outer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's loops do; put back below.
	if ( $outer ) {
		setup_postdata( $outer );
	}
	return trim( $html );
}

/**
 * Dates, times and status.
 *
 * @param \WP_Post $post Event.
 * @return array<string, string|null>
 */
function event_dates( $post ) {
	$or_null = static function ( $text ) {
		return '' === $text ? null : $text;
	};
	$day     = static function ( $key ) use ( $post, $or_null ) {
		return $or_null( parse_day( stored_field( $post->ID, $key ) ) );
	};
	$time    = static function ( $key ) use ( $post, $or_null ) {
		return $or_null( parse_time( stored_field( $post->ID, $key ) ) );
	};
	$status  = parse_choice( stored_field( $post->ID, 'event_status' ), custom_fields( 'event' )['event_status'] );
	return array(
		'start_date'          => $day( 'start_date' ),
		'start_time'          => $time( 'start_time' ),
		'end_date'            => $day( 'end_date' ),
		'end_time'            => $time( 'end_time' ),
		'timezone'            => $or_null( event_zone( $post->ID ) ),
		'status'              => $status,
		'previous_start_date' => 'postponed' === $status ? $day( 'previous_start_date' ) : null,
	);
}

/**
 * The place, and the link to the tickets.
 *
 * @param \WP_Post $post Event.
 * @return array<string, mixed>
 */
function event_place( $post ) {
	return array(
		'attendance' => parse_choice( stored_field( $post->ID, 'attendance' ), custom_fields( 'event' )['attendance'] ),
		'location'   => array(
			'name'     => stored_field( $post->ID, 'venue' ),
			'address'  => stored_field( $post->ID, 'address' ),
			'city'     => stored_field( $post->ID, 'city' ),
			'state'    => stored_field( $post->ID, 'state' ),
			'country'  => stored_field( $post->ID, 'country' ),
			'postcode' => stored_field( $post->ID, 'postcode' ),
		),
		'buy_ticket' => array(
			'url'  => parse_web_address( stored_field( $post->ID, 'ticket_url' ) ),
			'text' => stored_field( $post->ID, 'ticket_text' ),
		),
	);
}

/**
 * The German version in the format of posts, with the additional field `description`, which is the name of the text of
 * an event.
 *
 * @param array{id: int}   $item    Item.
 * @param \WP_REST_Request $request Request.
 * @return array{de: array<string, mixed>|null}
 */
function get_event_translations( $item, $request ) {
	$versions = get_post_translations( $item, 'translations', $request );
	if ( isset( $versions['de']['content'] ) ) {
		$versions['de']['description'] = trim( $versions['de']['content']['rendered'] );
	}
	return $versions;
}
