<?php
/**
 * Makes WordPress's tools for personal data (Tools -> Export Personal Data, Erase Personal Data) include the messages
 * of a person in Supabase.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The maximum number of messages that one request of the export tool returns. */
const EXPORTED_MESSAGES = 100;

add_filter( 'wp_privacy_personal_data_exporters', __NAMESPACE__ . '\\add_messages_exporter' );
add_filter( 'wp_privacy_personal_data_erasers', __NAMESPACE__ . '\\add_messages_eraser' );

/**
 * Adds the messages to the export. If no key of Supabase is set, the exported file says that they are missing.
 *
 * @param array<string, array<string, mixed>> $exporters Exporters.
 * @return array<string, array<string, mixed>>
 */
function add_messages_exporter( $exporters ) {
	$exporters['headless-companion-messages'] = array(
		'exporter_friendly_name' => __( 'Messages of the contact form', 'headless-companion' ),
		'callback'               => __NAMESPACE__ . '\\export_messages',
	);
	return $exporters;
}

/**
 * Adds the messages to the erasure. If no key of Supabase is set, the tool reports that they were not erased.
 *
 * @param array<string, array<string, mixed>> $erasers Erasers.
 * @return array<string, array<string, mixed>>
 */
function add_messages_eraser( $erasers ) {
	$erasers['headless-companion-messages'] = array(
		'eraser_friendly_name' => __( 'Messages of the contact form', 'headless-companion' ),
		'callback'             => __NAMESPACE__ . '\\erase_messages',
	);
	return $erasers;
}

/**
 * Exports the messages of a person, one part with each request.
 *
 * @param string $email Mail address.
 * @param int    $page  Number of the part, starting at 1.
 * @return array{data: array<int, array<string, mixed>>, done: bool}|\WP_Error WordPress shows an error to the administrator.
 */
function export_messages( $email, $page = 1 ) {
	$range = sprintf( '?order=created_at.asc,id.asc&limit=%d&offset=%d', EXPORTED_MESSAGES, ( max( 1, (int) $page ) - 1 ) * EXPORTED_MESSAGES );
	$rows  = request_supabase( 'POST', "rpc/export_contact_messages$range", array( 'of_email' => $email ) );
	if ( is_wp_error( $rows ) && 'supabase_unset' === $rows->get_error_code() ) {
		// Without a key of Supabase, WordPress must still be able to export its other data.
		return array(
			'data' => array( exported_item( 'messages-missing', array( __( 'Missing', 'headless-companion' ) => messages_not_reached( $rows ) ) ) ),
			'done' => true,
		);
	}
	if ( is_wp_error( $rows ) ) {
		return new \WP_Error( $rows->get_error_code(), messages_not_reached( $rows ) );
	}
	return array(
		'data' => array_map( __NAMESPACE__ . '\\exported_message', (array) $rows ),
		'done' => count( (array) $rows ) < EXPORTED_MESSAGES,
	);
}

/**
 * A message in the format of the export tool.
 *
 * @param array<string, mixed> $message Row.
 * @return array<string, mixed>
 */
function exported_message( $message ) {
	$values = array(
		__( 'Received', 'headless-companion' )     => time_of_message( $message ),
		__( 'Name', 'headless-companion' )         => $message['title'] . ' ' . sender_of_message( $message ),
		__( 'Mail address', 'headless-companion' ) => $message['email'],
		__( 'Telephone', 'headless-companion' )    => (string) $message['phone'],
		__( 'Language', 'headless-companion' )     => 'de' === $message['locale'] ? __( 'German', 'headless-companion' ) : __( 'English', 'headless-companion' ),
		__( 'Subject', 'headless-companion' )      => subject_of_message( $message ),
		__( 'Message', 'headless-companion' )      => nl2br( message_html( $message['message'] ) ),
		__( 'State', 'headless-companion' )        => implode( '. ', states_of_message( $message ) ),
	);
	return exported_item( 'message-' . $message['id'], $values );
}

/**
 * An item of the group of messages in the format of the export tool.
 *
 * @param string                $id     Id of the item.
 * @param array<string, string> $values Values by name. Empty values are left out.
 * @return array<string, mixed>
 */
function exported_item( $id, $values ) {
	$data = array();
	foreach ( array_filter( $values, 'strlen' ) as $name => $value ) {
		$data[] = compact( 'name', 'value' );
	}
	return array(
		'group_id'    => 'headless-companion-messages',
		'group_label' => __( 'Messages of the contact form', 'headless-companion' ),
		'item_id'     => $id,
		'data'        => $data,
	);
}

/**
 * Erases the messages of a person.
 *
 * @param string $email Mail address.
 * @return array<string, mixed> Result in the format of the erasure tool.
 */
function erase_messages( $email ) {
	$erased = request_supabase( 'POST', 'rpc/erase_contact_messages', array( 'of_email' => $email ) );
	$failed = is_wp_error( $erased ) || ! is_int( $erased );
	if ( ! $failed ) {
		delete_transient( UNREAD_TRANSIENT );
	}
	return array(
		'items_removed'  => ! $failed && $erased > 0,
		'items_retained' => $failed,
		'messages'       => $failed ? array( messages_not_reached( is_wp_error( $erased ) ? $erased : new \WP_Error( 'supabase_failed' ) ) ) : array(),
		'done'           => true,
	);
}

/**
 * The text that says that the messages in Supabase could not be reached, and why.
 *
 * @param \WP_Error $error Error of request_supabase().
 * @return string
 */
function messages_not_reached( $error ) {
	/* translators: %s: reason. */
	return sprintf( __( 'The messages of the contact form were not reached. %s', 'headless-companion' ), supabase_error_message( $error ) );
}
