<?php
// The tasks that the stack runs in WordPress: POST /?stack_task=NAME with a secret that both know.

add_action(
	'init',
	static function () {
		$task  = isset( $_GET['stack_task'] ) ? (string) $_GET['stack_task'] : '';
		$files = array(
			'setup' => __DIR__ . '/task-setup.php',
			'seed'  => __DIR__ . '/task-seed.php',
			'fill'  => __DIR__ . '/task-fill.php',
			'later' => __DIR__ . '/task-later.php',
			'break' => __DIR__ . '/task-break.php',
		);
		if ( ! isset( $files[ $task ] ) ) {
			return;
		}
		if ( ! hash_equals( STACK_TASK_SECRET, $_SERVER['HTTP_X_STACK_SECRET'] ?? '' ) ) {
			wp_die( 'Wrong secret', 403 );
		}
		header( 'Content-Type: text/plain; charset=utf-8' );
		set_time_limit( 0 );
		register_shutdown_function( 'stack_say_what_broke' );
		wp_set_current_user( 1 );
		foreach ( array( 'file', 'image', 'media', 'plugin', 'post', 'taxonomy', 'user' ) as $part ) {
			require_once ABSPATH . "wp-admin/includes/{$part}.php";
		}
		require $files[ $task ];
		echo "stack-task-done\n";
		exit;
	},
	99
);

/** Prints a fatal error of PHP. Without this, the stack would get an empty response. */
function stack_say_what_broke() {
	$error = error_get_last();
	if ( $error && in_array( $error['type'], array( E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR ), true ) ) {
		echo "{$error['message']} in {$error['file']}:{$error['line']}\n";
	}
}
