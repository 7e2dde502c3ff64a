<?php
/**
 * The connection to the REST API of Supabase, with a secret key that only wp-config.php contains.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The timeout in seconds. It is short, because an editor waits for the response. */
const SUPABASE_TIMEOUT = 5;

const MAX_SUPABASE_BYTES = 4 * MB_IN_BYTES;

/**
 * The URL of the project.
 *
 * @return string Without a slash at its end; empty if wp-config.php has no valid URL.
 */
function supabase_url() {
	$url = defined( 'HEADLESS_SUPABASE_URL' ) ? trim( (string) HEADLESS_SUPABASE_URL ) : '';
	return is_site_address( $url ) ? untrailingslashit( $url ) : '';
}

/**
 * The secret key of the project. It is never printed.
 *
 * @return string Empty if there is none.
 */
function supabase_key() {
	return defined( 'HEADLESS_SUPABASE_SECRET_KEY' ) ? trim( (string) HEADLESS_SUPABASE_SECRET_KEY ) : '';
}

/**
 * Whether wp-config.php has the URL and the key of Supabase.
 *
 * @return bool
 */
function has_supabase() {
	return '' !== supabase_url() && '' !== supabase_key();
}

/**
 * Sends a request to the REST API of Supabase.
 *
 * @param string     $method GET, POST, PATCH or DELETE.
 * @param string     $path   Path after /rest/v1/: a table or rpc/function, with its query.
 * @param array|null $body   Sent as JSON.
 * @return mixed The decoded body of the response; null if it is empty. A \WP_Error if the request failed: its code is
 *               one of supabase_error_messages().
 */
function request_supabase( $method, $path, $body = null ) {
	if ( ! has_supabase() ) {
		return new \WP_Error( 'supabase_unset' );
	}
	$response = wp_remote_request(
		supabase_url() . '/rest/v1/' . $path,
		array(
			'method'              => $method,
			'timeout'             => SUPABASE_TIMEOUT,
			'redirection'         => 0,
			'limit_response_size' => MAX_SUPABASE_BYTES,
			'user-agent'          => 'HeadlessCompanion/' . VERSION,
			'headers'             => supabase_headers(),
			'body'                => null === $body ? null : wp_json_encode( (object) $body, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE ),
		)
	);
	if ( is_wp_error( $response ) ) {
		return new \WP_Error( 'supabase_unreachable' );
	}
	return supabase_response( (int) wp_remote_retrieve_response_code( $response ), json_decode( wp_remote_retrieve_body( $response ), true ) );
}

/**
 * The headers of a request. Keys of the older kind are tokens (JWT), which Supabase also requires in the header
 * Authorization.
 *
 * @return array<string, string>
 */
function supabase_headers() {
	$headers = array(
		'apikey'       => supabase_key(),
		'Content-Type' => 'application/json',
		'Accept'       => 'application/json',
		'Prefer'       => 'return=representation',
	);
	if ( 0 === strpos( supabase_key(), 'eyJ' ) ) {
		$headers['Authorization'] = 'Bearer ' . supabase_key();
	}
	return $headers;
}

/**
 * The result of a response.
 *
 * @param int   $status Status of the response.
 * @param mixed $body   Its decoded body.
 * @return mixed The body, or a \WP_Error. Supabase's message is left out, because it may quote visitors.
 */
function supabase_response( $status, $body ) {
	if ( $status >= 200 && $status < 300 ) {
		return $body;
	}
	$code = is_array( $body ) && isset( $body['code'] ) ? (string) $body['code'] : '';
	if ( in_array( $code, array( 'PGRST204', '42703' ), true ) ) {
		return new \WP_Error( 'supabase_lacks_column' );
	}
	if ( 404 === $status || in_array( $code, array( 'PGRST202', 'PGRST205', '42P01', '42883' ), true ) ) {
		return new \WP_Error( 'supabase_lacks_table' );
	}
	if ( in_array( $status, array( 401, 403 ), true ) ) {
		return new \WP_Error( 'supabase_refused' );
	}
	return new \WP_Error( 0 === strpos( $code, '23' ) || 0 === strpos( $code, '22' ) ? 'supabase_rejected' : 'supabase_failed' );
}
