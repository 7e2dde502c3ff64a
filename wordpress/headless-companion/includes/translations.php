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
