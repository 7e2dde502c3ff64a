<?php
/**
 * The entry of a tour: the content that editors add to the page of the tour on the website. Each tour has at most one
 * entry, with the slug of the tour.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

// With priority 20, after the custom fields were checked.
add_filter( 'rest_pre_insert_tour', __NAMESPACE__ . '\\name_tour_entry', 20, 2 );

/**
 * Gives an entry that is published through REST the slug of its tour, and the tour's name if it has no title.
 *
 * @param \stdClass|\WP_Error $prepared Post that will be saved.
 * @param \WP_REST_Request    $request  Request.
 * @return \stdClass|\WP_Error
 */
function name_tour_entry( $prepared, $request ) {
	if ( is_wp_error( $prepared ) || false !== strpos( $request->get_route(), '/autosaves' ) ) {
		return $prepared;
	}
	$id   = isset( $prepared->ID ) ? (int) $prepared->ID : 0;
	$meta = is_array( $request['meta'] ) ? $request['meta'] : array();
	$slug = isset( $meta['tour'] ) ? sanitize_line( $meta['tour'] ) : ( $id ? stored_field( $id, 'tour' ) : '' );
	if ( is_tour_slug( $slug ) ) {
		$status = isset( $prepared->post_status ) ? $prepared->post_status : ( $id ? get_post_status( $id ) : 'draft' );
		if ( in_array( $status, array( 'publish', 'future', 'private' ), true ) ) {
			$prepared->post_name = $slug;
		}
		$title               = isset( $prepared->post_title ) ? $prepared->post_title : ( $id ? get_post_field( 'post_title', $id, 'raw' ) : '' );
		if ( '' === trim( $title ) ) {
			$prepared->post_title = tour_name( $slug );
		}
	}
	return $prepared;
}

add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\\name_saved_tour_entry', 20, 2 );

/**
 * Does the same as name_tour_entry() for all other ways to save, such as the classic editor, Quick Edit and Bulk Edit.
 *
 * @param array<string, mixed> $data Columns of the post, slashed.
 * @param array<string, mixed> $post Submitted values.
 * @return array<string, mixed>
 */
function name_saved_tour_entry( $data, $post ) {
	$id   = isset( $post['ID'] ) ? (int) $post['ID'] : 0;
	$slug = 'tour' === $data['post_type'] ? tour_of_saved_entry( $id, $data['post_status'] ) : '';
	if ( is_tour_slug( $slug ) && ! tour_entry( $slug, $id ) ) {
		$data['post_name'] = $slug;
		if ( '' === trim( $data['post_title'] ) ) {
			$data['post_title'] = wp_slash( tour_name( $slug ) );
		}
	}
	return $data;
}

/**
 * The tour of an entry that is being saved: the submitted one, or else, if the entry is published, the stored one.
 *
 * @param int    $id     Entry; 0 for a new one.
 * @param string $status Its status after the save.
 * @return string Slug of the tour; empty for a save through REST, which name_tour_entry() handles.
 */
function tour_of_saved_entry( $id, $status ) {
	$typed = typed_fields( 'tour', $id );
	if ( null !== $typed ) {
		return isset( $typed['tour'] ) ? $typed['tour'] : '';
	}
	$is_rest = defined( 'REST_REQUEST' ) && REST_REQUEST;
	return $id && ! $is_rest && in_array( $status, array( 'publish', 'future', 'private' ), true ) ? stored_field( $id, 'tour' ) : '';
}

add_filter( 'pre_wp_unique_post_slug', __NAMESPACE__ . '\\keep_slug_of_tour_entry', 10, 5 );

/**
 * Lets an entry have a slug if all other entries with this slug are unpublished. Otherwise WordPress would add a number
 * to the slug, and the website would not find the entry.
 *
 * @param string|null $chosen Slug that another plugin has chosen.
 * @param string      $slug   Wanted slug.
 * @param int         $id     Post.
 * @param string      $status Unused.
 * @param string      $type   Post type.
 * @return string|null Null if WordPress makes the slug unique.
 */
function keep_slug_of_tour_entry( $chosen, $slug, $id, $status, $type ) {
	return null === $chosen && 'tour' === $type && is_tour_slug( $slug ) && ! tour_entry( $slug, $id ) ? $slug : $chosen;
}

/**
 * The id of the entry of a tour.
 *
 * @param string $slug   Slug of the tour.
 * @param int    $except Id of an entry that does not count.
 * @return int 0 if there is none.
 */
function tour_entry( $slug, $except = 0 ) {
	$found = posts_of_every_language(
		array(
			'post_type'      => 'tour',
			'post_status'    => array( 'publish', 'future', 'private' ),
			'name'           => $slug,
			'post__not_in'   => array( $except ), // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams.PostNotIn_post__not_in -- there are at most two such entries.
			'posts_per_page' => 1,
			'fields'         => 'ids',
		)
	);
	return $found ? (int) $found[0] : 0;
}
