<?php
/**
 * German names of categories and tags: storage and the REST field `translations`.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const GERMAN_NAME = '_headless_de_name';

add_action( 'init', __NAMESPACE__ . '\\register_german_names', 99 );

/**
 * Makes German names writable through REST for users who may edit the term.
 */
function register_german_names() {
	foreach ( content_taxonomies() as $taxonomy ) {
		register_term_meta(
			$taxonomy,
			GERMAN_NAME,
			array(
				'type'              => 'string',
				'single'            => true,
				'default'           => '',
				'show_in_rest'      => true,
				'sanitize_callback' => 'sanitize_text_field',
				'auth_callback'     => __NAMESPACE__ . '\\may_edit_meta_of_term',
			)
		);
	}
}

/**
 * Whether a user may write the meta of a term.
 *
 * @param bool   $allowed Unused.
 * @param string $key     Unused.
 * @param int    $term_id Term.
 * @param int    $user_id User.
 * @return bool
 */
function may_edit_meta_of_term( $allowed, $key, $term_id, $user_id ) {
	return user_can( $user_id, 'edit_term', $term_id );
}

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_term_translations_field' );

/**
 * Adds the field, also to embedded terms.
 */
function register_term_translations_field() {
	$everywhere = array( 'view', 'edit', 'embed' );
	$name       = array(
		'type'    => 'string',
		'context' => $everywhere,
	);
	$schema     = array(
		'description' => __( 'Names of the term in other languages.', 'headless-companion' ),
		'type'        => 'object',
		'context'     => $everywhere,
		'readonly'    => true,
		'properties'  => array(
			'de' => array(
				'type'       => array( 'object', 'null' ),
				'context'    => $everywhere,
				'properties' => array( 'name' => $name ),
			),
		),
	);
	foreach ( content_taxonomies() as $taxonomy ) {
		register_rest_field(
			// In REST, the type of a tag is called "tag".
			'post_tag' === $taxonomy ? 'tag' : $taxonomy,
			'translations',
			array(
				'get_callback' => __NAMESPACE__ . '\\get_term_translations',
				'schema'       => $schema,
			)
		);
	}
}

/**
 * The value of the field.
 *
 * @param array<string, mixed> $item Prepared term.
 * @return array{de: array{name: string}|null}
 */
function get_term_translations( $item ) {
	$name = trim( plain_text( get_term_meta( $item['id'], GERMAN_NAME, true ) ) );
	return array( 'de' => '' === $name ? null : array( 'name' => $name ) );
}

/**
 * Text without HTML tags and entities.
 *
 * @param mixed $text Text.
 * @return string
 */
function plain_text( $text ) {
	return html_entity_decode( wp_strip_all_tags( (string) $text ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
}
