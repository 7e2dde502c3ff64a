<?php
/**
 * The columns in the lists of events, videos, releases and tours: day, place, status, appearances and German version.
 * Types without custom fields, such as posts, only get the German version.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const DAY_COLUMN = 'headless_companion_day';

add_action( 'admin_init', __NAMESPACE__ . '\\add_list_columns' );

/**
 * Adds the columns.
 */
function add_list_columns() {
	foreach ( content_types() as $type ) {
		if ( custom_fields( $type ) ) {
			add_filter(
				"manage_{$type}_posts_columns",
				// When Quick Edit has saved, there is no current screen.
				static function ( $columns ) use ( $type ) {
					return with_field_columns( $columns, $type );
				}
			);
			add_action( "manage_{$type}_posts_custom_column", __NAMESPACE__ . '\\print_list_column', 10, 2 );
			if ( 'tour' !== $type ) {
				add_filter( "manage_edit-{$type}_sortable_columns", __NAMESPACE__ . '\\sort_by_day_column' );
			}
		} else {
			add_filter( "manage_{$type}_posts_columns", __NAMESPACE__ . '\\with_german_column' );
			add_action( "manage_{$type}_posts_custom_column", __NAMESPACE__ . '\\print_list_column', 10, 2 );
		}
	}
}

/**
 * The columns in their order. The date that visitors see is beside the title, and the date of publication is last. The
 * column of the author is left out.
 *
 * @param array<string, string> $columns Label by name.
 * @param string                $type    Post type.
 * @return array<string, string>
 */
function with_field_columns( $columns, $type ) {
	$ours  = own_columns( $type );
	$first = array_intersect_key( $columns, array_flip( array( 'cb', 'title' ) ) );
	return $first + $ours + array( 'headless_companion_german' => __( 'German', 'headless-companion' ) ) + array_diff_key( $columns, array( 'author' => 1 ) );
}

/**
 * The columns of a type without custom fields. The column of the German version is before the date.
 *
 * @param array<string, string> $columns Label by name.
 * @return array<string, string>
 */
function with_german_column( $columns ) {
	$date = array_intersect_key( $columns, array( 'date' => 1 ) );
	return array_diff_key( $columns, $date ) + array( 'headless_companion_german' => __( 'German', 'headless-companion' ) ) + $date;
}

/**
 * The columns of a type.
 *
 * @param string $type Post type.
 * @return array<string, string> Label by name.
 */
function own_columns( $type ) {
	$columns = array(
		'event' => array(
			DAY_COLUMN                  => __( 'Day', 'headless-companion' ),
			'headless_companion_place'  => __( 'Place', 'headless-companion' ),
			'headless_companion_status' => __( 'Status', 'headless-companion' ),
		),
		'tour'  => array( 'headless_companion_appearances' => __( 'Appearances', 'headless-companion' ) ),
	);
	return isset( $columns[ $type ] ) ? $columns[ $type ] : array( DAY_COLUMN => __( 'Released', 'headless-companion' ) );
}

/**
 * Prints a cell.
 *
 * @param string $column Name of the column.
 * @param int    $id     Item.
 */
function print_list_column( $column, $id ) {
	$texts = array(
		DAY_COLUMN        => 'day_in_list',
		'headless_companion_place'  => 'place_in_list',
		'headless_companion_status' => 'status_in_list',
		'headless_companion_appearances' => 'appearances_in_list',
		'headless_companion_german' => 'german_in_list',
	);
	if ( isset( $texts[ $column ] ) ) {
		echo esc_html( call_user_func( __NAMESPACE__ . '\\' . $texts[ $column ], $id ) );
	}
}

/**
 * The day of an item in the date format of WordPress. For an event also its last day and its time, if it has them.
 *
 * @param int $id Item.
 * @return string
 */
