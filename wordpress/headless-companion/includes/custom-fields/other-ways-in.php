<?php
/**
 * Prevents XML-RPC and WP-CLI from publishing an item that visitors could not see: an event without a day, or a video
 * without a URL. Other code that publishes, such as an importer, may save the custom fields after the item, and is
 * not restricted.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\\keep_draft_of_other_ways', 10, 2 );

/**
 * Keeps the previous status of an item whose required custom fields are missing.
 *
 * @param array<string, mixed> $data Columns of the post.
 * @param array<string, mixed> $post Submitted values.
 * @return array<string, mixed>
 */
function keep_draft_of_other_ways( $data, $post ) {
	if ( ! is_other_way_in() || ! custom_fields( $data['post_type'] ) ) {
		return $data;
	}
	$id     = isset( $post['ID'] ) ? (int) $post['ID'] : 0;
	$type   = $data['post_type'];
	$all    = array_merge( stored_fields( $type, $id ), submitted_meta( $type, $post ) );
	$errors = errors_before_publishing( $type, array(), $all, $id, $data['post_status'] );
	if ( $errors ) {
		$stored              = $id ? get_post_status( $id ) : 'draft';
		$data['post_status'] = $stored && 'auto-draft' !== $stored ? $stored : 'draft';
		warn_on_command_line( implode( ' ', $errors ) );
	}
	return $data;
}

/**
 * Whether this request comes from XML-RPC or WP-CLI, and is not an import.
 *
 * @return bool
 */
function is_other_way_in() {
	$is_other = ( defined( 'XMLRPC_REQUEST' ) && XMLRPC_REQUEST ) || ( defined( 'WP_CLI' ) && WP_CLI );
	return $is_other && ! ( defined( 'WP_IMPORTING' ) && WP_IMPORTING );
}

/**
 * The custom fields that are saved together with an item.
 *
 * @param string               $type Post type.
 * @param array<string, mixed> $post Submitted values: WP-CLI gives `meta_input`, XML-RPC `custom_fields`.
 * @return array<string, string>
 */
function submitted_meta( $type, $post ) {
	$meta = isset( $post['meta_input'] ) ? (array) $post['meta_input'] : array();
	foreach ( isset( $post['custom_fields'] ) ? (array) $post['custom_fields'] : array() as $field ) {
		if ( isset( $field['key'], $field['value'] ) ) {
			$meta[ $field['key'] ] = $field['value'];
		}
	}
	return clean_fields( $type, array_intersect_key( $meta, custom_fields( $type ) ) );
}

/**
 * Prints on the command line why an item is not published.
 *
 * @param string $message Message.
 */
function warn_on_command_line( $message ) {
	if ( defined( 'WP_CLI' ) && WP_CLI && class_exists( 'WP_CLI' ) ) {
		\WP_CLI::warning( $message );
	}
}
