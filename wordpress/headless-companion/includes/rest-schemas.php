<?php
/**
 * Parts of the schemas of this plugin's REST responses (https://json-schema.org, in the dialect of WordPress).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The schema of a response.
 *
 * @param string                              $title      Name.
 * @param array<string, array<string, mixed>> $properties Schema by property.
 * @return array<string, mixed>
 */
function object_schema( $title, $properties ) {
	return array(
		'$schema'    => 'http://json-schema.org/draft-04/schema#',
		'title'      => $title,
		'type'       => 'object',
		'properties' => $properties,
	);
}

/**
 * The schema of a property.
 *
 * @param string|string[]      $type        Type, or types.
 * @param string               $description Description.
 * @param array<string, mixed> $more        Further keywords of the schema.
 * @return array<string, mixed>
 */
function property_schema( $type, $description = '', $more = array() ) {
	return array(
		'type'        => $type,
		'description' => $description,
		'readonly'    => true,
	) + $more;
}

/**
 * The schema of an object within a response.
 *
 * @param array<string, array<string, mixed>> $properties  Schema by property.
 * @param string                              $description Description.
 * @param string|string[]                     $type        Type, or types.
 * @return array<string, mixed>
 */
function part_schema( $properties, $description = '', $type = 'object' ) {
	return property_schema( $type, $description, array( 'properties' => $properties ) );
}

/**
 * The schema of a list.
 *
 * @param array<string, mixed> $items       Schema of an item.
 * @param string               $description Description.
 * @return array<string, mixed>
 */
function list_schema( $items, $description = '' ) {
	return property_schema( 'array', $description, array( 'items' => $items ) );
}

/**
 * The schema of an object with rendered HTML, in the format of core.
 *
 * @return array<string, mixed>
 */
function rendered_schema() {
	return part_schema( array( 'rendered' => property_schema( 'string' ) ) );
}

/**
 * The schemas of the properties of the field `embedded`: pictures and terms.
 *
 * @return array<string, mixed>
 */
function embedded_schema() {
	$number  = property_schema( 'integer' );
	$text    = property_schema( 'string' );
	$picture = part_schema(
		array(
			'id'            => $number,
			'source_url'    => property_schema( 'string', '', array( 'format' => 'uri' ) ),
			'alt_text'      => $text,
			'translations'  => part_schema( array( 'de' => part_schema( array( 'alt_text' => $text ), '', array( 'object', 'null' ) ) ) ),
			'modified'      => $text,
			'media_details' => part_schema(
				array(
					'width'          => $number,
					'height'         => $number,
					'dominant_color' => $text,
				)
			),
		)
	);
	$term    = part_schema(
		array(
			'id'           => $number,
			'name'         => $text,
			'slug'         => $text,
			'taxonomy'     => $text,
			'translations' => part_schema( array( 'de' => part_schema( array( 'name' => $text ), '', array( 'object', 'null' ) ) ) ),
		)
	);
	return array(
		'wp:featuredmedia'    => list_schema( $picture, 'The featured image: one, or none.' ),
		'germanFeaturedMedia' => list_schema( $picture, 'The picture that German pages show instead: one, or none.' ),
		'wp:term'             => list_schema( list_schema( $term ), 'The terms of each taxonomy.' ),
	);
}
