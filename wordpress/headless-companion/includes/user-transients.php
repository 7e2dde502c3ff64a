<?php
/**
 * What is kept for the current user until a screen shows it, such as a notice or refused input. It is lost after an
 * hour.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The name of the transient.
 *
 * @param string $name Name of what is kept.
 * @return string
 */
function transient_of_user( $name ) {
	return "headless_companion_{$name}_" . get_current_user_id();
}

/**
 * Keeps a value for the current user. An empty value deletes the one that is kept.
 *
 * @param string $name  Name, with the id of an item if there is one value for each item.
 * @param array  $value Value.
 */
function keep_for_user( $name, $value ) {
	if ( $value ) {
		set_transient( transient_of_user( $name ), $value, HOUR_IN_SECONDS );
	} else {
		delete_transient( transient_of_user( $name ) );
	}
}

/**
 * Returns what is kept for the current user.
 *
 * @param string $name Name.
 * @return array Empty if nothing is kept.
 */
function read_for_user( $name ) {
	$value = get_transient( transient_of_user( $name ) );
	return is_array( $value ) ? $value : array();
}

/**
 * Returns what is kept for the current user, and deletes it. Of two requests at the same time, only one gets it: the one
 * that deletes it.
 *
 * @param string $name Name.
 * @return array Empty if nothing was kept.
 */
function take_for_user( $name ) {
	$value = read_for_user( $name );
	return $value && delete_transient( transient_of_user( $name ) ) ? $value : array();
}
