<?php
/**
 * Polylang and WPML show the posts of one language at a time. The website requests all of them.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Posts of every language: Polylang reads `lang`, and WPML leaves queries alone whose filters are suppressed.
 *
 * @param array<string, mixed> $query As get_posts() has it.
 * @return array<int, \WP_Post|int>
 */
function posts_of_every_language( $query ) {
	return get_posts(
		$query + array(
			'lang'             => '',
			'suppress_filters' => true, // phpcs:ignore WordPressVIPMinimum.Performance.WPQueryParams -- see above.
		)
	);
}
