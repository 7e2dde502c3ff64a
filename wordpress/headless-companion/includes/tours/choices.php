<?php
/**
 * The tours, which are defined by the website. WordPress requests their names, and saves them for the case that the
 * website does not respond later.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const TOURS_OPTION        = 'headless_companion_tours';
const TOURS_PATH          = '/api/tours';
// The time for which the saved tours are used before they are requested again, in seconds.
const TOURS_SECONDS       = 300;
// The timeout of the request. It is short, because an editor waits for the screen.
const TOURS_ASK_SECONDS   = 2;
// The pause after a failed request, in seconds. Before the first response, editors cannot choose a tour.
const TOURS_RETRY_SECONDS = 10;

/**
 * The tours that an editor may choose.
 *
 * @return array<string, string> Name by slug, in the order of the website; empty if it has never responded.
 */
function tour_choices() {
	$known = get_option( TOURS_OPTION );
	$known = is_array( $known ) ? $known : array( 'asked' => 0, 'tours' => array() );
	if ( time() - $known['asked'] < TOURS_SECONDS && time() >= $known['asked'] ) {
		return $known['tours'];
	}
	$tours = fetch_tours();
	$known = array(
		'asked' => $tours ? time() : time() - TOURS_SECONDS + TOURS_RETRY_SECONDS,
		'tours' => $tours ? $tours : $known['tours'],
	);
	update_option( TOURS_OPTION, $known, false );
	return $known['tours'];
}

/**
 * Requests the tours from the website.
 *
 * @return array<string, string> Name by slug; empty if it does not respond, or if the response contains no tours.
 */
function fetch_tours() {
	$site = site_server_url();
	if ( '' === $site ) {
		return array();
	}
	$response = wp_remote_get( $site . TOURS_PATH, array( 'timeout' => TOURS_ASK_SECONDS, 'limit_response_size' => 65536 ) );
	$list     = 200 === wp_remote_retrieve_response_code( $response ) ? json_decode( wp_remote_retrieve_body( $response ), true ) : null;
	$tours    = array();
	foreach ( is_array( $list ) ? $list : array() as $tour ) {
		if ( isset( $tour['slug'], $tour['name'] ) && is_string( $tour['slug'] ) && is_string( $tour['name'] ) && is_tour_slug( $tour['slug'] ) ) {
			$tours[ $tour['slug'] ] = sanitize_line( $tour['name'] );
		}
	}
	return $tours;
}

/**
 * Whether a text has the format of the slug of a tour.
 *
 * @param string $text Text.
 * @return bool
 */
function is_tour_slug( $text ) {
	return (bool) preg_match( '/^[a-z0-9]+(-[a-z0-9]+)*$/D', $text ) && strlen( $text ) <= 200;
}

/**
 * The name of a tour.
 *
 * @param string $slug Slug.
 * @return string The slug if no name is known.
 */
function tour_name( $slug ) {
	$tours = tour_choices();
	return isset( $tours[ $slug ] ) ? $tours[ $slug ] : $slug;
}
