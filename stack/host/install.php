<?php
// Installs WordPress in a folder, unless it is installed already. Usage: php install.php FOLDER USER PASSWORD

define( 'WP_INSTALLING', true );
list( , $folder, $user, $password ) = $argv;
require "$folder/wp-load.php";
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
if ( ! is_blog_installed() ) {
	wp_install( 'Auralune', $user, "$user@auralune.example", true, '', $password );
}
