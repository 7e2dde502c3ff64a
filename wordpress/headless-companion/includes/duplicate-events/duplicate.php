<?php
/**
 * "Duplicate" and "More dates" in the list of events and in both editors.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const DUPLICATE_ACTION = 'headless_companion_duplicate';

add_action( 'admin_post_' . DUPLICATE_ACTION, __NAMESPACE__ . '\\duplicate_event' );

/**
 * Copies an event as a draft, and redirects to its edit screen.
 */
function duplicate_event() {
	check_admin_referer( DUPLICATE_ACTION );
	$id = isset( $_GET['event'] ) ? absint( $_GET['event'] ) : 0;
	if ( ! current_user_can( 'edit_post', $id ) || ! may_copy_event( $id ) ) {
		wp_die( esc_html__( 'You are not allowed to do this.', 'headless-companion' ), '', array( 'response' => 403 ) );
	}
	$copy = copy_event( get_post( $id ) );
	if ( is_wp_error( $copy ) ) {
		wp_die( esc_html( $copy->get_error_message() ) );
	}
	wp_safe_redirect( get_edit_post_link( $copy, 'url' ) );
	exit;
}

/**
 * The URL that duplicates an event.
 *
 * @param int $id Event.
 * @return string URL with a nonce.
 */
function duplicate_address( $id ) {
	$address = add_query_arg( array( 'action' => DUPLICATE_ACTION, 'event' => $id ), admin_url( 'admin-post.php' ) );
	return add_query_arg( '_wpnonce', wp_create_nonce( DUPLICATE_ACTION ), $address );
}

add_filter( 'post_row_actions', __NAMESPACE__ . '\\add_copying_actions', 10, 2 );

/**
 * Adds the links to the row of an event.
 *
 * @param array<string, string> $actions Links by name.
 * @param \WP_Post              $post    Post.
 * @return array<string, string>
 */
function add_copying_actions( $actions, $post ) {
	if ( 'event' !== $post->post_type || 'trash' === $post->post_status || ! may_copy_event( $post->ID ) ) {
		return $actions;
	}
	foreach ( copying_links( $post->ID ) as $name => list( $address, $label ) ) {
		/* translators: 1: what the link does, 2: title of an event. */
		$spoken           = sprintf( __( '%1$s: “%2$s”', 'headless-companion' ), $label, get_the_title( $post ) );
		$actions[ $name ] = sprintf( '<a href="%s" aria-label="%s">%s</a>', esc_url( $address ), esc_attr( $spoken ), esc_html( $label ) );
	}
	return $actions;
}

/**
 * The two links of an event.
 *
 * @param int $id Event.
 * @return array<string, string[]> URL and label by name.
 */
function copying_links( $id ) {
	return array(
		'headless_duplicate' => array( duplicate_address( $id ), __( 'Duplicate', 'headless-companion' ) ),
		'headless_dates'     => array( more_dates_address( $id ), __( 'More dates', 'headless-companion' ) ),
	);
}

add_action( 'post_submitbox_misc_actions', __NAMESPACE__ . '\\print_copying_links' );

/**
 * Prints the links in the classic editor's box "Publish".
 *
 * @param \WP_Post $post Post.
 */
function print_copying_links( $post ) {
	if ( 'event' !== $post->post_type || 'auto-draft' === $post->post_status || ! may_copy_event( $post->ID ) ) {
		return;
	}
	echo '<div class="misc-pub-section">';
	foreach ( copying_links( $post->ID ) as list( $address, $label ) ) {
		printf( '<a href="%s">%s</a> ', esc_url( $address ), esc_html( $label ) );
	}
	echo '</div>';
}

/**
 * The links for the menu of the block editor.
 *
 * @param int|false $id Event.
 * @return array<int, array<string, string>>
 */
function copies_in_menu( $id ) {
	$links = array();
	foreach ( $id && may_copy_event( $id ) ? copying_links( $id ) : array() as list( $address, $label ) ) {
		$links[] = array(
			'address' => $address,
			'label'   => $label,
		);
	}
	return $links;
}
