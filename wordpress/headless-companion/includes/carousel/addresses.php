<?php
/**
 * The rules for the URLs that the website accepts for the picture and the button of a slide. The website has the same
 * rules in lib/data/carousel-item.ts. wordpress/contract/carousel.json has examples, with which both sides are tested.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a URL belongs to the website or to this WordPress.
 *
 * @param string $url Absolute URL.
 * @return bool
 */
function is_own_address( $url ) {
	$host = host_of_address( $url );
	return '' !== $host && in_array( $host, array( host_of_address( setting( 'site_url' ) ), host_of_address( home_url() ), host_of_address( site_url() ) ), true );
}

/**
 * Whether a URL is in a public bucket of the Supabase project.
 *
 * @param string $url Absolute URL.
 * @return bool
 */
function is_stored_in_supabase( $url ) {
	return '' !== supabase_url() && 0 === strpos( $url, supabase_url() . '/storage/v1/object/public/' );
}

/**
 * The host of a URL, with its port, but without a `www.` at its start.
 *
 * @param string $url Absolute URL.
 * @return string Empty if the URL is not a valid http or https URL.
 */
function host_of_address( $url ) {
	$parts = wp_parse_url( $url );
	if ( ! is_array( $parts ) || ! is_site_address( $url ) ) {
		return '';
	}
	return preg_replace( '/^www\./', '', strtolower( $parts['host'] ) ) . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' );
}

/**
 * A URL in the form in which it is saved. A URL of the website or of this WordPress becomes a path, which stays valid
 * when the host name changes.
 *
 * @param string $typed URL that an editor entered.
 * @return string
 */
function stored_address( $typed ) {
	$typed = trim( $typed );
	if ( preg_match( '/^#./', $typed ) ) {
		return "/$typed";
	}
	if ( ! is_own_address( $typed ) ) {
		return $typed;
	}
	$parts = wp_parse_url( $typed );
	$path  = isset( $parts['path'] ) ? $parts['path'] : '/';
	$base  = (string) wp_parse_url( home_url(), PHP_URL_PATH );
	// If WordPress is installed in a folder, the URLs of the website do not contain this folder, but the URLs of files
	// do.
	if ( '' !== $base && host_of_address( $typed ) === host_of_address( home_url() ) && 0 === strpos( $path, "$base/" ) && ! is_uploaded_path( $path ) ) {
		$path = substr( $path, strlen( $base ) );
	}
	return $path . ( isset( $parts['query'] ) ? "?{$parts['query']}" : '' ) . ( isset( $parts['fragment'] ) ? "#{$parts['fragment']}" : '' );
}

/**
 * Whether a path is the path of a file in wp-content, which WordPress serves.
 *
 * @param string $path Path.
 * @return bool
 */
function is_uploaded_path( $path ) {
	return (bool) preg_match( '#^(/[^?\#]*)?/wp-content/#', $path );
}

/**
 * Checks the URL of a picture.
 *
 * @param string $address Result of stored_address().
 * @return string Message; empty when the website can show the picture.
 */
function error_in_picture_address( $address ) {
	if ( '' === $address ) {
		return __( 'Choose a picture.', 'headless-companion' );
	}
	$is_stored = is_stored_in_supabase( $address );
	if ( ! $is_stored && ! preg_match( '#^/(?!/)#', $address ) ) {
		return __( 'The website shows pictures of the Media Library and its own alone. Upload this one to the Media Library.', 'headless-companion' );
	}
	$path = (string) strtok( $address, '?#' );
	if ( ! preg_match( '/\.(jpe?g|jpe|jfif|png|gif|webp|avif|bmp)$/i', $path ) ) {
		return __( 'This is not a picture: the address must end with .jpg, .png, .gif, .webp or .avif.', 'headless-companion' );
	}
	if ( $is_stored ) {
		return '';
	}
	if ( ! is_uploaded_path( $path ) && ! preg_match( '#^/(images|api/media)/#', $path ) ) {
		return __( 'The website shows pictures of the Media Library and its own alone. Upload this one to the Media Library.', 'headless-companion' );
	}
	return is_missing_upload( $path ) ? __( 'This picture is no longer in the Media Library.', 'headless-companion' ) : '';
}

/**
 * Whether a path belongs to an upload of this WordPress whose file is missing. Files that are stored on other servers
 * are not checked.
 *
 * @param string $path Path without a query.
 * @return bool
 */
function is_missing_upload( $path ) {
	$uploads = wp_get_upload_dir();
	$base    = (string) wp_parse_url( $uploads['baseurl'], PHP_URL_PATH ) . '/';
	if ( 0 !== strpos( $path, $base ) || ! is_own_address( $uploads['baseurl'] ) || has_filter( 'wp_get_attachment_url' ) ) {
		return false;
	}
	$file = rawurldecode( substr( $path, strlen( $base ) ) );
	return 0 === validate_file( $file ) && ! file_exists( $uploads['basedir'] . '/' . $file );
}

/**
 * Checks the URL of a button.
 *
 * @param string $address Result of stored_address().
 * @return string Message; empty if the website accepts the URL.
 */
function error_in_button_address( $address ) {
	if ( '' === $address ) {
		return __( 'Where does the button lead?', 'headless-companion' );
	}
	if ( preg_match( '#^/(?![/\\\\])#', $address ) ) {
		$path = (string) strtok( $address, '?#' );
		if ( is_uploaded_path( $path ) && preg_match( '/\.\w+$/', $path ) ) {
			return '';
		}
		return preg_match( '#^/+(_next|wp-|xmlrpc|api/(?!press-kit/|media/))#i', $path ) || preg_match( '/[?&]attachment_id=/', $address )
			? __( 'The website has no page at this address.', 'headless-companion' ) : '';
	}
	if ( preg_match( '/^mailto:[^\s@?]+@\S+$/i', $address ) || ( preg_match( '~^https://[^\s/?#\\\\@]+([/?#]|$)~i', $address ) && is_site_address( $address ) ) ) {
		return '';
	}
	return __( 'This address must begin with https://, mailto: or, on the website itself, with a slash.', 'headless-companion' );
}

/**
 * Whether a URL contains a user name or a password, which browsers would send.
 *
 * @param string $url Absolute URL.
 * @return bool
 */
function has_login( $url ) {
	return null !== wp_parse_url( $url, PHP_URL_USER ) || null !== wp_parse_url( $url, PHP_URL_PASS );
}
