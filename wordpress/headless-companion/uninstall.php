<?php
/**
 * Removes the data of this plugin, on every site of a network. Content stays: events, videos, releases, German texts.
 *
 * @package HeadlessCompanion
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

require_once __DIR__ . '/includes/capabilities.php';

/**
 * Removes the data from the current site.
 */
function headless_companion_uninstall() {
	global $wpdb;
	foreach ( array( 'settings', 'setup', 'table', 'lock', 'cron_seen', 'unstored', 'tours', 'rate_search', 'rate_slugs' ) as $name ) {
		delete_option( "headless_companion_$name" );
	}
	foreach ( array( 'de_original', 'de_changed', 'place_zone', 'import', 'import_saved', 'import_uid' ) as $name ) {
		delete_post_meta_by_key( "_headless_internal_$name" );
	}
	wp_clear_scheduled_hook( 'headless_companion_deliver' );
	wp_unschedule_hook( 'headless_companion_track_is_due' );
	HeadlessCompanion\revoke_capabilities( HeadlessCompanion\own_capabilities() );
	// phpcs:disable WordPress.DB.DirectDatabaseQuery -- tables and options of this plugin; nothing caches the queue.
	foreach ( array( 'headless_companion_deliveries', 'headless_deliveries' ) as $table ) {
		$wpdb->query( $wpdb->prepare( 'DROP TABLE IF EXISTS %i', $wpdb->prefix . $table ) );
	}
	// Most names of the plugin's transients contain the id of a user or a post, so they are found by their prefix. In an
	// object cache they are not found, but expire within a day.
	$transients = $wpdb->get_col(
		$wpdb->prepare( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE %s", $wpdb->esc_like( '_transient_headless_companion_' ) . '%' )
	);
	// phpcs:enable
	foreach ( $transients as $option ) {
		delete_transient( substr( $option, strlen( '_transient_' ) ) );
	}
}

/**
 * Removes the preferences that the block editor has saved for this plugin from all users.
 */
function headless_companion_forget_preferences() {
	global $wpdb;
	$key = $wpdb->get_blog_prefix() . 'persisted_preferences';
	foreach ( get_users( array( 'blog_id' => 0, 'meta_key' => $key, 'fields' => 'ids' ) ) as $user ) { // phpcs:ignore WordPress.DB.SlowDBQuery, WordPress.Arrays.ArrayDeclarationSpacing -- runs once.
		$preferences = get_user_meta( $user, $key, true );
		if ( is_array( $preferences ) && isset( $preferences['headless-companion'] ) ) {
			unset( $preferences['headless-companion'] );
			update_user_meta( $user, $key, wp_slash( $preferences ) );
		}
	}
}

if ( is_multisite() ) {
	foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $headless_companion_site ) {
		switch_to_blog( $headless_companion_site );
		headless_companion_uninstall();
		headless_companion_forget_preferences();
		restore_current_blog();
	}
} else {
	headless_companion_uninstall();
	headless_companion_forget_preferences();
}
