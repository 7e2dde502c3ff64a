<?php
/**
 * The panels of the block editor: details, German version and search engines.
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
	$before = array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-core-data', 'wp-data', 'wp-edit-post', 'wp-editor', 'wp-element', 'wp-i18n', 'wp-plugins' );
	foreach ( array( 'place-zone', 'detail-fields', 'detail-panels', 'german-text', 'editor-panels' ) as $script ) {
		wp_enqueue_script( "headless-$script", plugins_url( "assets/$script.js", PLUGIN_FILE ), $before, VERSION, true );
		wp_set_script_translations( "headless-$script", 'headless-companion' );
		$before[] = "headless-$script";
	}
	wp_enqueue_style( 'headless-editor', plugins_url( 'assets/editor.css', PLUGIN_FILE ), array( 'wp-components' ), VERSION );
	wp_add_inline_script(
		'headless-detail-fields',
		'window.headlessCompanion = ' . wp_json_encode( editor_panel_settings( $screen->post_type ) ) . ';',
		'before'
	);
}

/**
 * What the panels need to know.
 *
 * @param string $type Post type.
 * @return array<string, mixed>
 */
function editor_panel_settings( $type ) {
	return array(
		'title'          => GERMAN_TITLE,
		'excerpt'        => GERMAN_EXCERPT,
		'content'        => GERMAN_CONTENT,
		'seoTitle'       => SEO_TITLE,
		'seoDescription' => SEO_DESCRIPTION,
		'type'           => $type,
		'refusal'        => REFUSAL,
		'panels'         => detail_panels( $type ),
		'choices'        => detail_choices(),
		'zones'          => 'event' === $type ? zone_groups() : array(),
		'oneTimeCountries' => 'event' === $type ? one_time_countries() : array(),
		'germanFields'   => german_detail_panel( $type ),
		'offersSeo'      => ! has_yoast(),
		'folders'        => array( headless_site_url( public_folder( $type ) ), headless_site_url( public_folder( $type, 'de' ) ) ),
		'preview'        => headless_site_url( PREVIEW_PATH ),
		'germanPreview'  => signing_secrets() ? headless_site_url( GERMAN_PREVIEW_PATH ) : '',
	);
}
