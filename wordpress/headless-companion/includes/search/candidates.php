<?php
/**
 * The posts that may have the words, found by one bounded statement.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

/** At most so many posts are looked at in full, the ones with a hit in their title first, then the newest. */
const SEARCH_CANDIDATES = 200;
const SEARCH_WORDS      = 6;

/**
 * The words of a text, each once.
 *
 * @param string $text Searched text.
 * @return string[] As they were typed.
 */
function words_of( $text ) {
	$words = preg_split( '/\s+/u', $text, -1, PREG_SPLIT_NO_EMPTY );
	return array_slice( array_values( array_unique( $words ? $words : array() ) ), 0, SEARCH_WORDS );
}

/**
 * A text as it is compared: capitals, accents and the shapes of quotation marks make no difference.
 *
 * @param string $text Text.
 * @return string
 */
function fold_text( $text ) {
	$plain = strtr(
		$text,
		array(
			'‘' => "'",
			'’' => "'",
			'“' => '"',
			'”' => '"',
			'„' => '"',
			'«' => '"',
			'»' => '"',
			'ß' => 'ss',
		)
	);
	$plain = remove_accents( $plain, 'en_US' );
	return function_exists( 'mb_strtolower' ) ? mb_strtolower( $plain, 'UTF-8' ) : strtolower( $plain );
}

/**
 * The ids of published posts whose stored texts have every word.
 *
 * @param string[] $words Words.
 * @return int[]
 */
function search_candidates( $words ) {
	global $wpdb;
	$types  = content_types();
	$titles = array( 'p.post_title', 'de_title.meta_value' );
	$texts  = array( 'p.post_excerpt', 'p.post_content', 'de_excerpt.meta_value', 'de_content.meta_value' );
	$title  = array();
	$all    = array();
	foreach ( $words as $word ) {
		$patterns = patterns_of( $word );
		$all[]    = '(' . any_like( array_merge( $titles, $texts ), $patterns ) . ' OR ' . any_detail_like( $patterns ) . ')';
		$title[]  = any_like( $titles, $patterns );
	}
	$places = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
	$keys   = array( GERMAN_TITLE, GERMAN_EXCERPT, GERMAN_CONTENT );
	// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders
	$ids = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT p.ID FROM {$wpdb->posts} p
			LEFT JOIN {$wpdb->postmeta} de_title ON de_title.post_id = p.ID AND de_title.meta_key = %s
			LEFT JOIN {$wpdb->postmeta} de_excerpt ON de_excerpt.post_id = p.ID AND de_excerpt.meta_key = %s
			LEFT JOIN {$wpdb->postmeta} de_content ON de_content.post_id = p.ID AND de_content.meta_key = %s
			WHERE p.post_status = 'publish' AND p.post_password = '' AND p.post_type IN ($places)",
			array_merge( $keys, $types )
		) . ' AND ' . implode( ' AND ', $all )
		. ' ORDER BY CASE WHEN ' . implode( ' AND ', $title ) . ' THEN 0 ELSE 1 END, p.post_date DESC LIMIT ' . SEARCH_CANDIDATES
	);
	// phpcs:enable
	return array_values( array_unique( array_map( 'intval', $ids ) ) );
}

/**
 * "One of these columns is like one of these patterns".
 *
 * @param string[] $columns  Columns.
 * @param string[] $patterns Patterns.
 * @return string SQL.
 */
function any_like( $columns, $patterns ) {
	global $wpdb;
	$conditions = array();
	foreach ( $columns as $column ) {
		foreach ( $patterns as $pattern ) {
			$conditions[] = $wpdb->prepare( "$column LIKE %s", $pattern ); // phpcs:ignore WordPress.DB.PreparedSQL
		}
	}
	return '(' . implode( ' OR ', $conditions ) . ')';
}

/**
 * "One of the details is like one of these patterns".
 *
 * @param string[] $patterns Patterns.
 * @return string SQL.
 */
function any_detail_like( $patterns ) {
	global $wpdb;
	$keys = array_merge( ...array_map( __NAMESPACE__ . '\\searched_details', array_values( content_types() ) ) );
	if ( ! $keys ) {
		return '1 = 0';
	}
	$places = implode( ', ', array_fill( 0, count( $keys ), '%s' ) );
	// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders
	$named = $wpdb->prepare( "detail.meta_key IN ($places)", $keys );
	return "EXISTS ( SELECT 1 FROM {$wpdb->postmeta} detail WHERE detail.post_id = p.ID AND $named AND " . any_like( array( 'detail.meta_value' ), $patterns ) . ' )';
}

/**
 * How a word may be stored: as typed, as HTML, and with any letter where it may have an accent, since databases
 * differ in what they take for equal; the ranking looks again. What a visitor types is never a wildcard.
 *
 * @param string $word Word.
 * @return string[]
 */
function patterns_of( $word ) {
	global $wpdb;
	$forms = array_map( array( $wpdb, 'esc_like' ), array_unique( array( $word, esc_html( $word ) ) ) );
	$loose = preg_replace( '/[^\x00-\x7f]|[aou\'"]/iu', '_', $forms[0] );
	// Too short a rest would be like everything.
	if ( preg_match_all( '/[a-z0-9]/i', $loose ) > 1 ) {
		$forms[] = $loose;
	}
	$patterns = array();
	foreach ( array_unique( $forms ) as $form ) {
		$patterns[] = "%$form%";
	}
	return $patterns;
}
