<?php
/**
 * The REST field `seo`: what search engines are told, from Yoast when it is active.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

const SEO_TITLE       = '_headless_seo_title';
const SEO_DESCRIPTION = '_headless_seo_description';

/**
 * Whether Yoast decides; then this plugin offers no fields of its own.
 *
 * @return bool
 */
function has_yoast() {
	return function_exists( 'YoastSEO' );
}

add_action( 'init', __NAMESPACE__ . '\\register_seo_meta', 99 );

/**
 * Makes the own fields writable through REST for whoever may edit the post.
 */
function register_seo_meta() {
	foreach ( content_types() as $type ) {
		foreach ( array( SEO_TITLE, SEO_DESCRIPTION ) as $key ) {
			register_post_meta(
				$type,
				$key,
				array(
					'type'              => 'string',
					'single'            => true,
					'default'           => '',
					'show_in_rest'      => true,
					'sanitize_callback' => 'sanitize_text_field',
					'auth_callback'     => __NAMESPACE__ . '\\may_edit_meta_of_post',
				)
			);
		}
	}
}

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_seo_field' );

/**
 * Adds the field, in embeds too.
 */
function register_seo_field() {
	$everywhere = array( 'view', 'edit', 'embed' );
	$text       = array(
		'type'    => array( 'string', 'null' ),
		'context' => $everywhere,
	);
	register_rest_field(
		content_types(),
		'seo',
		array(
			'get_callback' => __NAMESPACE__ . '\\get_seo',
			'schema'       => array(
				'description' => __( 'What search engines and share cards are told, as plain text.', 'headless-companion' ),
				'type'        => 'object',
				'context'     => $everywhere,
				'readonly'    => true,
				'properties'  => array(
					'title'       => $text,
					'description' => $text,
					'og_image'    => $text,
				),
			),
		)
	);
}

/**
 * The value of the field.
 *
 * @param array<string, mixed> $item Prepared post.
 * @return array{title: string|null, description: string|null, og_image: string|null}
 */
function get_seo( $item ) {
	$seo = has_yoast() ? seo_from_yoast( $item['id'] ) : array(
		'title'       => get_post_meta( $item['id'], SEO_TITLE, true ),
		'description' => get_post_meta( $item['id'], SEO_DESCRIPTION, true ),
		'og_image'    => null,
	);
	return array_map(
		static function ( $text ) {
			$text = trim( plain_text( $text ) );
			return '' === $text ? null : $text;
		},
		$seo
	);
}

/**
 * What Yoast would print for a post: the surface behind its `yoast_head_json`.
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
