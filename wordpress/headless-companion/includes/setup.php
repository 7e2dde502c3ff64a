<?php
/**
 * The setup of each site: at the activation, after an update of the plugin, and where nobody clicks "Activate"
 * (must-use plugins, sites that join a network).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const SETUP_VERSION = '4';
const SETUP_OPTION  = 'headless_companion_setup';

// Before the post types and the queue need it.
add_action( 'init', __NAMESPACE__ . '\\set_up_once', 1 );

/**
 * Sets up this site unless it is set up already.
 */
function set_up_once() {
	$version = get_option( SETUP_OPTION );
	if ( in_array( $version, array( '1', '2', '3' ), true ) ) {
		// Version 2 brought tours, version 3 the carousel and the messages, version 4 the zones of places. What an owner has
		// changed of the others stays.
		update_option( SETUP_OPTION, SETUP_VERSION );
		if ( '1' === $version ) {
			grant_capabilities( array( 'tour' ) );
		}
		if ( '3' !== $version ) {
			grant_supabase_capabilities();
		}
		store_place_zones();
	} elseif ( SETUP_VERSION !== $version ) {
		set_up();
	}
}

/**
 * Sets up this site. An owner's changes of roles stay: capabilities are granted once for each version.
 */
function set_up() {
	update_option( SETUP_OPTION, SETUP_VERSION );
	grant_capabilities();
	grant_supabase_capabilities();
	store_settings_without_autoload();
	install_queue_table();
	store_place_zones();
}

/**
 * Keeps the settings, which hold secrets, out of the options that WordPress loads and caches with every request.
 */
function store_settings_without_autoload() {
	if ( ! add_option( SETTINGS_OPTION, array(), '', false ) ) {
		wp_set_option_autoload( SETTINGS_OPTION, false );
	}
}
