<?php
/**
 * The edit screen of the classic editor: its styles and scripts, its messages, and the boxes of core that it shows.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_classic_screen' );

/**
 * Loads the styles and scripts if the classic editor shows a content type.
 */
function enqueue_classic_screen() {
	$screen = get_current_screen();
	if ( ! $screen || 'post' !== $screen->base || ! is_content_type( $screen->post_type ) || $screen->is_block_editor() ) {
		return;
	}
	$scripts = classic_scripts( $screen->post_type );
	wp_enqueue_style( 'headless-companion-classic', plugins_url( 'assets/classic.css', PLUGIN_FILE ), array(), VERSION );
	wp_enqueue_media();
	enqueue_translated_scripts( $scripts, array( 'jquery', 'media-editor', 'wp-api-fetch', 'wp-i18n' ) );
	add_classic_settings( $scripts );
}

/**
 * Prints the settings of scripts before them.
 *
 * @param string[] $scripts Scripts of the screen.
 */
function add_classic_settings( $scripts ) {
	if ( in_array( 'classic-zone', $scripts, true ) ) {
		wp_add_inline_script( 'headless-companion-classic-zone', classic_settings_script( array( 'zonePlaces' => zone_places() ) ), 'before' );
	}
	if ( in_array( 'publication-status-watch', $scripts, true ) ) {
		$settings = array(
			'post'       => get_the_ID(),
			'deliveries' => deliveries_url(),
		);
		wp_add_inline_script( 'headless-companion-publication-status-watch', classic_settings_script( $settings ), 'before' );
	}
	if ( in_array( 'classic-venues', $scripts, true ) ) {
		wp_add_inline_script( 'headless-companion-classic-venues', 'window.headlessCompanionPlaces = ' . wp_json_encode( known_venues() ) . ';', 'before' );
	}
}

/**
 * The inline script with settings for the scripts of the classic editor. It may be printed several times, because it
 * adds its settings to those that are already there.
 *
 * @param array<string, mixed> $settings Settings.
 * @return string JavaScript.
 */
function classic_settings_script( $settings ) {
	return 'window.headlessCompanion = Object.assign( window.headlessCompanion || {}, ' . wp_json_encode( $settings ) . ' );';
}

add_action( 'admin_notices', __NAMESPACE__ . '\\print_refusal_notice' );

/**
 * Prints a notice at the top of the screen about values that were not saved.
 */
function print_refusal_notice() {
	$screen = get_current_screen();
	$post   = $screen && 'post' === $screen->base && ! $screen->is_block_editor() ? get_post() : null;
	$errors = $post && custom_fields( $post->post_type ) ? refused_fields( $post->ID )['errors'] : array();
	if ( $errors ) {
		printf(
			'<div class="notice notice-error"><p><strong>%s</strong> %s</p></div>',
			esc_html__( 'Not everything could be stored:', 'headless-companion' ),
			esc_html( describe_errors( $post->post_type, $errors ) )
		);
	}
}

add_filter( 'redirect_post_location', __NAMESPACE__ . '\\use_draft_message', 10, 2 );

/**
 * Replaces the message "published" with "draft updated" for an item that stayed a draft.
 *
 * @param string $location URL to which WordPress redirects after a save.
 * @param int    $id       Item.
 * @return string
 */
function use_draft_message( $location, $id ) {
	$is_held_back = 'draft' === get_post_status( $id ) && refused_fields( $id )['errors'];
	return $is_held_back && preg_match( '/[?&]message=(6|9)(?!\d)/', $location ) ? add_query_arg( 'message', 10, $location ) : $location;
}

add_filter( 'post_updated_messages', __NAMESPACE__ . '\\add_messages_of_types' );

/**
 * Adds messages that name the type that was saved. Core's messages say "post" for every type.
 *
 * @param array<string, array<int, string|false>> $messages Messages by number, by post type.
 * @return array<string, array<int, string|false>>
 */
function add_messages_of_types( $messages ) {
	foreach ( content_types() as $type ) {
		if ( ! custom_fields( $type ) ) {
			continue;
		}
		$labels = get_post_type_object( $type )->labels;
		$link   = sprintf( ' <a href="%s">%s</a>', esc_url( (string) get_permalink() ), esc_html( $labels->view_item ) );
		$words  = array(
			1 => esc_html( $labels->item_updated ) . $link,
			4 => esc_html( $labels->item_updated ),
			6 => esc_html( $labels->item_published ) . $link,
		);

		$messages[ $type ] = $words + $messages['post'];
	}
	return $messages;
}

add_filter( 'default_hidden_meta_boxes', __NAMESPACE__ . '\\hide_boxes_by_default', 10, 2 );

/**
 * Hides some boxes by default, as core does for posts. Users can show them with "Screen Options".
 *
 * @param string[]   $hidden Boxes.
 * @param \WP_Screen $screen Screen.
 * @return string[]
 */
function hide_boxes_by_default( $hidden, $screen ) {
	return custom_fields( (string) $screen->post_type ) ? array_merge( $hidden, array( 'postcustom', 'authordiv', 'slugdiv' ) ) : $hidden;
}
