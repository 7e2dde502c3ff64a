<?php
// Only one request at a time logs in. WordPress reads a user's list of sessions, adds one, and writes the list. If the
// same user logs in twice at the same time, one session is lost. Browser tests often log in as the same editor. The
// lock is taken before WordPress reads the user, and ends with the request.

if ( 'wp-login.php' === basename( (string) $_SERVER['SCRIPT_NAME'] ) && 'Emscripten' !== php_uname( 's' ) ) {
	// The variable keeps the file open until the request ends.
	$stack_login_lock = fopen( STACK_LOG_DIR . '/login.lock', 'c' );
	flock( $stack_login_lock, LOCK_EX );
}
