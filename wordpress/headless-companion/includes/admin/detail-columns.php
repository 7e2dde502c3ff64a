<?php
/**
 * The lists of events, videos and releases: when, where, and in which languages.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

const DAY_COLUMN = 'headless_day';

add_action( 'admin_init', __NAMESPACE__ . '\\add_detail_columns' );

/**
 * Adds the columns.
 */
function add_detail_columns() {
	foreach ( content_types() as $type ) {
		if ( detail_fields( $type ) ) {
			add_filter( "manage_{$type}_posts_columns", __NAMESPACE__ . '\\name_detail_columns' );
			add_action( "manage_{$type}_posts_custom_column", __NAMESPACE__ . '\\print_detail_column', 10, 2 );
			add_filter( "manage_edit-{$type}_sortable_columns", __NAMESPACE__ . '\\sort_by_day_column' );
		}
	}
}

/**
 * The columns in their order: what visitors see as the date stands beside the title, core's date of publication last.
 *
 * @param array<string, string> $columns Label by name.
 * @return array<string, string>
 */
function name_detail_columns( $columns ) {
	$is_event = 'event' === get_current_screen()->post_type;
	$ours     = $is_event ? array(
		DAY_COLUMN        => __( 'Day', 'headless-companion' ),
		'headless_place'  => __( 'Place', 'headless-companion' ),
		'headless_status' => __( 'Status', 'headless-companion' ),
	) : array( DAY_COLUMN => __( 'Released', 'headless-companion' ) );
	$first    = array_intersect_key( $columns, array_flip( array( 'cb', 'title' ) ) );
	return $first + $ours + array( 'headless_german' => __( 'German', 'headless-companion' ) ) + array_diff_key( $columns, array( 'author' => 1 ) );
}

/**
 * Prints a cell.
 *
 * @param string $column Name of the column.
 * @param int    $id     Item.
 */
function print_detail_column( $column, $id ) {
	$texts = array(
		DAY_COLUMN        => 'day_in_list',
		'headless_place'  => 'place_in_list',
		'headless_status' => 'status_in_list',
		'headless_german' => 'german_in_list',
	);
	if ( isset( $texts[ $column ] ) ) {
		echo esc_html( call_user_func( __NAMESPACE__ . '\\' . $texts[ $column ], $id ) );
	}
}

/**
 * The day of an item as this WordPress writes dates, with the time of an event that has one.
 *
 * @param int $id Item.
 * @return string
 */
function day_in_list( $id ) {
	$is_event = 'event' === get_post_type( $id );
	$day      = parse_day( detail( $id, $is_event ? 'start_date' : 'release_date' ) );
	if ( '' === $day ) {
		return $is_event ? __( 'No day: not shown', 'headless-companion' ) : '—';
	}
	$time = $is_event ? parse_time( detail( $id, 'start_time' ) ) : '';
	$last = $is_event ? parse_day( detail( $id, 'end_date' ) ) : '';
	$text = mysql2date( get_option( 'date_format' ), $day );
	$text = $last > $day ? $text . ' – ' . mysql2date( get_option( 'date_format' ), $last ) : $text;
	return '' === $time ? $text : $text . ', ' . mysql2date( get_option( 'time_format' ), "$day $time" );
}

/**
 * Where an event is.
 *
 * @param int $id Event.
 * @return string
 */
function place_in_list( $id ) {
	if ( 'online' === detail( $id, 'attendance' ) ) {
		return __( 'Online', 'headless-companion' );
	}
	$place = array_filter( array( detail( $id, 'venue' ), detail( $id, 'city' ) ), 'strlen' );
	return $place ? implode( ', ', $place ) : '—';
}

/**
 * What visitors make of an event now.
 *
 * @param int $id Event.
 * @return string
 */
function status_in_list( $id ) {
	$times  = event_times( $id );
	$labels = detail_choices()['event_status'];
	$status = detail( $id, 'event_status' );
	if ( 'postponed' === $status || 'cancelled' === $status ) {
		return $labels[ $status ];
	}
	if ( ! $times ) {
		return '—';
	}
	return $times['departs'] > time() ? __( 'Upcoming', 'headless-companion' ) : __( 'Past', 'headless-companion' );
}

/**
 * Whether an item has a German version.
 *
 * @param int $id Item.
 * @return string
 */
function german_in_list( $id ) {
	return has_german_version( get_post( $id ) ) ? __( 'Yes', 'headless-companion' ) : '—';
}

/**
 * Makes the column of days sortable; it is what the list is sorted by before anybody clicks, the newest first.
 *
 * @param array<string, mixed> $columns Sortable columns.
 * @return array<string, mixed>
 */
function sort_by_day_column( $columns ) {
	$columns['date']       = array( 'date', true );
	$columns[ DAY_COLUMN ] = array( DAY_COLUMN, true, __( 'Day', 'headless-companion' ), __( 'Sorted by day.', 'headless-companion' ), 'desc' );
	return $columns;
}

add_filter( 'posts_orderby', __NAMESPACE__ . '\\order_list_by_day', 10, 2 );

/**
 * Orders a list by day, events from the start. Items without a day stay in the list, as a join would not have it.
 *
 * @param string    $orderby SQL.
 * @param \WP_Query $query   Query.
 * @return string SQL.
 */
function order_list_by_day( $orderby, $query ) {
	$type = $query->get( 'post_type' );
	if ( ! is_admin() || ! $query->is_main_query() || ! is_string( $type ) || ! detail_fields( $type ) ) {
		return $orderby;
	}
	// phpcs:ignore WordPress.Security.NonceVerification -- a list is only shown.
	$asked = isset( $_GET['orderby'] ) ? sanitize_key( $_GET['orderby'] ) : DAY_COLUMN;
	if ( DAY_COLUMN !== $asked ) {
		return $orderby;
	}
	global $wpdb;
	// phpcs:ignore WordPress.Security.NonceVerification -- a list is only shown.
	$order = isset( $_GET['order'] ) && 'asc' === sanitize_key( $_GET['order'] ) ? 'ASC' : 'DESC';
	$key   = 'event' === $type ? 'start_date' : 'release_date';
	return $wpdb->prepare( "( SELECT MAX( day.meta_value ) FROM {$wpdb->postmeta} day WHERE day.post_id = {$wpdb->posts}.ID AND day.meta_key = %s )", $key ) . " $order, {$wpdb->posts}.ID $order";
}
