<?php
/**
 * The parts of the state of this WordPress that cannot be seen from outside.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const CRON_SEEN_OPTION = 'headless_companion_cron_seen';

/** The minimum time between two recordings that WP-Cron has run, in seconds. */
const CRON_RECORD_INTERVAL = 20;

add_action( 'init', __NAMESPACE__ . '\\record_cron_of_request' );
add_action( 'cli_init', __NAMESPACE__ . '\\record_cron_of_cli' );

/**
 * Records a run of WP-Cron by a request of wp-cron.php.
 */
function record_cron_of_request() {
	if ( wp_doing_cron() ) {
		record_cron_run();
	}
}

/**
 * Records the runs of `wp cron event run`. WP-CLI defines DOING_CRON only after `init`, and does not define it if no
 * event is due.
 */
function record_cron_of_cli() {
	\WP_CLI::add_hook( 'before_invoke:cron event run', __NAMESPACE__ . '\\record_cron_run' );
}

/**
 * Records that WP-Cron has run.
 */
function record_cron_run() {
	if ( time() - (int) get_option( CRON_SEEN_OPTION, 0 ) >= CRON_RECORD_INTERVAL ) {
		update_option( CRON_SEEN_OPTION, time(), false );
	}
}

/**
 * The report for `npm run doctor`.
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
		'site'       => headless_companion_site_url(),
		'cron'       => cron_state( $now ),
		'deliveries' => array(
			'waiting' => count_deliveries( PENDING ) + count( unstored_deliveries() ),
			'failed'  => count_deliveries( PENDING, $now - DAY_IN_SECONDS ),
		),
	);
}

/**
 * When WP-Cron ran, and whether it is late.
 *
 * @param int $now Unix time.
 * @return array<string, int|null> `seen`: seconds since its last run, null if it never ran. `overdue`: the number of
 *                                  seconds by which its oldest event is late.
 */
function cron_state( $now ) {
	$seen  = (int) get_option( CRON_SEEN_OPTION, 0 );
	$times = array_filter( array_keys( (array) _get_cron_array() ), 'is_int' );
	return array(
		'seen'    => $seen ? max( 0, $now - $seen ) : null,
		'overdue' => $times ? max( 0, $now - min( $times ) ) : 0,
	);
}
