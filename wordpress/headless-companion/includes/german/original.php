<?php
/**
 * Records the texts of the original for which the German version was written. From this record, the plugin finds out
 * whether later changes of the original are missing in the German version.
 *
 * Changes are recorded as soon as there is a German text. If a save changes both languages, and the German version was
 * up to date before, it stays up to date. Otherwise an editor has to mark it as up to date, because a small correction
 * of the German text does not mean that all changes were translated.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The meta with the texts of the original for which the German version was written. */
const TRANSLATED_ORIGINAL = '_headless_internal_de_original';

/**
 * The meta with the Unix time of the last change of the original that is missing in the German version. It does not
 * exist while nothing is missing.
 */
const ORIGINAL_CHANGED = '_headless_internal_de_changed';

add_action( 'pre_post_update', __NAMESPACE__ . '\\remember_original', 2 );
add_action( 'wp_after_insert_post', __NAMESPACE__ . '\\compare_original', 10, 2 );
// With priority 20, after WordPress has restored the meta.
add_action( 'wp_restore_post_revision', __NAMESPACE__ . '\\compare_restored_original', 20 );

/**
 * The texts of both languages before the latest save of this request, by post.
 *
 * @return array<int, array{original: string, german: string}> By reference.
 */
function &words_before_save() {
	static $words = array();
	return $words;
}

/**
 * Keeps the texts of both languages before a save.
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
 * Compares the texts of the original after a save with the texts for which the German version was written.
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
	if ( ! has_german_version( $post ) ) {
		forget_original( $id );
		return;
	}
	$translated = (string) get_post_meta( $id, TRANSLATED_ORIGINAL, true );
	// German texts that were saved before this feature existed have no record. They count as written for the original
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
 * Compares again after a revision was restored. WordPress saves the post first and restores the meta, with the German
 * text, afterwards.
 *
 * @param int $id Post.
 */
function compare_restored_original( $id ) {
	compare_original( $id, get_post( $id ) );
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
 * Deletes the record of the original after the German version was removed.
 *
 * @param int $id Post.
 */
function forget_original( $id ) {
	delete_post_meta( $id, TRANSLATED_ORIGINAL );
	delete_post_meta( $id, ORIGINAL_CHANGED );
}

/**
 * The time of the last change of the original that is missing in the German version.
 *
 * @param \WP_Post $post Post.
 * @return int Unix time; 0 if nothing is missing, or if there is no German version.
 */
function original_changed_at( $post ) {
	$changed = (int) get_post_meta( $post->ID, ORIGINAL_CHANGED, true );
	return $changed && has_german_version( $post ) ? $changed : 0;
}

/**
 * The changes of the original since its German version was written.
 *
 * @param \WP_Post $post Post.
 * @return string HTML: a table of wp_text_diff(); empty if nothing has changed.
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
