<?php
/**
 * The requests of the screen "Messages": actions for one message or for many, and the number of a page that a user has
 * typed.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Carries out the chosen action with the chosen messages, and redirects to the list.
 */
function run_message_tasks() {
	check_admin_referer( MESSAGES_ACTION );
	if ( ! current_user_can( MESSAGES_CAPABILITY ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'headless-companion' ), '', array( 'response' => 403 ) );
	}
	$task  = isset( $_POST['task'] ) ? sanitize_key( $_POST['task'] ) : '';
	$ids   = isset( $_POST['messages'] ) ? array_map( 'sanitize_key', (array) $_POST['messages'] ) : array();
	$count = 0;
	foreach ( isset( message_tasks()[ $task ] ) ? array_slice( $ids, 0, MESSAGES_PER_PAGE ) : array() as $id ) {
		$done = do_message_task( $task, $id );
		if ( is_wp_error( $done ) ) {
			show_messages_after( array( 'outcome' => (string) $done->get_error_code() ) );
		}
		$count += $done ? 1 : 0;
	}
	show_messages_after( array( 'outcome' => 'delete' === $task ? 'deleted' : 'changed', 'count' => (string) $count ) );
}

/**
 * Redirects to the page of the list whose number a user has typed. This function is necessary because the field for the
 * number is in the form of the actions.
 */
function show_typed_page() {
	check_admin_referer( MESSAGES_ACTION );
	if ( ! current_user_can( MESSAGES_CAPABILITY ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'headless-companion' ), '', array( 'response' => 403 ) );
	}
	$page = isset( $_POST['paged'] ) ? absint( $_POST['paged'] ) : 1;
	show_messages_after( array( 'paged' => (string) max( 1, $page ) ) );
}

/**
 * Redirects to the list, with the same filters as before.
 *
 * @param array<string, string> $arguments Query arguments with the result.
 */
function show_messages_after( $arguments ) {
	$from = wp_get_referer();
	$from = $from && false !== strpos( $from, 'page=' . MESSAGES_PAGE ) ? remove_query_arg( array( 'opened', 'outcome', 'count' ), $from ) : messages_page_url();
	wp_safe_redirect( add_query_arg( $arguments, $from ) );
	exit;
}

/**
 * Prints the result of the last action.
 */
function print_messages_outcome() {
	// phpcs:disable WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData -- shows the result of a form whose nonce was verified.
	$outcome = isset( $_GET['outcome'] ) ? sanitize_key( $_GET['outcome'] ) : '';
	$count   = isset( $_GET['count'] ) ? absint( $_GET['count'] ) : 0;
	// phpcs:enable
	$words = array(
		/* translators: %s: number of messages. */
		'changed' => sprintf( _n( '%s message was changed.', '%s messages were changed.', $count, 'headless-companion' ), number_format_i18n( $count ) ),
		/* translators: %s: number of messages. */
		'deleted' => sprintf( _n( '%s message was deleted.', '%s messages were deleted.', $count, 'headless-companion' ), number_format_i18n( $count ) ),
	);
	if ( isset( $words[ $outcome ] ) ) {
		printf( '<div class="notice notice-success inline"><p role="status">%s</p></div>', esc_html( $words[ $outcome ] ) );
	} elseif ( isset( supabase_error_messages()[ $outcome ] ) ) {
		printf( '<div class="notice notice-error inline"><p role="alert">%s</p></div>', esc_html( supabase_error_messages()[ $outcome ] ) );
	}
}
