<?php
/**
 * The REST field `translations` of posts.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_translations_field' );

/**
 * Adds the field to every content type.
 */
function register_translations_field() {
	register_rest_field(
		content_types(),
		'translations',
		array(
			'get_callback' => __NAMESPACE__ . '\\get_post_translations',
			'schema'       => translations_schema(),
		)
	);
}

/**
 * The shape of the field; the body is left out of embeds, as core leaves it out.
 *
 * @return array<string, mixed>
 */
function translations_schema() {
	$everywhere = array( 'view', 'edit', 'embed' );
	$rendered   = static function ( $context ) {
		return array(
			'type'       => 'object',
			'context'    => $context,
			'properties' => array(
				'rendered' => array(
					'type'    => 'string',
					'context' => $context,
				),
			),
		);
	};
	return array(
		'description' => __( 'Versions of the post in other languages.', 'headless-companion' ),
		'type'        => 'object',
		'context'     => $everywhere,
		'readonly'    => true,
		'properties'  => array(
			'de' => array(
				'type'       => array( 'object', 'null' ),
				'context'    => $everywhere,
				'properties' => array(
					'title'   => $rendered( $everywhere ),
					'excerpt' => $rendered( $everywhere ),
					'content' => $rendered( array( 'view', 'edit' ) ),
				),
			),
		),
	);
}

/**
 * The value of the field.
 *
 * @param array<string, mixed> $item    Prepared post.
 * @param string               $field   Unused.
 * @param \WP_REST_Request     $request Request.
 * @return array{de: array<string, array{rendered: string}>|null}
 */
function get_post_translations( $item, $field, $request ) {
	$post = get_post( $item['id'] );
	if ( ! $post || ! has_german_version( $post ) ) {
		return array( 'de' => null );
	}
	$unlocked = may_read_protected( $post, $request );
	if ( $unlocked ) {
		add_filter( 'post_password_required', '__return_false' );
	}
	$german = render_german( $post, wants_german_content( $request ) );
	if ( $unlocked ) {
		remove_filter( 'post_password_required', '__return_false' );
	}
	return array( 'de' => $german );
}

/**
 * Whether the request may read a password-protected post: core's own rule, which core has
 * already taken back when extra fields are asked
 * (WP_REST_Posts_Controller::can_access_password_content).
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
 * Whether the caller's `_fields` ask for the body; lists that do not need it are spared its rendering.
 *
 * @param \WP_REST_Request $request Request.
 * @return bool
 */
function wants_german_content( $request ) {
	$fields = wp_parse_list( isset( $request['_fields'] ) ? $request['_fields'] : array() );
	return ! $fields || rest_is_field_included( 'translations.de.content', $fields );
}

/**
 * Renders the German texts as core renders the originals, with a copy of the post that carries
 * them as the global post, because filters and blocks read from it.
 *
 * @param \WP_Post $post         Post.
 * @param bool     $with_content Whether the body is wanted.
 * @return array<string, array{rendered: string}>
 */
function render_german( $post, $with_content ) {
	$outer           = isset( $GLOBALS['post'] ) ? $GLOBALS['post'] : null;
	$german          = german_copy( $post );
	$GLOBALS['post'] = $german; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	setup_postdata( $german );
	$locked   = post_password_required( $german );
	$rendered = array(
		'title'   => array( 'rendered' => apply_filters( 'the_title', $german->post_title, $post->ID ) ),
		'excerpt' => array( 'rendered' => $locked ? '' : render_excerpt( $german ) ),
	);
	if ( $with_content ) {
		$rendered['content'] = array( 'rendered' => $locked ? '' : apply_filters( 'the_content', $german->post_content ) );
	}
	$GLOBALS['post'] = $outer; // phpcs:ignore WordPress.WP.GlobalVariablesOverride
	if ( $outer ) {
		setup_postdata( $outer );
	}
	return $rendered;
}

/**
 * The excerpt through core's filters: typed, or made from the body.
 *
 * @param \WP_Post $post Post.
 * @return string HTML.
 */
function render_excerpt( $post ) {
	$excerpt = apply_filters( 'get_the_excerpt', $post->post_excerpt, $post );
	return apply_filters( 'the_excerpt', $excerpt );
}

/**
 * A copy of the post in German; a missing title falls back to the original (names are the
 * same in both languages), a missing body or excerpt does not.
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
