<?php
/**
 * How this WordPress is doing: what the website's owner cannot see from outside.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

const CRON_SEEN_OPTION = 'headless_companion_cron_seen';

/** So many seconds apart the visits of WP-Cron are noted. */
const CRON_NOTED_EVERY = 20;

add_action( 'init', __NAMESPACE__ . '\\note_cron' );

/**
 * Notes that WP-Cron has come by.
 */
function note_cron() {
	if ( wp_doing_cron() && time() - (int) get_option( CRON_SEEN_OPTION, 0 ) >= CRON_NOTED_EVERY ) {
		update_option( CRON_SEEN_OPTION, time(), false );
	}
}

/**
 * Everything `npm run doctor` asks for.
 *
 * @param int $now Unix time.
 * @return array<string, mixed>
 */
function check_report( $now ) {
	return array(
		'plugin'     => VERSION,
		'wordpress'  => get_bloginfo( 'version' ),
		'php'        => PHP_VERSION,
		'time'       => $now,
		'site'       => headless_site_url(),
		'cron'       => cron_state( $now ),
		'deliveries' => array(
			'waiting' => count_deliveries( PENDING ),
			'failed'  => count_deliveries( FAILED ),
		),
	);
}

/**
 * Whether WP-Cron lives.
 *
 * @param int $now Unix time.
 * @return array<string, int|null> Seconds: since it came (null: never seen), and by which the oldest event is overdue.
 */
function cron_state( $now ) {
	$seen  = (int) get_option( CRON_SEEN_OPTION, 0 );
	$times = array_filter( array_keys( (array) _get_cron_array() ), 'is_int' );
	return array(
		'seen'    => $seen ? max( 0, $now - $seen ) : null,
		'overdue' => $times ? max( 0, $now - min( $times ) ) : 0,
	);
}

/**
 * How many deliveries are in a state.
 *
 * @param string $status One of the queue's.
 * @return int
 */
function count_deliveries( $status ) {
	global $wpdb;
	// phpcs:ignore WordPress.DB
	return (int) $wpdb->get_var( $wpdb->prepare( 'SELECT COUNT(*) FROM ' . queue_table() . ' WHERE status = %s', $status ) );
}
