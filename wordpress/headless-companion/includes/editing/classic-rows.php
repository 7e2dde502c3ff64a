<?php
/**
 * A list of rows in the classic editor: a table that starts with some empty rows. It works without scripts.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const EMPTY_ROWS = 3;

/**
 * Prints a list with its help text and its error message.
 *
 * @param array<string, mixed> $field Field.
 * @param string               $value Its value.
 * @param string               $error Error message; empty if there is none.
 */
function print_rows_of_box( $field, $value, $error ) {
	printf( '<p class="description">%s</p>', esc_html( $field['help'] ) );
	if ( '' !== $error ) {
		printf( '<p><strong role="alert" class="headless-field__error">%s</strong></p>', esc_html( $error ) );
	}
	print_classic_rows( $field, $value );
}

/**
 * Prints the table of a list.
 *
 * @param array<string, mixed> $field Field.
 * @param string               $value Saved list.
 */
function print_classic_rows( $field, $value ) {
	$rows = array_merge( array_fill( 0, EMPTY_ROWS, array() ), parse_rows( $field['key'], $value ) );
	echo '<table class="widefat striped headless-rows"><thead><tr><td></td>';
	foreach ( appearance_columns() as $column ) {
		printf( '<th scope="col" id="headless-column-%s">%s</th>', esc_attr( $column['key'] ), esc_html( $column['label'] ) );
	}
	echo '</tr></thead><tbody>';
	foreach ( $rows as $index => $row ) {
		printf( '<tr><th scope="row" id="headless-row-%1$d">%1$d</th>', (int) $index + 1 );
		foreach ( appearance_columns() as $column ) {
			$name = sprintf( 'headless_fields[%s][%d][%s]', $field['key'], $index, $column['key'] );
			echo '<td>';
			print_classic_cell( $column, $name, isset( $row[ $column['key'] ] ) ? $row[ $column['key'] ] : '', 'headless-row-' . ( $index + 1 ) );
			echo '</td>';
		}
		echo '</tr>';
	}
	echo '</tbody></table>';
	printf(
		'<p class="description">%s %s</p>',
		esc_html__( 'Empty a row to remove it. Save to get more empty rows.', 'headless-companion' ),
		esc_html( implode( ' ', array_filter( wp_list_pluck( appearance_columns(), 'help' ) ) ) )
	);
}

/**
 * Prints one cell, labelled by the headers of its column and its row.
 *
 * @param array<string, mixed> $column Column.
 * @param string               $name   Name of the control.
 * @param string               $value  Its value.
 * @param string               $row    Id of the header of its row.
 */
function print_classic_cell( $column, $name, $value, $row ) {
	$label = 'headless-column-' . $column['key'] . ' ' . $row;
	if ( ! $column['choices'] ) {
		printf( '<input type="text" class="widefat" name="%s" value="%s" aria-labelledby="%s">', esc_attr( $name ), esc_attr( $value ), esc_attr( $label ) );
		return;
	}
	// phpcs:ignore WordPress.Security.EscapeOutput -- options_html() escapes.
	printf( '<select name="%s" aria-labelledby="%s">%s</select>', esc_attr( $name ), esc_attr( $label ), options_html( $column['choices'], $value ) );
}
