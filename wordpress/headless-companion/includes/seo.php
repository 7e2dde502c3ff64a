<?php
/**
 * The REST field `seo`: title, description and picture for search engines. The values are from Yoast SEO or Rank Math
 * if one of them is active.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const SEO_TITLE       = '_headless_seo_title';
const SEO_DESCRIPTION = '_headless_seo_description';

add_action( 'init', __NAMESPACE__ . '\\register_seo_meta', 99 );

/**
 * Makes the fields of this plugin writable through REST for users who may edit the post.
 */
function register_seo_meta() {
	foreach ( content_types() as $type ) {
		foreach ( array( SEO_TITLE, SEO_DESCRIPTION ) as $key ) {
			$arguments = german_meta_arguments( $type );

			// sanitize_text_field() alone would keep non-breaking spaces: a text of such spaces would not be empty.
			$arguments['sanitize_callback'] = static function ( $value ) {
				return sanitize_line( sanitize_text_field( $value ) );
			};
			register_post_meta( $type, $key, $arguments );
		}
	}
}

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_seo_field' );

/**
 * Adds the field, also to embedded posts.
 */
function register_seo_field() {
	register_rest_field(
		content_types(),
		'seo',
		array(
			'get_callback' => __NAMESPACE__ . '\\get_seo',
			'schema'       => seo_schema(),
		)
	);
}

/**
 * The schema of the field.
 *
 * @return array<string, mixed>
 */
function seo_schema() {
	$everywhere = array( 'view', 'edit', 'embed' );
	$text       = array(
		'type'    => array( 'string', 'null' ),
		'context' => $everywhere,
	);
	return array(
		'description' => __( 'What search engines and share cards are told, as plain text.', 'headless-companion' ),
		'type'        => 'object',
		'context'     => $everywhere,
		'readonly'    => true,
		'properties'  => array(
			'title'       => $text,
			'description' => $text,
			'og_image'    => $text,
		),
	);
}

/**
 * The value of the field.
 *
 * @param array<string, mixed> $item Prepared post.
 * @return array{title: string|null, description: string|null, og_image: string|null}
 */
function get_seo( $item ) {
	$seo = has_seo_plugin() ? seo_from_plugin( $item['id'] ) : array(
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
