<?php
function demo_seed_events( array $authors, array $words, $report ) {
	demo_seed_works( 'event', 'events', 'demo_seed_event_details', $authors, $words, $report );
}

function demo_seed_event_details( array $event ) {
	$place = $event['location'];
	return array(
		'date' => demo_seed_announced( $event ) . ' 09:00:00',
		'meta' => demo_seed_event_days( $event ) + demo_seed_admission( $event ) + array(
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

/** @return array The custom fields about tickets and admission. A list becomes a text with one item a line. */
function demo_seed_admission( array $event ) {
	$fields = isset( $event['admission'] ) ? $event['admission'] : array();
	if ( isset( $fields['supporting_acts'] ) ) {
		$fields['supporting_acts'] = implode( "\n", $fields['supporting_acts'] );
	}
	return $fields;
}
