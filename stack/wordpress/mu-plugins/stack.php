<?php
/**
 * Plugin Name: Local stack
 * Description: Makes this WordPress work offline and lets the stack's runner set it up. Never installed on a real site.
 */

// Playground has its own idea of where errors go; the runner keeps all logs in one folder.
ini_set( 'error_log', STACK_LOG_DIR . '/php-errors.log' );

require __DIR__ . '/stack/offline.php';
require __DIR__ . '/stack/mail.php';
require __DIR__ . '/stack/tasks.php';
