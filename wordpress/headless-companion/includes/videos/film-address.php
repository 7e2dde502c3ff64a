<?php
/**
 * Parses the URL of a video on YouTube or Vimeo.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The URL of the page of a video, from any URL that YouTube or Vimeo provides, or from a YouTube id. The website
 * accepts the same URLs (lib/media/embed-providers). wordpress/contract/films.json has examples, with which both sides
 * are tested. The URL of a playlist, a channel or a live stream is not accepted.
 *
 * @param string $text Entered text.
 * @return string Empty if it is no such URL.
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
	// The URL of an unlisted video contains a hash.
	$hashes = array_filter( array_slice( $found, 2 ), 'strlen' );
	return "https://vimeo.com/$found[1]" . ( $hashes ? '/' . reset( $hashes ) : '' );
}

/**
 * The id of a video, from any URL that YouTube provides, or from the id itself.
 *
 * @param string $text Saved text.
 * @return string Eleven characters; empty if there is none.
 */
function parse_youtube_id( $text ) {
	// In some URLs, one of these two words is at the position of the id, and has the length of an id.
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
 * The length of a video in seconds, from a text such as 3:43 or 1:02:10.
 *
 * @param string $text Saved text.
 * @return int|null Null if it is no length.
 */
function parse_length( $text ) {
	if ( ! preg_match( '/^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/', trim( $text ), $parts ) ) {
		return null;
	}
	$seconds = 3600 * (int) $parts[1] + 60 * (int) $parts[2] + (int) $parts[3];
	return $seconds > 0 && ( '' === $parts[1] || $parts[2] < 60 ) ? $seconds : null;
}
