<?php
/**
 * The schema of a preview.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The schema of GET /wp/v2/headless-preview/{token}. It extends core's schema of a post with the fields of the other
 * types.
 *
 * @return array<string, mixed>
 */
function preview_schema() {
	$properties = get_post_type_object( 'post' )->get_rest_controller()->get_item_schema()['properties'];
	return object_schema(
		'headless-preview',
		array(
			'acf'          => property_schema( 'object', 'Custom fields of a video or a release.' ),
			'event'        => part_schema( event_schema()['properties'], 'Only for an event: the same as in GET /wp/v2/events.' ),
			'seo'          => part_schema( seo_schema()['properties'] ),
			// The properties are not listed, because they differ between types.
			'translations' => property_schema( 'object' ),
			'embedded'     => part_schema( embedded_schema() ),
		) + array_diff_key( $properties, array_flip( array( 'password', 'permalink_template', 'generated_slug' ) ) )
	);
}
