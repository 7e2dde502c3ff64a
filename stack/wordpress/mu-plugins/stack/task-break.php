<?php
// Causes a fault for the tests of the doctor. "none" repairs all faults. "report" only prints when WP-Cron last ran, in
// seconds since 1970.

$stack_fault = isset( $_GET['fault'] ) ? (string) $_GET['fault'] : '';
$stack_cron  = 'headless_companion_cron_seen';

switch ( $stack_fault ) {
	case 'permalinks':
		$GLOBALS['wp_rewrite']->set_permalink_structure( '' );
		break;
	case 'plugin':
		deactivate_plugins( STACK_PLUGIN );
		break;
	case 'cron':
		wp_schedule_single_event( time() - HOUR_IN_SECONDS, 'stack_nobody_listens' );
		update_option( $stack_cron, time() - HOUR_IN_SECONDS, false );
		break;
	case 'none':
		wp_clear_scheduled_hook( 'stack_nobody_listens' );
		require __DIR__ . '/task-setup.php';
		break;
	case 'report':
		echo (int) get_option( $stack_cron ), "\n";
		break;
	default:
		throw new RuntimeException( "There is no fault “{$stack_fault}”." );
}

// WordPress writes changed rewrite rules only at wp_loaded, and this request ends before that. So the rules are deleted
// here, and the next request writes them, because they are missing.
delete_option( 'rewrite_rules' );
