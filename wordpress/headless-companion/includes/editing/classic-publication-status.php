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

/**
 * The URL of the page that lists the deliveries.
 *
 * @return string Empty for users who may not see it.
 */
function deliveries_url() {
	return current_user_can( DELIVERIES_CAPABILITY ) ? settings_page_url() : '';
}
