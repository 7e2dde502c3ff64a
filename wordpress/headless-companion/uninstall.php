<?php
/**
 * Removes what the plugin keeps for itself; German texts stay, they are content.
 *
 * @package HeadlessCompanion
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

foreach ( array( 'headless_companion_settings', 'headless_companion_table', 'headless_companion_lock', 'headless_companion_cron_seen' ) as $headless_companion_option ) {
	delete_option( $headless_companion_option );
}
wp_clear_scheduled_hook( 'headless_companion_deliver' );

global $wpdb;
$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}headless_deliveries" ); // phpcs:ignore WordPress.DB
