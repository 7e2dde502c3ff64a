<?php
/**
 * Creates an event from an entry.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

// Internal meta of this plugin. They are not visible to visitors, and are not copied.
const IMPORT_BATCH = '_headless_internal_import';
const IMPORT_SAVED = '_headless_internal_import_saved';
const IMPORT_UID   = '_headless_internal_import_uid';

/**
 * Creates an event from an entry.
 *
 * @param array<string, mixed> $entry  Entry, as returned by import_entry().
 * @param string               $status draft or publish.
 * @param string               $batch  Id of the import.
 * @return int|\WP_Error Id of the event.
 */
function make_imported_event( $entry, $status, $batch ) {
	$own = array(
		IMPORT_BATCH => $batch,
		IMPORT_UID   => $entry['uid'],
	);
	$id  = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'event',
				'post_status'  => $status,
				'post_title'   => $entry['title'],
				'post_content' => paragraphs_of_text( $entry['description'] ),
				'meta_input'   => array_filter( $own, 'strlen' ) + $entry['fields'] + $entry['german'],
			)
		),
		true
	);
	if ( ! is_wp_error( $id ) ) {
		update_post_meta( $id, IMPORT_SAVED, get_post_field( 'post_modified_gmt', $id, 'raw' ) );
	}
	return $id;
}
