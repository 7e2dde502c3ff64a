<?php
/** Videos and releases: the routes of WordPress itself, with `acf` in the format of Advanced Custom Fields. */

const EARLIER_WORKS = array(
	'film'    => array( 'videos', array( 'youtube_url', 'youtube_id', 'release_date', 'credits' ), array() ),
	'release' => array(
		'music',
		array( 'release_date', 'spotify_url', 'apple_music_url', 'youtube_music_url', 'listen', 'watch', 'label', 'isrc', 'tracklist', 'credits', 'additional_info' ),
		array( 'ean_upc' ),
	),
);

add_action(
	'init',
	static function () {
		foreach ( EARLIER_WORKS as $type => list( $base, $texts, $numbers ) ) {
			register_post_type(
				$type,
				array(
					'label'        => ucfirst( $type ),
					'public'       => true,
					'show_in_rest' => true,
					'rest_base'    => $base,
					'supports'     => array( 'title', 'editor', 'thumbnail', 'custom-fields' ),
				)
			);
			earlier_register_fields( $type, array( ...$texts, ...$numbers ) );
		}
	}
);

add_action(
	'rest_api_init',
	static function () {
		foreach ( EARLIER_WORKS as $type => list( , $texts, $numbers ) ) {
			register_rest_field( $type, 'acf', array( 'get_callback' => 'earlier_acf' ) );
		}
	}
);

/** All fields of an item. An empty list when the item was saved before its type had fields. */
function earlier_acf( $item ) {
	list( , $texts, $numbers ) = EARLIER_WORKS[ get_post_type( $item['id'] ) ];
	$fields                    = array();
	foreach ( $texts as $name ) {
		$fields[ $name ] = earlier_field( $item['id'], $name );
	}
	foreach ( $numbers as $name ) {
		$fields[ $name ] = earlier_number( $item['id'], $name );
	}
	return array_filter( $fields, 'is_null' ) === $fields ? array() : $fields;
}
