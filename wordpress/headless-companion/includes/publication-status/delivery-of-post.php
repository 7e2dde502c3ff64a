<?php
/**
 * The last delivery that reported a post to the site.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The number of seconds after a save in which its delivery may still be missing in the queue, because the editor gets
 * its response first.
 */
const QUEUEING_SECONDS = 10;

/**
 * The newest delivery that contains a post, or that refreshes everything.
 *
 * @param \WP_Post $post Post.
 * @return object|null Columns of the queue's table; null if there is none any more.
 */
function newest_delivery_of( $post ) {
	global $wpdb;
	foreach ( array_reverse( unstored_deliveries() ) as $row ) {
		if ( concerns_post( $row['body'], $post ) ) {
			return (object) ( $row + array( 'http_status' => 0, 'error' => '', 'status' => PENDING ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short enough for one line.
		}
	}
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- a table of this plugin, which nothing caches.
	$row = $wpdb->get_row(
		$wpdb->prepare(
			'SELECT * FROM %i WHERE body LIKE %s OR body LIKE %s ORDER BY id DESC LIMIT 1',
			queue_table(),
			'%' . $wpdb->esc_like( start_of_change_entry( $post->post_type, $post->ID ) ) . '%',
			'%' . $wpdb->esc_like( start_of_change_entry( 'settings', 0 ) ) . '%'
		)
	);
	// phpcs:enable
	return $row;
}

/**
 * If a delivery is queued behind an earlier one that has failed, returns it with the error of the earlier one: it is
 * sent only after the earlier one was delivered.
 *
 * @param object $delivery Row.
 * @return object
 */
function with_error_of_earlier( $delivery ) {
	if ( PENDING !== $delivery->status || 0 !== (int) $delivery->attempts ) {
		return $delivery;
	}
	foreach ( pending_deliveries() as $earlier ) {
		if ( 0 !== (int) $earlier->attempts ) {
			$error = array_intersect_key( (array) $earlier, array_flip( array( 'attempts', 'http_status', 'error', 'next_at' ) ) );
			return (object) array_merge( (array) $delivery, $error );
		}
	}
	return $delivery;
}

/**
 * Whether the body of a delivery concerns a post.
 *
 * @param string   $body JSON.
 * @param \WP_Post $post Post.
 * @return bool
 */
function concerns_post( $body, $post ) {
	return false !== strpos( $body, start_of_change_entry( $post->post_type, $post->ID ) ) || false !== strpos( $body, start_of_change_entry( 'settings', 0 ) );
}

/**
 * The start of an entry in the body of a delivery, as written by webhook_body().
 *
 * @param string $type Type.
 * @param int    $id   Object.
 * @return string
 */
function start_of_change_entry( $type, $id ) {
	return sprintf( '{"type":"%s","id":%d,', $type, $id );
}

/**
 * Whether a post was saved a few seconds ago, and its delivery is not in the queue yet.
 *
 * @param \WP_Post    $post     Post.
 * @param object|null $delivery Its newest delivery.
 * @param int         $now      Unix time.
 * @return bool
 */
function is_being_queued( $post, $delivery, $now ) {
	$saved = saved_at( $post );
	return $now - $saved < QUEUEING_SECONDS && ( ! $delivery || (int) $delivery->created_at < $saved );
}

/**
 * The time at which a post was last saved.
 *
 * @param \WP_Post $post Post.
 * @return int Unix time.
 */
function saved_at( $post ) {
	return (int) get_post_timestamp( $post, 'modified' );
}
