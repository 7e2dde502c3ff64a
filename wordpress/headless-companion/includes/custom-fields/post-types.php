<?php
/**
 * The post types of events, videos, music releases and tours.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

// Core's REST routes for events have this name. Only the block editor uses them. /wp/v2/events is in events/routes.php.
const EVENT_EDITOR_BASE = 'headless-events';

add_action( 'init', __NAMESPACE__ . '\\register_post_types', 5 );

/**
 * Registers the types, except those that another plugin or theme has registered.
 */
function register_post_types() {
	$types = array(
		'event' => array( event_type_labels(), EVENT_EDITOR_BASE, 'events', 'dashicons-calendar-alt' ),
		'video' => array( video_type_labels(), 'videos', 'videos', 'dashicons-video-alt3' ),
		'music' => array( music_type_labels(), 'music', 'music', 'dashicons-album' ),
		'tour'  => array( tour_type_labels(), 'tours', 'tours', 'dashicons-location-alt' ),
	);
	foreach ( array_intersect_key( $types, array_flip( content_types() ) ) as $type => list( $labels, $rest_base, $path, $icon ) ) {
		if ( ! post_type_exists( $type ) ) {
			register_post_type( $type, array( 'capability_type' => CAPABILITY_TYPES[ $type ] ) + own_arguments( $type ) + post_type_arguments( $labels, $rest_base, $path, $icon ) );
		}
	}
}

/**
 * The arguments in which the registration of a type differs. A tour is not in the navigation menus, the search and the
 * sitemap of WordPress. Its text is a gallery, so it has no featured image and no excerpt.
 *
 * @param string $type Post type.
 * @return array<string, mixed>
 */
function own_arguments( $type ) {
	if ( 'tour' !== $type ) {
		return array();
	}
	return array(
		'public'              => false,
		'show_ui'             => true,
		'publicly_queryable'  => true,
		'exclude_from_search' => true,
		'template'            => array( array( 'core/gallery' ) ),
		'supports'            => array( 'title', 'editor', 'revisions', 'custom-fields' ),
	);
}

/**
 * The arguments for the registration of a type. REST saves its custom fields only if it supports "custom-fields".
 *
 * @param array<string, string> $labels    Labels.
 * @param string                $rest_base Name of the REST route.
 * @param string                $path      First part of the path on the site.
 * @param string                $icon      Icon of the menu.
 * @return array<string, mixed>
 */
function post_type_arguments( $labels, $rest_base, $path, $icon ) {
	return array(
		'labels'        => $labels,
		'public'        => true,
		'map_meta_cap'  => true,
		'has_archive'   => false,
		'menu_icon'     => $icon,
		'menu_position' => 6,
		'show_in_rest'  => true,
		'rest_base'     => $rest_base,
		'rewrite'       => array(
			'slug'       => $path,
			'with_front' => false,
		),
		'supports'      => array( 'title', 'editor', 'excerpt', 'thumbnail', 'revisions', 'author', 'custom-fields' ),
	);
}

/**
 * The labels of events.
 *
 * @return array<string, string>
 */
function event_type_labels() {
	return array(
		'name'                  => __( 'Events', 'headless-companion' ),
		'singular_name'         => __( 'Event', 'headless-companion' ),
		'add_new'               => __( 'Add event', 'headless-companion' ),
		'add_new_item'          => __( 'Add event', 'headless-companion' ),
		'edit_item'             => __( 'Edit event', 'headless-companion' ),
		'new_item'              => __( 'New event', 'headless-companion' ),
		'view_item'             => __( 'View event', 'headless-companion' ),
		'all_items'             => __( 'All events', 'headless-companion' ),
		'search_items'          => __( 'Search events', 'headless-companion' ),
		'not_found'             => __( 'No events found.', 'headless-companion' ),
		'not_found_in_trash'    => __( 'No events in the trash.', 'headless-companion' ),
		'featured_image'        => __( 'Poster', 'headless-companion' ),
		'set_featured_image'    => __( 'Choose a poster', 'headless-companion' ),
		'remove_featured_image' => __( 'Remove the poster', 'headless-companion' ),
		'use_featured_image'    => __( 'Use as poster', 'headless-companion' ),
		'item_published'        => __( 'Event published.', 'headless-companion' ),
		'item_updated'          => __( 'Event updated.', 'headless-companion' ),
	);
}

