<?php
/**
 * The playlist block (WordPress 7.1). The URLs of its audio files are only in the data of its script, which the public
 * site does not load.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_filter( 'render_block_core/playlist-track', __NAMESPACE__ . '\\add_sound_to_track', 10, 2 );

/**
 * Adds a player to a track, so that the track can be played without the script of the block.
 *
 * @param string $html  The rendered track.
 * @param array  $block The block with its attributes.
 * @return string
 */
function add_sound_to_track( $html, $block ) {
	$source = isset( $block['attrs']['src'] ) ? esc_url( $block['attrs']['src'] ) : '';
	$end    = strrpos( $html, '</li>' );
	if ( '' === $source || false === $end ) {
		return $html;
	}
	return substr_replace( $html, '<audio controls preload="none" src="' . $source . '"></audio>', $end, 0 );
}
