<?php
/**
 * Saves the still picture of a video in the Media Library if an editor requests it.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const STILL_SECONDS   = 15;
const MAX_STILL_BYTES = 8 * MB_IN_BYTES;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_video_still' );

/**
 * Adds POST /wp/v2/headless-video-still.
 */
function register_video_still() {
	if ( ! is_content_type( 'video' ) ) {
		return;
	}
	register_rest_route(
		'wp/v2',
		'/headless-video-still',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\\respond_with_video_still',
				'permission_callback' => __NAMESPACE__ . '\\may_take_still',
				'args'                => array(
					'address' => film_address_argument(),
					'post'    => array(
						'type'        => 'integer',
						'required'    => true,
						'minimum'     => 1,
						'description' => __( 'The video that the picture is for.', 'headless-companion' ),
					),
				),
			),
			'schema' => __NAMESPACE__ . '\\video_still_schema',
		)
	);
}

/**
 * Whether the current user may add a picture to a video.
 *
 * @param \WP_REST_Request $request Request.
 * @return bool
 */
function may_take_still( $request ) {
	$id = (int) $request['post'];
	return 'video' === get_post_type( $id ) && current_user_can( 'edit_post', $id ) && current_user_can( 'upload_files' );
}

/**
 * The schema of the response.
 *
 * @return array<string, mixed>
 */
function video_still_schema() {
	return object_schema(
		'headless-video-still',
		array(
			'id'         => property_schema( 'integer' ),
			'source_url' => property_schema( 'string', '', array( 'format' => 'uri' ) ),
		)
	);
}

/**
 * Saves the picture in the Media Library, and returns its id. The video gets the picture only when the editor saves the
 * video.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function respond_with_video_still( $request ) {
	$proposal = propose_video( $request['address'] );
	if ( is_wp_error( $proposal ) ) {
		return $proposal;
	}
	$id = store_still( still_addresses( $request['address'], $proposal['still'] ), $proposal['title'], (int) $request['post'] );
	if ( is_wp_error( $id ) ) {
		return new \WP_Error( 'rest_still_not_stored', __( 'The picture could not be fetched. Choose one from the Media Library.', 'headless-companion' ), array( 'status' => 502 ) );
	}
	$response = rest_ensure_response(
		array(
			'id'         => $id,
			'source_url' => (string) wp_get_attachment_url( $id ),
		)
	);
	$response->set_status( 201 );
	return $response;
}

/**
 * Possible URLs of the picture, with the best one first. YouTube provides the URL of a small picture with black bars,
 * but most videos also have a large one.
 *
 * @param string $address URL of the page of the video.
 * @param string $named   URL of the picture that the host provides.
 * @return string[]
 */
function still_addresses( $address, $named ) {
	$id = parse_youtube_id( $address );
	return array_filter( array( '' === $id ? '' : "https://i.ytimg.com/vi/$id/maxresdefault.jpg", $named ), 'strlen' );
}

/**
 * Saves the first picture that can be downloaded.
 *
 * @param string[] $addresses URLs.
 * @param string   $title     Title of the video.
 * @param int      $video     Video that the picture is for.
 * @return int|\WP_Error Attachment.
 */
function store_still( $addresses, $title, $video ) {
	require_once ABSPATH . 'wp-admin/includes/file.php';
	require_once ABSPATH . 'wp-admin/includes/media.php';
	require_once ABSPATH . 'wp-admin/includes/image.php';
	$error = new \WP_Error( 'no_still' );
	foreach ( $addresses as $address ) {
		$path = fetch_still( $address );
		if ( is_wp_error( $path ) ) {
			$error = $path;
			continue;
		}
		$name = sanitize_file_name( '' === $title ? 'still' : $title ) . '.' . still_extension( $path );
		$id   = media_handle_sideload( array( 'name' => $name, 'tmp_name' => $path ), $video, $title );
		if ( ! is_wp_error( $id ) ) {
			return $id;
		}
		wp_delete_file( $path );
		$error = $id;
	}
	return $error;
}

/**
 * Downloads a picture. wp_safe_remote_get() requests only public hosts, not addresses of the local network.
 *
 * @param string $address URL.
 * @return string|\WP_Error Path of a temporary file with the picture.
 */
function fetch_still( $address ) {
	$path     = wp_tempnam( 'still' );
	$response = wp_safe_remote_get(
		$address,
		array(
			'timeout'             => STILL_SECONDS,
			'limit_response_size' => MAX_STILL_BYTES,
			'stream'              => true,
			'filename'            => $path,
		)
	);
	if ( ! is_wp_error( $response ) && 200 === wp_remote_retrieve_response_code( $response ) && '' !== still_extension( $path ) ) {
		return $path;
	}
	wp_delete_file( $path );
	return is_wp_error( $response ) ? $response : new \WP_Error( 'no_still' );
}

/**
 * The extension for the file of a picture, by its content.
 *
 * @param string $path File.
 * @return string Empty if it is no JPEG, PNG or WebP picture.
 */
function still_extension( $path ) {
	$extensions = array(
		'image/jpeg' => 'jpg',
		'image/png'  => 'png',
		'image/webp' => 'webp',
	);
	$type       = (string) wp_get_image_mime( $path );
	return isset( $extensions[ $type ] ) ? $extensions[ $type ] : '';
}
