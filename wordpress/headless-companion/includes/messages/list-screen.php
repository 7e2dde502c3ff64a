<?php
/**
 * The list of messages, and the screen of one message.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Prints the screen.
 */
function print_messages_page() {
	if ( ! current_user_can( MESSAGES_CAPABILITY ) ) {
		return;
	}
	$shown = shown_messages();
	echo '<div class="wrap headless-messages">';
	if ( array_key_exists( 'message', $shown ) ) {
		print_message( $shown['message'] );
	} else {
		print_message_list( $shown['found'] );
	}
	echo '</div>';
}

/**
 * Prints the list.
 *
 * @param array<string, mixed>|\WP_Error $found Result of find_messages().
 */
function print_message_list( $found ) {
	printf( '<h1>%s</h1>', esc_html__( 'Messages', 'headless-companion' ) );
	if ( is_wp_error( $found ) ) {
		print_supabase_error( $found );
		return;
	}
	require_once __DIR__ . '/list-table.php';
	print_messages_outcome();
	$table = new Messages_Table( $found );
	$table->prepare_items();
	$table->views();
	print_message_search();
	printf( '<form method="post" action="%s" data-headless-messages>', esc_url( messages_page_url() ) );
	wp_nonce_field( MESSAGES_ACTION );
	$table->display();
	echo '</form>';
	printf( '<p class="description">%s</p>', esc_html__( 'Messages are stored in Supabase, for as long as the website’s legal notices say. What is mailed again, or is not suspicious after all, is mailed within a few minutes.', 'headless-companion' ) );
}

/**
 * Prints the form with the filters of the list.
 */
function print_message_search() {
	$list = message_list_arguments();
	printf( '<form method="get" class="headless-messages__search" role="search"><input type="hidden" name="page" value="%s"><input type="hidden" name="view" value="%s">', esc_attr( MESSAGES_PAGE ), esc_attr( message_view() ) );
	printf( '<label for="headless-subject">%s</label> <select id="headless-subject" name="subject"><option value="">%s</option>', esc_html__( 'Subject', 'headless-companion' ), esc_html__( 'All', 'headless-companion' ) );
	foreach ( message_subjects() as $subject => $words ) {
		printf( '<option value="%s"%s>%s</option>', esc_attr( $subject ), selected( $list['subject'], $subject, false ), esc_html( $words ) );
	}
	printf( '</select> <label for="headless-words">%s</label> <input type="search" id="headless-words" name="s" value="%s"> ', esc_html__( 'Name, address or text', 'headless-companion' ), esc_attr( $list['s'] ) );
	printf( '<button class="button">%s</button></form>', esc_html__( 'Search', 'headless-companion' ) );
}

/**
 * Prints a message.
 *
 * @param array<string, mixed>|null|\WP_Error $message Result of find_message().
 */
function print_message( $message ) {
	$title = is_array( $message ) ? sender_of_message( $message ) : __( 'Messages', 'headless-companion' );
	printf( '<h1>%s</h1><p><a href="%s">%s</a></p>', esc_html( $title ), esc_url( messages_page_url() ), esc_html__( 'All messages', 'headless-companion' ) );
	if ( is_wp_error( $message ) ) {
		print_supabase_error( $message );
		return;
	}
	if ( ! $message ) {
		printf( '<p>%s</p>', esc_html__( 'There is no such message any more.', 'headless-companion' ) );
		return;
	}
	echo '<table class="headless-message"><tbody>';
	print_message_line( __( 'Subject', 'headless-companion' ), subject_of_message( $message ) );
	print_message_line( __( 'Received', 'headless-companion' ), time_of_message( $message ) );
	print_message_line( __( 'Mail address', 'headless-companion' ), (string) $message['email'] );
	print_message_line( __( 'Telephone', 'headless-companion' ), (string) $message['phone'] );
	print_message_line( __( 'Language', 'headless-companion' ), 'de' === $message['locale'] ? __( 'German', 'headless-companion' ) : __( 'English', 'headless-companion' ) );
	print_message_line( __( 'State', 'headless-companion' ), implode( '. ', states_of_message( $message ) ) );
	echo '</tbody></table>';
	printf( '<div class="headless-message__text" lang="%s" dir="auto">%s</div>', esc_attr( $message['locale'] ), wp_kses( nl2br( message_html( $message['message'] ) ), array( 'br' => array() ) ) );
	print_message_buttons( $message );
}

/**
 * Prints one property of a message, unless the property is empty.
 *
 * @param string $label Label.
 * @param string $value Value.
 */
function print_message_line( $label, $value ) {
	if ( '' !== $value ) {
		printf( '<tr><th scope="row">%s</th><td>%s</td></tr>', esc_html( $label ), esc_html( $value ) );
	}
}

/**
 * Prints the actions for a message.
 *
 * @param array<string, mixed> $message Message.
 */
function print_message_buttons( $message ) {
	$without = array(
		empty( $message['done_at'] ) ? 'undone' : 'done',
		'suspect' === $message['state'] ? 'mail' : 'trust',
	);
	printf( '<form method="post" action="%s" data-headless-messages><p class="headless-message__buttons">', esc_url( messages_page_url() ) );
	wp_nonce_field( MESSAGES_ACTION );
	printf( '<input type="hidden" name="messages[]" value="%s">', esc_attr( $message['id'] ) );
	printf( '<a class="button button-primary" href="%s">%s</a> ', esc_url( reply_address( $message ), array( 'mailto' ) ), esc_html__( 'Reply', 'headless-companion' ) );
	foreach ( array_diff_key( message_tasks(), array_flip( $without ) ) as $task => $label ) {
		printf( '<button class="button%s" name="task" value="%s">%s</button> ', 'delete' === $task ? ' button-link-delete' : '', esc_attr( $task ), esc_html( $label ) );
	}
	echo '</p></form>';
}
