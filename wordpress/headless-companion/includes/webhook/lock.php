<?php
/**
 * A lock in the database, so that only one process delivers at a time.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const LOCK_OPTION  = 'headless_companion_lock';
const LOCK_SECONDS = 20;

/**
 * Takes the lock if it is free or has expired, for example because a process has died. Writes to the table directly,
 * because WordPress reads options from a cache, and writes them without a comparison.
 *
 * @return bool Whether this process has the lock now.
 */
function take_lock() {
	global $wpdb;
	$until = (string) ( time() + LOCK_SECONDS );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- the lock is compared and written in one statement, without a cache.
	$taken = $wpdb->query(
		$wpdb->prepare( "UPDATE {$wpdb->options} SET option_value = %s WHERE option_name = %s AND option_value < %s", $until, LOCK_OPTION, (string) time() )
	);
	if ( ! $taken ) {
		$taken = $wpdb->query(
			$wpdb->prepare( "INSERT IGNORE INTO {$wpdb->options} ( option_name, option_value, autoload ) VALUES ( %s, %s, 'no' )", LOCK_OPTION, $until )
		);
	}
	// phpcs:enable
	return (bool) $taken;
}

/**
 * Whether a process is delivering.
 *
 * @return bool
 */
function is_locked() {
	global $wpdb;
	// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a cache may have an old value of the lock.
	$until = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", LOCK_OPTION ) );
	return (int) $until >= time();
}

/**
 * Extends the lock for another delivery.
 */
function keep_lock() {
	set_lock( (string) ( time() + LOCK_SECONDS ) );
}

/**
 * Releases the lock.
 */
function release_lock() {
	set_lock( '0' );
}

/**
 * Sets the time at which the lock expires.
 *
 * @param string $until Unix time.
 */
function set_lock( $until ) {
	global $wpdb;
	$wpdb->update( $wpdb->options, array( 'option_value' => $until ), array( 'option_name' => LOCK_OPTION ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- no cache may have the lock.
}
