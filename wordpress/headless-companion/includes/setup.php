<?php
/**
 * The setup of each site: on activation, after an update of the plugin, and for sites on which nobody activates the
 * plugin (must-use plugins, new sites of a network).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const SETUP_VERSION = '4';
const SETUP_OPTION  = 'headless_companion_setup';

// With priority 1, before the post types are registered and the queue is used.
add_action( 'init', __NAMESPACE__ . '\\set_up_once', 1 );

/**
 * Runs each time somebody activates the plugin. A site that is set up already keeps the capabilities of its roles,
 * because an owner may have changed them. Its data are prepared again: while the plugin was not active, the table may
 * have been deleted, and places of events may have changed.
 */
function activate() {
	set_up_once();
	prepare_data();
}

/**
 * Sets up this site unless it is set up already.
 */
function set_up_once() {
	$version = get_option( SETUP_OPTION );
	if ( in_array( $version, array( '1', '2', '3' ), true ) ) {
		// Setup version 2 added tours, version 3 the carousel and the messages, version 4 the time zones of places.
		// Capabilities that existed before are not granted again, so that changes of an owner are kept.
		update_option( SETUP_OPTION, SETUP_VERSION );
		if ( '1' === $version ) {
			grant_capabilities( capabilities_of_type( 'tour' ) );
		}
		if ( '3' !== $version ) {
			grant_capabilities( SUPABASE_CAPABILITIES );
		}
		store_place_zones();
	} elseif ( SETUP_VERSION !== $version ) {
		set_up();
	}
}

/**
 * Sets up this site. Capabilities are granted only once for each version, so that changes of roles by an owner are
 * kept.
 */
function set_up() {
	update_option( SETUP_OPTION, SETUP_VERSION );
	grant_capabilities( own_capabilities() );
	prepare_data();
}

/**
 * Prepares what the plugin stores. This may run any number of times.
 */
function prepare_data() {
	store_settings_without_autoload();
	install_queue_table();
	store_place_zones();
	schedule_all_tracks();
}

/**
 * Saves the settings, which contain secrets, without autoload. Otherwise WordPress would load and cache them with every
 * request.
 */
function store_settings_without_autoload() {
	if ( ! add_option( SETTINGS_OPTION, array(), '', false ) ) {
		wp_set_option_autoload( SETTINGS_OPTION, false );
	}
}
