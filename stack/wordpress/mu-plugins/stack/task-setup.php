<?php
// Runs at every start, because WordPress or the plugin may have changed since the last one.

if ( (int) get_option( 'db_version' ) !== (int) $GLOBALS['wp_db_version'] ) {
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	wp_upgrade();
	echo "database updated to this version of WordPress\n";
}

if ( ! get_user_by( 'login', STACK_EDITOR_USER ) ) {
	wp_insert_user(
		array(
			'user_login'   => STACK_EDITOR_USER,
			'user_pass'    => STACK_EDITOR_PASSWORD,
			'user_email'   => 'editor@auralune.example',
			'display_name' => 'Editor',
			'role'         => 'editor',
		)
	);
	echo "editor account created\n";
}

// The block editor shows its welcome guide to everybody who has no preferences yet.
$stack_preferences = $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences';
foreach ( get_users( array( 'role__in' => array( 'administrator', 'editor' ) ) ) as $stack_user ) {
	$stack_without_guide = array(
		'core/edit-post' => array( 'welcomeGuide' => false ),
		'_modified'      => gmdate( DATE_ATOM ),
	);
	add_user_meta( $stack_user->ID, $stack_preferences, $stack_without_guide, true );
}

if ( '/%year%/%monthnum%/%postname%/' !== get_option( 'permalink_structure' ) ) {
	$GLOBALS['wp_rewrite']->set_permalink_structure( '/%year%/%monthnum%/%postname%/' );
}

if ( file_exists( WP_PLUGIN_DIR . '/' . STACK_PLUGIN ) && ! is_plugin_active( STACK_PLUGIN ) ) {
	$stack_result = activate_plugin( STACK_PLUGIN );
	if ( is_wp_error( $stack_result ) ) {
		throw new RuntimeException( 'The plugin cannot be activated: ' . $stack_result->get_error_message() );
	}
	echo "plugin activated\n";
}

flush_rewrite_rules();
