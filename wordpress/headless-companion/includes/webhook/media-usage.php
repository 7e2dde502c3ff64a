<?php
/**
 * Which published posts show a medium.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

const MAX_POSTS_PER_MEDIUM = 100;

/**
 * The published posts with a medium as featured image, or in the text of either language.
 *
 * @param int      $id    Attachment.
 * @param string[] $files Names of its file below the uploads folder.
 * @return int[] At most 100, newest first.
 */
function posts_using_media( $id, $files ) {
	global $wpdb;
	$types  = content_types();
	$traces = media_traces( $id, $files );
	$in     = implode( ', ', array_fill( 0, count( $types ), '%s' ) );
	$likes  = implode( ' OR ', array_fill( 0, count( $traces ), '{text} LIKE %s' ) );
	$values = array_map(
		static function ( $trace ) use ( $wpdb ) {
			return '%' . $wpdb->esc_like( $trace ) . '%';
		},
		$traces
	);
	// phpcs:disable WordPress.DB.PreparedSQL, WordPress.DB.PreparedSQLPlaceholders
	$sql = "SELECT p.ID FROM {$wpdb->posts} p WHERE p.post_status = 'publish' AND p.post_type IN ($in) AND (
		" . str_replace( '{text}', 'p.post_content', $likes ) . "
		OR EXISTS ( SELECT 1 FROM {$wpdb->postmeta} m WHERE m.post_id = p.ID AND (
			( m.meta_key = '_thumbnail_id' AND m.meta_value = %s )
			OR ( m.meta_key = '" . GERMAN_CONTENT . "' AND ( " . str_replace( '{text}', 'm.meta_value', $likes ) . ' ) ) ) )
		) ORDER BY p.post_date DESC LIMIT ' . MAX_POSTS_PER_MEDIUM;
	$ids = $wpdb->get_col( $wpdb->prepare( $sql, array_merge( $types, $values, array( (string) $id ), $values ) ) );
	// phpcs:enable
	return array_map( 'intval', $ids );
}

/**
 * The texts by which a post's content shows that it uses a medium. The class and the block
 * attribute are closed on the right, so that 12 is not found in 123; a file is sought without
 * its ending, because its sizes have other ones.
 *
 * @param int      $id    Attachment.
 * @param string[] $files Names of its file below the uploads folder.
 * @return string[]
 */
function media_traces( $id, $files ) {
	$traces = array( "wp-image-$id\"", "wp-image-$id ", "\"mediaId\":$id,", "\"mediaId\":$id}" );
	foreach ( $files as $file ) {
		$name     = preg_replace( '/(-scaled)?\.[^.\/]+$/', '', $file );
		$traces[] = $name . '.';
		$traces[] = $name . '-';
	}
	return $traces;
}
