<?php
/**
 * Renders a post with the current texts and facts of the editor, whether they are saved or not.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The current post of the editor, in the format of a preview.
 *
 * @param \WP_Post             $post   Post.
 * @param array<string, mixed> $edited title, excerpt, content, meta and featured_media. The saved value replaces a
 *                                     missing one.
 * @return array<string, mixed>
 */
function render_unsaved( $post, $edited ) {
	$shown  = previewed_copy( $post, null );
	$fields = array(
		'title'   => 'post_title',
		'excerpt' => 'post_excerpt',
		'content' => 'post_content',
	);
	foreach ( array_intersect_key( $fields, $edited ) as $name => $field ) {
		$shown->$field = sanitize_german_text( $edited[ $name ] );
	}
	$meta = unsaved_meta( $post->post_type, isset( $edited['meta'] ) ? (array) $edited['meta'] : array() );
	if ( isset( $edited['featured_media'] ) ) {
		$meta['_thumbnail_id'] = (int) $edited['featured_media'] > 0 ? (int) $edited['featured_media'] : '';
	}
	return render_as_shown(
		$post,
		$shown,
		static function ( $value, $key ) use ( $meta ) {
			return isset( $meta[ $key ] ) ? array( $meta[ $key ] ) : $value;
		}
	);
}

/**
 * The meta of the editor that the site shows, sanitised.
 *
 * @param string               $type Post type.
 * @param array<string, mixed> $meta Meta that the editor has sent.
 * @return array<string, string|int|array<int, array<string, mixed>>>
 */
function unsaved_meta( $type, $meta ) {
	$lists = 'music' === $type && isset( $meta[ TRACKS ] ) ? array( TRACKS => sanitize_tracks( $meta[ TRACKS ] ) ) : array();
	$own   = array_flip( array_merge( german_keys(), array( SEO_TITLE, SEO_DESCRIPTION ) ) ) + custom_fields( $type ) + german_custom_fields( $type );
	$meta  = array_filter( array_intersect_key( $meta, $own ), 'is_scalar' );
	$clean = array();
	foreach ( $meta as $key => $value ) {
		$clean[ $key ] = GERMAN_POSTER === $key ? absint( $value ) : sanitize_german_text( $value );
	}
	return $clean + $lists;
}

/**
 * Renders blocks separately.
 *
 * @param \WP_Post $post   Post.
 * @param string[] $blocks Markup of each block.
 * @param bool     $german Whether the blocks belong to the German text.
 * @return string[] HTML of each block.
 */
function render_blocks( $post, $blocks, $german ) {
	$outer           = isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null;
	$GLOBALS['post'] = $post; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's loops do; put back below.
	setup_postdata( $post );
	$rendered = array();
	foreach ( $blocks as $block ) {
		$html       = apply_filters( 'the_content', sanitize_german_text( $block ) );
		$rendered[] = $german ? translate_pictures( $html, $post ) : $html;
	}
	$GLOBALS['post'] = $outer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's loops do; put back below.
	if ( $outer ) {
		setup_postdata( $outer );
	}
	return $rendered;
}
