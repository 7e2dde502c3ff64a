<?php
/**
 * The average colour of each picture, which the site shows until the picture is loaded. It is saved in the metadata of
 * the attachment with the same keys that the plugin "Image Placeholders" of WordPress uses, so that either plugin may
 * set it.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_generate_attachment_metadata', __NAMESPACE__ . '\\add_picture_colour', 10, 2 );
add_filter( 'wp_content_img_tag', __NAMESPACE__ . '\\add_colour_attribute', 10, 3 );

/** The maximum size, in bytes, of a file that is decoded to find its colour. */
const MAX_DECODED_BYTES = 1000000;

/**
 * Adds the colour to the metadata of a new picture.
 *
 * @param mixed $metadata Metadata.
 * @param int   $id       Attachment.
 * @return mixed
 */
function add_picture_colour( $metadata, $id ) {
	if ( is_array( $metadata ) && ! isset( $metadata['dominant_color'] ) ) {
		$metadata['dominant_color'] = average_colour( $id, $metadata );
	}
	return $metadata;
}

/**
 * The colour of a picture. If the picture was uploaded before this plugin was active, the colour is computed and saved
 * at the first request.
 *
 * @param int                  $id       Attachment.
 * @param array<string, mixed> $metadata Its metadata.
 * @return string Six hexadecimal digits; '' for a transparent picture, or if PHP cannot read the file.
 */
function picture_colour( $id, $metadata ) {
	if ( ! isset( $metadata['dominant_color'] ) ) {
		$metadata = add_picture_colour( $metadata, $id );
		update_post_meta( $id, '_wp_attachment_metadata', wp_slash( $metadata ) );
	}
	$colour = empty( $metadata['has_transparency'] ) ? $metadata['dominant_color'] : '';
	return is_string( $colour ) && preg_match( '/^[\da-f]{6}$/i', $colour ) ? $colour : '';
}

/**
 * Adds an attribute with the colour to a picture in a text. The site reads this attribute.
 *
 * @param string $tag     The `img` element.
 * @param string $context Unused.
 * @param int    $id      Attachment, or 0.
 * @return string
 */
function add_colour_attribute( $tag, $context, $id ) {
	$metadata = $id && false === strpos( $tag, 'data-dominant-color' ) ? wp_get_attachment_metadata( $id ) : false;
	$colour   = is_array( $metadata ) ? picture_colour( $id, $metadata ) : '';
	return '' === $colour ? $tag : str_replace( '<img ', '<img data-dominant-color="' . esc_attr( $colour ) . '" ', $tag );
}

/**
 * The average colour of a picture, computed from its smallest file.
 *
 * @param int                  $id       Attachment.
 * @param array<string, mixed> $metadata Its metadata.
 * @return string Six hexadecimal digits; '' if the picture is transparent, or if its file cannot be decoded.
 */
function average_colour( $id, $metadata ) {
	$path = get_attached_file( $id );
	if ( $path && ! empty( $metadata['sizes']['thumbnail']['file'] ) ) {
		$path = dirname( $path ) . '/' . wp_basename( $metadata['sizes']['thumbnail']['file'] );
	}
	if ( ! $path || ! is_readable( $path ) || filesize( $path ) > MAX_DECODED_BYTES || ! function_exists( 'imagecreatefromstring' ) ) {
		return '';
	}
	// phpcs:ignore Generic.PHP.ForbiddenFunctions.FoundWithAlternative -- a local file.
	$bytes = (string) file_get_contents( $path );
	// phpcs:ignore Generic.PHP.NoSilencedErrors.Discouraged -- PHP warns about a file that it cannot read as a picture.
	$picture = @imagecreatefromstring( $bytes );
	if ( ! $picture ) {
		return '';
	}
	$pixel = imagecreatetruecolor( 1, 1 );
	imagealphablending( $pixel, false );
	imagecopyresampled( $pixel, $picture, 0, 0, 0, 0, 1, 1, imagesx( $picture ), imagesy( $picture ) );
	$colour = imagecolorsforindex( $pixel, (int) imagecolorat( $pixel, 0, 0 ) );
	return $colour['alpha'] ? '' : sprintf( '%02x%02x%02x', $colour['red'], $colour['green'], $colour['blue'] );
}
