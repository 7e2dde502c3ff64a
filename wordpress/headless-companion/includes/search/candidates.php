<?php
/**
 * Finds the posts that may contain the searched words, with one SQL statement and a limit.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The maximum number of posts that are ranked. Posts with a match in their title come first, then the newest posts. */
const SEARCH_CANDIDATES = 200;
const SEARCH_WORDS      = 6;

/**
 * The words of a text without duplicates, at most SEARCH_WORDS of them.
 *
 * @param string $text Searched text.
 * @return string[] Words as they were entered.
 */
function words_of( $text ) {
	$words = preg_split( '/\s+/u', $text, -1, PREG_SPLIT_NO_EMPTY );
	return array_slice( array_values( array_unique( $words ? $words : array() ) ), 0, SEARCH_WORDS );
}

/**
 * Normalises a text for comparisons, which then ignore case, accents and the shapes of quotation marks.
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
 * The ids of published posts whose saved texts seem to contain every word.
 *
 * @param string[] $words Words.
 * @return int[]
 */
function search_candidates( $words ) {
	global $wpdb;
	$types = page_types() ? page_types() : array( '' );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WP_Query cannot search several metas for each of several words.
	$ids = $wpdb->get_col(
		$wpdb->prepare(
			"SELECT p.ID FROM {$wpdb->posts} p
			LEFT JOIN {$wpdb->postmeta} de_title ON de_title.post_id = p.ID AND de_title.meta_key = %s
			LEFT JOIN {$wpdb->postmeta} de_excerpt ON de_excerpt.post_id = p.ID AND de_excerpt.meta_key = %s
			LEFT JOIN {$wpdb->postmeta} de_content ON de_content.post_id = p.ID AND de_content.meta_key = %s
			WHERE p.post_status = 'publish' AND p.post_password = '' AND p.post_type IN (" . placeholders( $types ) . ')',
			array_merge( array( GERMAN_TITLE, GERMAN_EXCERPT, GERMAN_CONTENT ), $types )
		) . ' AND ' . words_like( $words )
		. ' ORDER BY CASE WHEN ' . titles_like( $words ) . ' THEN 0 ELSE 1 END, p.post_date DESC LIMIT ' . SEARCH_CANDIDATES
	);
	// phpcs:enable
	return array_values( array_unique( array_map( 'intval', $ids ) ) );
}

/**
 * The LIKE patterns for a word: as entered, as HTML, and with a wildcard for each letter that may have an accent, both
 * with "ss" and with "ß". Databases differ in which letters they treat as equal. The ranking checks each match again.
 * Wildcard characters that a visitor enters are escaped.
 *
 * @param string $word Word.
 * @return string[]
 */
function patterns_of( $word ) {
	global $wpdb;
	$forms = array_map( array( $wpdb, 'esc_like' ), array_unique( array( $word, esc_html( $word ) ) ) );
	// The wildcard is for words with both, such as "Schlossstraße".
	foreach ( array( 'ss', 'ß', '%' ) as $spelling ) {
		$loose = preg_replace( '/[^\x00-\x7fß]|[aou\'"]/iu', '_', preg_replace( '/ss|ß/iu', $spelling, $forms[0] ) );
		// With too few letters, the pattern would match everything.
		if ( preg_match_all( '/[a-z0-9ß]/iu', $loose ) > 1 ) {
			$forms[] = $loose;
		}
	}
	$patterns = array();
	foreach ( array_unique( $forms ) as $form ) {
		$patterns[] = "%$form%";
	}
	return $patterns;
}
