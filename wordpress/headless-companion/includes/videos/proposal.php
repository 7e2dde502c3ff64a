<?php
/**
 * Proposes the title, author and still picture of a video, which its host provides (https://oembed.com). The host gets
 * a request only after an editor has entered a URL.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_video_proposal' );

/**
 * Adds GET /wp/v2/headless-video-proposal, for users who write videos.
 */
function register_video_proposal() {
	if ( ! is_content_type( 'video' ) ) {
		return;
	}
	register_rest_route(
		'wp/v2',
		'/headless-video-proposal',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\respond_with_video_proposal',
				'permission_callback' => __NAMESPACE__ . '\\may_write_videos',
				'args'                => array( 'address' => film_address_argument() ),
			),
			'schema' => __NAMESPACE__ . '\\video_proposal_schema',
		)
	);
}

/**
 * The parameter with the URL of a video.
 *
 * @return array<string, mixed>
 */
function film_address_argument() {
	return array(
		'type'              => 'string',
		'required'          => true,
		'description'       => __( 'Address of a film on YouTube or Vimeo.', 'headless-companion' ),
		'validate_callback' => static function ( $text ) {
			return is_string( $text ) && '' !== parse_film_address( $text )
				? true
				: new \WP_Error( 'rest_invalid_param', error_in_value( is_string( $text ) && '' !== $text ? $text : '?', 'film' ), array( 'status' => 400 ) );
		},
		'sanitize_callback' => __NAMESPACE__ . '\\parse_film_address',
	);
}

/**
 * Whether the current user may write videos.
 *
 * @return bool
 */
function may_write_videos() {
	$type = get_post_type_object( 'video' );
	return $type && current_user_can( $type->cap->edit_posts );
}

/**
 * The schema of a proposal.
 *
 * @return array<string, mixed>
 */
function video_proposal_schema() {
	return object_schema( 'headless-video-proposal', array_fill_keys( array( 'title', 'author', 'host', 'still' ), property_schema( 'string' ) ) );
}

/**
 * Returns the data from the host of the video.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function respond_with_video_proposal( $request ) {
	$proposal = propose_video( $request['address'] );
	return is_wp_error( $proposal ) ? $proposal : rest_ensure_response( $proposal );
}

/**
 * Requests the data of a video from its host.
 *
 * @param string $address URL of the page of the video, as returned by parse_film_address().
 * @return array{title: string, author: string, host: string, still: string}|\WP_Error Plain texts. A text that the host
 *                                                                                does not provide is empty.
 */
function propose_video( $address ) {
	$data = _wp_oembed_get_object()->get_data( $address, array( 'discover' => false ) );
	if ( ! is_object( $data ) ) {
		return new \WP_Error(
			'rest_film_not_found',
			__( 'The host of the film says nothing about it. Is the address right, and may everybody watch the film?', 'headless-companion' ),
			array( 'status' => 404 )
		);
	}
	$text = static function ( $name ) use ( $data ) {
		return isset( $data->$name ) && is_string( $data->$name ) ? sanitize_line( plain_text( $data->$name ) ) : '';
	};
	return array(
		'title'  => $text( 'title' ),
		'author' => $text( 'author_name' ),
		'host'   => $text( 'provider_name' ),
		'still'  => parse_web_address( $text( 'thumbnail_url' ) ),
	);
}
