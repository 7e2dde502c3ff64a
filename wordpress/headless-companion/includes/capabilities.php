<?php
/**
 * Capabilities for events, videos, releases and tours. At first, a role gets the same ones that it has for posts. Each
 * type has separate capabilities, so that an owner can grant or deny one of them to a role.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const CAPABLE_TYPES = array( 'event', 'video', 'music', 'tour' );

/**
 * The singular and plural of a type in the names of its capabilities, such as edit_headless_companion_events.
 *
 * @param string $type event, video, music or tour.
 * @return string[]
 */
function capability_type( $type ) {
	$names = array(
		'event' => array( 'headless_companion_event', 'headless_companion_events' ),
		'video' => array( 'headless_companion_video', 'headless_companion_videos' ),
		'music' => array( 'headless_companion_release', 'headless_companion_releases' ),
		'tour'  => array( 'headless_companion_tour', 'headless_companion_tours' ),
	);
	return $names[ $type ];
}

/**
 * The parts of the names of capabilities that core has for posts, and that every type has too.
 *
 * @return string[] Without the plural at their end.
 */
function granted_actions() {
	return array( 'edit', 'edit_others', 'edit_private', 'edit_published', 'publish', 'read_private', 'delete', 'delete_others', 'delete_private', 'delete_published' );
}

/**
 * Gives every role the capabilities that it has for posts.
 *
 * @param string[] $types Post types.
 */
function grant_capabilities( $types = CAPABLE_TYPES ) {
	change_capabilities(
		$types,
		static function ( $role, $capability, $action ) {
			if ( $role->has_cap( "{$action}_posts" ) ) {
				$role->add_cap( $capability );
			}
		}
	);
	// The current user then has the capabilities in this request already.
	if ( did_action( 'set_current_user' ) ) {
		wp_get_current_user()->get_role_caps();
	}
}

/**
 * Removes the capabilities from every role.
 */
function revoke_capabilities() {
	change_capabilities(
		CAPABLE_TYPES,
		static function ( $role, $capability ) {
			$role->remove_cap( $capability );
		}
	);
}

/**
 * Calls a function for every role and every capability of some types.
 *
 * @param string[] $types  Post types.
 * @param callable $change Gets the role, the capability and its action.
 */
function change_capabilities( $types, $change ) {
	foreach ( array_keys( wp_roles()->roles ) as $name ) {
		foreach ( $types as $type ) {
			foreach ( granted_actions() as $action ) {
				$change( get_role( $name ), "{$action}_" . capability_type( $type )[1], $action );
			}
		}
	}
}
