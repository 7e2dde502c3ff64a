<?php
/**
 * The capabilities of this plugin. Events, videos, releases and tours have capabilities of their own, and so do the
 * carousel of the home page and the messages of visitors. At first, a role gets each of them if it has a similar
 * capability of WordPress. After that, an owner can grant or deny each of them to a role.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The singular and plural of each type in the names of its capabilities, such as edit_headless_companion_events. */
const CAPABILITY_TYPES = array(
	'event' => array( 'headless_companion_event', 'headless_companion_events' ),
	'video' => array( 'headless_companion_video', 'headless_companion_videos' ),
	'music' => array( 'headless_companion_release', 'headless_companion_releases' ),
	'tour'  => array( 'headless_companion_tour', 'headless_companion_tours' ),
);

const CAROUSEL_CAPABILITY = 'headless_companion_edit_carousel';
const MESSAGES_CAPABILITY = 'headless_companion_read_messages';

/** The capabilities for the data in Supabase: capability => the capability of WordPress that a role must have. */
const SUPABASE_CAPABILITIES = array(
	CAROUSEL_CAPABILITY => 'edit_others_posts',
	MESSAGES_CAPABILITY => 'edit_others_posts',
);

/**
 * The capabilities of a type.
 *
 * @param string $type event, video, music or tour.
 * @return array<string, string> Capability => the same capability for posts, which a role must have.
 */
function capabilities_of_type( $type ) {
	$capabilities = array();
	foreach ( array( 'edit', 'edit_others', 'edit_private', 'edit_published', 'publish', 'read_private', 'delete', 'delete_others', 'delete_private', 'delete_published' ) as $action ) {
		$capabilities[ "{$action}_" . CAPABILITY_TYPES[ $type ][1] ] = "{$action}_posts";
	}
	return $capabilities;
}

/**
 * All capabilities of this plugin.
 *
 * @return array<string, string> Capability => the capability of WordPress that a role must have.
 */
function own_capabilities() {
	$of_types = array_map( __NAMESPACE__ . '\\capabilities_of_type', array_keys( CAPABILITY_TYPES ) );
	return array_merge( SUPABASE_CAPABILITIES, ...$of_types );
}

/**
 * Gives each capability to every role that has the required capability of WordPress.
 *
 * @param array<string, string> $capabilities Capability => the capability of WordPress that a role must have.
 */
function grant_capabilities( $capabilities ) {
	foreach ( array_keys( wp_roles()->roles ) as $name ) {
		$role = get_role( $name );
		foreach ( $capabilities as $capability => $required ) {
			if ( $role->has_cap( $required ) ) {
				$role->add_cap( $capability );
			}
		}
	}
	// Otherwise the current user would have the capabilities only from the next request on.
	if ( did_action( 'set_current_user' ) ) {
		wp_get_current_user()->get_role_caps();
	}
}

/**
 * Removes capabilities from every role.
 *
 * @param array<string, string> $capabilities The capabilities are the keys.
 */
function revoke_capabilities( $capabilities ) {
	foreach ( array_keys( wp_roles()->roles ) as $name ) {
		foreach ( array_keys( $capabilities ) as $capability ) {
			get_role( $name )->remove_cap( $capability );
		}
	}
}
