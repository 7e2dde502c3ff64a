<?php
/**
 * Which kinds of content the public site shows.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Post types that have a German version and are reported by the webhook.
 *
 * @return string[]
 */
function content_types() {
	/**
	 * Filters the post types of the public site.
	 *
	 * @param string[] $types Post type names.
	 */
	return (array) apply_filters( 'headless_companion_post_types', array( 'post', 'event', 'video', 'music', 'tour' ) );
}

/**
 * Those of them that are pages of the public site. A tour is not: it adds to a page that is there without it.
 *
 * @return string[]
 */
function page_types() {
	return array_values( array_diff( content_types(), array( 'tour' ) ) );
}

/**
 * Taxonomies that have German names and are reported by the webhook.
 *
 * @return string[]
 */
function content_taxonomies() {
	/**
	 * Filters the taxonomies of the public site.
	 *
	 * @param string[] $taxonomies Taxonomy names.
	 */
	return (array) apply_filters( 'headless_companion_taxonomies', array( 'category', 'post_tag' ) );
}

/**
 * Whether a post type is one of the public site's.
 *
 * @param string|false $type Post type name.
 * @return bool
 */
function is_content_type( $type ) {
	return in_array( $type, content_types(), true );
}

/**
 * Whether a taxonomy is one of the public site's.
 *
 * @param string $taxonomy Taxonomy name.
 * @return bool
 */
function is_content_taxonomy( $taxonomy ) {
	return in_array( $taxonomy, content_taxonomies(), true );
}
