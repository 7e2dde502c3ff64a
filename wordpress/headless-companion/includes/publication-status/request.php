<?php
/**
 * Requests to the site about the state of its pages, and about links to missing pages. They are signed, because the
 * responses are for editors.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The timeout in seconds. Before the site responds, it requests its own pages, which takes six seconds at most. */
const SITE_REQUEST_TIMEOUT = 8;

/**
 * Sends a request to the site.
 *
 * @param string               $route Route of the site: item-status or link-status.
 * @param array<string, mixed> $facts Data of the request.
 * @return array{status: int, error: string, body: array<string, mixed>} Status 0 if there was no response.
 */
function request_site( $route, $facts ) {
	$body     = (string) wp_json_encode( $facts, JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
	$response = wp_remote_post(
		site_server_url() . '/api/' . $route,
		array(
			'timeout'     => SITE_REQUEST_TIMEOUT,
			'redirection' => 0,
			'user-agent'  => 'HeadlessCompanion/' . VERSION,
			'headers'     => array(
				'Content-Type'         => 'application/json',
				'X-Question-Signature' => site_request_signature( $route, $body, time() ),
			),
			'body'        => $body,
		)
	);
	$json     = is_wp_error( $response ) ? null : json_decode( wp_remote_retrieve_body( $response ), true );
	return array(
		'status' => is_wp_error( $response ) ? 0 : (int) wp_remote_retrieve_response_code( $response ),
		'error'  => is_wp_error( $response ) ? $response->get_error_message() : '',
		'body'   => is_array( $json ) ? $json : array(),
	);
}

/**
 * The header that signs a request. Its keys are derived for this purpose, so that a signature for the webhook or a
 * preview is not valid here.
 *
 * @param string $route Route of the site: item-status or link-status.
 * @param string $body  Raw body.
 * @param int    $time  Unix time.
 * @return string
 */
function site_request_signature( $route, $body, $time ) {
	$parts = array( "t=$time" );
	foreach ( signing_secrets() as $secret ) {
		$parts[] = 'v1=' . keyed_signature( "$time." . hash( 'sha256', $body ), $secret, "headless-$route-v1" );
	}
	return implode( ',', $parts );
}