function day_in_list( $id ) {
	$is_event = 'event' === get_post_type( $id );
	$day      = parse_day( stored_field( $id, $is_event ? 'start_date' : 'release_date' ) );
	if ( '' === $day ) {
		return $is_event ? __( 'No day: not shown', 'headless-companion' ) : '—';
	}
	$time = $is_event ? parse_time( stored_field( $id, 'start_time' ) ) : '';
	$last = $is_event ? parse_day( stored_field( $id, 'end_date' ) ) : '';
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
	if ( 'online' === stored_field( $id, 'attendance' ) ) {
		return __( 'Online', 'headless-companion' );
	}
	$place = array_filter( array( stored_field( $id, 'venue' ), stored_field( $id, 'city' ) ), 'strlen' );
	return $place ? implode( ', ', $place ) : '—';
}

/**
 * The status of an event as visitors see it now.
 *
 * @param int $id Event.
 * @return string
 */
function status_in_list( $id ) {
	$times  = event_times( $id );
	$labels = custom_field_choices()['event_status'];
	$status = stored_field( $id, 'event_status' );
	if ( 'postponed' === $status || 'cancelled' === $status ) {
		return $labels[ $status ];
	}
	if ( ! $times ) {
		return '—';
	}
	if ( $times['expires'] <= time() ) {
		return __( 'Past', 'headless-companion' );
	}
	$tickets = array(
		'few_left' => __( 'Upcoming, few tickets left', 'headless-companion' ),
		'sold_out' => __( 'Upcoming, sold out', 'headless-companion' ),
	);
	$left    = stored_field( $id, 'availability' );
	return isset( $tickets[ $left ] ) ? $tickets[ $left ] : __( 'Upcoming', 'headless-companion' );
}

/**
 * The number of appearances of a tour that are entered in WordPress.
 *
 * @param int $id Entry.
 * @return string
 */
function appearances_in_list( $id ) {
	$count = count( appearances_of( $id ) );
	return $count ? number_format_i18n( $count ) : __( 'Those of the website', 'headless-companion' );
}

/**
 * The text that says whether an item has a German version, and whether this version is up to date.
 *
 * @param int $id Item.
 * @return string
 */
function german_in_list( $id ) {
	$post = get_post( $id );
	if ( ! has_german_version( $post ) ) {
		return '—';
	}
	return original_changed_at( $post ) ? __( 'Out of date', 'headless-companion' ) : __( 'Yes', 'headless-companion' );
}

/**
 * Makes the column of days sortable. By default the list is sorted by this column, with the newest first.
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
 * Sorts a list by day: events by their first day, other items by their release date. Hyphens are removed, because
 * Advanced Custom Fields saves days without them. The SQL uses a subquery: a join would leave out items without a day.
 *
 * @param string    $orderby SQL.
 * @param \WP_Query $query   Query.
 * @return string SQL.
 */
function order_list_by_day( $orderby, $query ) {
	$type = $query->get( 'post_type' );
	if ( ! is_admin() || ! $query->is_main_query() || ! is_string( $type ) || 'tour' === $type || ! custom_fields( $type ) ) {
		return $orderby;
	}
	// phpcs:ignore WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData -- only sorts a list, on a screen of WordPress.
	$requested = isset( $_GET['orderby'] ) ? sanitize_key( $_GET['orderby'] ) : DAY_COLUMN;
	if ( DAY_COLUMN !== $requested ) {
		return $orderby;
	}
	global $wpdb;
	// phpcs:ignore WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData -- only sorts a list, on a screen of WordPress.
	$order = isset( $_GET['order'] ) ? sanitize_key( $_GET['order'] ) : ( 'upcoming' === chosen_view() ? 'asc' : 'desc' );
	$order = 'asc' === $order ? 'ASC' : 'DESC';
	$key   = 'event' === $type ? 'start_date' : 'release_date';
	return $wpdb->prepare( "( SELECT MAX( REPLACE( day.meta_value, '-', '' ) ) FROM {$wpdb->postmeta} day WHERE day.post_id = {$wpdb->posts}.ID AND day.meta_key = %s )", $key ) . " $order, {$wpdb->posts}.ID $order";
}
