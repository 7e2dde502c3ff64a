<?php
/**
 * The REST field `acf` of videos and music, with the names that the site reads. If Advanced Custom Fields has fields
 * for a type, editors use its screens instead of ours, and REST returns its value of `acf` unless it is empty.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Whether Advanced Custom Fields has fields for a type.
 *
 * @param string $type Post type.
 * @return bool
 */
function has_acf_fields( $type ) {
	return function_exists( 'acf_get_field_groups' ) && (bool) acf_get_field_groups( array( 'post_type' => $type ) );
}

// With priority 99, after Advanced Custom Fields has added its own field of the same name.
add_action( 'rest_api_init', __NAMESPACE__ . '\\register_acf_field', 99 );

/**
 * Adds the field if no other plugin has added it. Embedded items have the field too.
 */
function register_acf_field() {
	global $wp_rest_additional_fields;
	foreach ( array( 'video', 'music' ) as $type ) {
		if ( ! is_content_type( $type ) || isset( $wp_rest_additional_fields[ $type ]['acf'] ) ) {
			continue;
		}
		register_rest_field(
			$type,
			'acf',
			array(
				'get_callback' => __NAMESPACE__ . '\\get_acf',
				'schema'       => array(
					'description' => __( 'Details; a text that is not given is empty.', 'headless-companion' ),
					'type'        => 'object',
					'context'     => array( 'view', 'embed' ),
					'readonly'    => true,
					'properties'  => acf_properties( $type ),
				),
			)
		);
	}
}

/**
 * The schemas of the custom fields of a type.
 *
 * @param string $type Post type.
 * @return array<string, array<string, mixed>>
 */
function acf_properties( $type ) {
	$descriptions = array(
		'date'  => 'YYYY-MM-DD.',
		'url'   => 'A web address.',
		'film'  => 'The URL as the editor entered it.',
		'lines' => 'Lines of plain text.',
		'html'  => 'HTML.',
	);
	$properties   = array();
	foreach ( custom_fields( $type ) + ( 'video' === $type ? array( 'youtube_id' => 'line' ) : array() ) as $name => $kind ) {
		$properties[ $name ] = array(
			'type'        => 'string',
			'description' => isset( $descriptions[ $kind ] ) ? $descriptions[ $kind ] : '',
			'context'     => array( 'view', 'embed' ),
		);
	}
	return $properties;
}

// Advanced Custom Fields adds its field again at each request, after ours. The value of its field is an empty list if
// it has no fields for a type, or may not show them.
add_filter( 'rest_pre_dispatch', __NAMESPACE__ . '\\fill_empty_acf_field', 99 );

/**
 * If the field `acf` belongs to another plugin, makes it return our values when the other plugin returns none.
 *
 * @param mixed $result Response that replaces the dispatch of the request, if any.
 * @return mixed The same response.
 */
function fill_empty_acf_field( $result ) {
	global $wp_rest_additional_fields;
	foreach ( array_filter( array( 'video', 'music' ), __NAMESPACE__ . '\\is_content_type' ) as $type ) {
		$field = isset( $wp_rest_additional_fields[ $type ]['acf'] ) ? $wp_rest_additional_fields[ $type ]['acf'] : null;
		if ( ! $field || isset( $field['headless'] ) || __NAMESPACE__ . '\\get_acf' === $field['get_callback'] ) {
			continue;
		}
		$theirs                = $field['get_callback'];
		$field['headless']     = true;
		$field['get_callback'] = static function ( ...$arguments ) use ( $theirs ) {
			$values = call_user_func_array( $theirs, $arguments );
			return $values ? $values : get_acf( ...$arguments );
		};

		$wp_rest_additional_fields[ $type ]['acf'] = $field; // phpcs:ignore WordPress.WP.GlobalVariablesOverride -- as register_rest_field() does.
	}
	return $result;
}

/**
 * The value of the field. All custom fields are empty if the item has a password that the request does not contain.
 *
 * @param array<string, mixed> $item    Prepared post.
 * @param string               $field   Unused.
 * @param \WP_REST_Request     $request Request.
 * @return array<string, string>
 */
function get_acf( $item, $field, $request ) {
	$post   = get_post( $item['id'] );
	$locked = '' !== $post->post_password && ! may_read_protected( $post, $request );
	$values = array();
	foreach ( custom_fields( $post->post_type ) as $name => $kind ) {
		$values[ $name ] = $locked ? '' : shown_field( stored_field( $post->ID, $name ), $name, $kind );
	}
	if ( 'video' === $post->post_type ) {
		// Some sites had a field for the id instead of one for the URL.
		$id = $locked ? '' : stored_field( $post->ID, 'youtube_id' );

		$values['youtube_id'] = parse_youtube_id( '' === $values['youtube_url'] ? $id : $values['youtube_url'] );
	}
	return $values;
}

/**
 * The value of a custom field for visitors.
 *
 * @param string $value Saved value.
 * @param string $name  Name.
 * @param string $kind  Kind.
 * @return string
 */
function shown_field( $value, $name, $kind ) {
	switch ( $kind ) {
		case 'date':
			return parse_day( $value );
		case 'length':
			return (string) parse_length( $value );
		case 'url':
			return parse_web_address( $value );
		case 'html':
			return 'tracklist' === $name ? html_of_tracklist( $value ) : html_of_paragraphs( $value );
		case 'lines':
			return plain_text( $value );
		default:
			return $value;
	}
}

/**
 * The German texts of the custom fields. A text that is missing is empty.
 *
 * @param \WP_Post $post   Item.
 * @param bool     $locked Whether the item has a password that the request does not contain.
 * @return array<string, mixed> The properties of `translations.de` in addition to title, excerpt and content.
 */
function german_texts_of_fields( $post, $locked = false ) {
	$words = array();
	foreach ( german_custom_fields( $post->post_type ) as $key => $kind ) {
		$name           = substr( $key, strlen( '_headless_de_' ) );
		$words[ $name ] = $locked ? '' : shown_field( stored_field( $post->ID, $key ), $name, $kind );
	}
	if ( 'event' === $post->post_type ) {
		return array(
			'location'   => array( 'name' => $words['venue'] ),
			'buy_ticket' => array( 'text' => $words['ticket_text'] ),
		) + array_intersect_key( $words, array_flip( array( 'accessibility', 'age_note' ) ) );
	}
	return $words ? array( 'acf' => $words ) : array();
}
