<?php
/**
 * The preview of an import: a row for each event, with its errors, and whether it exists already.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the table and its buttons.
 *
 * @param array<int, array<string, mixed>> $entries Entries.
 * @param string                           $file    Name of the file.
 */
function print_import_preview( $entries, $file ) {
	$good = count( array_filter( $entries, __NAMESPACE__ . '\\can_be_made' ) );
	printf(
		'<h2>%s</h2><p>%s</p>',
		esc_html( $file ),
		/* translators: 1: number of events that can be made, 2: number of all events of a file. */
		esc_html( sprintf( __( '%1$s of %2$s events can be made. Nothing is made yet.', 'headless-companion' ), number_format_i18n( $good ), number_format_i18n( count( $entries ) ) ) )
	);
	printf( '<form method="post" action="%s">', esc_url( admin_url( 'admin-post.php' ) ) );
	printf( '<input type="hidden" name="action" value="%s">', esc_attr( IMPORT_MAKE_ACTION ) );
	wp_nonce_field( IMPORT_MAKE_ACTION );
	print_preview_table( $entries );
	if ( $good ) {
		print_making_buttons();
	}
	echo '</form>';
}

/**
 * Prints the table.
 *
 * @param array<int, array<string, mixed>> $entries Entries.
 */
function print_preview_table( $entries ) {
	printf( '<div class="headless-table-scroll" role="region" tabindex="0" aria-label="%s">', esc_attr__( 'Events of the file', 'headless-companion' ) );
	echo '<table class="widefat striped headless-import"><thead><tr>';
	$heads = array( __( 'Make it', 'headless-companion' ), __( 'Day', 'headless-companion' ), __( 'Title', 'headless-companion' ), __( 'Place', 'headless-companion' ), __( 'What to know', 'headless-companion' ) );
	foreach ( $heads as $head ) {
		printf( '<th scope="col">%s</th>', esc_html( $head ) );
	}
	echo '</tr></thead><tbody>';
	foreach ( $entries as $index => $entry ) {
		print_preview_row( $index, $entry );
	}
	echo '</tbody></table></div>';
}

/**
 * Prints the row of an entry.
 *
 * @param int                  $index Its number.
 * @param array<string, mixed> $entry Entry.
 */
function print_preview_row( $index, $entry ) {
	$fields = $entry['fields'];
	/* translators: %s: title of an event. */
	$label = sprintf( __( 'Make “%s”', 'headless-companion' ), $entry['title'] );
	printf(
		'<tr><td><input type="checkbox" name="entries[]" value="%1$d" aria-label="%2$s"%3$s></td><td>%4$s</td><td>%5$s</td><td>%6$s</td><td>',
		(int) $index,
		esc_attr( $label ),
		can_be_made( $entry ) ? ' checked' : ' disabled',
		esc_html( when_of_entry( $fields ) ),
		esc_html( '' === $entry['title'] ? '—' : $entry['title'] ),
		esc_html( implode( ', ', array_intersect_key( $fields, array_flip( array( 'venue', 'city' ) ) ) ) )
	);
	foreach ( $entry['errors'] as $error ) {
		printf( '<strong class="headless-field__error">%s</strong><br>', esc_html( $error ) );
	}
	print_existing_event( (int) $entry['existing'] );
	echo esc_html( implode( ' ', $entry['notes'] ) ) . '</td></tr>';
}

/**
 * Prints that an entry of the file is a duplicate: of an event, with a link to it, or of an earlier entry. Prints nothing
 * if it is not a duplicate.
 *
 * @param int $id Id of the event; -1 for an earlier entry of the same file; 0 for none.
 */
function print_existing_event( $id ) {
	if ( -1 === $id ) {
		echo esc_html__( 'It is in the file twice.', 'headless-companion' ) . '<br>';
	} elseif ( $id ) {
		printf( '<a href="%s">%s</a><br>', esc_url( (string) get_edit_post_link( $id ) ), esc_html__( 'It is there already.', 'headless-companion' ) );
	}
}

/**
 * Day and time of an entry in the date format of WordPress. A day that cannot be parsed is shown as it was entered.
 *
 * @param array<string, string> $fields Custom fields.
 * @return string
 */
function when_of_entry( $fields ) {
	$day  = isset( $fields['start_date'] ) ? $fields['start_date'] : '';
	$last = isset( $fields['end_date'] ) ? parse_day( $fields['end_date'] ) : '';
	$time = isset( $fields['start_time'] ) ? parse_time( $fields['start_time'] ) : '';
	if ( '' === parse_day( $day ) ) {
		return '' === $day ? '—' : $day;
	}
	$text = mysql2date( get_option( 'date_format' ), $day );
	$text = '' === $last ? $text : $text . ' – ' . mysql2date( get_option( 'date_format' ), $last );
	return '' === $time ? $text : $text . ', ' . mysql2date( get_option( 'time_format' ), "$day $time" );
}
