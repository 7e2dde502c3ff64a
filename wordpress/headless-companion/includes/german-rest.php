<?php
/**
 * The REST field `translations` of posts.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

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
 * The schema of the field. Embedded items do not contain the content, as in core.
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
					'seo'     => german_seo_schema(),
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
 * @return array{de: array<string, mixed>|null}
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
	$german = render_german( $post, wants_field( $request, 'translations.de.content' ) );
	if ( $unlocked ) {
		remove_filter( 'post_password_required', '__return_false' );
	}
	return array( 'de' => $german + array( 'seo' => german_seo( $post ) ) + german_texts_of_fields( $post, '' !== $post->post_password && ! $unlocked ) );
}

/**
 * Whether a request asks for a field: its parameter `_fields` names it, or is missing. Texts that a list does not need
 * are not rendered for it.
 *
 * @param \WP_REST_Request $request Request.
 * @param string           $name    Field.
 * @return bool
 */
function wants_field( $request, $name ) {
	$fields = wp_parse_list( isset( $request['_fields'] ) ? $request['_fields'] : array() );
	return ! $fields || rest_is_field_included( $name, $fields );
}
