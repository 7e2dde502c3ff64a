<?php
/**
 * Optional parts of a German version in addition to its title, excerpt and content: texts for search engines, a slug,
 * and a separate picture. How they are saved, and their REST fields for the site.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const GERMAN_SEO_TITLE       = '_headless_de_seo_title';
const GERMAN_SEO_DESCRIPTION = '_headless_de_seo_description';
const GERMAN_SLUG            = '_headless_de_slug';
const GERMAN_POSTER          = '_headless_de_poster';

/**
 * The meta keys of all German parts of an item, except its custom fields, which differ between types.
 *
 * @return string[] Meta keys.
 */
function german_keys() {
	return array_merge( array_keys( german_fields() ), german_texts_for_search_engines(), german_facts() );
}

/**
 * The German texts for search engines.
 *
 * @return string[] Meta keys.
 */
function german_texts_for_search_engines() {
	return array( GERMAN_SEO_TITLE, GERMAN_SEO_DESCRIPTION );
}

/**
 * Meta that are not texts. Like dates and places, they are not part of revisions.
 *
 * @return string[] Meta keys.
 */
function german_facts() {
	return array( GERMAN_SLUG, GERMAN_POSTER );
}

add_action( 'init', __NAMESPACE__ . '\\register_german_extras', 99 );

/**
 * Makes these meta writable through REST for users who may edit the post.
 */
function register_german_extras() {
	foreach ( content_types() as $type ) {
		$text = array( 'sanitize_callback' => 'sanitize_text_field' ) + german_meta_arguments( $type );
		$fact = array_diff_key( german_meta_arguments( $type ), array( 'revisions_enabled' => 1 ) );
		register_post_meta( $type, GERMAN_SEO_TITLE, $text );
		register_post_meta( $type, GERMAN_SEO_DESCRIPTION, $text );
		register_post_meta( $type, GERMAN_SLUG, array( 'sanitize_callback' => __NAMESPACE__ . '\\sanitize_german_slug' ) + $fact );
		register_post_meta(
			$type,
			GERMAN_POSTER,
			array(
				'type'              => 'integer',
				'default'           => 0,
				'sanitize_callback' => 'absint',
			) + $fact
		);
	}
}

/**
 * The title and description of German pages for search engines.
 *
 * @param \WP_Post $post Post.
 * @return array{title: string|null, description: string|null}
 */
function german_seo( $post ) {
	$text = static function ( $key ) use ( $post ) {
		$text = trim( plain_text( get_post_meta( $post->ID, $key, true ) ) );
		return '' === $text ? null : $text;
	};
	return array(
		'title'       => $text( GERMAN_SEO_TITLE ),
		'description' => $text( GERMAN_SEO_DESCRIPTION ),
	);
}

/**
 * The schema of the title and description for search engines.
 *
 * @return array<string, mixed>
 */
function german_seo_schema() {
	$text = property_schema( array( 'string', 'null' ), 'Plain text.' );
	return part_schema(
		array(
			'title'       => $text,
			'description' => $text,
		),
		'What German pages tell search engines.'
	) + array( 'context' => array( 'view', 'edit', 'embed' ) );
}

/**
 * The picture that German pages show instead of the featured image.
 *
 * @param int $id Post.
 * @return array<string, mixed>|null Result of embedded_media().
 */
function german_poster( $id ) {
	return embedded_media( (int) get_post_meta( $id, GERMAN_POSTER, true ) );
}
