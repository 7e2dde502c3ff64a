<?php
/**
 * The messages of the contact form, which are stored in Supabase (docs/privacy.md of the website). WordPress never
 * stores them.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const MESSAGES_PER_PAGE = 20;

/**
 * Returns a value if it is the id of a message.
 *
 * @param mixed $id Any value.
 * @return string Empty if it is not.
 */
function message_id( $id ) {
	return is_string( $id ) && preg_match( '/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/', $id ) ? $id : '';
}

/**
 * One page of messages, newest first.
 *
 * @param array<string, mixed> $filters of_subject, of_state, is_suspect and words; null or missing: no filter.
 * @param int                  $page    Number of the page, starting at 1.
 * @return array{total: int, unread: int, messages: array<int, array<string, mixed>>}|\WP_Error
 */
function find_messages( $filters, $page ) {
	$found = request_supabase(
		'POST',
		'rpc/find_contact_messages',
		$filters + array(
			'page_size'  => MESSAGES_PER_PAGE,
			'page_start' => ( max( 1, $page ) - 1 ) * MESSAGES_PER_PAGE,
		)
	);
	if ( is_wp_error( $found ) ) {
		return $found;
	}
	if ( ! isset( $found['total'], $found['unread'], $found['messages'] ) || ! is_array( $found['messages'] ) ) {
		return new \WP_Error( 'supabase_failed' );
	}
	remember_unread( (int) $found['unread'] );
	return $found;
}

/**
 * One message.
 *
 * @param string $id Message.
 * @return array<string, mixed>|null|\WP_Error Null if there is no such message.
 */
function find_message( $id ) {
	if ( '' === message_id( $id ) ) {
		return null;
	}
	$columns = 'id,created_at,state,locale,title,first_name,last_name,email,phone,subject,message,mail_state,mail_attempts,mailed_at,read_at,done_at';
	$rows    = request_supabase( 'GET', "contact_messages?select=$columns&id=eq.$id" );
	if ( is_wp_error( $rows ) ) {
		return $rows;
	}
	return isset( $rows[0] ) && is_array( $rows[0] ) ? $rows[0] : null;
}

/**
 * The actions for messages, with their labels.
 *
 * @return array<string, string> Label by task.
 */
function message_tasks() {
	return array(
		'done'   => __( 'Mark as done', 'headless-companion' ),
		'undone' => __( 'Mark as not done', 'headless-companion' ),
		'unread' => __( 'Mark as unread', 'headless-companion' ),
		'mail'   => __( 'Mail again', 'headless-companion' ),
		'trust'  => __( 'Not suspicious after all', 'headless-companion' ),
		'delete' => __( 'Delete for good', 'headless-companion' ),
	);
}

/**
 * Carries out an action with a message.
 *
 * @param string $task One of message_tasks(), or read.
 * @param string $id   Message.
 * @return mixed A \WP_Error if the request to Supabase failed; false if there is no such message.
 */
function do_message_task( $task, $id ) {
	$marks = array(
		'read'   => array( 'is_read' => true ),
		'unread' => array( 'is_read' => false ),
		'done'   => array( 'is_read' => true, 'is_done' => true ),
		'undone' => array( 'is_done' => false ),
	);
	if ( '' === message_id( $id ) ) {
		return false;
	}
	if ( isset( $marks[ $task ] ) ) {
		return request_supabase( 'POST', 'rpc/mark_contact_message', array( 'of_message' => $id ) + $marks[ $task ] );
	}
	if ( 'delete' === $task ) {
		$rows = request_supabase( 'DELETE', "contact_messages?id=eq.$id&select=id" );
		return is_wp_error( $rows ) ? $rows : (bool) $rows;
	}
	// mail_contact_message() also marks the message as not suspicious.
	return request_supabase( 'POST', 'rpc/mail_contact_message', array( 'of_message' => $id ) );
}
