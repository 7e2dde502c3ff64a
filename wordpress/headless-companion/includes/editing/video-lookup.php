<?php
/**
 * Loads the scripts that propose the title and the still picture of a video in the classic editor.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_classic_video' );

/**
 * Loads the scripts, except if Advanced Custom Fields has fields for videos.
 */
function enqueue_classic_video() {
	$screen = get_current_screen();
	if ( ! $screen || 'post' !== $screen->base || 'video' !== $screen->post_type || $screen->is_block_editor() || ! custom_field_panels( 'video' ) ) {
		return;
	}
	foreach ( array( 'video-lookup', 'classic-video' ) as $script ) {
		wp_enqueue_script( "headless-companion-$script", plugins_url( "assets/$script.js", PLUGIN_FILE ), array( 'wp-api-fetch', 'wp-i18n' ), VERSION, true );
		wp_set_script_translations( "headless-companion-$script", 'headless-companion', translations_folder() );
	}
}
