<?php
/**
 * POST /wp/v2/headless-check: the state of this WordPress, for callers with the webhook's secret.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const CHECK_HEADER = 'X-Headless-Check';

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_check_route' );

/**
 * Adds the route. Only a request with a valid signature is allowed. All others get the same response, whatever is wrong
 * with them, except malformed JSON, which gets WordPress's own 400.
 */
function register_check_route() {
	register_rest_route(
		'wp/v2',
		'/headless-check',
		array(
			array(
				'methods'             => 'POST',
				'callback'            => __NAMESPACE__ . '\\respond_to_check',
				'permission_callback' => __NAMESPACE__ . '\\may_check',
				'show_in_index'       => false,
			),
			'schema' => __NAMESPACE__ . '\\check_schema',
		)
	);
}

/**
 * The schema of the response.
 *
 * @return array<string, mixed>
 */
function check_schema() {
	$text    = property_schema( 'string' );
	$number  = property_schema( 'integer' );
	$seconds = property_schema( array( 'integer', 'null' ), 'Seconds.' );
	return object_schema(
		'headless-check',
		array(
			'proof'      => property_schema( 'string', 'Shows that this WordPress has the secret.' ),
			'plugin'     => $text,
			'wordpress'  => $text,
			'php'        => $text,
			'time'       => property_schema( 'integer', 'Unix time.' ),
			'site'       => $text,
			'cron'       => part_schema(
				array(
					'seen'    => $seconds,
					'overdue' => $seconds,
				)
			),
			'deliveries' => part_schema(
				array(
					'waiting' => $number,
					'failed'  => $number,
				)
			),
		)
	);
}

/**
 * Whether the request has a signature that was made with one of the secrets of the webhook. `npm run doctor` signs it.
 *
 * @param \WP_REST_Request $request Request.
 * @return true|\WP_Error
 */
function may_check( $request ) {
	return '' !== secret_of_request( $request )
		? true
		: new \WP_Error( 'headless_check_refused', __( 'Not signed.', 'headless-companion' ), array( 'status' => 401 ) );
}

/**
 * The secret that signed a request.
 *
 * @param \WP_REST_Request $request Request.
 * @return string Empty if no secret did.
 */
function secret_of_request( $request ) {
	return secret_of_check( (string) $request->get_header( CHECK_HEADER ), (string) $request->get_body(), time() );
}

/**
 * Answers the request. `proof` shows the caller that this server has the secret too.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response
 */
function respond_to_check( $request ) {
	$proof    = check_signature( 'answer.' . $request->get_body(), secret_of_request( $request ) );
	$response = rest_ensure_response( array( 'proof' => $proof ) + check_report( time() ) );
	$response->header( 'Cache-Control', 'private, no-store' );
	return $response;
}
