<?php
/**
 * Renders the German texts of a post in the same way as core renders the original.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Whether the request may read a password-protected post. The same rule as in core
 * (WP_REST_Posts_Controller::can_access_password_content), which core no longer applies when it computes additional
 * fields.
 *
 * @param \WP_Post         $post    Post.
 * @param \WP_REST_Request $request Request.
 * @return bool
 */
function may_read_protected( $post, $request ) {
	if ( '' === $post->post_password ) {
		return false;
	}
	if ( 'edit' === $request['context'] && current_user_can( 'edit_post', $post->ID ) ) {
		return true;
	}
	return is_string( $request['password'] ) && hash_equals( $post->post_password, $request['password'] );
}

/**
 * Renders the German texts as core renders the original. During this, the global post is a copy of the post that
 * contains the German texts, because filters and blocks read from the global post.
 *
 * @param \WP_Post $post         Post.
 * @param bool     $with_content Whether the content is requested.
 * @return array<string, array{rendered: string}>
 */
function render_german( $post, $with_content ) {
	$outer           = isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null;
	$german          = german_copy( $post );
	$GLOBALS['post'] = $german; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's loops do; put back below.
	setup_postdata( $german );
	$locked   = post_password_required( $german );
	$rendered = array(
		'title'   => array( 'rendered' => apply_filters( 'the_title', $german->post_title, $post->ID ) ),
		'excerpt' => array( 'rendered' => $locked ? '' : render_excerpt( $german ) ),
	);
	if ( $with_content ) {
		add_filter( 'wp_get_attachment_image_attributes', __NAMESPACE__ . '\\translate_image_attributes', 10, 2 );
		$rendered['content'] = array( 'rendered' => $locked ? '' : translate_pictures( apply_filters( 'the_content', $german->post_content ), $post ) );
		remove_filter( 'wp_get_attachment_image_attributes', __NAMESPACE__ . '\\translate_image_attributes' );
	}
	$GLOBALS['post'] = $outer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as core's loops do; put back below.
	if ( $outer ) {
		setup_postdata( $outer );
	}
	return $rendered;
}

/**
 * The excerpt with the filters of core applied: the entered one, or one that core makes from the content. An event gets
 * only an entered excerpt: otherwise core would render the whole content of each event of a list.
 *
 * @param \WP_Post $post Post.
 * @return string HTML.
 */
function render_excerpt( $post ) {
	if ( 'event' === $post->post_type && '' === trim( $post->post_excerpt ) ) {
		return '';
	}
	$excerpt = apply_filters( 'get_the_excerpt', $post->post_excerpt, $post );
	return apply_filters( 'the_excerpt', $excerpt );
}

/**
 * A copy of the post with the German texts. If the German title is missing, the copy keeps the original title, because
 * names are the same in both languages. A missing German content or excerpt is empty.
 *
 * @param \WP_Post $post Post.
 * @return \WP_Post
 */
function german_copy( $post ) {
	$german = clone $post;
	foreach ( german_fields() as $key => $field ) {
		$german->$field = (string) get_post_meta( $post->ID, $key, true );
	}
	if ( '' === trim( $german->post_title ) ) {
		$german->post_title = $post->post_title;
	}
	return $german;
}
