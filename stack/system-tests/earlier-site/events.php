<?php
/**
 * Records of events. The list has few fields, which come from one database query. The record of a single event has
 * more. If an event has a linked news post, only that post has the path, the picture and the text of the event.
 */

add_action(
	'init',
	static function () {
		register_post_type(
			'gig',
			array(
				'label'        => 'Gigs',
				'public'       => true,
				'show_in_rest' => true,
				'rest_base'    => 'gigs',
				'supports'     => array( 'title', 'editor', 'thumbnail', 'custom-fields' ),
			)
		);
		$when  = array( 'start_date', 'end_date', 'start_time', 'end_time' );
		$where = array( 'name', 'address', 'city', 'town', 'state', 'country', 'postcode' );
		earlier_register_fields( 'gig', array( ...$when, ...$where, 'page', 'poster', 'post_id', 'ticket_url', 'ticket_text' ) );
	}
);

add_action(
	'rest_api_init',
	static function () {
		$routes = array(
			'/events'                          => 'earlier_events',
			'/events/(?P<id>\d+)'              => 'earlier_event',
			'/events/slug/(?P<slug>[^/]+)'     => 'earlier_events_by_slug',
		);
		foreach ( $routes as $route => $callback ) {
			register_rest_route(
				'wp/v2',
				$route,
				array(
					'callback'            => $callback,
					'permission_callback' => '__return_true',
				)
			);
		}
	}
);

/** The REST route for upcoming and past events. Today is the day in UTC. An event without a day counts as past. */
function earlier_events( $request ) {
	global $wpdb;
	$is_past = 'past' === $request['type'];
	$rows    = $wpdb->get_results( "SELECT ID, post_title FROM {$wpdb->posts} WHERE post_type = 'gig' AND post_status = 'publish' ORDER BY ID" );
	$wanted  = array_filter(
		$rows,
		static function ( $row ) use ( $is_past ) {
			$day = str_replace( '-', '', (string) earlier_field( $row->ID, 'start_date' ) );
			return $is_past === ( $day < gmdate( 'Ymd' ) );
		}
	);
	return array_map( 'earlier_row', array_values( $wanted ) );
}

/** A row of the list. Numbers are strings, as the database returns them. */
function earlier_row( $row ) {
	return array(
		'id'             => $row->ID,
		'post_id'        => earlier_field( $row->ID, 'post_id' ) ?? '0',
		'title'          => apply_filters( 'the_title', $row->post_title, $row->ID ),
		'slug'           => earlier_field( $row->ID, 'page' ) ?? false,
		'featured_image' => earlier_field( $row->ID, 'poster' ) ?? false,
	) + earlier_when_and_where( $row->ID );
}

/** The route of one complete record. The response is 404 when there is none. */
function earlier_event( $request ) {
	$gig = get_post( $request['id'] );
	if ( ! $gig || 'gig' !== $gig->post_type || 'publish' !== $gig->post_status ) {
		return new WP_Error( 'no_event', 'Event not found', array( 'status' => 404 ) );
	}
	return earlier_record( $gig );
}

/** The route of an event by its slug: a list with the matching event, or an empty list. */
function earlier_events_by_slug( $request ) {
	$gigs  = get_posts( array( 'post_type' => 'gig', 'posts_per_page' => -1 ) ); // phpcs:ignore
	$named = array_filter(
		$gigs,
		static function ( $gig ) use ( $request ) {
			$post = get_post( (int) earlier_field( $gig->ID, 'post_id' ) ?: -1 );
			return in_array( sanitize_title( $request['slug'] ), array( earlier_slug( $gig ), $post ? $post->post_name : null ), true );
		}
	);
	return array_map( 'earlier_record', array_values( $named ) );
}

/** The complete record of an event. Here the id is a number. */
function earlier_record( $gig ) {
	$own = earlier_row( $gig );
	return array(
		'id'             => $gig->ID,
		'slug'           => earlier_slug( $gig ),
		'featured_image' => get_the_post_thumbnail_url( $gig, 'full' ) ?: $own['featured_image'],
		'description'    => apply_filters( 'the_content', $gig->post_content ) ?: null,
		'seo'            => false,
	) + $own;
}

/** The slug of an event. False when it has a linked news post, because then it has no page of its own. */
function earlier_slug( $gig ) {
	return earlier_field( $gig->ID, 'page' ) ?? ( earlier_field( $gig->ID, 'post_id' ) ? false : $gig->post_name );
}

/** Dates, place and tickets. Fields without a value are "", false or null, as earlier sites mix them. */
function earlier_when_and_where( $id ) {
	$url   = earlier_field( $id, 'ticket_url' );
	$place = array( 'postcode' => earlier_number( $id, 'postcode' ) );
	foreach ( array( 'name', 'address', 'city', 'town', 'state', 'country' ) as $part ) {
		$place[ $part ] = earlier_field( $id, $part );
	}
	return array(
		'start_date' => earlier_field( $id, 'start_date' ),
		'end_date'   => earlier_field( $id, 'end_date' ) ?? '',
		'start_time' => earlier_field( $id, 'start_time' ) ?? '',
		'end_time'   => earlier_field( $id, 'end_time' ) ?? false,
		'location'   => array_filter( $place ),
		'buy_ticket' => $url ? array(
			'url'  => $url,
			'text' => earlier_field( $id, 'ticket_text' ),
		) : false,
	);
}
