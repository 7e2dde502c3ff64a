<?php
/**
 * Finds a post by a former slug or by its German slug.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The forms in which a slug may be saved. WordPress saves non-Latin letters percent-encoded in lower case. Importers
 * also save umlauts percent-encoded. In a URL, a client may have encoded the slug once or twice.
 *
 * @param string $slug Slug from a URL.
 * @return string[]
 */
function stored_forms_of_slug( $slug ) {
	$decoded = rawurldecode( $slug );
	$plain   = rawurldecode( $decoded );
	return array_values( array_unique( array( $slug, $decoded, strtolower( rawurlencode( $plain ) ), sanitize_title( $plain ) ) ) );
}

/**
 * The published post that had one of these slugs most recently, or has it as its German slug.
 *
 * @param string[] $slugs Forms of the slug, as returned by stored_forms_of_slug().
 * @param string   $type  Post type.
 * @return \WP_Post|null
 */
function find_renamed_post( $slugs, $type ) {
	global $wpdb;
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- the newest of several old slugs, which WP_Query cannot order by.
	$id = $wpdb->get_var(
		$wpdb->prepare(
			"SELECT p.ID FROM {$wpdb->posts} p INNER JOIN {$wpdb->postmeta} m ON m.post_id = p.ID
			WHERE m.meta_key IN (" . placeholders( SLUGS_OF_OTHER_ADDRESSES ) . ') AND m.meta_value IN (' . placeholders( $slugs ) . ")
			AND p.post_status = 'publish' AND p.post_type = %s
			ORDER BY m.meta_id DESC LIMIT 1",
			array_merge( SLUGS_OF_OTHER_ADDRESSES, $slugs, array( $type ) )
		)
	);
	// phpcs:enable
	return $id ? get_post( (int) $id ) : null;
}
