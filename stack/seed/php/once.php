<?php
/** @return array Ids of what has been seeded, by marker name. */
function &demo_seed_marks() {
	static $marks = null;
	if ( null === $marks ) {
		global $wpdb;
		$rows  = $wpdb->get_results( "SELECT option_name, option_value FROM {$wpdb->options} WHERE option_name LIKE 'demo\\_seed\\_%'" );
		$marks = array();
		foreach ( $rows as $row ) {
			$marks[ substr( $row->option_name, strlen( 'demo_seed_' ) ) ] = $row->option_value;
		}
	}
	return $marks;
}

/**
 * Creates a record unless an earlier run has created it.
 *
 * @param callable $make Returns an id or a WP_Error.
 * @return int|string The id, also when an editor has deleted the record since.
 */
function demo_seed_once( $mark, $make ) {
	$marks = &demo_seed_marks();
	if ( ! isset( $marks[ $mark ] ) ) {
		$marks[ $mark ] = demo_seed_checked( $make(), $mark );
		add_option( "demo_seed_$mark", $marks[ $mark ], '', 'no' );
	}
	return $marks[ $mark ];
}

function demo_seed_checked( $id, $mark ) {
	if ( is_wp_error( $id ) ) {
		throw new RuntimeException( "Seed: $mark: " . $id->get_error_message() );
	}
	if ( ! $id ) {
		throw new RuntimeException( "Seed: $mark could not be stored." );
	}
	return $id;
}

/** Runs one step in a transaction: fast on SQLite, and a step that fails leaves no half-made record. */
function demo_seed_together( $step, ...$arguments ) {
	global $wpdb;
	$marks  = &demo_seed_marks();
	$before = $marks;
	$wpdb->query( 'START TRANSACTION' );
	try {
		$result = $step( ...$arguments );
		$wpdb->query( 'COMMIT' );
		return $result;
	} catch ( Throwable $failure ) {
		$wpdb->query( 'ROLLBACK' );
		$marks = $before;
		wp_cache_flush();
		throw $failure;
	}
}

function demo_seed_in_batches( array $items, $size, $label, $report, $make ) {
	$done  = 0;
	$total = count( $items );
	foreach ( array_chunk( $items, $size, true ) as $batch ) {
		demo_seed_together(
			function () use ( $batch, $make ) {
				foreach ( $batch as $key => $item ) {
					$make( $key, $item );
				}
			}
		);
		$done += count( $batch );
		$report( "$label $done/$total" );
	}
}
