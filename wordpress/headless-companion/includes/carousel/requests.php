<?php
/**
 * The actions of the buttons on the screen "Home carousel".
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const SLIDE_SAVE_ACTION = 'headless_companion_slide_save';
const SLIDE_TASK_ACTION = 'headless_companion_slide_task';

add_action( 'admin_post_' . SLIDE_SAVE_ACTION, __NAMESPACE__ . '\\save_slide' );

/**
 * Saves the form of a slide, or shows it again with error messages.
 */
function save_slide() {
	check_admin_referer( SLIDE_SAVE_ACTION );
	if ( ! current_user_can( CAROUSEL_CAPABILITY ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'headless-companion' ), '', array( 'response' => 403 ) );
	}
	$id    = isset( $_POST['slide'] ) ? absint( $_POST['slide'] ) : 0;
	$typed = array(
		'button_target' => isset( $_POST['new_tab'] ) ? '_blank' : '_self',
		'active'        => isset( $_POST['active'] ),
	);
	foreach ( array( 'title', 'background_image_url', 'button_text', 'button_url', 'title_de', 'button_text_de', 'button_url_de' ) as $column ) {
		if ( isset( $_POST[ $column ] ) && is_string( $_POST[ $column ] ) ) {
			// URLs may contain a %, and titles a <, which sanitize_text_field() would remove. The website escapes them.
			$typed[ $column ] = trim( (string) preg_replace( '/[\x00-\x20\x7f]+/', ' ', wp_check_invalid_utf8( wp_unslash( $_POST[ $column ] ) ) ) ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- sanitized here.
		}
	}
	$slide  = slide_to_store( $typed );
	$errors = errors_in_slide( $slide + array_fill_keys( array( 'title', 'background_image_url', 'button_text', 'button_url' ), '' ) );
	$stored = $errors ? 0 : store_slide( $id, $slide );
	if ( is_wp_error( $stored ) ) {
		$errors['supabase'] = supabase_error_message( $stored );
	}
	if ( $errors ) {
		keep_for_user( 'slide', compact( 'id', 'typed', 'errors' ) );
		wp_safe_redirect( carousel_page_url( array( 'slide' => $id ? (string) $id : 'new' ) ) );
		exit;
	}
	wp_safe_redirect( carousel_page_url( array( 'outcome' => 'saved' ) ) );
	exit;
}

/**
 * Returns the refused input of the form of a slide, and deletes it, so that it is shown only once.
 *
 * @param int $id Slide; 0 for a new one.
 * @return array{typed: array<string, mixed>, errors: array<string, string>}
 */
function take_refused_slide( $id ) {
	$refused = take_for_user( 'slide' );
	return $refused && $refused['id'] === $id ? $refused : array( 'typed' => array(), 'errors' => array() );
}

add_action( 'admin_post_' . SLIDE_TASK_ACTION, __NAMESPACE__ . '\\run_slide_task' );

/**
 * Carries out the action of a button of the list, and redirects to the list.
 */
function run_slide_task() {
	check_admin_referer( SLIDE_TASK_ACTION );
	if ( ! current_user_can( CAROUSEL_CAPABILITY ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'headless-companion' ), '', array( 'response' => 403 ) );
	}
	list( $task, $id ) = explode( '-', ( isset( $_POST['task'] ) ? sanitize_key( $_POST['task'] ) : '' ) . '-' );
	$done              = do_slide_task( $task, (int) $id );
	$outcomes          = array( 'delete' => 'deleted', 'on' => 'saved', 'off' => 'saved' );
	$outcome           = isset( $outcomes[ $task ] ) ? $outcomes[ $task ] : 'moved';
	wp_safe_redirect( carousel_page_url( array( 'outcome' => is_wp_error( $done ) ? (string) $done->get_error_code() : $outcome ) ) );
	exit;
}

/**
 * Carries out the action of a button of the list.
 *
 * @param string $task up, down, on, off or delete.
 * @param int    $id   Slide.
 * @return mixed A \WP_Error if the request to Supabase failed.
 */
function do_slide_task( $task, $id ) {
	if ( 'delete' === $task ) {
		return delete_slide( $id );
	}
	if ( 'on' === $task || 'off' === $task ) {
		return store_slide( $id, array( 'active' => 'on' === $task ) );
	}
	$slides = find_slides();
	if ( is_wp_error( $slides ) ) {
		return $slides;
	}
	$ids   = array_map( 'intval', wp_list_pluck( $slides, 'id' ) );
	$place = array_search( $id, $ids, true );
	$other = 'up' === $task ? $place - 1 : $place + 1;
	if ( false === $place || ! isset( $ids[ $other ] ) ) {
		return null;
	}
	$ids[ $place ] = $ids[ $other ];
	$ids[ $other ] = $id;
	return order_slides( $ids );
}

add_action( 'wp_ajax_headless_companion_slide_order', __NAMESPACE__ . '\\respond_to_slide_order' );

/**
 * Saves the order that an editor made by dragging or with the buttons. The script on the page sends this request, so
 * that the page is not loaded again.
 */
function respond_to_slide_order() {
	check_ajax_referer( SLIDE_TASK_ACTION );
	if ( ! current_user_can( CAROUSEL_CAPABILITY ) ) {
		wp_send_json_error( null, 403 );
	}
	$ids  = isset( $_POST['slides'] ) && is_array( $_POST['slides'] ) ? array_map( 'absint', $_POST['slides'] ) : array();
	$done = order_slides( $ids );
	if ( is_wp_error( $done ) ) {
		wp_send_json_error( supabase_error_message( $done ), 502 );
	}
	wp_send_json_success();
}
