<?php
// Switches off everything that would wait for servers on the internet, because this machine may have no connection.

add_filter( 'automatic_updater_disabled', '__return_true' );
add_filter( 'pre_option_show_avatars', '__return_zero' );
add_filter( 'should_load_remote_block_patterns', '__return_false' );
remove_action( 'enqueue_block_editor_assets', 'wp_enqueue_editor_block_directory_assets' );
remove_action( 'admin_print_scripts', 'print_emoji_detection_script' );

foreach ( array( 'core', 'plugins', 'themes' ) as $stack_kind ) {
	add_filter(
		"pre_site_transient_update_{$stack_kind}",
		static function () {
			return (object) array(
				'last_checked'    => time(),
				'version_checked' => get_bloginfo( 'version' ),
				'updates'         => array(),
				'response'        => array(),
				'translations'    => array(),
			);
		}
	);
}

add_filter(
	'block_editor_settings_all',
	static function ( $settings ) {
		$settings['enableOpenverseMediaCategory'] = false;
		return $settings;
	}
);

add_action(
	'wp_dashboard_setup',
	static function () {
		remove_meta_box( 'dashboard_primary', 'dashboard', 'side' );
		remove_meta_box( 'dashboard_site_health', 'dashboard', 'normal' );
	}
);

add_action(
	'admin_init',
	static function () {
		remove_action( 'admin_init', '_maybe_update_core' );
		remove_action( 'admin_init', '_maybe_update_plugins' );
		remove_action( 'admin_init', '_maybe_update_themes' );
	},
	1
);
