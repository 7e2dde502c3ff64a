<?php
/**
 * The translations of this plugin, which are in its folder languages.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

// With priority 0, before the post types are registered, because their labels are translated.
add_action( 'init', __NAMESPACE__ . '\\load_translations', 0 );

/**
 * Loads the texts of the current language.
 */
function load_translations() {
	load_plugin_textdomain( 'headless-companion', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}

/**
 * The folder with the translations of scripts.
 *
 * @return string Path.
 */
function translations_folder() {
	return plugin_dir_path( PLUGIN_FILE ) . 'languages';
}

/**
 * Loads scripts of this plugin with their translations. Each script runs after those before it in the list.
 *
 * @param string[] $scripts Names of files in the folder assets, without ".js".
 * @param string[] $before  Scripts of WordPress that run before.
 */
function enqueue_translated_scripts( $scripts, $before ) {
	foreach ( $scripts as $script ) {
		wp_enqueue_script( "headless-companion-$script", plugins_url( "assets/$script.js", PLUGIN_FILE ), $before, VERSION, true );
		wp_set_script_translations( "headless-companion-$script", 'headless-companion', translations_folder() );
		$before[] = "headless-companion-$script";
	}
}
