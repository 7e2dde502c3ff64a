<?php
/**
 * Yoast SEO and Rank Math: if one of them is active, its fields are read, and the fields of this plugin are not
 * offered.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Whether another plugin has fields for search engines.
 *
 * @return bool
 */
function has_seo_plugin() {
	return '' !== seo_plugin();
}

/**
 * The other plugin that has fields for search engines.
 *
 * @return string yoast or rank_math; empty if there is none.
 */
function seo_plugin() {
	if ( function_exists( 'YoastSEO' ) ) {
		return 'yoast';
	}
	return class_exists( 'RankMath\\Helper' ) ? 'rank_math' : '';
}

/**
 * The values of the other plugin for a post.
 *
 * @param int $post_id Post.
 * @return array{title: mixed, description: mixed, og_image: mixed}
 */
function seo_from_plugin( $post_id ) {
	return 'yoast' === seo_plugin() ? seo_from_yoast( $post_id ) : seo_from_rank_math( $post_id );
}

/**
 * The values that Yoast would print for a post, from the API behind its `yoast_head_json`.
 *
 * @param int $post_id Post.
 * @return array{title: mixed, description: mixed, og_image: mixed}
 */
function seo_from_yoast( $post_id ) {
	$meta   = YoastSEO()->meta->for_post( $post_id );
	$images = $meta && is_array( $meta->open_graph_images ) ? array_values( $meta->open_graph_images ) : array();
	return array(
		'title'       => $meta ? $meta->title : null,
		'description' => $meta ? $meta->description : null,
		'og_image'    => isset( $images[0]['url'] ) ? $images[0]['url'] : null,
	);
}

/**
 * The values that an editor has entered in Rank Math's fields, with variables such as %title% replaced. Without them,
 * the website writes the title and the description itself.
 *
 * @param int $post_id Post.
 * @return array{title: mixed, description: mixed, og_image: mixed}
 */
function seo_from_rank_math( $post_id ) {
	$filled = static function ( $key ) use ( $post_id ) {
		$text = (string) get_post_meta( $post_id, $key, true );
		return '' === $text ? null : \RankMath\Helper::replace_vars( $text, get_post( $post_id ) );
	};
	return array(
		'title'       => $filled( 'rank_math_title' ),
		'description' => $filled( 'rank_math_description' ),
		'og_image'    => get_post_meta( $post_id, 'rank_math_facebook_image', true ),
	);
}
