<?php
/**
 * The address of a film on YouTube or Vimeo.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The page of a film at its host, from any address that YouTube or Vimeo gives, or from a YouTube id.
 *
 * @param string $text Typed text.
 * @return string Empty when it is no such address.
 */
function parse_film_address( $text ) {
	$id = parse_youtube_id( $text );
	if ( '' !== $id ) {
		return "https://www.youtube.com/watch?v=$id";
	}
	$vimeo = '/^(?:https?:)?(?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/|channels\/\w+\/)?(\d{4,12})(?:\/([0-9a-f]{6,16}))?\/?(?:[?#]|$)/i';
	if ( ! preg_match( $vimeo, trim( $text ), $found ) ) {
		return '';
	}
	return "https://vimeo.com/$found[1]" . ( isset( $found[2] ) ? "/$found[2]" : '' );
}

/**
 * The length of a film in seconds, from 3:43 or 1:02:10.
 *
 * @param string $text Stored text.
 * @return int|null Null when it is no length.
 */
function parse_length( $text ) {
	if ( ! preg_match( '/^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/', trim( $text ), $parts ) ) {
		return null;
	}
	$seconds = 3600 * (int) $parts[1] + 60 * (int) $parts[2] + (int) $parts[3];
	return $seconds > 0 && ( '' === $parts[1] || $parts[2] < 60 ) ? $seconds : null;
}
