<?php
/**
 * The screen "Messages": the messages that visitors have sent with the contact form.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const MESSAGES_PAGE   = 'headless-companion-messages';
const MESSAGES_ACTION = 'headless_companion_messages';

add_action( 'admin_menu', __NAMESPACE__ . '\\add_messages_page' );

/**
 * Adds the screen to the menu.
 */
function add_messages_page() {
	$page = add_menu_page( __( 'Messages', 'headless-companion' ), messages_menu_title(), MESSAGES_CAPABILITY, MESSAGES_PAGE, __NAMESPACE__ . '\\print_messages_page', 'dashicons-email-alt', 28 );
	add_action( "load-$page", __NAMESPACE__ . '\\load_messages_page' );
	add_action( "admin_print_styles-$page", __NAMESPACE__ . '\\enqueue_messages_assets' );
}

/**
 * The URL of the screen.
 *
 * @param array<string, string> $arguments Query arguments.
 * @return string
 */
function messages_page_url( $arguments = array() ) {
	return add_query_arg( array( 'page' => MESSAGES_PAGE ) + $arguments, admin_url( 'admin.php' ) );
}

/**
 * Loads the styles and the script of the screen. The script asks for confirmation before a deletion.
 */
function enqueue_messages_assets() {
	wp_enqueue_style( 'headless-companion-messages', plugins_url( 'assets/messages.css', PLUGIN_FILE ), array(), VERSION );
	enqueue_translated_scripts( array( 'messages' ), array( 'wp-i18n' ) );
}

/**
 * The data of the screen. The data are loaded before the menu is printed, because the menu shows the number of unread
 * messages.
 *
 * @return array<string, mixed> By reference: message and found.
 */
function &shown_messages() {
	static $shown = array();
	return $shown;
}

/**
 * Carries out an action, or loads the data of the screen.
 */
function load_messages_page() {
	if ( ! current_user_can( MESSAGES_CAPABILITY ) ) {
		return;
	}
	// A reload, or a link to another page of the list, must not show the result of the last action again.
	add_filter(
		'removable_query_args',
		static function ( $names ) {
			return array_merge( $names, array( 'outcome', 'count' ) );
		}
	);
	if ( isset( $_POST['paged'] ) && ( empty( $_POST['task'] ) || ! isset( $_POST['messages'] ) ) ) {
		show_typed_page();
	} elseif ( isset( $_POST['messages'] ) ) {
		run_message_tasks();
	}
	$shown =& shown_messages();
	// phpcs:disable WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData.NoNonce -- only chooses a screen.
	// Not `message`: WordPress removes that argument from the address, so a reload would show the list.
	$id   = isset( $_GET['opened'] ) ? message_id( sanitize_key( $_GET['opened'] ) ) : '';
	$page = isset( $_GET['paged'] ) ? absint( $_GET['paged'] ) : 1;
	// phpcs:enable
	if ( '' !== $id ) {
		$shown['message'] = find_message( $id );
		if ( is_array( $shown['message'] ) && empty( $shown['message']['read_at'] ) ) {
			do_message_task( 'read', $id );
			if ( 'received' === $shown['message']['state'] ) {
				remember_unread( max( 0, known_unread() - 1 ) );
			}
			$shown['message']['read_at'] = gmdate( 'c' );
		}
	} else {
		$found = find_messages( message_filters(), $page );
		if ( is_array( $found ) && ! $found['messages'] && $found['total'] > 0 ) {
			// The last message of the last page was deleted, or the number of the page is too large.
			wp_safe_redirect( add_query_arg( 'paged', (string) ceil( $found['total'] / MESSAGES_PER_PAGE ) ) );
			exit;
		}
		$shown['found'] = $found;
	}
	renew_messages_menu();
}

/**
 * The filters of the list.
 *
 * @return array<string, mixed> Arguments of find_contact_messages.
 */
function message_filters() {
	$view = message_view();
	$list = message_list_arguments();
	return array(
		'of_state'   => in_array( $view, array( 'unread', 'open', 'done', 'failed' ), true ) ? $view : null,
		'is_suspect' => 'suspect' === $view,
		'of_subject' => isset( message_subjects()[ $list['subject'] ] ) ? $list['subject'] : null,
		'words'      => '' === $list['s'] ? null : $list['s'],
	);
}

/**
 * The filters of the list in addition to its view.
 *
 * @return array{subject: string, s: string}
 */
function message_list_arguments() {
	// phpcs:disable WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData -- only filters a list, on a screen that checks the capability.
	return array(
		'subject' => isset( $_GET['subject'] ) ? sanitize_text_field( wp_unslash( $_GET['subject'] ) ) : '',
		's'       => isset( $_GET['s'] ) ? sanitize_text_field( wp_unslash( $_GET['s'] ) ) : '',
	);
	// phpcs:enable
}

/**
 * The view of the list that is shown.
 *
 * @return string all, unread, open, done, failed or suspect.
 */
function message_view() {
	// phpcs:ignore WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData -- only chooses a list, on a screen that checks the capability.
	$view = isset( $_GET['view'] ) ? sanitize_key( $_GET['view'] ) : '';
	return isset( message_views()[ $view ] ) ? $view : 'all';
}

/**
 * The views of the list.
 *
 * @return array<string, string> Labels by name.
 */
function message_views() {
	return array(
		'all'     => __( 'All', 'headless-companion' ),
		'unread'  => __( 'Unread', 'headless-companion' ),
		'open'    => __( 'Not done', 'headless-companion' ),
		'done'    => __( 'Is done', 'headless-companion' ),
		'failed'  => __( 'Mail given up', 'headless-companion' ),
		'suspect' => __( 'Suspicious', 'headless-companion' ),
	);
}
