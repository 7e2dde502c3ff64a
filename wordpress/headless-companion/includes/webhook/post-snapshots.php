<?php
/**
 * Snapshots of the properties of a post that visitors see.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The properties of a post that visitors see.
 *
 * @param \WP_Post $post Post.
 * @return array<string, mixed>
 */
function snapshot_post( $post ) {
	$german = array();
	foreach ( german_keys() as $key ) {
		$german[] = (string) get_post_meta( $post->ID, $key, true );
	}
	$start = 'event' === $post->post_type ? parse_day( stored_field( $post->ID, 'start_date' ) ) : '';
	return array(
		'status'     => $post->post_status,
		'password'   => '' !== $post->post_password,
		'slug'       => $post->post_name,
		'date'       => mysql_to_rfc3339( $post->post_date ),
		'start'      => '' === $start ? null : $start,
		'tour'       => 'event' === $post->post_type ? event_tour( $post->ID ) : null,
		'terms'      => snapshot_terms_of( $post ),
		'fields'     => md5( serialize( array( $post->post_title, $post->post_content, $post->post_excerpt, $post->post_author, $post->post_password, $post->post_parent, $post->menu_order ) ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- only hashed.
		'german'     => md5( serialize( $german ) ), // phpcs:ignore WordPress.PHP.DiscouragedPHPFunctions -- only hashed.
		'has_german' => has_german_version( $post ),
	);
}

/**
 * The terms of a post in the format of the webhook.
 *
 * @param \WP_Post $post Post.
 * @return array<int, array{taxonomy: string, id: int, slug: string}>
 */
function snapshot_terms_of( $post ) {
	$found = array();
	foreach ( array_intersect( content_taxonomies(), get_object_taxonomies( $post ) ) as $taxonomy ) {
		$terms = get_the_terms( $post, $taxonomy );
		foreach ( is_array( $terms ) ? $terms : array() as $term ) {
			$found[] = array(
				'taxonomy' => $taxonomy,
				'id'       => $term->term_id,
				'slug'     => $term->slug,
			);
		}
	}
	return $found;
}

/**
 * The terms that were removed from a post.
 *
 * @param array<int, array<string, mixed>> $before Terms.
 * @param array<int, array<string, mixed>> $after  Terms.
 * @return array<int, array<string, mixed>>
 */
function lost_terms( $before, $after ) {
	$kept = wp_list_pluck( $after, 'id' );
	return array_values(
		array_filter(
			$before,
			static function ( $term ) use ( $kept ) {
				return ! in_array( $term['id'], $kept, true );
			}
		)
	);
}
