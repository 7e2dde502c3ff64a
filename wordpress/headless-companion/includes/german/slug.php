<?php
/**
 * A German slug: an additional URL of the German page, for example for a poster, which redirects to the page. The URL
 * of the page itself has the same slug in every language (docs/decisions/027 of the project).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** Meta keys of slugs with which a post can be found in addition to its current slug. */
const SLUGS_OF_OTHER_ADDRESSES = array( '_wp_old_slug', GERMAN_SLUG );

/**
 * A slug in the format of WordPress.
 *
 * @param mixed $value Submitted text.
 * @return string
 */
function sanitize_german_slug( $value ) {
	return is_scalar( $value ) ? sanitize_title( (string) $value ) : '';
}

add_action( 'update_post_meta', __NAMESPACE__ . '\\keep_earlier_german_slug', 10, 3 );
add_action( 'delete_post_meta', __NAMESPACE__ . '\\keep_earlier_german_slug', 10, 3 );

/**
 * Keeps a German slug that was public as an old slug, because a URL that worked once must continue to work.
 *
 * @param int|int[] $meta_id Unused.
 * @param int       $post_id Post.
 * @param string    $key     Meta key.
 */
function keep_earlier_german_slug( $meta_id, $post_id, $key ) {
	if ( GERMAN_SLUG !== $key || 'publish' !== get_post_status( $post_id ) || ! is_content_type( get_post_type( $post_id ) ) ) {
		return;
	}
	$earlier = (string) get_post_meta( $post_id, GERMAN_SLUG, true );
	if ( '' !== $earlier && ! in_array( $earlier, get_post_meta( $post_id, '_wp_old_slug' ), true ) ) {
		add_post_meta( $post_id, '_wp_old_slug', $earlier );
	}
}

/**
 * Another item to which the German slug of a post redirects: an item whose own slug it is, or else the item that had it
 * last.
 *
 * @param \WP_Post $post Post.
 * @return \WP_Post|null Null if the slug belongs to this item, or if there is no other item.
 */
function other_item_of_german_slug( $post ) {
	$slug = (string) get_post_meta( $post->ID, GERMAN_SLUG, true );
	if ( '' === $slug || $slug === $post->post_name ) {
		return null;
	}
	$owners = posts_of_every_language(
		array(
			'name'           => $slug,
			'post_type'      => $post->post_type,
			'post_status'    => 'publish',
			'posts_per_page' => 1,
		)
	);
	$leads_to = $owners ? $owners[0] : find_renamed_post( stored_forms_of_slug( $slug ), $post->post_type );
	return $leads_to && $leads_to->ID !== $post->ID ? $leads_to : null;
}
