<?php
/**
 * Settings -> Headless site.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const PAGE = 'headless-companion';

/** The capability to see deliveries and send them again: editors have it. Only administrators change the settings. */
const DELIVERIES_CAPABILITY = 'edit_others_posts';

add_action( 'admin_menu', __NAMESPACE__ . '\\add_settings_page' );
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN_FILE ), __NAMESPACE__ . '\\add_settings_link' );

/**
 * Adds the page to the menu.
 */
function add_settings_page() {
	$title = __( 'Headless site', 'headless-companion' );
	$page  = add_options_page( $title, $title, DELIVERIES_CAPABILITY, PAGE, __NAMESPACE__ . '\\print_settings_page' );
	add_action( "admin_print_scripts-$page", __NAMESPACE__ . '\\enqueue_settings_assets' );
}

/**
 * Adds a link to the page in the list of plugins.
 *
 * @param string[] $links Links.
 * @return string[]
 */
function add_settings_link( $links ) {
	$link = sprintf( '<a href="%s">%s</a>', esc_url( settings_page_url() ), esc_html__( 'Settings', 'headless-companion' ) );
	return array_merge( array( $link ), $links );
}

/**
 * The URL of the page.
 *
 * @param array<string, string> $arguments Query arguments.
 * @return string
 */
function settings_page_url( $arguments = array() ) {
	return add_query_arg( array( 'page' => PAGE ) + $arguments, admin_url( 'options-general.php' ) );
}

/**
 * Loads the script of the "Generate" buttons and the styles of the list.
 */
function enqueue_settings_assets() {
	wp_enqueue_script( 'headless-companion-settings', plugins_url( 'assets/settings.js', PLUGIN_FILE ), array(), VERSION, true );
	wp_enqueue_style( 'headless-companion-settings', plugins_url( 'assets/settings.css', PLUGIN_FILE ), array(), VERSION );
}

/**
 * Prints the page.
 */
function print_settings_page() {
	if ( ! current_user_can( DELIVERIES_CAPABILITY ) ) {
		return;
	}
	echo '<div class="wrap headless-site"><h1>' . esc_html__( 'Headless site', 'headless-companion' ) . '</h1>';
	echo '<p>' . esc_html__( 'The public website is told about every change within a moment, by a signed call.', 'headless-companion' ) . '</p>';
	print_action_notice();
	print_readiness();
	if ( current_user_can( 'manage_options' ) ) {
		echo '<form method="post" action="options.php">';
		settings_fields( PAGE );
		do_settings_sections( PAGE );
		submit_button();
		echo '</form>';
	}
	print_actions();
	print_deliveries();
	echo '</div>';
}

/**
 * Prints which required settings are missing. Without them, nothing is sent.
 */
function print_readiness() {
	$missing = array();
	if ( '' === webhook_endpoint() ) {
		$missing[] = __( 'the address of the site', 'headless-companion' );
	}
	if ( ! signing_secrets() ) {
		$missing[] = __( 'a secret', 'headless-companion' );
	}
	if ( $missing ) {
		/* translators: %s: what is missing. */
		$text = sprintf( __( 'Nothing is sent yet. Missing: %s.', 'headless-companion' ), implode( ', ', $missing ) );
		echo '<div class="notice notice-warning inline"><p>' . esc_html( $text ) . '</p></div>';
	}
}
