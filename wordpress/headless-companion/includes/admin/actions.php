<?php
/**
 * The buttons of the settings page.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const ACTION = 'headless_companion_action';

add_action( 'admin_post_' . ACTION, __NAMESPACE__ . '\\run_action' );

/**
 * Prints the buttons for all deliveries.
 */
function print_actions() {
	echo '<h2>' . esc_html__( 'Actions', 'headless-companion' ) . '</h2><p>';
	echo action_button( 'test', __( 'Send test', 'headless-companion' ) ) . ' ';
	echo action_button( 'refresh', __( 'Refresh everything', 'headless-companion' ) ) . ' ';
	echo action_button( 'retry', __( 'Retry all now', 'headless-companion' ) );
	echo '</p>';
}

/**
 * A button in a separate form.
 *
 * @param string $task  test, refresh or retry.
 * @param string $label Label.
 * @param string $style CSS class that the button also gets.
 * @param int    $row   Id of the delivery; 0 for all.
 * @return string HTML.
 */
function action_button( $task, $label, $style = '', $row = 0 ) {
	return sprintf(
		'<form class="headless-action" method="post" action="%1$s"><input type="hidden" name="action" value="%2$s"><input type="hidden" name="task" value="%3$s"><input type="hidden" name="row" value="%4$d">%5$s<button class="button %6$s">%7$s</button></form>',
		esc_url( admin_url( 'admin-post.php' ) ),
		esc_attr( ACTION ),
		esc_attr( $task ),
		absint( $row ),
		wp_nonce_field( ACTION, '_wpnonce', true, false ),
		esc_attr( $style ),
		esc_html( $label )
	);
}

/**
 * Carries out the action of a button, and redirects to the page with the result.
 */
function run_action() {
	check_admin_referer( ACTION );
	if ( ! current_user_can( DELIVERIES_CAPABILITY ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'headless-companion' ), '', array( 'response' => 403 ) );
	}
	$task = isset( $_POST['task'] ) ? sanitize_key( $_POST['task'] ) : '';
	$row  = isset( $_POST['row'] ) ? absint( $_POST['row'] ) : 0;
	if ( '' === webhook_endpoint() || ! signing_secrets() ) {
		$row = 0;
	} elseif ( 'test' === $task ) {
		$tested = deliver_test( enqueue( array( plain_change( 'test', 0, 'updated' ) ), TESTING ) );
		$row    = $tested ? (int) $tested->id : 0;
	} elseif ( 'refresh' === $task ) {
		$row = enqueue( array( plain_change( 'settings', 0, 'updated' ) ) );
		deliver();
	} else {
		make_due( $row );
		deliver();
	}
	wp_safe_redirect( settings_page_url( array( 'outcome' => $task, 'row' => (string) $row ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short enough for one line.
	exit;
}

/**
 * Shows the result of the button that was just pressed.
 */
function print_action_notice() {
	// phpcs:disable WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData -- only shows a message, on a page that checks the capability.
	$task = isset( $_GET['outcome'] ) ? sanitize_key( $_GET['outcome'] ) : '';
	$row  = isset( $_GET['row'] ) ? absint( $_GET['row'] ) : 0;
	// phpcs:enable
	if ( in_array( $task, array( 'test', 'refresh' ), true ) && ! $row && webhook_endpoint() && signing_secrets() ) {
		printf( '<div class="notice notice-error inline"><p>%s</p></div>', esc_html__( 'The database did not store the message. Ask whoever looks after this WordPress.', 'headless-companion' ) );
	}
	$id  = $row;
	$row = $id ? get_delivery( $id ) : null;
	if ( ! $row ) {
		print_merged_notice( $id, $task );
		return;
	}
	$delivered = DELIVERED === $row->status;
	/* translators: 1: what was sent, 2: duration, 3: answer. */
	$text = sprintf( $delivered ? __( 'Delivered: %1$s (%3$s, %2$d ms).', 'headless-companion' ) : __( 'Not delivered: %1$s. The site said: %3$s (%2$d ms).', 'headless-companion' ), translated_summary( $row->summary ), (int) $row->duration, response_text( $row ) );
	printf( '<div class="notice %s inline"><p>%s</p></div>', $delivered ? 'notice-success' : 'notice-error', esc_html( $text ) );
}

/**
 * Prints that the changes were merged into a delivery that was already pending, which the list shows.
 *
 * @param int    $id   Delivery that is no longer there; 0 if there was none.
 * @param string $task refresh or retry.
 */
function print_merged_notice( $id, $task ) {
	if ( $id && in_array( $task, array( 'refresh', 'retry' ), true ) ) {
		printf( '<div class="notice notice-info inline"><p>%s</p></div>', esc_html__( 'Sent together with what waited before: see the list below.', 'headless-companion' ) );
	}
}
