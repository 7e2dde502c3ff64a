<?php
/**
 * "More dates": creates an event for each of several days.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const DATES_PAGE   = 'headless-companion-dates';
const DATES_ACTION = 'headless_companion_dates';
const DATES_ROWS   = 5;
const MAX_DATES    = 50;

add_action( 'admin_post_' . DATES_ACTION, __NAMESPACE__ . '\\make_more_dates' );

/**
 * Creates the events, or shows the screen again with error messages. If a row is invalid, no event is created.
 */
function make_more_dates() {
	check_admin_referer( DATES_ACTION );
	$id        = isset( $_POST['event'] ) ? absint( $_POST['event'] ) : 0;
	$publishes = isset( $_POST['publish'] );
	$type      = get_post_type_object( 'event' );
	if ( ! current_user_can( 'edit_post', $id ) || ! may_copy_event( $id ) || ( $publishes && ! current_user_can( $type->cap->publish_posts ) ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'headless-companion' ), '', array( 'response' => 403 ) );
	}
	$event  = get_post( $id );
	$rows   = typed_dates( isset( $_POST['dates'] ) ? wp_unslash( $_POST['dates'] ) : array() ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- typed_dates() does.
	$errors = errors_in_dates( $event, $rows );
	if ( $errors || ! $rows ) {
		keep_for_user( "dates_$id", array( 'rows' => $rows, 'errors' => $errors ) );
		wp_safe_redirect( more_dates_address( $id ) );
		exit;
	}
	keep_for_user( "dates_$id", array() );
	$made = 0;
	foreach ( $rows as $row ) {
		$made += is_wp_error( copy_event( $event, fields_of_date( $event, $row ), $publishes ? 'publish' : 'draft' ) ) ? 0 : 1;
	}
	remember_created_events( $made, $publishes );
	wp_safe_redirect( admin_url( 'edit.php?post_type=event' ) );
	exit;
}

/**
 * The rows in which a day or a time was entered.
 *
 * @param mixed $dates Submitted values, unslashed.
 * @return array<int, array<string, string>>
 */
function typed_dates( $dates ) {
	$rows = array();
	foreach ( is_array( $dates ) ? array_slice( $dates, 0, MAX_DATES ) : array() as $typed ) {
		$row = array();
		foreach ( array_keys( date_columns() ) as $name ) {
			$row[ $name ] = sanitize_line( isset( $typed[ $name ] ) ? $typed[ $name ] : '' );
		}
		if ( '' !== implode( '', $row ) ) {
			$rows[] = $row;
		}
	}
	return $rows;
}

/**
 * The columns of the screen.
 *
 * @return array<string, string> Label by field.
 */
function date_columns() {
	return array(
		'start_date' => __( 'Day', 'headless-companion' ),
		'start_time' => __( 'Begins at', 'headless-companion' ),
		'doors_time' => __( 'Doors open at', 'headless-companion' ),
		'end_time'   => __( 'Ends at', 'headless-companion' ),
	);
}

/**
 * The custom fields in which the copy on one of the days differs from the original. A time that is not entered is not
 * in the result, because it is copied from the original. If the original lasts several days, the copy lasts as many
 * days.
 *
 * @param \WP_Post              $event Original.
 * @param array<string, string> $row   Row.
 * @return array<string, string>
 */
function fields_of_date( $event, $row ) {
	$fields = array_filter( $row, 'strlen' );
	$first  = parse_day( stored_field( $event->ID, 'start_date' ) );
	$last   = parse_day( stored_field( $event->ID, 'end_date' ) );
	$day    = parse_day( isset( $fields['start_date'] ) ? $fields['start_date'] : '' );
	if ( '' !== $day ) {
		$fields['start_date'] = $day;
	}
	if ( '' !== $day && '' !== $first && $last > $first ) {
		$days               = ( new \DateTimeImmutable( $first ) )->diff( new \DateTimeImmutable( $last ) )->days;
		$fields['end_date'] = ( new \DateTimeImmutable( $day ) )->modify( "+$days days" )->format( 'Y-m-d' );
	}
	return $fields;
}

/**
 * Checks the rows.
 *
 * @param \WP_Post                          $event Original.
 * @param array<int, array<string, string>> $rows  Rows.
 * @return array<int, string> Message by row.
 */
function errors_in_dates( $event, $rows ) {
	$errors = array();
	$known  = known_events();
	$none   = array_fill_keys( fields_of_one_date(), '' );
	foreach ( $rows as $index => $row ) {
		$fields = fields_of_date( $event, $row );
		$all    = array_merge( stored_fields( 'event', $event->ID ), $none, $fields );
		$error  = '' === $row['start_date'] ? array( __( 'Choose the day.', 'headless-companion' ) ) : errors_in_change( 'event', $fields, $all );
		$found  = $error ? 0 : same_event( $known, $event->post_title, $fields['start_date'], $all['start_time'] );
		if ( -1 === $found ) {
			$error = array( __( 'This day and time are in another row already.', 'headless-companion' ) );
		} elseif ( $found ) {
			$error = array( __( 'There is an event with this title on this day and at this time already.', 'headless-companion' ) );
		}
		if ( $error ) {
			$errors[ $index ] = implode( ' ', $error );
		} else {
			// -1 stands for an earlier row of this form, which has no id yet.
			$known[ event_key( $event->post_title, $fields['start_date'] ) ][ parse_time( $all['start_time'] ) ] = -1;
		}
	}
	return $errors;
}
