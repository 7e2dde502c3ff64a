<?php
/**
 * The types of content that the public site shows.
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
 * Post types whose items have a page on the public site. Items of the type `tour` have none: they add content to a page
 * that exists without them.
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
 * Whether the public site shows a post type.
 *
 * @param string|false $type Post type name.
 * @return bool
 */
function is_content_type( $type ) {
	return in_array( $type, content_types(), true );
}

/**
 * Whether the public site shows a taxonomy.
 *
 * @param string $taxonomy Taxonomy name.
 * @return bool
 */
function is_content_taxonomy( $taxonomy ) {
	return in_array( $taxonomy, content_taxonomies(), true );
}
