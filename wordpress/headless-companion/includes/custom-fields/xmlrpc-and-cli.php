<?php
/**
 * Prevents Bulk Edit, XML-RPC and WP-CLI from publishing an item that visitors could not see: an event without a day, or
 * a video without a URL. Other code that publishes, such as an importer, may save the custom fields after the item, and
 * is not restricted.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\\keep_status_if_incomplete', 10, 2 );

/**
 * Keeps the previous status of an item whose required custom fields are missing.
 *
 * @param array<string, mixed> $data Columns of the post.
 * @param array<string, mixed> $post Submitted values.
 * @return array<string, mixed>
 */
function keep_status_if_incomplete( $data, $post ) {
	$id = isset( $post['ID'] ) ? (int) $post['ID'] : 0;
	if ( ! ( $id && is_bulk_edit() ) && ! is_xmlrpc_or_cli() ) {
		return $data;
	}
	$type  = $data['post_type'];
	$error = error_with_status( $type, $id, $data['post_status'], submitted_meta( $type, $post ) );
	if ( '' !== $error ) {
		$stored              = $id ? get_post_status( $id ) : 'draft';
		$data['post_status'] = $stored && 'auto-draft' !== $stored ? $stored : 'draft';
		report_incomplete( $id, $error );
	}
	return $data;
}

/**
 * Whether this request is a Bulk Edit.
 *
 * @return bool
 */
function is_bulk_edit() {
	// phpcs:ignore WordPress.Security.NonceVerification -- WordPress has verified the nonce; this only finds out which screen sent the request.
	return is_admin() && isset( $_REQUEST['bulk_edit'] );
}

/**
 * Whether this request comes from XML-RPC or WP-CLI, and is not an import.
 *
 * @return bool
 */
function is_xmlrpc_or_cli() {
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
 * Says why an item is not published: on the command line, or above the list after a Bulk Edit (quick-edit.php).
 *
 * @param int    $id      Item; 0 for a new one.
 * @param string $message Message.
 */
function report_incomplete( $id, $message ) {
	if ( is_bulk_edit() ) {
		keep_for_user( 'held_back', array_merge( read_for_user( 'held_back' ), array( get_the_title( $id ) . ': ' . $message ) ) );
	} elseif ( defined( 'WP_CLI' ) && WP_CLI && class_exists( 'WP_CLI' ) ) {
		\WP_CLI::warning( $message );
	}
}
