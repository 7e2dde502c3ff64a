<?php
/**
 * The table that holds what is to be delivered, and what was.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

const TABLE_VERSION        = '1';
const TABLE_VERSION_OPTION = 'headless_companion_table';

/**
 * The table's name.
 *
 * @return string
 */
function queue_table() {
	global $wpdb;
	return $wpdb->prefix . 'headless_deliveries';
}

add_action( 'init', __NAMESPACE__ . '\\install_queue_table_once' );

/**
 * Makes the table where nobody clicked "Activate" (must-use plugins, new sites of a network).
 */
function install_queue_table_once() {
	if ( TABLE_VERSION !== get_option( TABLE_VERSION_OPTION ) ) {
		install_queue_table();
	}
}

/**
 * Makes the table.
 */
function install_queue_table() {
	global $wpdb;
	$table   = queue_table();
	$charset = $wpdb->get_charset_collate();
	// phpcs:ignore WordPress.DB.PreparedSQL, WordPress.DB.DirectDatabaseQuery
	$wpdb->query(
		"CREATE TABLE IF NOT EXISTS $table (
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
		) $charset"
	);
	update_option( TABLE_VERSION_OPTION, TABLE_VERSION );
}
