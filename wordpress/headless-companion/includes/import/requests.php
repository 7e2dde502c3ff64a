<?php
/**
 * The actions of the import: read a file, create the chosen events, undo the import.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const IMPORT_READ_ACTION = 'headless_companion_import_read';
const IMPORT_MAKE_ACTION = 'headless_companion_import_make';
const IMPORT_UNDO_ACTION = 'headless_companion_import_undo';

add_action( 'admin_post_' . IMPORT_READ_ACTION, __NAMESPACE__ . '\\read_uploaded_file' );

/**
 * Reads the uploaded file, and redirects to the preview of its events. The file itself is not kept.
 */
function read_uploaded_file() {
	check_admin_referer( IMPORT_READ_ACTION );
	if ( ! current_user_can( import_capability() ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'headless-companion' ), '', array( 'response' => 403 ) );
	}
	$file    = isset( $_FILES['file'] ) && is_array( $_FILES['file'] ) ? $_FILES['file'] : array(); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- only its bytes are read, as text.
	$bytes   = bytes_of_upload( $file );
	$entries = is_wp_error( $bytes ) ? $bytes : read_import( $bytes, sanitize_file_name( $file['name'] ) );
	if ( is_wp_error( $entries ) ) {
		keep_for_user( 'import', array( 'error' => $entries->get_error_message() ) );
	} else {
		keep_for_user( 'import', array( 'entries' => $entries, 'file' => sanitize_file_name( $file['name'] ) ) );
	}
	wp_safe_redirect( import_address() );
	exit;
}

/**
 * The content of an uploaded file.
 *
 * @param array<string, mixed> $file Entry of $_FILES.
 * @return string|\WP_Error
 */
function bytes_of_upload( $file ) {
	if ( ! isset( $file['tmp_name'], $file['name'], $file['size'] ) || ! is_string( $file['tmp_name'] ) || ! is_uploaded_file( $file['tmp_name'] ) ) {
		return new \WP_Error( 'no_file', __( 'Choose a file.', 'headless-companion' ) );
	}
	if ( $file['size'] > MAX_IMPORT_BYTES ) {
		/* translators: %s: size, such as 1 MB. */
		return new \WP_Error( 'too_large', sprintf( __( 'The file is larger than %s.', 'headless-companion' ), size_format( MAX_IMPORT_BYTES ) ) );
	}
	return (string) file_get_contents( $file['tmp_name'] ); // phpcs:ignore WordPress.WP.AlternativeFunctions, Generic.PHP.ForbiddenFunctions -- a local file, which PHP itself has stored.
}

add_action( 'admin_post_' . IMPORT_MAKE_ACTION, __NAMESPACE__ . '\\make_imported_events' );

/**
 * Creates the chosen events. First, the kept entries are deleted, so that a second press of the button finds none. Then
 * they are compared again with the existing events, because an earlier import may have been interrupted.
 */
function make_imported_events() {
	check_admin_referer( IMPORT_MAKE_ACTION );
	$publishes = isset( $_POST['publish'] );
	$type      = get_post_type_object( 'event' );
	if ( ! current_user_can( import_capability() ) || ( $publishes && ! current_user_can( $type->cap->publish_posts ) ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'headless-companion' ), '', array( 'response' => 403 ) );
	}
	$stored = take_for_user( 'import' );
	if ( ! isset( $stored['entries'] ) ) {
		// Another request has taken the entries. The list shows the events that it creates.
		wp_safe_redirect( admin_url( 'edit.php?post_type=event' ) );
		exit;
	}
	$stored['entries'] = mark_existing_events( $stored['entries'] );

	$chosen = isset( $_POST['entries'] ) ? array_map( 'absint', (array) $_POST['entries'] ) : array();
	$batch  = wp_generate_uuid4();
	$made   = 0;
	foreach ( $stored['entries'] as $index => $entry ) {
		if ( in_array( $index, $chosen, true ) && can_be_made( $entry ) ) {
			$made += is_wp_error( make_imported_event( $entry, $publishes ? 'publish' : 'draft', $batch ) ) ? 0 : 1;
		}
	}
	if ( ! $made ) {
		keep_for_user( 'import', array( 'error' => __( 'Choose at least one event.', 'headless-companion' ) ) + $stored );
		wp_safe_redirect( import_address() );
		exit;
	}
	remember_created_events( $made, $publishes, $batch );
	wp_safe_redirect( admin_url( 'edit.php?post_type=event' ) );
	exit;
}

/**
 * Whether an event can be created from an entry.
 *
 * @param array<string, mixed> $entry Entry.
 * @return bool
 */
function can_be_made( $entry ) {
	return ! $entry['errors'] && 0 === $entry['existing'];
}

add_action( 'admin_post_' . IMPORT_UNDO_ACTION, __NAMESPACE__ . '\\undo_import' );

/**
 * Moves the events of an import to the trash, except events that somebody has changed since the import.
 */
function undo_import() {
	check_admin_referer( IMPORT_UNDO_ACTION );
	if ( ! current_user_can( import_capability() ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'headless-companion' ), '', array( 'response' => 403 ) );
	}
	$batch = isset( $_POST['batch'] ) ? sanitize_key( $_POST['batch'] ) : '';
	$kept  = 0;
	foreach ( events_of_batch( $batch ) as $id ) {
		$is_unchanged = stored_field( $id, IMPORT_SAVED ) === get_post_field( 'post_modified_gmt', $id, 'raw' );
		if ( ! $is_unchanged || ! current_user_can( 'delete_post', $id ) || ! wp_trash_post( $id ) ) {
			++$kept;
		}
	}
	keep_for_user( 'undone', array( 'kept' => $kept ) );
	wp_safe_redirect( admin_url( 'edit.php?post_type=event' ) );
	exit;
}

/**
 * The events that were created by an import.
 *
 * @param string $batch Id of the import.
 * @return int[]
 */
function events_of_batch( $batch ) {
	if ( '' === $batch ) {
		return array();
	}
	return posts_of_every_language(
		array(
			'post_type'      => 'event',
			'post_status'    => array( 'publish', 'future', 'draft', 'pending', 'private' ),
			'posts_per_page' => MAX_IMPORTED,
			'fields'         => 'ids',
			'meta_query'     => array( // phpcs:ignore WordPress.DB.SlowDBQuery -- runs only when an editor presses a button.
				array(
					'key'   => IMPORT_BATCH,
					'value' => $batch,
				),
			),
		)
	);
}
