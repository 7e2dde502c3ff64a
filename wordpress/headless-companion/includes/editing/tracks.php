<?php
/**
 * The list of tracks in both editors: its settings, the box of the classic editor, and saving from this box.
 * assets/track-list.js renders the list. The block editor saves it through REST, like all meta.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Whether the tracks of a release can be edited with this list. They cannot if Advanced Custom Fields has saved its
 * rows with the same meta key.
 *
 * @param \WP_Post|null $post Release.
 * @return bool
 */
function edits_tracks( $post ) {
	return $post && 'music' === $post->post_type && is_content_type( 'music' ) && ! is_other_value( get_post_meta( $post->ID, TRACKS, true ) );
}

/**
 * Whether another plugin has saved a value.
 *
 * @param mixed $value Saved value.
 * @return bool
 */
function is_other_value( $value ) {
	return is_scalar( $value ) && '' !== (string) $value;
}

add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_track_list' );

/**
 * Loads the list on the edit screen of a release.
 */
function enqueue_track_list() {
	$screen = get_current_screen();
	$post   = $screen && 'post' === $screen->base ? get_post() : null;
	if ( ! edits_tracks( $post ) ) {
		return;
	}
	wp_enqueue_media( array( 'post' => $post ) );
	$before = array( 'wp-a11y', 'wp-components', 'wp-element', 'wp-i18n' );
	$before = $screen->is_block_editor() ? array_merge( $before, array( 'wp-data', 'wp-edit-post', 'wp-editor', 'headless-companion-register-plugin' ) ) : $before;
	$last   = $screen->is_block_editor() ? 'tracks-panel' : 'tracks-box';
	enqueue_translated_scripts( array( 'track-text', 'track-sound', 'track-checked-field', 'track-moment', 'track-fields', 'track-row', 'track-mistyped', 'track-actions', 'track-list', $last ), $before );
	wp_enqueue_style( 'headless-companion-tracks', plugins_url( 'assets/tracks.css', PLUGIN_FILE ), array( 'wp-components' ), VERSION );
	wp_add_inline_script( 'headless-companion-track-text', 'window.headlessCompanionTracks = ' . wp_json_encode( track_list_settings( $post ) ) . ';', 'before' );
}

/**
 * The settings of the list.
 *
 * @param \WP_Post $post Release.
 * @return array{sounds: array<int, array<string, string>>, mayChoose: bool, notATrack: string}
 */
function track_list_settings( $post ) {
	$sounds = array();
	foreach ( stored_tracks( $post->ID ) as $track ) {
		foreach ( array_filter( array_map( 'get_post', $track['audio'] ) ) as $sound ) {
			$sounds[ $sound->ID ] = array(
				'name' => wp_basename( (string) get_attached_file( $sound->ID ) ),
				'type' => (string) $sound->post_mime_type,
			);
		}
	}
	return array(
		'sounds'    => (object) $sounds,
		'mayChoose' => current_user_can( 'upload_files' ),
		'notATrack' => NOT_A_TRACK,
	);
}

add_action( 'add_meta_boxes_music', __NAMESPACE__ . '\\add_tracks_box', 9 );

/**
 * Adds the box of the classic editor. The block editor has a panel instead.
 *
 * @param \WP_Post $post Release.
 */
function add_tracks_box( $post ) {
	if ( edits_tracks( $post ) ) {
		add_meta_box( 'headless-tracks', __( 'Tracks', 'headless-companion' ), __NAMESPACE__ . '\\print_tracks_box', 'music', 'normal', 'high', array( '__back_compat_meta_box' => true ) );
	}
}

/**
 * Prints the element in which the list is rendered, and the hidden field with which the list is submitted.
 *
 * @param \WP_Post $post Release.
 */
function print_tracks_box( $post ) {
	printf( '<input type="hidden" name="headless_tracks" value="%s"><div class="headless-tracks-box"></div>', esc_attr( (string) wp_json_encode( stored_tracks( $post->ID ) ) ) );
}

/**
 * The submitted list of the classic editor.
 *
 * @param int $id Release.
 * @return array<int, array<string, mixed>>|null Null if none was submitted.
 */
function typed_tracks( $id ) {
	if ( ! isset( $_POST['headless_tracks'] ) || ! is_submitted_for( $id ) || ! current_user_can( 'edit_post', $id ) || ! edits_tracks( get_post( $id ) ) ) {
		return null;
	}
	$typed = json_decode( wp_unslash( $_POST['headless_tracks'] ), true ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- sanitised in the next line.
	return is_array( $typed ) ? sanitize_tracks( $typed ) : null;
}

add_action( 'save_post_music', __NAMESPACE__ . '\\save_tracks_box' );

/**
 * Saves the list of the classic editor.
 *
 * @param int $id Release.
 */
function save_tracks_box( $id ) {
	$tracks = wp_is_post_revision( $id ) ? null : typed_tracks( $id );
	if ( null !== $tracks && $tracks !== stored_tracks( $id ) ) {
		update_post_meta( $id, TRACKS, wp_slash( $tracks ) );
	}
}
