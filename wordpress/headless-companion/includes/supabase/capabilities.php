<?php
/**
 * The capabilities to edit the carousel of the home page and to read messages of visitors. Editors and administrators
 * have them, until an owner changes it.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const CAROUSEL_CAPABILITY = 'headless_companion_edit_carousel';
const MESSAGES_CAPABILITY = 'headless_companion_read_messages';

/**
 * Gives both capabilities to every role that may edit posts of other users.
 */
function grant_supabase_capabilities() {
	foreach ( array_keys( wp_roles()->roles ) as $name ) {
		$role = get_role( $name );
		if ( $role->has_cap( 'edit_others_posts' ) ) {
			$role->add_cap( CAROUSEL_CAPABILITY );
			$role->add_cap( MESSAGES_CAPABILITY );
		}
	}
	// The current user then has the capabilities in this request already.
	if ( did_action( 'set_current_user' ) ) {
		wp_get_current_user()->get_role_caps();
	}
}

/**
 * Removes both capabilities from every role.
 */
function revoke_supabase_capabilities() {
	foreach ( array_keys( wp_roles()->roles ) as $name ) {
		get_role( $name )->remove_cap( CAROUSEL_CAPABILITY );
		get_role( $name )->remove_cap( MESSAGES_CAPABILITY );
	}
}
