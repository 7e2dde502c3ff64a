<?php
/**
 * Tools -> What lacks German: a list of untranslated entries for each kind of content. Missing German texts of
 * pictures, categories and tags can be entered in the list.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const UNTRANSLATED_PAGE   = 'headless-companion-german';
const UNTRANSLATED_ACTION = 'headless_companion_german';

add_action( 'admin_menu', __NAMESPACE__ . '\\add_untranslated_page' );

/**
 * Adds the page to the menu.
 */
function add_untranslated_page() {
	$title = __( 'What lacks German', 'headless-companion' );
	$page  = add_management_page( $title, $title, 'edit_posts', UNTRANSLATED_PAGE, __NAMESPACE__ . '\\print_untranslated_page' );
	add_action( "admin_print_styles-$page", __NAMESPACE__ . '\\enqueue_untranslated_style' );
}

/**
 * Loads the styles of the page.
 */
function enqueue_untranslated_style() {
	wp_enqueue_style( 'headless-companion-untranslated', plugins_url( 'assets/untranslated.css', PLUGIN_FILE ), array(), VERSION );
}

/**
 * The URL of the page.
 *
 * @param array<string, string> $arguments Query arguments.
 * @return string
 */
function untranslated_page_url( $arguments = array() ) {
	return add_query_arg( array( 'page' => UNTRANSLATED_PAGE ) + $arguments, admin_url( 'tools.php' ) );
}

/**
 * Prints the page.
 */
function print_untranslated_page() {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return;
	}
	require_once __DIR__ . '/untranslated-table.php';
	$lists  = untranslated_lists();
	// phpcs:disable WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData -- only chooses a list, and shows the result of a form whose nonce was verified.
	$chosen = isset( $_GET['list'] ) ? sanitize_key( $_GET['list'] ) : '';
	$saved  = isset( $_GET['saved'] ) ? absint( $_GET['saved'] ) : null;
	// phpcs:enable
	$name  = isset( $lists[ $chosen ] ) ? $chosen : (string) key( $lists );
	$table = new Untranslated_Table( $name, $lists );
	$table->prepare_items();
	echo '<div class="wrap headless-untranslated"><h1>' . esc_html__( 'What lacks German', 'headless-companion' ) . '</h1>';
	echo '<p>' . esc_html__( 'German pages show the English words of what is listed here.', 'headless-companion' ) . '</p>';
	if ( null !== $saved ) {
		/* translators: %d: number of texts. */
		printf( '<div class="notice notice-success inline"><p role="status">%s</p></div>', esc_html( sprintf( _n( '%d text saved.', '%d texts saved.', $saved, 'headless-companion' ), $saved ) ) );
	}
	$table->views();
	if ( 'item' === $lists[ $name ]['kind'] ) {
		$table->display();
	} else {
		print_untranslated_form( $table, $name );
	}
	echo '</div>';
}

/**
 * Prints a list with fields for the missing German texts.
 *
 * @param Untranslated_Table $table Table.
 * @param string        $name  Name of the list.
 */
function print_untranslated_form( $table, $name ) {
	printf( '<form method="post" action="%s"><input type="hidden" name="action" value="%s"><input type="hidden" name="list" value="%s">', esc_url( admin_url( 'admin-post.php' ) ), esc_attr( UNTRANSLATED_ACTION ), esc_attr( $name ) );
	wp_nonce_field( UNTRANSLATED_ACTION );
	$table->display();
	if ( $table->has_items() ) {
		submit_button( __( 'Save German words', 'headless-companion' ) );
	}
	echo '</form>';
}

add_action( 'admin_post_' . UNTRANSLATED_ACTION, __NAMESPACE__ . '\\save_untranslated_words' );

/**
 * Saves the texts that were entered in a list, and redirects to the list.
 */
function save_untranslated_words() {
	check_admin_referer( UNTRANSLATED_ACTION );
	if ( ! current_user_can( 'edit_posts' ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'headless-companion' ), '', array( 'response' => 403 ) );
	}
	$name  = isset( $_POST['list'] ) ? sanitize_key( $_POST['list'] ) : '';
	$typed = isset( $_POST['german'] ) && is_array( $_POST['german'] ) ? array_map( 'sanitize_text_field', wp_unslash( $_POST['german'] ) ) : array();
	$saved = 0;
	foreach ( array_filter( $typed, 'strlen' ) as $id => $words ) {
		$saved += store_untranslated_words( $name, (int) $id, $words ) ? 1 : 0;
	}
	wp_safe_redirect( untranslated_page_url( array( 'list' => $name, 'saved' => (string) $saved ) ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short enough for one line.
	exit;
}

/**
 * Saves the German alternative text of a picture, or the German name of a category or tag.
 *
 * @param string $name  Name of the list.
 * @param int    $id    Attachment or term.
 * @param string $words Words.
 * @return bool Whether the user may do this, and the text was saved.
 */
function store_untranslated_words( $name, $id, $words ) {
	if ( 'attachment' === $name ) {
		return 'attachment' === get_post_type( $id ) && current_user_can( 'edit_post', $id ) && update_post_meta( $id, GERMAN_ALT, wp_slash( $words ) );
	}
	return is_content_taxonomy( $name ) && get_term( $id, $name ) instanceof \WP_Term && current_user_can( 'edit_term', $id )
		&& true === (bool) update_term_meta( $id, GERMAN_NAME, wp_slash( $words ) );
}
