<?php
/**
 * The address of a film on YouTube or Vimeo.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The page of a film at its host, from any address that YouTube or Vimeo gives, or from a YouTube id. The website reads
 * the same addresses (lib/media/embed-providers); wordpress/contract/films.json has examples for both. A playlist, a channel
 * or a live stream is no film.
 *
 * @param string $text Typed text.
 * @return string Empty when it is no such address.
 */
function parse_film_address( $text ) {
	$id = parse_youtube_id( $text );
	if ( '' !== $id ) {
		return "https://www.youtube.com/watch?v=$id";
	}
	$before = 'video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/|ondemand\/[\w-]+\/';
	$hash   = '[0-9a-f]{6,16}';
	$vimeo  = "/^(?:https?:)?(?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:$before)?(\d{4,12})(?:\/($hash))?\/?(?:\?(?:[^#]*&)?h=($hash)(?:[&#]|$)|[?#]|$)/i";
	if ( ! preg_match( $vimeo, trim( $text ), $found ) ) {
		return '';
	}
	// A film that only those find who have its address has a hash.
	$hashes = array_filter( array_slice( $found, 2 ), 'strlen' );
	return "https://vimeo.com/$found[1]" . ( $hashes ? '/' . reset( $hashes ) : '' );
}

/**
 * The id of a film, from any address YouTube gives or from itself.
 *
 * @param string $text Stored text.
 * @return string Eleven characters; empty when there is none.
 */
function parse_youtube_id( $text ) {
	// The two words stand where an id does, and are as long as one.
	$id   = '((?!videoseries|live_stream)[\w-]{11})';
	$host = '(?:https?:)?(?:\/\/)?(?:www\.|m\.|music\.|gaming\.)?';
	$ways = array(
		"/^$id$/",
		"/^{$host}youtu\.be\/$id(?:[?&#\/]|$)/i",
		"/^{$host}youtube(?:-nocookie|education)?\.com\/(?:embed|e|v|vi|shorts|live|watch)\/$id(?:[?&#\/]|$)/i",
		"/^{$host}youtube(?:-nocookie|education)?\.com\/watch\/?\?(?:[^#]*&)?v=$id(?:[&#]|$)/i",
	);
	foreach ( $ways as $way ) {
		if ( preg_match( $way, trim( $text ), $found ) ) {
			return $found[1];
		}
	}
	return '';
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
