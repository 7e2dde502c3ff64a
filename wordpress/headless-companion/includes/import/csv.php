<?php
/**
 * Reads events from a table: the columns are separated by comma, semicolon, tab or "|", cells may be quoted, and the
 * first row contains the names of the columns.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The events of a table.
 *
 * @param string $text Result of import_text().
 * @return array<int, array<string, mixed>>|\WP_Error Entries, as returned by import_entry().
 */
function read_csv( $text ) {
	$rows   = csv_rows( $text );
	$heads  = $rows ? reset( $rows ) : array();
	$fields = fields_of_columns( $heads );
	if ( ! in_array( 'title', $fields, true ) || ! in_array( 'start_date', $fields, true ) ) {
		return new \WP_Error( 'no_columns', __( 'The first row must name the columns. Two are needed: one called “Title” and one called “Day” or “Date”.', 'headless-companion' ) );
	}
	array_shift( $rows );
	$cells = array();
	foreach ( $rows as $row ) {
		$cells[] = cells_by_field( $row, $fields );
	}
	$order = order_of_days( array_column( $cells, 'start_date' ) );
	if ( '' === $order && in_array( 'Subject', $heads, true ) ) {
		// In files of Google Calendar and Outlook, the column of the title is "Subject", and a date starts with the
		// month.
		$order = 'mdy';
	}
	return array_map(
		static function ( $cell ) use ( $order ) {
			// The note is only for a row with a date such as 03/04/2027.
			$notes = '' === $order && preg_match( '/^\d\d?\/\d/', $cell['start_date'] )
				? array( __( 'Read as day/month/year: is that right?', 'headless-companion' ) )
				: array();
			return entry_of_cells( $cell, '' === $order ? 'dmy' : $order, $notes );
		},
		$cells
	);
}

/**
 * The rows of a table that are not empty.
 *
 * @param string $text Text.
 * @return array<int, string[]>
 */
function csv_rows( $text ) {
	// A first line such as `sep=;`, which Excel writes, names the separator.
	$text   = preg_replace( '/^sep=.\n/i', '', $text );
	$stream = fopen( 'php://temp', 'r+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- a stream in memory, not a file.
	fwrite( $stream, $text ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.
	rewind( $stream );
	$between = csv_delimiter( $text );
	$rows    = array();
	while ( count( $rows ) < MAX_IMPORTED + 2 ) {
		$row = fgetcsv( $stream, 0, $between, '"', '' );
		if ( false === $row ) {
			break;
		}
		if ( '' !== trim( implode( '', (array) $row ) ) ) {
			$rows[] = array_map( 'trim', array_map( 'strval', $row ) );
		}
	}
	fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- as above.
	return $rows;
}

/**
 * The separator of the columns: the candidate that occurs most often in the first row, not counting quoted cells.
 *
 * @param string $text Text.
 * @return string
 */
function csv_delimiter( $text ) {
	$head   = preg_replace( '/"(?:[^"]|"")*"/', '', strtok( $text, "\n" ) );
	$counts = array();
	foreach ( array( ',', ';', "\t", '|' ) as $mark ) {
		$counts[ $mark ] = substr_count( (string) $head, $mark );
	}
	arsort( $counts );
	return (string) key( $counts );
}

/**
 * The cells of a row by field.
 *
 * @param string[]           $row    Row.
 * @param array<int, string> $fields Field by column.
 * @return array<string, string>
 */
function cells_by_field( $row, $fields ) {
	$cells = array_fill_keys( array_keys( column_names() ), '' );
	foreach ( $fields as $column => $field ) {
		$cells[ $field ] = isset( $row[ $column ] ) ? $row[ $column ] : '';
	}
	return $cells;
}

/**
 * Makes an entry from a row. A value that cannot be parsed is not changed. The preview shows it with an error message.
 *
 * @param array<string, string> $cells Cells by field.
 * @param string                $order dmy or mdy: whether the day or the month comes first in dates with slashes.
 * @param string[]              $notes Notes for the user.
 * @return array<string, mixed>
 */
function entry_of_cells( $cells, $order, $notes ) {
	// The date may be followed by the time.
	if ( '' === $cells['start_time'] && preg_match( '/^(.*\d)[,T\s]+(\d\d?[:.h]\d\d(?::\d\d)?.*)$/i', $cells['start_date'], $parts ) ) {
		$cells['start_date'] = $parts[1];
		$cells['start_time'] = $parts[2];
	}
	foreach ( array( 'start_date', 'end_date' ) as $name ) {
		$day            = parse_written_day( $cells[ $name ], $order );
		$cells[ $name ] = '' === $day ? $cells[ $name ] : $day;
	}
	foreach ( array( 'start_time', 'doors_time', 'end_time' ) as $name ) {
		$time           = parse_written_time( $cells[ $name ] );
		$cells[ $name ] = '' === $time ? $cells[ $name ] : $time;
	}
	if ( $cells['end_date'] === $cells['start_date'] ) {
		$cells['end_date'] = '';
	}
	$cells['price_currency'] = strtoupper( $cells['price_currency'] );
	return import_entry( with_parsed_status( $cells ), $notes );
}

/**
 * Replaces the text of the column "status", such as "cancelled" or "sold out", by values of custom fields.
 *
 * @param array<string, string> $cells Cells by field.
 * @return array<string, string>
 */
function with_parsed_status( $cells ) {
	$words    = folded_title( $cells['event_status'] );
	$statuses = array(
		'cancelled|canceled|abgesagt' => array( 'event_status', 'cancelled' ),
		'postponed|verschoben'        => array( 'event_status', 'postponed' ),
		'sold out|ausverkauft'        => array( 'availability', 'sold_out' ),
		'few left|wenige platze'      => array( 'availability', 'few_left' ),
	);
	$cells['event_status'] = '';
	foreach ( $statuses as $names => list( $field, $value ) ) {
		if ( in_array( $words, explode( '|', $names ), true ) ) {
			$cells[ $field ] = $value;
		}
	}
	return $cells;
}
