<?php
/**
 * Custom fields that are lists: rows of short texts. A list is saved as one JSON text, so that all other code can
 * handle it like any other field.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const MAX_ROWS = 300;

/**
 * The columns of a list.
 *
 * @param string $key Meta key.
 * @return array<string, string> Kind (line, or choices separated by "|") by name; empty if the field is not a list.
 */
function row_columns( $key ) {
	$columns = array(
		'appearances' => array(
			'date'     => 'line',
			'venue'    => 'line',
			'place'    => 'line',
			'status'   => 'planned|postponed|canceled|online|present',
			'moved_to' => 'line',
		),
	);
	return isset( $columns[ $key ] ) ? $columns[ $key ] : array();
}

/**
 * The rows of a list that contain text. A row in which only a choice is set is left out.
 *
 * @param string       $key   Meta key.
 * @param string|array $value Saved text, or rows that a form has sent.
 * @return array<int, array<string, string>> Every row has every column.
 */
function parse_rows( $key, $value ) {
	$rows   = is_array( $value ) ? $value : json_decode( (string) $value, true );
	$parsed = array();
	foreach ( array_slice( is_array( $rows ) ? $rows : array(), 0, MAX_ROWS ) as $row ) {
		$texts = array();
		$words = '';
		foreach ( row_columns( $key ) as $name => $kind ) {
			$text           = sanitize_line( is_array( $row ) && isset( $row[ $name ] ) ? $row[ $name ] : '' );
			$is_choice      = false !== strpos( $kind, '|' );
			$texts[ $name ] = $is_choice ? parse_choice( $text, $kind ) : $text;
			$words         .= $is_choice ? '' : $text;
		}
		if ( '' !== $words ) {
			$parsed[] = $texts;
		}
	}
	return $parsed;
}

/**
 * A list in the form in which it is saved.
 *
 * @param mixed  $value Submitted text or rows, unslashed.
 * @param string $key   Meta key.
 * @return string JSON; empty if no row contains text.
 */
function sanitize_rows( $value, $key ) {
	$rows = parse_rows( $key, is_array( $value ) || is_string( $value ) ? $value : '' );
	return $rows ? (string) wp_json_encode( $rows, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES ) : '';
}

/**
 * A custom field of any kind in the form in which it is saved.
 *
 * @param mixed  $value Submitted value, unslashed.
 * @param string $key   Meta key.
 * @param string $kind  Kind, one of those in custom_fields().
 * @return string
 */
function sanitize_custom_field( $value, $key, $kind ) {
	if ( 'rows' === $kind ) {
		return sanitize_rows( $value, $key );
	}
	return in_array( $kind, array( 'lines', 'html' ), true ) ? sanitize_german_text( $value ) : sanitize_line( $value );
}
