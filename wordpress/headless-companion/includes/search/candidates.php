<?php
/**
 * The posts that may have the words, found by one bounded statement.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

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
 * How a word may be stored: as typed, as HTML, and with any letter where it may have an accent, because databases
 * differ in which letters they treat as equal; the ranking checks each hit again. What a visitor types is never a
 * wildcard.
 *
 * @param string $word Word.
 * @return string[]
 */
function patterns_of( $word ) {
	global $wpdb;
	$forms = array_map( array( $wpdb, 'esc_like' ), array_unique( array( $word, esc_html( $word ) ) ) );
	$loose = preg_replace( '/[^\x00-\x7f]|[aou\'"]/iu', '_', $forms[0] );
	// A pattern with too few letters would match everything.
	if ( preg_match_all( '/[a-z0-9]/i', $loose ) > 1 ) {
		$forms[] = $loose;
	}
	$patterns = array();
	foreach ( array_unique( $forms ) as $form ) {
		$patterns[] = "%$form%";
	}
	return $patterns;
}
