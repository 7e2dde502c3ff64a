<?php
/**
 * Hooks that run before or after a change of a post.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

foreach ( array( 'pre_post_update', 'wp_trash_post', 'untrash_post', 'before_delete_post', 'add_term_relationship', 'delete_term_relationships', 'post_stuck', 'post_unstuck' ) as $hc_hook ) {
	add_action( $hc_hook, __NAMESPACE__ . '\\watch_post', 1 );
}
unset( $hc_hook );
add_action( 'transition_post_status', __NAMESPACE__ . '\\watch_post_status', 1, 3 );
add_action( 'wp_after_insert_post', __NAMESPACE__ . '\\record_saved_post' );
add_action( 'post_stuck', __NAMESPACE__ . '\\record_saved_post' );
add_action( 'post_unstuck', __NAMESPACE__ . '\\record_saved_post' );
add_action( 'add_post_meta', __NAMESPACE__ . '\\watch_new_post_meta', 1, 2 );
add_action( 'update_post_meta', __NAMESPACE__ . '\\watch_post_meta', 1, 3 );
add_action( 'delete_post_meta', __NAMESPACE__ . '\\watch_post_meta', 1, 3 );

/**
 * Takes a snapshot of a post before its first change in this request.
 *
 * @param int $id Post.
 */
function watch_post( $id ) {
	$id = (int) $id;
	if ( is_fact_recorded( 'posts', $id, 'type' ) || is_reassigning_posts() || ! is_content_type( get_post_type( $id ) ) ) {
		return;
	}
	record_fact( 'posts', $id, 'type', get_post_type( $id ) );
	record_fact( 'posts', $id, 'before', snapshot_post( get_post( $id ) ) );
}

/**
 * Sets the old status in the snapshot of a post when its status changes for the first time in this request. The
 * snapshot may have been taken too late: WordPress saves a new post as published before it saves its terms, and no hook
 * runs before a scheduled post is published.
 *
 * @param string   $new_status New status.
 * @param string   $old_status Old status.
 * @param \WP_Post $post       Post, which has been changed already.
 */
function watch_post_status( $new_status, $old_status, $post ) {
	watch_post( $post->ID );
	if ( is_fact_recorded( 'posts', $post->ID, 'type' ) && ! is_fact_recorded( 'posts', $post->ID, 'status' ) ) {
		$before = collected_facts()['posts'][ $post->ID ]['before'];
		record_fact( 'posts', $post->ID, 'before', array_merge( $before, array( 'status' => $old_status ) ) );
		record_fact( 'posts', $post->ID, 'status' );
	}
}

/**
 * Records that somebody saved a post. The post is then reported even if this plugin finds no difference, for example if
 * only fields of other plugins changed. The second request of the block editor, which saves meta boxes, does not count
 * as a save: its changes are found by comparing the snapshots.
 *
 * @param int $id Post.
 */
function record_saved_post( $id ) {
	// phpcs:ignore WordPress.Security.NonceVerification -- only checks whether the parameter exists.
	if ( is_fact_recorded( 'posts', $id, 'type' ) && empty( $_REQUEST['meta-box-loader'] ) ) {
		record_fact( 'posts', $id, 'saved' );
	}
}

/**
 * Runs before meta is added.
 *
 * @param int    $post_id Post.
 * @param string $key     Meta key.
 */
function watch_new_post_meta( $post_id, $key ) {
	watch_post_meta( 0, $post_id, $key );
}

/**
 * Runs before meta is changed or deleted.
 *
 * @param int|int[] $meta_id Unused.
 * @param int|null  $post_id Post; null if the meta of many posts is deleted at once.
 * @param string    $key     Meta key.
 */
function watch_post_meta( $meta_id, $post_id, $key ) {
	$post_id = (int) $post_id;
	if ( ! $post_id || is_internal_meta( $key ) ) {
		return;
	}
	if ( 'attachment' === get_post_type( $post_id ) ) {
		watch_media( $post_id );
		return;
	}
	watch_post( $post_id );
	if ( is_fact_recorded( 'posts', $post_id, 'type' ) && ! in_array( $key, german_keys(), true ) && is_writing_request() ) {
		record_fact( 'posts', $post_id, 'meta' );
	}
}

/**
 * Whether a meta is internal to WordPress or to this plugin, so that visitors do not see its changes.
 *
 * @param string $key Meta key.
 * @return bool
 */
function is_internal_meta( $key ) {
	$prefixes = '/^(_edit_|_encloseme|_pingme|_wp_old_|_wp_trash_|_wp_desired_|_oembed_|_headless_internal_)/';
	/**
	 * Filters whether a change of a meta is ignored, because visitors do not see it.
	 *
	 * @param bool   $ignored Whether to ignore it.
	 * @param string $key     Meta key.
	 */
	return (bool) apply_filters( 'headless_companion_ignores_meta', (bool) preg_match( $prefixes, $key ), $key );
}

/**
 * Whether the request may save content. A plugin that saves counters or caches during a read request must not trigger a
 * webhook: the site would then request the content again, which would trigger the next webhook.
 *
 * @return bool
 */
function is_writing_request() {
	$method = isset( $_SERVER['REQUEST_METHOD'] ) ? sanitize_key( $_SERVER['REQUEST_METHOD'] ) : '';
	// WP-CLI sets the method to GET for commands that write, too. Nobody waits for their response.
	return ! somebody_waits() || ! in_array( $method, array( 'get', 'head' ), true );
}
