<?php
/**
 * Copies of an event. A copy gets everything, also the German texts, but not the custom fields of a single date, such
 * as day and status, and not the German slug, because its URL redirects to the original.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The custom fields that belong to a single date, and are not copied.
 *
 * @return string[] Meta keys.
 */
function fields_of_one_date() {
	return array( 'start_date', 'end_date', 'event_status', 'previous_start_date', 'availability', 'presale_from' );
}

/**
 * Copies an event.
 *
 * @param \WP_Post              $event  Original.
 * @param array<string, string> $fields Valid custom fields that differ from the original.
 * @param string                $status draft or publish.
 * @return int|\WP_Error Id of the copy.
 */
function copy_event( $event, $fields = array(), $status = 'draft' ) {
	$day = isset( $fields['start_date'] ) ? $fields['start_date'] : '';
	return wp_insert_post(
		wp_slash(
			array(
				'post_type'      => 'event',
				'post_status'    => $status,
				'post_title'     => $event->post_title,
				'post_content'   => $event->post_content,
				'post_excerpt'   => $event->post_excerpt,
				'post_password'  => $event->post_password,
				'post_name'      => '' === $day ? '' : sanitize_title( $event->post_title ) . "-$day",
				'comment_status' => $event->comment_status,
				'ping_status'    => $event->ping_status,
				'tax_input'      => terms_to_copy( $event ),
				'meta_input'     => $fields + meta_to_copy( $event ),
			)
		),
		true
	);
}

/**
 * The meta of an event that a copy gets. Internal meta of WordPress and of this plugin are not copied.
 *
 * @param \WP_Post $event Event.
 * @return array<string, mixed> Only the first value of each key.
 */
function meta_to_copy( $event ) {
	$copied = array();
	$kept   = array_merge( fields_of_one_date(), array( GERMAN_SLUG ) );
	foreach ( array_keys( get_post_meta( $event->ID ) ) as $key ) {
		if ( ! is_internal_meta( $key ) && ! in_array( $key, $kept, true ) ) {
			$copied[ $key ] = get_post_meta( $event->ID, $key, true );
		}
	}
	return $copied;
}

/**
 * The terms of an event, by taxonomy.
 *
 * @param \WP_Post $event Event.
 * @return array<string, int[]>
 */
function terms_to_copy( $event ) {
	$terms = array();
	foreach ( get_object_taxonomies( $event ) as $taxonomy ) {
		$ids                = wp_get_object_terms( $event->ID, $taxonomy, array( 'fields' => 'ids' ) );
		$terms[ $taxonomy ] = is_wp_error( $ids ) ? array() : $ids;
	}
	return array_filter( $terms );
}

/**
 * Whether the current user may copy an event.
 *
 * @param int $id Event.
 * @return bool
 */
function may_copy_event( $id ) {
	$type = get_post_type_object( 'event' );
	return $type && 'event' === get_post_type( $id ) && current_user_can( 'edit_post', $id ) && current_user_can( $type->cap->create_posts );
}
