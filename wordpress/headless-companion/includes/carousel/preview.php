<?php
/**
 * The previews in the form of a slide: two iframes of the live preview of the website, one for each language. They show
 * the slide while an editor fills in the form.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** A field in the heartbeat of WordPress. The browser requests a new key with it, and the response contains the key. */
const SLIDE_KEY_FIELD = 'headless_slide_key';

add_filter( 'heartbeat_received', __NAMESPACE__ . '\\add_slide_key', 10, 2 );

/**
 * Prints the elements in which slide-form.js renders the iframes.
 *
 * @param array<string, mixed> $slide     Values.
 * @param bool                 $is_german Whether the table has German columns.
 */
function print_slide_previews( $slide, $is_german ) {
	$key = live_key( 0, time() );
	printf( '<section class="headless-slide-previews hide-if-no-js" aria-label="%s"', esc_attr__( 'Preview', 'headless-companion' ) );
	printf( ' data-headless-key="%s" data-headless-created="%s">', esc_attr( $key ), esc_attr( (string) $slide['created_at'] ) );
	if ( '' === $key || '' === headless_companion_site_url() ) {
		printf( '<p>%s</p></section>', esc_html__( 'WordPress is not connected with the website.', 'headless-companion' ) );
		return;
	}
	print_slide_preview( 'en', __( 'On the English page', 'headless-companion' ) );
	if ( $is_german ) {
		print_slide_preview( 'de', __( 'On the German page', 'headless-companion' ) );
	}
	echo '<p role="status"></p></section>';
}

/**
 * Prints the element for one iframe.
 *
 * @param string $language en or de.
 * @param string $label    Description.
 */
function print_slide_preview( $language, $label ) {
	printf( '<figure><figcaption>%s</figcaption><div data-headless-preview="%s"></div></figure>', esc_html( $label ), esc_attr( $language ) );
}

/**
 * Adds a new key for the iframes to the heartbeat of WordPress, because a form may be open for longer than a key is
 * valid.
 *
 * @param array<string, mixed> $response Response.
 * @param array<string, mixed> $data     What the browser sends.
 * @return array<string, mixed>
 */
function add_slide_key( $response, $data ) {
	if ( isset( $data[ SLIDE_KEY_FIELD ] ) && current_user_can( CAROUSEL_CAPABILITY ) ) {
		$response[ SLIDE_KEY_FIELD ] = live_key( 0, time() );
	}
	return $response;
}
