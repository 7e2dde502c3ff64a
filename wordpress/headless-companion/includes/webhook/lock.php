<?php
/**
 * One deliverer at a time.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

const LOCK_OPTION  = 'headless_companion_lock';
const LOCK_SECONDS = 20;

/**
 * Takes the lock, or a dead deliverer's. Straight in the table, because an option is read from
 * a cache and written without comparing.
 *
 * @return bool Whether it is ours.
 */
function take_lock() {
	global $wpdb;
	$until = (string) ( time() + LOCK_SECONDS );
	// phpcs:disable WordPress.DB
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
 * Whether a deliverer is at work.
 *
 * @return bool
 */
function is_locked() {
	global $wpdb;
	// phpcs:ignore WordPress.DB
	$until = $wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM {$wpdb->options} WHERE option_name = %s", LOCK_OPTION ) );
	return (int) $until >= time();
}

/**
 * Keeps the lock for another delivery.
 */
function keep_lock() {
	set_lock( (string) ( time() + LOCK_SECONDS ) );
}

/**
 * Gives the lock back.
 */
function release_lock() {
	set_lock( '0' );
}

/**
 * Writes the lock.
 *
 * @param string $until Unix time.
 */
function set_lock( $until ) {
	global $wpdb;
	$wpdb->update( $wpdb->options, array( 'option_value' => $until ), array( 'option_name' => LOCK_OPTION ) ); // phpcs:ignore WordPress.DB
}
