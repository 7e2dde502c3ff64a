<?php
/**
 * The schema of a search result.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The schema of one result of GET /wp/v2/headless-search.
 *
 * @return array<string, mixed>
 */
function search_schema() {
	$text = property_schema( 'string' );
	return object_schema(
		'headless-search-result',
		array(
			'id'              => property_schema( 'integer' ),
			'type'            => property_schema( 'string', 'Post type.' ),
			'slug'            => $text,
			'date'            => property_schema( 'string', 'Date of publication, in the time zone of this WordPress.' ),
			'day'             => property_schema( array( 'string', 'null' ), 'YYYY-MM-DD: the first day of an event, the release date of a video or release.' ),
			'title'           => rendered_schema(),
			'translations'    => part_schema( array( 'de' => part_schema( array( 'title' => rendered_schema() ), 'Null if there is no German version.', array( 'object', 'null' ) ) ) ),
			'excerpt'         => part_schema(
				array(
					'text'     => $text,
					'language' => property_schema( 'string', '', array( 'enum' => array( 'en', 'de' ) ) ),
				),
				'The passage with the first hit.'
			),
			'playable_tracks' => property_schema( 'integer', 'How many tracks of a release can be heard now; 0 for other types.' ),
		)
	);
}
