<?php
/**
 * GET /wp/v2/headless-search: published content of all types that contains all words in one of the languages.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const SEARCH_PAGE_SIZE = 20;

/**
 * The maximum number of searches in a minute from one IP address. The website allows fewer for all its visitors
 * together.
 */
const SEARCHES_PER_MINUTE = 1200;

add_action( 'rest_api_init', __NAMESPACE__ . '\\register_search_route' );

/**
 * Adds the route. It returns only what the public site shows.
 */
function register_search_route() {
	register_rest_route(
		'wp/v2',
		'/headless-search',
		array(
			array(
				'methods'             => 'GET',
				'callback'            => __NAMESPACE__ . '\\respond_with_search_results',
				'permission_callback' => '__return_true',
				'args'                => search_arguments(),
			),
			'schema' => __NAMESPACE__ . '\\search_schema',
		)
	);
}

/**
 * The parameters of a search.
 *
 * @return array<string, array<string, mixed>>
 */
function search_arguments() {
	return array(
		'q'        => array(
			'description'       => __( 'What to search for.', 'headless-companion' ),
			'type'              => 'string',
			'required'          => true,
			'validate_callback' => __NAMESPACE__ . '\\check_search_text',
			'sanitize_callback' => __NAMESPACE__ . '\\clean_search_text',
		),
		'language' => array(
			'description' => __( 'Language of the page that shows the results.', 'headless-companion' ),
			'type'        => 'string',
			'enum'        => array( 'en', 'de' ),
			'default'     => 'en',
		),
		'page'     => array(
			'description' => __( 'Page of the results.', 'headless-companion' ),
			'type'        => 'integer',
			'minimum'     => 1,
			'default'     => 1,
		),
	);
}

/**
 * Whether a search for a text is allowed: 1 to 100 characters, without white space at the start and the end.
 *
 * @param mixed $text Given text.
 * @return true|\WP_Error
 */
function check_search_text( $text ) {
	$length = is_string( $text ) && strlen( $text ) <= 1000 ? mb_strlen( clean_search_text( $text ), 'UTF-8' ) : 0;
	return $length >= 1 && $length <= 100 && words_of( clean_search_text( $text ) )
		? true
		: new \WP_Error( 'rest_invalid_param', __( 'Search for 1 to 100 characters.', 'headless-companion' ), array( 'status' => 400 ) );
}

/**
 * The text without control characters, repeated white space and invalid UTF-8.
 *
 * @param mixed $text Given text.
 * @return string
 */
function clean_search_text( $text ) {
	return trim( (string) preg_replace( '/[\p{Cc}\s]+/u', ' ', wp_check_invalid_utf8( (string) $text ) ) );
}

/**
 * Returns a page of results.
 *
 * @param \WP_REST_Request $request Request.
 * @return \WP_REST_Response|\WP_Error
 */
function respond_with_search_results( $request ) {
	$refusal = refuse_if_too_many( 'search', SEARCHES_PER_MINUTE );
	if ( $refusal ) {
		return $refusal;
	}
	$words = words_of( $request['q'] );
	$hits  = rank_hits( search_candidates( $words ), $words, $request['q'] );
	$shown = array_slice( $hits, ( $request['page'] - 1 ) * SEARCH_PAGE_SIZE, SEARCH_PAGE_SIZE );

	$response = rest_ensure_response(
		array_map(
			static function ( $hit ) use ( $words, $request ) {
				return search_result( $hit['id'], $words, $request['language'] );
			},
			$shown
		)
	);
	$response->header( 'X-WP-Total', (string) count( $hits ) );
	$response->header( 'X-WP-TotalPages', (string) ceil( count( $hits ) / SEARCH_PAGE_SIZE ) );
	return $response;
}

/**
 * A result.
 *
 * @param int      $id       Post.
 * @param string[] $words    Words.
 * @param string   $language Language of the page that shows the result.
 * @return array<string, mixed>
 */
function search_result( $id, $words, $language ) {
	$post   = get_post( $id );
	$texts  = searched_texts( $post );
	$day    = day_of_item( $post );
	$german = isset( $texts['de'] ) ? array( 'title' => array( 'rendered' => apply_filters( 'the_title', $texts['de']['title'], $id ) ) ) : null;
	return array(
		'id'              => $id,
		'type'            => $post->post_type,
		'slug'            => $post->post_name,
		'date'            => mysql_to_rfc3339( $post->post_date ),
		'day'             => '' === $day ? null : $day,
		'title'           => array( 'rendered' => get_the_title( $post ) ),
		'translations'    => array( 'de' => $german ),
		'excerpt'         => passage_of( $texts, $words, $language ),
		'playable_tracks' => count_playable_tracks( $id ),
	);
}

/**
 * The day that visitors connect with an item: the first day of an event, the release date of a video or release.
 *
 * @param \WP_Post $post Post.
 * @return string YYYY-MM-DD. Empty for a post, and when the day is not known.
 */
function day_of_item( $post ) {
	$fields = array(
		'event' => 'start_date',
		'video' => 'release_date',
		'music' => 'release_date',
	);
	$field  = isset( $fields[ $post->post_type ] ) ? $fields[ $post->post_type ] : '';
	return '' === $field ? '' : parse_day( stored_field( $post->ID, $field ) );
}
