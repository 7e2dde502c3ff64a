<?php
/**
 * The plugin's own translations, in its folder languages.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

// Before the post types, whose labels are translated.
add_action( 'init', __NAMESPACE__ . '\\load_translations', 0 );

/**
 * Loads the texts of the current language.
 */
function load_translations() {
	load_plugin_textdomain( 'headless-companion', false, dirname( plugin_basename( PLUGIN_FILE ) ) . '/languages' );
}

/**
 * Where the translations of scripts are.
 *
 * @return string Folder.
 */
function translations_folder() {
	return plugin_dir_path( PLUGIN_FILE ) . 'languages';
}
