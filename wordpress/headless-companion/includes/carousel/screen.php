<?php
/**
 * The screen "Home carousel": the slides in their order, and the form of one of them.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const CAROUSEL_PAGE = 'headless-companion-carousel';

add_action( 'admin_menu', __NAMESPACE__ . '\\add_carousel_page' );

/**
 * Adds the screen to the menu.
 */
function add_carousel_page() {
	$title = __( 'Home carousel', 'headless-companion' );
	$page  = add_menu_page( $title, $title, CAROUSEL_CAPABILITY, CAROUSEL_PAGE, __NAMESPACE__ . '\\print_carousel_page', 'dashicons-images-alt2', 27 );
	add_action( "admin_print_styles-$page", __NAMESPACE__ . '\\enqueue_carousel_assets' );
}

/**
 * The URL of the screen.
 *
 * @param array<string, string> $arguments Query arguments.
 * @return string
 */
function carousel_page_url( $arguments = array() ) {
	return add_query_arg( array( 'page' => CAROUSEL_PAGE ) + $arguments, admin_url( 'admin.php' ) );
}

/**
 * The slide whose form is shown.
 *
 * @return string Its id, or `new`; empty for the list.
 */
function open_slide() {
	// phpcs:ignore WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData -- only chooses a screen, which checks the capability.
	return isset( $_GET['slide'] ) ? sanitize_key( $_GET['slide'] ) : '';
}

/**
 * Loads the styles and scripts of the screen. Without scripts the screen works too, except for the previews and the
 * Media Library.
 */
function enqueue_carousel_assets() {
	wp_enqueue_style( 'headless-companion-carousel', plugins_url( 'assets/carousel.css', PLUGIN_FILE ), array(), VERSION );
	if ( '' !== open_slide() ) {
		wp_enqueue_media();
		enqueue_translated_scripts( array( 'live-frame', 'slide-form' ), array( 'wp-element', 'wp-i18n', 'media-editor', 'heartbeat' ) );
		wp_enqueue_script( 'headless-companion-unsaved-fields', plugins_url( 'assets/unsaved-fields.js', PLUGIN_FILE ), array( 'jquery' ), VERSION, true );
		wp_add_inline_script( 'headless-companion-live-frame', 'window.headlessCompanion = ' . wp_json_encode( array( 'site' => headless_companion_site_url() ) ) . ';', 'before' );
		return;
	}
	enqueue_translated_scripts( array( 'slide-order' ), array( 'wp-i18n', 'wp-a11y', 'jquery-ui-sortable' ) );
}

/**
 * Prints the screen.
 */
function print_carousel_page() {
	if ( ! current_user_can( CAROUSEL_CAPABILITY ) ) {
		return;
	}
	$open = open_slide();
	echo '<div class="wrap headless-carousel">';
	if ( '' === $open ) {
		print_slide_list();
	} else {
		print_slide_form( 'new' === $open ? 0 : absint( $open ) );
	}
	echo '</div>';
}

/**
 * The messages about results of an action.
 *
 * @return array<string, string> Texts by name of the result.
 */
function slide_outcomes() {
	return array(
		'saved'   => __( 'The slide is saved.', 'headless-companion' ),
		'deleted' => __( 'The slide is deleted.', 'headless-companion' ),
		'moved'   => __( 'The order is saved.', 'headless-companion' ),
	);
}

/**
 * Prints the result of the last action.
 */
function print_slide_outcome() {
	// phpcs:ignore WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData -- shows the result of a form whose nonce was verified.
	$outcome  = isset( $_GET['outcome'] ) ? sanitize_key( $_GET['outcome'] ) : '';
	$outcomes = slide_outcomes();
	if ( isset( $outcomes[ $outcome ] ) ) {
		printf( '<div class="notice notice-success inline"><p role="status">%s</p></div>', esc_html( $outcomes[ $outcome ] ) );
	} elseif ( isset( supabase_error_messages()[ $outcome ] ) ) {
		printf( '<div class="notice notice-error inline"><p role="alert">%s</p></div>', esc_html( supabase_error_messages()[ $outcome ] ) );
	}
}
