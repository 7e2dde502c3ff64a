<?php
/**
 * Plugins that copy posts. A copy gets the German text and the custom fields of its original, because they are meta. It
 * gets no deliveries, because they are in a separate table. Former slugs and the German slug stay with the original,
 * because their URLs redirect to it.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

// Yoast Duplicate Post: https://developer.yoast.com/duplicate-post/filters-actions/
add_filter( 'duplicate_post_excludelist_filter', __NAMESPACE__ . '\\keep_old_slugs_with_original' );

/**
 * Adds the meta that belong only to the original to those that are not copied.
 *
 * @param string[] $keys Meta keys that are not copied.
 * @return string[]
 */
function keep_old_slugs_with_original( $keys ) {
	return array_merge( (array) $keys, array( '_wp_old_slug', '_wp_old_date', GERMAN_SLUG ) );
}
