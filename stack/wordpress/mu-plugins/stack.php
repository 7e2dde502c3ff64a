<?php
/**
 * Plugin Name: Local stack
 * Description: Makes this WordPress work offline and lets the stack's runner set it up. Never installed on a real site.
 */

// Playground writes errors elsewhere; the runner stores all logs in one folder.
ini_set( 'error_log', STACK_LOG_DIR . '/php-errors.log' );

require __DIR__ . '/stack/offline.php';
require __DIR__ . '/stack/film-hosts.php';
require __DIR__ . '/stack/webassembly.php';
require __DIR__ . '/stack/mail.php';
require __DIR__ . '/stack/language.php';
require __DIR__ . '/stack/classic-editor.php';
require __DIR__ . '/stack/tasks.php';
