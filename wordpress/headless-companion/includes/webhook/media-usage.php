<?php
/**
 * Finds the published posts that show a media file.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const MAX_POSTS_PER_MEDIUM = 100;

/**
 * The published posts that use a media file as featured image, as German poster, in the text of either language, or as
 * audio file of a track.
 *
 * @param int      $id    Attachment.
 * @param string[] $files Names of its file, relative to the uploads folder.
 * @return int[] At most 100, newest first.
 */
function posts_using_media( $id, $files ) {
	global $wpdb;
	$types    = content_types() ? content_types() : array( '' );
	$patterns = array_map(
		static function ( $reference ) use ( $wpdb ) {
			return '%' . $wpdb->esc_like( $reference ) . '%';
		},
		media_references( $id, $files )
	);
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WP_Query cannot look for a picture in texts and metas at once.
	$ids = $wpdb->get_col(
		$wpdb->prepare( "SELECT p.ID FROM {$wpdb->posts} p WHERE p.post_status = 'publish' AND p.post_type IN (" . placeholders( $types ) . ') AND ( ', $types )
		. any_like( array( array( 'p', 'post_content' ) ), $patterns )
		. $wpdb->prepare( " OR EXISTS ( SELECT 1 FROM {$wpdb->postmeta} m WHERE m.post_id = p.ID AND ( ( m.meta_key IN ( '_thumbnail_id', %s ) AND m.meta_value = %s )", GERMAN_POSTER, (string) $id )
		. $wpdb->prepare( ' OR ( m.meta_key = %s AND ', GERMAN_CONTENT )
		. any_like( array( array( 'm', 'meta_value' ) ), $patterns )
		. $wpdb->prepare( ' ) OR ( m.meta_key = %s AND m.meta_value LIKE %s', TRACKS, '%;i:' . (int) $id . ';%' ) . ' ) ) ) ) ORDER BY p.post_date DESC LIMIT ' . MAX_POSTS_PER_MEDIUM
	);
	// phpcs:enable
	return array_values( array_unique( array_merge( array_map( 'intval', $ids ), posts_with_gallery_of( $id ) ) ) );
}

/**
 * The published posts with a `[gallery]` of the classic editor that names a media file.
 *
 * @param int $id Attachment.
 * @return int[]
 */
function posts_with_gallery_of( $id ) {
	$pattern = '/\[gallery\b[^\]]*\b(?:ids|include)=["\']?[\d,\s]*\b' . (int) $id . '\b/';
	return array_values(
		array_filter(
			posts_with_text( array( '[gallery' ), content_types() ),
			static function ( $post_id ) use ( $pattern ) {
				return preg_match( $pattern, get_post_field( 'post_content', $post_id, 'raw' ) . get_post_meta( $post_id, GERMAN_CONTENT, true ) );
			}
		)
	);
}

/**
 * The published posts with one of these texts in their content, in either language.
 *
 * @param string[] $references Texts.
 * @param string[] $types      Post types.
 * @return int[] At most 100, newest first.
 */
function posts_with_text( $references, $types ) {
	global $wpdb;
	$types    = $types ? $types : array( '' );
	$patterns = array_map(
		static function ( $reference ) use ( $wpdb ) {
			return '%' . $wpdb->esc_like( $reference ) . '%';
		},
		$references
	);
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- WP_Query cannot look for a text in contents and metas at once.
	$ids = $wpdb->get_col(
		$wpdb->prepare( "SELECT p.ID FROM {$wpdb->posts} p WHERE p.post_status = 'publish' AND p.post_type IN (" . placeholders( $types ) . ') AND ( ', $types )
		. any_like( array( array( 'p', 'post_content' ) ), $patterns )
		. $wpdb->prepare( " OR EXISTS ( SELECT 1 FROM {$wpdb->postmeta} m WHERE m.post_id = p.ID AND m.meta_key = %s AND ", GERMAN_CONTENT )
		. any_like( array( array( 'm', 'meta_value' ) ), $patterns ) . ' ) ) ORDER BY p.post_date DESC LIMIT ' . MAX_POSTS_PER_MEDIUM
	);
	// phpcs:enable
	return array_map( 'intval', $ids );
}

/**
 * The texts by which a media file is found in the content of a post: its CSS class, its block attribute and the name of
 * its file. The class and the attribute include the character after the id, so that 12 is not found in 123. The name of
 * the file has no extension, because files of other sizes have a suffix before the extension.
 *
 * @param int      $id    Attachment.
 * @param string[] $files Names of its file, relative to the uploads folder.
 * @return string[]
 */
function media_references( $id, $files ) {
	$references = array( "wp-image-$id\"", "wp-image-$id ", "\"mediaId\":$id,", "\"mediaId\":$id}" );
	foreach ( $files as $file ) {
		$name         = preg_replace( '/(-scaled)?\.[^.\/]+$/', '', $file );
		$references[] = $name . '.';
		$references[] = $name . '-';
	}
	return $references;
}
