<?php
/**
 * The panels of the block editor: custom fields, German version and search engines.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'enqueue_block_editor_assets', __NAMESPACE__ . '\\enqueue_editor_panels' );

/**
 * Loads the scripts of the panels on the edit screens of content types.
 */
function enqueue_editor_panels() {
	$screen = get_current_screen();
	if ( ! $screen || 'post' !== $screen->base || ! is_content_type( $screen->post_type ) ) {
		return;
	}
	$before = array( 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-core-data', 'wp-data', 'wp-dom', 'wp-dom-ready', 'wp-edit-post', 'wp-editor', 'wp-element', 'wp-i18n', 'wp-plugins' );
	enqueue_translated_scripts( editor_scripts( $screen->post_type ), $before );
	wp_enqueue_style( 'headless-companion-editor', plugins_url( 'assets/editor.css', PLUGIN_FILE ), array( 'wp-components' ), VERSION );
	wp_add_inline_script(
		'headless-companion-open-panels',
		'window.headlessCompanion = ' . wp_json_encode( editor_panel_settings( $screen->post_type ) ) . ';',
		'before'
	);
}

/**
 * The settings of the panels.
 *
 * @param string $type Post type.
 * @return array<string, mixed>
 */
function editor_panel_settings( $type ) {
	return array(
		'type'          => $type,
		'refusal'       => REFUSAL,
		'panels'        => custom_field_panels( $type ),
		'choices'       => custom_field_choices(),
		'zones'         => 'event' === $type ? zone_groups() : array(),
		'zonePlaces'    => 'event' === $type ? zone_places() : array(),
		'venues'        => 'event' === $type ? known_venues() : array(),
		'copies'        => 'event' === $type ? copies_in_menu( get_the_ID() ) : array(),
		'tours'         => in_array( $type, array( 'event', 'tour' ), true ) ? tour_choices() : array(),
		'columns'       => 'tour' === $type ? array( 'appearances' => appearance_columns() ) : array(),
		'germanFields'  => german_panel_fields( $type ),
		'offersSeo'     => ! has_seo_plugin(),
		'site'          => headless_companion_site_url(),
		'folders'       => array( headless_companion_site_url( public_folder( $type ) ), headless_companion_site_url( public_folder( $type, 'de' ) ) ),
		'deliveries'    => deliveries_url(),
		'preview'       => headless_companion_site_url( PREVIEW_PATH ),
		'germanPreview' => signing_secrets() ? headless_companion_site_url( GERMAN_PREVIEW_PATH ) : '',
	);
}
