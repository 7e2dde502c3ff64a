<?php
/**
 * The original as it was when its German version was written. The German version lacks everything that has changed in
 * it since.
 *
 * Changes count from the first German words on. A save that changes both languages of an up-to-date version leaves it
 * up to date. Otherwise an editor has to mark it as up to date: a corrected German letter does not mean that the rest
 * was translated.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The words of the original for which the German version was written. */
const TRANSLATED_ORIGINAL = '_headless_internal_de_original';

/** When the original changed last in a way that the German version lacks, in Unix time; missing while it lacks nothing. */
const ORIGINAL_CHANGED = '_headless_internal_de_changed';

add_action( 'pre_post_update', __NAMESPACE__ . '\\remember_original', 2 );
add_action( 'wp_after_insert_post', __NAMESPACE__ . '\\compare_original', 10, 2 );

/**
 * The words of both languages before the present save, by post.
 *
 * @return array<int, array{original: string, german: string}> By reference.
 */
function &words_before_save() {
	static $words = array();
	return $words;
}

/**
 * Remembers the words of both languages before a save.
 *
 * @param int $id Post.
 */
function remember_original( $id ) {
	$post = get_post( $id );
	if ( $post && is_content_type( $post->post_type ) ) {
		$words        =& words_before_save();
		$words[ $id ] = array(
			'original' => words_of_original( $post ),
			'german'   => has_german_version( $post ) ? words_of_german( $post ) : '',
		);
	}
}

/**
 * Compares the words of the original after a save with those for which the German version was written.
 *
 * @param int      $id   Post.
 * @param \WP_Post $post Post.
 */
function compare_original( $id, $post ) {
	if ( ! is_content_type( $post->post_type ) ) {
		return;
	}
	$words  =& words_before_save();
	$before = isset( $words[ $id ] ) ? $words[ $id ] : array(
		'original' => '',
		'german'   => '',
	);
	unset( $words[ $id ] );
	if ( ! has_german_version( $post ) ) {
		forget_original( $id );
		return;
	}
	$translated = (string) get_post_meta( $id, TRANSLATED_ORIGINAL, true );
	// If German words exist but no record (they are older than this feature), they count as written for the original
	// before this save.
	$translated   = '' === $translated ? $before['german'] ? $before['original'] : '' : $translated;
	$is_rewritten = words_of_german( $post ) !== $before['german'];
	if ( '' === $translated || $is_rewritten && $translated === $before['original'] ) {
		mark_as_translated( $post );
		return;
	}
	update_post_meta( $id, TRANSLATED_ORIGINAL, wp_slash( $translated ) );
	$now = words_of_original( $post );
	if ( $now === $translated ) {
		delete_post_meta( $id, ORIGINAL_CHANGED );
	} elseif ( $now !== $before['original'] || ! get_post_meta( $id, ORIGINAL_CHANGED, true ) ) {
		update_post_meta( $id, ORIGINAL_CHANGED, time() );
	}
}

/**
 * Records that the German version is up to date with the original.
 *
 * @param \WP_Post $post Post.
 */
function mark_as_translated( $post ) {
	update_post_meta( $post->ID, TRANSLATED_ORIGINAL, wp_slash( words_of_original( $post ) ) );
	delete_post_meta( $post->ID, ORIGINAL_CHANGED );
}

/**
 * Deletes the record of the original when the German version was removed.
 *
 * @param int $id Post.
 */
function forget_original( $id ) {
	delete_post_meta( $id, TRANSLATED_ORIGINAL );
	delete_post_meta( $id, ORIGINAL_CHANGED );
}

/**
 * Since when the German version lacks a change of the original.
 *
 * @param \WP_Post $post Post.
 * @return int Unix time; 0 when it lacks nothing, or there is none.
 */
function original_changed_at( $post ) {
	$changed = (int) get_post_meta( $post->ID, ORIGINAL_CHANGED, true );
	return $changed && has_german_version( $post ) ? $changed : 0;
}

/**
 * The changes of the original since its German version was written.
 *
 * @param \WP_Post $post Post.
 * @return string HTML: a table of WordPress's; empty when nothing has.
 */
function changes_of_original( $post ) {
	return original_changed_at( $post ) ? (string) wp_text_diff(
		(string) get_post_meta( $post->ID, TRANSLATED_ORIGINAL, true ),
		words_of_original( $post ),
		array(
			'title_left'  => __( 'When the German was written', 'headless-companion' ),
			'title_right' => __( 'Now', 'headless-companion' ),
		)
	) : '';
}
