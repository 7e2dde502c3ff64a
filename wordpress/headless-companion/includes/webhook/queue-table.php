<?php
/**
 * The table of pending and finished deliveries.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const TABLE_VERSION        = '3';
const TABLE_VERSION_OPTION = 'headless_companion_table';

/**
 * A transient that is set for a minute after the database refused to create the table. During this time the plugin does
 * not try again.
 */
const TABLE_RETRY_TRANSIENT = 'headless_companion_table_failed';

/**
 * The name of the table.
 *
 * @return string
 */
function queue_table() {
	global $wpdb;
	return $wpdb->prefix . 'headless_companion_deliveries';
}

add_action( 'init', __NAMESPACE__ . '\\install_queue_table_once' );

/**
 * Creates the table on sites on which nobody activated the plugin (must-use plugins, new sites of a network), and
 * changes it after an update of the plugin.
 */
function install_queue_table_once() {
	if ( TABLE_VERSION !== get_option( TABLE_VERSION_OPTION ) && ! get_transient( TABLE_RETRY_TRANSIENT ) ) {
		install_queue_table();
	}
}

/**
 * Creates the table or updates an earlier one. The version of the table is saved only if the table has all columns.
 *
 * @return bool Whether the table has all columns.
 */
function install_queue_table() {
	rename_earlier_table();
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	dbDelta( queue_table_sql() );
	if ( ! has_queue_table() ) {
		set_transient( TABLE_RETRY_TRANSIENT, 1, MINUTE_IN_SECONDS );
		return false;
	}
	update_option( TABLE_VERSION_OPTION, TABLE_VERSION );
	delete_transient( TABLE_RETRY_TRANSIENT );
	return true;
}

/**
 * The SQL statement that creates the table, in the format for dbDelta().
 *
 * @return string SQL.
 */
function queue_table_sql() {
	global $wpdb;
	$table   = queue_table();
	$charset = $wpdb->get_charset_collate();
	return "CREATE TABLE $table (
			id bigint(20) unsigned NOT NULL AUTO_INCREMENT,
			uuid varchar(36) NOT NULL,
			body longtext NOT NULL,
			changes int(11) NOT NULL DEFAULT 0,
			summary text NOT NULL,
			status varchar(12) NOT NULL,
			attempts int(11) NOT NULL DEFAULT 0,
			pauses int(11) NOT NULL DEFAULT 0,
			next_at bigint(20) NOT NULL DEFAULT 0,
			created_at bigint(20) NOT NULL DEFAULT 0,
			http_status int(11) NOT NULL DEFAULT 0,
			error varchar(255) NOT NULL DEFAULT '',
			duration int(11) NOT NULL DEFAULT 0,
			PRIMARY KEY  (id),
			KEY status (status)
		) $charset";
}

/**
 * Whether the table exists and has all columns.
 *
 * @return bool
 */
function has_queue_table() {
	$columns = columns_of( queue_table() );
	preg_match_all( '/^\t\t\t([a-z_]+) [a-z]/m', queue_table_sql(), $named );
	return ! array_diff( $named[1], $columns );
}

/**
 * The columns of a table.
 *
 * @param string $table Name.
 * @return string[] Empty if there is no such table.
 */
function columns_of( $table ) {
	global $wpdb;
	$shown   = $wpdb->suppress_errors();
	$columns = $wpdb->get_col( $wpdb->prepare( 'SHOW COLUMNS FROM %i', $table ) ); // phpcs:ignore WordPress.DB.DirectDatabaseQuery -- about a table of this plugin.
	$wpdb->suppress_errors( $shown );
	return $columns;
}

/**
 * Renames the table of versions before 3, whose name did not start with the whole prefix of the plugin.
 */
function rename_earlier_table() {
	global $wpdb;
	$earlier = $wpdb->prefix . 'headless_deliveries';
	if ( columns_of( $earlier ) && ! columns_of( queue_table() ) ) {
		// phpcs:ignore WordPress.DB.DirectDatabaseQuery -- a table of this plugin.
		$wpdb->query( $wpdb->prepare( 'ALTER TABLE %i RENAME TO %i', $earlier, queue_table() ) );
	}
}
