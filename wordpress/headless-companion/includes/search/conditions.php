<?php
/**
 * The conditions of the SQL statement of the search, as prepared SQL.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** Columns in the SQL statement of the search: the alias of the table, and the column. */
const TITLE_COLUMNS = array( array( 'p', 'post_title' ), array( 'de_title', 'meta_value' ) );
const TEXT_COLUMNS  = array( array( 'p', 'post_excerpt' ), array( 'p', 'post_content' ), array( 'de_excerpt', 'meta_value' ), array( 'de_content', 'meta_value' ) );

/**
 * The condition that the texts contain every word.
 *
 * @param string[] $words Words.
 * @return string SQL.
 */
function words_like( $words ) {
	$all = array();
	foreach ( $words as $word ) {
		$all[] = '(' . any_like( array_merge( TITLE_COLUMNS, TEXT_COLUMNS ), patterns_of( $word ) ) . ' OR ' . any_field_like( patterns_of( $word ) ) . ')';
	}
	return implode( ' AND ', $all );
}

/**
 * The condition that each word is in a title.
 *
 * @param string[] $words Words.
 * @return string SQL.
 */
function titles_like( $words ) {
	$all = array();
	foreach ( $words as $word ) {
		$all[] = any_like( TITLE_COLUMNS, patterns_of( $word ) );
	}
	return implode( ' AND ', $all );
}

/**
 * The condition that one of these columns matches one of these patterns.
 *
 * @param array<int, array{string, string}> $columns  Alias of the table, and name of the column.
 * @param string[]                          $patterns Patterns.
 * @return string SQL.
 */
function any_like( $columns, $patterns ) {
	global $wpdb;
	$conditions = array();
	foreach ( $columns as list( $table, $column ) ) {
		foreach ( $patterns as $pattern ) {
			$conditions[] = $wpdb->prepare( '%i.%i LIKE %s', $table, $column, $pattern );
		}
	}
	return '(' . implode( ' OR ', $conditions ) . ')';
}

/**
 * The condition that one of the custom fields matches one of these patterns.
 *
 * @param string[] $patterns Patterns.
 * @return string SQL.
 */
function any_field_like( $patterns ) {
	global $wpdb;
	$keys = array_merge( array( '' ), ...array_map( __NAMESPACE__ . '\\searched_fields', array_values( page_types() ) ) );
	return $wpdb->prepare(
		"EXISTS ( SELECT 1 FROM {$wpdb->postmeta} custom_field WHERE custom_field.post_id = p.ID AND custom_field.meta_key IN (" . placeholders( $keys ) . ') AND ',
		$keys
	) . any_like( array( array( 'custom_field', 'meta_value' ) ), $patterns ) . ' )';
}

/**
 * A list of placeholders, one for each value.
 *
 * @param string[] $values At least one value.
 * @return string SQL for $wpdb->prepare().
 */
function placeholders( $values ) {
	return implode( ', ', array_fill( 0, count( $values ), '%s' ) );
}
