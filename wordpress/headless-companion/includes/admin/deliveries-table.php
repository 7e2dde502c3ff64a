<?php
/**
 * The list of the last deliveries on the settings page.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the list.
 */
function print_deliveries() {
	echo '<h2>' . esc_html__( 'Last deliveries', 'headless-companion' ) . '</h2>';
	$rows = recent_deliveries();
	if ( ! $rows ) {
		echo '<p>' . esc_html__( 'None yet. Publish something, or press "Send test".', 'headless-companion' ) . '</p>';
		return;
	}
	$columns = array(
		__( 'Time', 'headless-companion' ),
		__( 'What', 'headless-companion' ),
		__( 'State', 'headless-companion' ),
		__( 'Attempts', 'headless-companion' ),
		__( 'Answer', 'headless-companion' ),
		__( 'Duration', 'headless-companion' ),
		__( 'Next attempt', 'headless-companion' ),
	);
	// The table is wider than the screen of a phone. It can be scrolled separately, also with the keyboard.
	printf( '<div class="headless-deliveries-scroll" role="region" tabindex="0" aria-label="%s">', esc_attr__( 'Last deliveries', 'headless-companion' ) );
	echo '<table class="widefat striped headless-deliveries"><thead><tr>';
	foreach ( $columns as $column ) {
		echo '<th scope="col">' . esc_html( $column ) . '</th>';
	}
	echo '</tr></thead><tbody>';
	array_map( __NAMESPACE__ . '\\print_delivery', $rows );
	echo '</tbody></table></div>';
}

/**
 * Prints one delivery.
 *
 * @param object $row Row.
 */
function print_delivery( $row ) {
	$states = array(
		PENDING   => __( 'Waiting', 'headless-companion' ),
		TESTING   => __( 'Sending', 'headless-companion' ),
		DELIVERED => __( 'Delivered', 'headless-companion' ),
		TEST_FAILED => __( 'Failed', 'headless-companion' ),
	);
	/* translators: %d: number of changes. */
	$count = sprintf( _n( '%d change', '%d changes', (int) $row->changes, 'headless-companion' ), (int) $row->changes );
	printf(
		'<tr><td>%1$s</td><td>%2$s<br><span class="description">%3$s</span></td><td><span class="headless-state headless-state-%4$s">%5$s</span></td><td>%6$d</td><td>%7$s</td><td>%8$s</td><td>%9$s</td></tr>',
		esc_html( local_time( (int) $row->created_at ) ),
		esc_html( translated_summary( $row->summary ) ),
		esc_html( $count ),
		esc_attr( $row->status ),
		esc_html( isset( $states[ $row->status ] ) ? $states[ $row->status ] : $row->status ),
		(int) $row->attempts,
		esc_html( response_text( $row ) ),
		$row->attempts ? esc_html( number_format_i18n( (int) $row->duration ) . ' ms' ) : '–',
		next_attempt_cell( $row )
	);
}

/**
 * The response of the site.
 *
 * @param object $row Row.
 * @return string
 */
function response_text( $row ) {
	if ( $row->http_status ) {
		return 'HTTP ' . $row->http_status;
	}
	return '' === $row->error ? '–' : $row->error;
}

/**
 * The time of the next attempt, and the button that starts it now.
 *
 * @param object $row Row.
 * @return string HTML.
 */
function next_attempt_cell( $row ) {
	if ( PENDING !== $row->status ) {
		return '–';
	}
	return esc_html( local_time( (int) $row->next_at ) ) . ' ' . action_button( 'retry', __( 'Retry now', 'headless-companion' ), 'button-small', (int) $row->id );
}

/**
 * A time in the date format and the time zone of WordPress, with seconds.
 *
 * @param int $time Unix time.
 * @return string
 */
function local_time( $time ) {
	return (string) wp_date( get_option( 'date_format' ) . ' H:i:s', $time );
}