/**
 * The labels of videos.
 *
 * @return array<string, string>
 */
function video_type_labels() {
	return array(
		'name'                  => __( 'Videos', 'headless-companion' ),
		'singular_name'         => __( 'Video', 'headless-companion' ),
		'add_new'               => __( 'Add video', 'headless-companion' ),
		'add_new_item'          => __( 'Add video', 'headless-companion' ),
		'edit_item'             => __( 'Edit video', 'headless-companion' ),
		'new_item'              => __( 'New video', 'headless-companion' ),
		'view_item'             => __( 'View video', 'headless-companion' ),
		'all_items'             => __( 'All videos', 'headless-companion' ),
		'search_items'          => __( 'Search videos', 'headless-companion' ),
		'not_found'             => __( 'No videos found.', 'headless-companion' ),
		'not_found_in_trash'    => __( 'No videos in the trash.', 'headless-companion' ),
		'featured_image'        => __( 'Still picture', 'headless-companion' ),
		'set_featured_image'    => __( 'Choose a still picture', 'headless-companion' ),
		'remove_featured_image' => __( 'Remove the still picture', 'headless-companion' ),
		'use_featured_image'    => __( 'Use as still picture', 'headless-companion' ),
		'item_published'        => __( 'Video published.', 'headless-companion' ),
		'item_updated'          => __( 'Video updated.', 'headless-companion' ),
	);
}

/**
 * The labels of music releases.
 *
 * @return array<string, string>
 */
function music_type_labels() {
	return array(
		'name'                  => __( 'Music', 'headless-companion' ),
		'singular_name'         => __( 'Release', 'headless-companion' ),
		'add_new'               => __( 'Add release', 'headless-companion' ),
		'add_new_item'          => __( 'Add release', 'headless-companion' ),
		'edit_item'             => __( 'Edit release', 'headless-companion' ),
		'new_item'              => __( 'New release', 'headless-companion' ),
		'view_item'             => __( 'View release', 'headless-companion' ),
		'all_items'             => __( 'All releases', 'headless-companion' ),
		'search_items'          => __( 'Search releases', 'headless-companion' ),
		'not_found'             => __( 'No releases found.', 'headless-companion' ),
		'not_found_in_trash'    => __( 'No releases in the trash.', 'headless-companion' ),
		'featured_image'        => __( 'Cover', 'headless-companion' ),
		'set_featured_image'    => __( 'Choose a cover', 'headless-companion' ),
		'remove_featured_image' => __( 'Remove the cover', 'headless-companion' ),
		'use_featured_image'    => __( 'Use as cover', 'headless-companion' ),
		'item_published'        => __( 'Release published.', 'headless-companion' ),
		'item_updated'          => __( 'Release updated.', 'headless-companion' ),
	);
}

/**
 * The labels of tours.
 *
 * @return array<string, string>
 */
function tour_type_labels() {
	return array(
		'name'               => __( 'Tours', 'headless-companion' ),
		'singular_name'      => __( 'Tour', 'headless-companion' ),
		'add_new'            => __( 'Add to a tour', 'headless-companion' ),
		'add_new_item'       => __( 'Add to a tour', 'headless-companion' ),
		'edit_item'          => __( 'Edit tour', 'headless-companion' ),
		'new_item'           => __( 'New tour', 'headless-companion' ),
		'view_item'          => __( 'View tour', 'headless-companion' ),
		'all_items'          => __( 'All tours', 'headless-companion' ),
		'search_items'       => __( 'Search tours', 'headless-companion' ),
		'not_found'          => __( 'No tours found. The website shows what it has itself.', 'headless-companion' ),
		'not_found_in_trash' => __( 'No tours in the trash.', 'headless-companion' ),
		'item_published'     => __( 'Tour published.', 'headless-companion' ),
		'item_updated'       => __( 'Tour updated.', 'headless-companion' ),
	);
}
