<?php
// Only one request at a time logs in. WordPress writes back a user's list of sessions as it has read it, so one of two
// logins as the same user at the same time would lose its session. Browser tests often log in as the same editor. The
// lock is taken before WordPress reads the user, and ends with the request.

if ( 'wp-login.php' === basename( (string) $_SERVER['SCRIPT_NAME'] ) && 'Emscripten' !== php_uname( 's' ) ) {
	// The variable keeps the file open until the request ends.
	$stack_login_lock = fopen( STACK_LOG_DIR . '/login.lock', 'c' );
	flock( $stack_login_lock, LOCK_EX );
}
