<?php
function demo_seed_events( array $authors, array $words, $report ) {
	demo_seed_works( 'event', 'events', 'demo_seed_event_details', $authors, $words, $report );
	demo_seed_together( 'demo_seed_move_events' );
}

function demo_seed_event_details( array $event ) {
	$announced = demo_seed_day( min( $event['offsetDays'] - DEMO_SEED_ANNOUNCED_DAYS_BEFORE, -14 ) );
	$place     = $event['location'];
	return array(
		'date' => "$announced 09:00:00",
		'meta' => demo_seed_event_days( $event ) + array(
			'start_time'   => substr( $event['start_time'], 0, 5 ),
			'end_time'     => substr( $event['end_time'], 0, 5 ),
			'timezone'     => isset( $event['timezone'] ) ? $event['timezone'] : '',
			'event_status' => isset( $event['status'] ) ? $event['status'] : '',
			'attendance'   => empty( $event['online'] ) ? '' : 'online',
			'venue'        => $place['name'],
			'address'      => $place['address'],
			'city'         => $place['city'],
			'state'        => $place['state'],
			'country'      => $place['country'],
			'postcode'     => $place['postcode'],
			'ticket_url'   => $event['buy_ticket']['url'],
			'ticket_text'  => $event['buy_ticket']['text'],
		),
	);
}

/** @return array The details that depend on the day of the demo. */
function demo_seed_event_days( array $event ) {
	$days = array( 'start_date' => demo_seed_day( $event['offsetDays'] ) );
	if ( isset( $event['endOffsetDays'] ) ) {
		$days['end_date'] = demo_seed_day( $event['endOffsetDays'] );
	}
	if ( isset( $event['earlierOffsetDays'] ) ) {
		$days['previous_start_date'] = demo_seed_day( $event['earlierOffsetDays'] );
	}
	return $days;
}

function demo_seed_day( $offset ) {
	return current_datetime()->modify( sprintf( '%+d days', $offset ) )->format( 'Y-m-d' );
}

/** There is always something upcoming: events that nobody has edited move with the day of the demo. */
function demo_seed_move_events() {
	$posts = array();
	foreach ( get_posts( array( 'post_type' => 'event', 'post_status' => 'publish', 'posts_per_page' => -1 ) ) as $post ) {
		$posts[ $post->ID ] = $post;
	}
	$marks = demo_seed_marks();
	foreach ( demo_seed_json( 'events.json' ) as $event ) {
		$id = (int) $marks[ "event_{$event['slug']}" ];
		// The seed stores an event with both times equal; whoever saves it in the editor changes the second.
		if ( ! isset( $posts[ $id ] ) || $posts[ $id ]->post_modified !== $posts[ $id ]->post_date ) {
			continue;
		}
		foreach ( demo_seed_event_days( $event ) as $key => $day ) {
			if ( get_post_meta( $id, $key, true ) !== $day ) {
				update_post_meta( $id, $key, $day );
			}
		}
	}
}
