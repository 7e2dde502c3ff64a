<?php
/**
 * With Polylang or WPML, a query finds only the posts of one language. The website needs those of all languages.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Posts of all languages. Polylang reads `lang`. WPML does not change queries whose filters are suppressed.
 *
 * @param array<string, mixed> $query Arguments of get_posts().
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
