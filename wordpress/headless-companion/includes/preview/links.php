<?php
/**
 * Makes "Preview" and "View" link to the public site.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const PREVIEW_PATH        = '/preview/';
const GERMAN_PREVIEW_PATH = '/de/vorschau/';

/**
 * The URL of a post's preview on the site.
 *
 * @param \WP_Post $post Post.
 * @return string Empty if the site does not show such posts, or is not connected.
 */
function preview_address( $post ) {
	$token = is_content_type( $post->post_type ) ? preview_token( $post->ID, time() ) : '';
	return '' === $token ? '' : headless_companion_site_url( PREVIEW_PATH . $token );
}

/**
 * The folder of a type's items on the site.
 *
 * @param string $type     Post type.
 * @param string $language en or de.
 * @return string Path with slashes around it; empty for posts, whose paths start with year and month.
 */
function public_folder( $type, $language = 'en' ) {
	$folders = array(
		'event' => array(
			'en' => '/events/',
			'de' => '/de/veranstaltungen/',
		),
		'video' => array(
			'en' => '/videos/',
			'de' => '/de/videos/',
		),
		'music' => array(
			'en' => '/music/',
			'de' => '/de/musik/',
		),
		'tour'  => array(
			'en' => '/tours/',
			'de' => '/de/touren/',
		),
	);
	return isset( $folders[ $type ] ) ? $folders[ $type ][ $language ] : '';
}

/**
 * The public URL of a published post.
 *
 * @param \WP_Post $post     Post.
 * @param string   $language en or de.
 * @return string Empty if it has no page.
 */
function public_address( $post, $language = 'en' ) {
	if ( 'publish' !== $post->post_status || ! is_content_type( $post->post_type ) || '' === $post->post_name ) {
		return '';
	}
	$folder = public_folder( $post->post_type, $language );
	$month  = mysql2date( '/Y/m/', $post->post_date, false );
	$path   = 'post' === $post->post_type ? ( 'de' === $language ? '/de' : '' ) . $month . $post->post_name : '';
	$path   = '' === $folder ? $path : $folder . $post->post_name;
	/**
	 * Filters the path of a published post on the public site.
	 *
	 * @param string   $path     Path; empty if it has no page.
	 * @param \WP_Post $post     Post.
	 * @param string   $language en or de.
	 */
	$path = (string) apply_filters( 'headless_companion_public_path', $path, $post, $language );
	return '' === $path ? '' : headless_companion_site_url( $path );
}

// With priority 99, after plugins that add query arguments to the URL on this WordPress.
add_filter( 'preview_post_link', __NAMESPACE__ . '\\point_preview_link_to_site', 99, 2 );

/**
 * Makes the Preview button of both editors open the site.
 *
 * @param string   $link URL on this WordPress.
 * @param \WP_Post $post Post.
 * @return string
 */
function point_preview_link_to_site( $link, $post ) {
	if ( ! $post instanceof \WP_Post || ! current_user_can( 'edit_post', $post->ID ) ) {
		return $link;
	}
	$address = preview_address( $post );
	if ( '' !== $address ) {
		store_typed_facts_for_preview( $post );
	}
	return '' === $address ? $link : $address;
}

add_action( 'rest_api_init', __NAMESPACE__ . '\\point_editor_links_to_site' );

/**
 * Changes the field `link`, from which the block editor makes its links.
 */
function point_editor_links_to_site() {
	foreach ( content_types() as $type ) {
		add_filter( "rest_prepare_$type", __NAMESPACE__ . '\\point_rest_link_to_site', 99, 3 );
	}
}

/**
 * Changes `link` only in responses for the editor, because the site reads the value of core.
 *
 * @param \WP_REST_Response $response Response.
 * @param \WP_Post          $post     Post.
 * @param \WP_REST_Request  $request  Request.
 * @return \WP_REST_Response
 */
function point_rest_link_to_site( $response, $post, $request ) {
	if ( 'edit' !== $request['context'] || empty( $response->data['link'] ) || ! current_user_can( 'edit_post', $post->ID ) ) {
		return $response;
	}
	$address = 'publish' === $post->post_status ? public_address( $post ) : preview_address( $post );
	if ( '' !== $address ) {
		$response->data['link'] = $address;
	}
	return $response;
}

add_filter( 'post_link', __NAMESPACE__ . '\\point_admin_link_to_site', 99, 3 );
add_filter( 'post_type_link', __NAMESPACE__ . '\\point_admin_link_to_site', 99, 3 );

/**
 * Makes "View post" on admin screens link to the site. The permalink editor requests a template of the URL
 * ($leavename), which is not changed.
 *
 * @param string   $link      URL on this WordPress.
 * @param \WP_Post $post      Post.
 * @param bool     $leavename Whether a template is requested.
 * @return string
 */
function point_admin_link_to_site( $link, $post, $leavename ) {
	$address = is_admin() && ! wp_doing_ajax() && ! $leavename ? public_address( $post ) : '';
	return '' === $address ? $link : $address;
}
