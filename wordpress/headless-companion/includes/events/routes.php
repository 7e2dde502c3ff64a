<?php
/**
 * GET /wp/v2/events, /events/{id} and /events/slug/{slug}.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_event_routes' );

/**
 * Adds the routes. They return only what the public site shows.
 */
function register_event_routes() {
	if ( ! is_content_type( 'event' ) ) {
		return;
	}
	$routes = array(
		'/events'                        => array( 'respond_with_events', event_list_arguments() ),
		'/events/(?P<id>[\d]+)'          => array( 'respond_with_event_by_id', array() ),
		'/events/slug/(?P<slug>[^/]+)/?' => array( 'respond_with_event_by_slug', array() ),
	);
	foreach ( $routes as $route => list( $callback, $arguments ) ) {
		register_rest_route(
			'wp/v2',
			$route,
			array(
				array(
					'methods'             => 'GET',
					'callback'            => __NAMESPACE__ . '\\' . $callback,
					'permission_callback' => '__return_true',
					'args'                => $arguments,
				),
				'schema' => __NAMESPACE__ . '\\event_schema',
			)
		);
	}
}

/**
 * The maximum number of events in a list without `per_page`. A list of upcoming events then has the next ones, and a
 * list of past events the most recent ones.
 */
const MAX_LISTED_EVENTS = 500;

/**
 * The parameters of a list.
 *
 * @return array<string, array<string, mixed>>
 */
function event_list_arguments() {
	return array(
		'type'     => array(
			'type' => 'string',
			'enum' => array( 'upcoming', 'past' ),
		),
		'per_page' => array(
			'type'    => 'integer',
			'minimum' => 1,
			'maximum' => 100,
		),
		'page'     => array(
			'type'    => 'integer',
			'minimum' => 1,
			'default' => 1,
		),
	);
}

/**
 * Returns a list of events.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response
 */
function respond_with_events( $request ) {
	$events = list_events( (string) $request['type'], time() );
	$total  = count( $events );
	$size   = $request['per_page'] ? (int) $request['per_page'] : MAX_LISTED_EVENTS;
	$shown  = array_slice( $events, ( $request['page'] - 1 ) * $size, $size );
	update_post_thumbnail_cache( (object) array( 'posts' => $shown, 'thumbnails_cached' => false ) ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short enough for one line.

	$response = rest_ensure_response(
		array_map(
			static function ( $event ) use ( $request ) {
				return event_with_links( $event, $request );
			},
			$shown
		)
	);
	$response->header( 'X-WP-Total', (string) $total );
	$response->header( 'X-WP-TotalPages', (string) ceil( $total / $size ) );
	return $response;
}

/**
 * Returns the event with an id.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function respond_with_event_by_id( $request ) {
	return respond_with_event( find_event( array( 'p' => (int) $request['id'] ) ), $request );
}

/**
 * Returns the event with a slug.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function respond_with_event_by_slug( $request ) {
	return respond_with_event( find_event( array( 'post_name__in' => array_map( 'sanitize_title_for_query', stored_forms_of_slug( (string) $request['slug'] ) ) ) ), $request );
}

/**
 * The response with an event, or an error if there is none.
 *
 * @param \WP_Post|null    $event   Event.
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function respond_with_event( $event, $request ) {
	if ( ! $event ) {
		return new \WP_Error( 'rest_event_not_found', __( 'There is no such event.', 'headless-companion' ), array( 'status' => 404 ) );
	}
	$response = rest_ensure_response( event_record( $event, $request ) );
	$response->add_links( event_links( $event ) );
	return $response;
}

/**
 * An item of a list, with the links that `_embed` follows.
 *
 * @param \WP_Post         $event   Event.
 * @param \WP_REST_Request $request Request.
 * @return array<string, mixed>
 */
function event_with_links( $event, $request ) {
	$response = new \WP_REST_Response( event_record( $event, $request ) );
	$response->add_links( event_links( $event ) );
	return $response->get_data() + array( '_links' => rest_get_server()->get_compact_response_links( $response ) );
}

/**
 * The links of an event.
 *
 * @param \WP_Post $event Event.
 * @return array<string, array<int, array<string, mixed>>>
 */
function event_links( $event ) {
	$links = array( 'self' => array( array( 'href' => rest_url( "wp/v2/events/$event->ID" ) ) ) );
	$image = get_post_thumbnail_id( $event );
	if ( $image ) {
		$links['https://api.w.org/featuredmedia'] = array(
			array(
				'embeddable' => true,
				'href'       => rest_url( "wp/v2/media/$image" ),
			),
		);
	}
	return $links;
}
