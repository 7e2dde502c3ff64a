<?php
/**
 * Finds the candidates that contain the words in their visible text, and sorts them.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const PASSAGE_LENGTH = 200;

/**
 * The candidates that contain every word in the same language, sorted by score, then from the newest to the oldest.
 *
 * @param int[]    $ids    Candidates.
 * @param string[] $words  Words.
 * @param string   $phrase The whole searched text.
 * @return array<int, array{id: int, score: int, date: string}>
 */
function rank_hits( $ids, $words, $phrase ) {
	$folded = array_map( __NAMESPACE__ . '\\fold_text', $words );
	$phrase = fold_text( $phrase );
	$hits   = array();
	_prime_post_caches( $ids, false );
	foreach ( $ids as $id ) {
		$post   = get_post( $id );
		$scores = $post ? array_map(
			static function ( $text ) use ( $folded, $phrase ) {
				return score_of( $text, $folded, $phrase );
			},
			searched_texts( $post )
		) : array( 0 );
		if ( max( $scores ) > 0 ) {
			$hits[] = array(
				'id'    => $id,
				'score' => max( $scores ),
				'date'  => $post->post_date,
			);
		}
	}
	usort(
		$hits,
		static function ( $one, $other ) {
			return array( $other['score'], $other['date'] ) <=> array( $one['score'], $one['date'] );
		}
	);
	return $hits;
}

/**
 * The visible text of a post, in each of its languages, as plain text.
 *
 * @param \WP_Post $post Post.
 * @return array<string, array{title: string, excerpt: string, content: string}>
 */
function searched_texts( $post ) {
	$versions = array( 'en' => $post );
	if ( has_german_version( $post ) ) {
		$versions['de'] = german_copy( $post );
	}
	$texts = array();
	foreach ( $versions as $language => $version ) {
		$texts[ $language ] = array(
			'title'   => visible_text( $version->post_title ),
			'excerpt' => visible_text( $version->post_excerpt ),
			'content' => trim( visible_text( $version->post_content ) . ' ' . visible_text( words_of_fields( $post, $language ), ' · ' ) ),
		);
	}
	return $texts;
}

/**
 * The texts of the custom fields in a language, with the lines of plain text as visible_text() marks them. A field
 * without a German text has the original text. The website shows the tracks of a release, if there are any, in place of
 * its tracklist.
 *
 * @param \WP_Post $post     Post.
 * @param string   $language en or de.
 * @return string
 */
function words_of_fields( $post, $language ) {
	$tracks = 'music' === $post->post_type ? stored_tracks( $post->ID ) : array();
	$hidden = $tracks ? array( TRACKS, 'tracklist' ) : array( TRACKS );
	$words  = array();
	foreach ( array_diff( searched_fields( $post->post_type ), $hidden ) as $key ) {
		if ( 0 !== strpos( $key, '_headless_de_' ) ) {
			$german  = 'de' === $language ? stored_field( $post->ID, "_headless_de_$key" ) : '';
			$words[] = '' === $german ? stored_field( $post->ID, $key ) : $german;
		}
	}
	$lines = static function ( $text ) {
		return has_html_blocks( $text ) ? $text : str_replace( "\n", "\f", $text );
	};
	$words = array_filter( array_merge( $words, words_of_tracks( $tracks, $language ) ), 'strlen' );
	return implode( ' <p>', array_map( $lines, $words ) );
}

/**
 * The titles and lyrics of tracks in a language. A track without a German text has the original text.
 *
 * @param array<int, array<string, mixed>> $tracks   Saved tracks.
 * @param string                           $language en or de.
 * @return string[]
 */
function words_of_tracks( $tracks, $language ) {
	$words = array();
	foreach ( $tracks as $track ) {
		foreach ( array( 'title', 'words' ) as $name ) {
			$german  = 'de' === $language ? $track[ "{$name}_de" ] : '';
			$words[] = '' === $german ? $track[ $name ] : $german;
		}
	}
	return $words;
}

/**
 * The score of how well a version of a post matches; 0 if a word is missing.
 *
 * @param array{title: string, excerpt: string, content: string} $text   Texts.
 * @param string[]                                               $words  Normalised words.
 * @param string                                                 $phrase Normalised phrase.
 * @return int
 */
function score_of( $text, $words, $phrase ) {
	$text  = array_map( __NAMESPACE__ . '\\fold_text', $text );
	$score = false === strpos( $text['title'], $phrase ) ? 0 : 1000;
	$whole = implode( ' ', $text );
	foreach ( $words as $word ) {
		if ( false === strpos( $whole, $word ) ) {
			return 0;
		}
		$score += false === strpos( $text['title'], $word ) ? 1 : 100;
		$score += false === strpos( $text['excerpt'], $word ) ? 0 : 10;
	}
	return $score;
}

/**
 * The part of the text around the first match; the beginning of the text if only the title matches.
 *
 * @param array<string, array{title: string, excerpt: string, content: string}> $texts    Texts by language.
 * @param string[]                                                              $words    Words.
 * @param string                                                                $language Preferred language.
 * @return array{text: string, language: string}
 */
function passage_of( $texts, $words, $language ) {
	$language = isset( $texts[ $language ] ) ? $language : 'en';
	$order    = array( $language => $texts[ $language ] ) + $texts;
	foreach ( $order as $each => $text ) {
		$body  = trim( $text['excerpt'] . ' ' . $text['content'] );
		$place = first_place( $body, $words );
		if ( null !== $place ) {
			return array( 'text' => cut_around( $body, $place ), 'language' => $each ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short enough for one line.
		}
	}
	$text = $texts[ $language ];
	return array( 'text' => cut_around( '' === $text['excerpt'] ? $text['content'] : $text['excerpt'], 0 ), 'language' => $language ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short enough for one line.
}

/**
 * The position of the first of the words.
 *
 * @param string   $text  Text.
 * @param string[] $words Words.
 * @return int|null In characters; only roughly correct if normalising changes the length of the text.
 */
function first_place( $text, $words ) {
	$folded = fold_text( $text );
	$places = array();
	foreach ( $words as $word ) {
		$place = strpos( $folded, fold_text( $word ) );
		if ( false !== $place ) {
			$places[] = mb_strlen( substr( $folded, 0, $place ), 'UTF-8' );
		}
	}
	return $places ? min( $places ) : null;
}

/**
 * A part of a text, which starts and ends between words. No full stop, comma, colon or " · " stands at an ellipsis.
 *
 * @param string $text  Text.
 * @param int    $place Position that the part must contain, in characters.
 * @return string
 */
function cut_around( $text, $place ) {
	$start = $place > 80 ? $place - 60 : 0;
	$piece = mb_substr( $text, $start, PASSAGE_LENGTH, 'UTF-8' );
	if ( $start > 0 ) {
		$piece = '…' . preg_replace( '/^\S{0,40}\s(?:·\s)?/u', '', $piece );
	}
	if ( $start + PASSAGE_LENGTH < mb_strlen( $text, 'UTF-8' ) ) {
		$piece = preg_replace( '/[\s.,;:·]*\s\S{0,40}$/u', '', $piece ) . '…';
	}
	return $piece;
}
