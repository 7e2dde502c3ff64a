<?php
/**
 * The scripts of this plugin that the two editors load on the edit screens of content types, in their order. The list of
 * tracks has scripts of its own (tracks.php).
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The scripts of the block editor. WordPress shows panels in the order in which they are registered.
 *
 * @param string $type Post type.
 * @return string[]
 */
function editor_scripts( $type ) {
	$fields  = array(
		'event' => array( 'place-zone', 'custom-fields', 'venue-list', 'venue-field', 'copying-menu' ),
		'video' => array( 'video-lookup', 'custom-fields', 'video-field' ),
		'tour'  => array( 'custom-fields', 'rows-field' ),
	);
	// An entry of a tour has no page on the website, so it has no panels for its state and its preview.
	$has_page = in_array( $type, page_types(), true );
	return array_merge(
		array( 'open-panels', 'register-plugin', 'editor-meta' ),
		$has_page ? array( 'publication-status-watch', 'publication-status-panel' ) : array(),
		isset( $fields[ $type ] ) ? $fields[ $type ] : array( 'custom-fields' ),
		array( 'custom-field-panels', 'block-texts', 'original-blocks', 'picture-words', 'german-original', 'german-text', 'german-changes', 'german-pictures' ),
		array( 'german-poster', 'german-preview', 'german-panel', 'seo-panel', 'go-to' ),
		$has_page ? array( 'check-texts', 'check-facts', 'use-checks', 'checklist', 'live-content', 'live-preview', 'live-frame', 'live-sidebar' ) : array()
	);
}

/**
 * The scripts of the classic editor.
 *
 * @param string $type Post type.
 * @return string[]
 */
function classic_scripts( $type ) {
	$fields = array(
		'event' => array( 'venue-list', 'classic-venues' ),
		'video' => array( 'video-lookup', 'classic-video' ),
	);
	return array_merge(
		'event' === $type ? array( 'place-zone', 'classic-zone' ) : array(),
		array( 'classic-boxes', 'unsaved-fields' ),
		in_array( $type, page_types(), true ) ? array( 'publication-status-watch', 'classic-publication-status' ) : array(),
		array( 'classic-poster' ),
		// The boxes of these fields do not exist if Advanced Custom Fields has fields for the type.
		isset( $fields[ $type ] ) && custom_field_panels( $type ) ? $fields[ $type ] : array()
	);
}
