<?php
/**
 * The box "On the website" of the classic editor. A script requests the status, because the screen must not wait for a
 * slow website.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'add_meta_boxes', __NAMESPACE__ . '\\add_status_box', 9, 2 );

/**
 * Adds the box. The block editor has a panel instead.
 *
 * @param string $type Post type.
 */
function add_status_box( $type ) {
	if ( in_array( $type, page_types(), true ) ) {
		add_meta_box( 'headless-status', __( 'On the website', 'headless-companion' ), __NAMESPACE__ . '\\print_status_box', $type, 'side', 'high', array( '__back_compat_meta_box' => true ) );
	}
}

/**
 * Prints the box. Without scripts, it shows only links to the pages, because everything else needs a request.
 *
 * @param \WP_Post $post Post.
 */
function print_status_box( $post ) {
	printf(
		'<div id="headless-status-box" class="headless-status"><p class="headless-status__text" role="status">%s</p><div class="headless-status__more">',
		esc_html__( 'Asking the website …', 'headless-companion' )
	);
	$pages = 'publish' === $post->post_status ? pages_of_post( $post, array() ) : array();
	if ( $pages ) {
		echo '<ul class="headless-status__links">';
		foreach ( $pages as $page ) {
			printf( '<li><a href="%s" target="_blank" hreflang="%s">%s</a></li>', esc_url( $page['url'] ), esc_attr( $page['language'] ), esc_html( $page['label'] ) );
		}
		echo '</ul>';
	}
	echo '</div></div>';
}

add_action( 'admin_enqueue_scripts', __NAMESPACE__ . '\\enqueue_classic_status' );

/**
 * Loads the script of the box.
 */
function enqueue_classic_status() {
	$screen = get_current_screen();
	$post   = get_post();
	if ( ! $screen || 'post' !== $screen->base || ! $post || ! in_array( $screen->post_type, page_types(), true ) || $screen->is_block_editor() ) {
		return;
	}
	foreach ( array( 'state-on-site-watch', 'classic-state-on-site' ) as $script ) {
		wp_enqueue_script( "headless-companion-$script", plugins_url( "assets/$script.js", PLUGIN_FILE ), array( 'wp-api-fetch', 'wp-i18n' ), VERSION, true );
		wp_set_script_translations( "headless-companion-$script", 'headless-companion', translations_folder() );
	}
	$settings = array(
		'post'       => $post->ID,
		'deliveries' => deliveries_url(),
	);
	wp_add_inline_script( 'headless-companion-state-on-site-watch', classic_settings_script( $settings ), 'before' );
}

/**
 * The URL of the page that lists the deliveries.
 *
 * @return string Empty for users who may not see it.
 */
function deliveries_url() {
	return current_user_can( DELIVERIES_CAPABILITY ) ? settings_page_url() : '';
}
