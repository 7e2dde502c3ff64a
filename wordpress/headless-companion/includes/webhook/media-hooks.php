<?php
/**
 * Media files: hooks, and entries of the webhook. A new upload is not reported until a post uses it.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'pre_post_update', __NAMESPACE__ . '\\watch_media_post', 1 );
add_action( 'attachment_updated', __NAMESPACE__ . '\\watch_media', 1 );
add_action( 'add_attachment', __NAMESPACE__ . '\\record_new_media' );
add_action( 'delete_attachment', __NAMESPACE__ . '\\record_deleted_media', 1 );
add_filter( 'update_attached_file', __NAMESPACE__ . '\\watch_media_file', 1, 2 );
add_filter( 'wp_update_attachment_metadata', __NAMESPACE__ . '\\watch_media_file', 1, 2 );

/**
 * Runs before a post is changed, and records the post if it is a media file.
 *
 * @param int $id Post.
 */
function watch_media_post( $id ) {
	if ( 'attachment' === get_post_type( $id ) ) {
		watch_media( $id );
	}
}

/**
 * Records a media file with the name of its file before this request.
 *
 * @param int $id Attachment.
 */
function watch_media( $id ) {
	$id = (int) $id;
	if ( ! is_fact_recorded( 'media', $id, 'file' ) && is_writing_request() ) {
		record_fact( 'media', $id, 'file', (string) get_post_meta( $id, '_wp_attached_file', true ) );
	}
}

/**
 * Records a media file before its file or its sizes are replaced.
 *
 * @param mixed $value The file or metadata, which is returned unchanged.
 * @param int   $id    Attachment.
 * @return mixed
 */
function watch_media_file( $value, $id ) {
	watch_media( $id );
	return $value;
}

/**
 * Records an upload.
 *
 * @param int $id Attachment.
 */
function record_new_media( $id ) {
	record_fact( 'media', $id, 'new' );
}

/**
 * Records a media file that is about to be deleted, and the posts that use it, which cannot be found later.
 *
 * @param int $id Attachment.
 */
function record_deleted_media( $id ) {
	watch_media( $id );
	record_fact( 'media', $id, 'deleted' );
	record_fact( 'media', $id, 'users', posts_using_media( $id, attached_files( $id ) ) );
}

/**
 * The current file name of a media file, and its name before this request.
 *
 * @param int $id Attachment.
 * @return string[]
 */
function attached_files( $id ) {
	$facts = isset( collected_facts()['media'][ $id ] ) ? collected_facts()['media'][ $id ] : array();
	$now   = (string) get_post_meta( $id, '_wp_attached_file', true );
	return array_unique( array_filter( array( $now, isset( $facts['file'] ) ? $facts['file'] : '' ) ) );
}

/**
 * Records every post that shows a media file that was changed in this request.
 */
function record_users_of_media() {
	foreach ( collected_facts()['media'] as $id => $facts ) {
		if ( ! empty( $facts['new'] ) ) {
			continue;
		}
		$users = isset( $facts['users'] ) ? $facts['users'] : posts_using_media( $id, attached_files( $id ) );
		foreach ( $users as $post_id ) {
			watch_post( $post_id );
			record_fact( 'posts', $post_id, 'media' );
		}
	}
}

/**
 * The entries for all changed media files.
 *
 * @param array<int, array<string, mixed>> $touched Facts by attachment id.
 * @return array<int, array<string, mixed>>
 */
function media_changes( $touched ) {
	$changes = array();
	foreach ( $touched as $id => $facts ) {
		if ( empty( $facts['new'] ) ) {
			$changes[] = plain_change( 'attachment', $id, empty( $facts['deleted'] ) ? 'updated' : 'deleted' );
		}
	}
	return $changes;
}

add_action( 'wp_after_insert_post', __NAMESPACE__ . '\\record_users_of_pattern' );
add_action( 'before_delete_post', __NAMESPACE__ . '\\record_users_of_pattern' );

/**
 * Records the posts that show a synced pattern, because their text changes with the pattern. A pattern may contain
 * other patterns.
 *
 * @param int $id Any post. If it is not a pattern, nothing is recorded.
 */
function record_users_of_pattern( $id ) {
	$patterns = 'wp_block' === get_post_type( $id ) ? array( (int) $id ) : array();
	for ( $index = 0; isset( $patterns[ $index ] ); $index++ ) {
		$references = array( "\"ref\":{$patterns[ $index ]}}", "\"ref\":{$patterns[ $index ]}," );
		foreach ( posts_with_text( $references, array_merge( content_types(), array( 'wp_block' ) ) ) as $post_id ) {
			if ( 'wp_block' !== get_post_type( $post_id ) ) {
				watch_post( $post_id );
				record_fact( 'posts', $post_id, 'media' );
			} elseif ( ! in_array( $post_id, $patterns, true ) ) {
				$patterns[] = $post_id;
			}
		}
	}
}
