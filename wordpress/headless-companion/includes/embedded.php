<?php
/**
 * The REST field `embedded`: the data of an item's picture and terms that a page shows, in the format of core's
 * `_embedded`. With `_embed`, core would make an internal request for every embedded item, and count the revisions of
 * every item to link them. That would be most of the work of a list.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_embedded_field' );

/**
 * Adds the field.
 */
function register_embedded_field() {
	register_rest_field(
		content_types(),
		'embedded',
		array(
			'get_callback' => __NAMESPACE__ . '\\get_embedded',
			'schema'       => array(
				'description' => __( 'Featured image and terms, as in _embedded.', 'headless-companion' ),
				'type'        => array( 'object', 'null' ),
				'context'     => array( 'view' ),
				'readonly'    => true,
				'properties'  => embedded_schema(),
			),
		)
	);
}

/**
 * The value of the field. It is null in the context "edit", so that a save does not take longer.
 *
 * @param array<string, mixed> $item    Prepared post.
 * @param string               $field   Name of the field.
 * @param \WP_REST_Request     $request Request, whose context is read.
 * @return array<string, array<int, mixed>>|null
 */
function get_embedded( $item, $field, $request ) {
	if ( 'edit' === $request['context'] ) {
		return null;
	}
	$taxonomies = array_intersect( get_object_taxonomies( get_post_type( $item['id'] ) ), content_taxonomies() );
	$media      = embedded_media( get_post_thumbnail_id( $item['id'] ) );
	$german     = german_poster( $item['id'] );
	$terms      = array();
	foreach ( $taxonomies as $taxonomy ) {
		$found   = get_the_terms( $item['id'], $taxonomy );
		$terms[] = is_array( $found ) ? array_map( __NAMESPACE__ . '\\embedded_term', array_values( $found ) ) : array();
	}
	return array(
		'wp:featuredmedia'    => $media ? array( $media ) : array(),
		'germanFeaturedMedia' => $german ? array( $german ) : array(),
		'wp:term'             => $terms,
	);
}

/**
 * The data of a picture that a page needs.
 *
 * @param int $id Attachment.
 * @return array<string, mixed>|null Null if it does not exist, has no known size, or is not public.
 */
function embedded_media( $id ) {
	$url  = $id ? wp_get_attachment_url( $id ) : false;
	$data = $url && is_post_publicly_viewable( $id ) ? wp_get_attachment_metadata( $id ) : false;
	if ( ! $data || empty( $data['width'] ) || empty( $data['height'] ) ) {
		return null;
	}
	return array(
		'id'            => (int) $id,
		'source_url'    => $url,
		'alt_text'      => english_alt( $id ),
		'translations'  => picture_translations( $id ),
		'modified'      => mysql_to_rfc3339( get_post( $id )->post_modified ),
		'media_details' => array(
			'width'  => (int) $data['width'],
			'height' => (int) $data['height'],
		) + array_filter( array( 'dominant_color' => picture_colour( $id, $data ) ) ),
	);
}

/**
 * The data of a term that a page needs.
 *
 * @param \WP_Term $term Term.
 * @return array<string, mixed>
 */
function embedded_term( $term ) {
	return array(
		'id'           => $term->term_id,
		'name'         => $term->name,
		'slug'         => $term->slug,
		'taxonomy'     => $term->taxonomy,
		'translations' => get_term_translations( array( 'id' => $term->term_id ) ),
	);
}
