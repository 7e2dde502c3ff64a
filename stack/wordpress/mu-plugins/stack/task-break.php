<?php
// The faults for the tests of the doctor, one fault at a time. "mend" repairs all of them. "nothing" only prints when
// WP-Cron last ran.

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
	case 'mend':
		wp_clear_scheduled_hook( 'stack_nobody_listens' );
		require __DIR__ . '/task-setup.php';
		break;
	case 'nothing':
		echo (int) get_option( $stack_cron ), "\n";
		break;
	default:
		throw new RuntimeException( "There is no fault “{$stack_fault}”." );
}

// Before wp_loaded, WordPress only plans to write its rewrite rules, and this request ends before that. The next
// request writes them, because they are missing.
delete_option( 'rewrite_rules' );
