<?php
/**
 * The panels of the block editor: German version and search engines.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\enqueue_editor_panels' );

/**
 * Loads the panels where a content type is edited.
 */
function enqueue_editor_panels() {
	$screen = get_current_screen();
	if ( ! $screen || 'post' !== $screen->base || ! is_content_type( $screen->post_type ) ) {
		return;
	}
	$needs = array( 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-core-data', 'wp-data', 'wp-edit-post', 'wp-editor', 'wp-element', 'wp-i18n', 'wp-plugins' );
	wp_enqueue_script( 'headless-german-text', plugins_url( 'assets/german-text.js', PLUGIN_FILE ), $needs, VERSION, true );
	wp_enqueue_script( 'headless-editor-panels', plugins_url( 'assets/editor-panels.js', PLUGIN_FILE ), array_merge( $needs, array( 'headless-german-text' ) ), VERSION, true );
	wp_enqueue_style( 'headless-editor', plugins_url( 'assets/editor.css', PLUGIN_FILE ), array( 'wp-components' ), VERSION );
	wp_add_inline_script(
		'headless-german-text',
		'window.headlessCompanion = ' . wp_json_encode( editor_panel_settings() ) . ';',
		'before'
	);
	wp_set_script_translations( 'headless-german-text', 'headless-companion' );
	wp_set_script_translations( 'headless-editor-panels', 'headless-companion' );
}

/**
 * What the panels need to know.
 *
 * @return array<string, mixed>
 */
function editor_panel_settings() {
	return array(
		'title'          => GERMAN_TITLE,
		'excerpt'        => GERMAN_EXCERPT,
		'content'        => GERMAN_CONTENT,
		'seoTitle'       => SEO_TITLE,
		'seoDescription' => SEO_DESCRIPTION,
		'offersSeo'      => ! has_yoast(),
		'preview'        => headless_site_url( PREVIEW_PATH ),
		'germanPreview'  => signing_secrets() ? headless_site_url( GERMAN_PREVIEW_PATH ) : '',
	);
}
