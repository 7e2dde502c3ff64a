<?php
/**
 * Plugin Name: Local stack
 * Description: Makes this WordPress work offline, and lets the local stack set it up. Never installed on a real site.
 */

// Without this, Playground writes errors to another place. The stack stores all logs in one folder.
ini_set( 'error_log', STACK_LOG_DIR . '/php-errors.log' );

require __DIR__ . '/stack/offline.php';
require __DIR__ . '/stack/film-hosts.php';
require __DIR__ . '/stack/webassembly.php';
require __DIR__ . '/stack/mail.php';
require __DIR__ . '/stack/login-lock.php';
require __DIR__ . '/stack/language.php';
require __DIR__ . '/stack/classic-editor.php';
require __DIR__ . '/stack/tasks.php';
