<?php
// Responds to requests to YouTube and Vimeo, because this WordPress reaches no other host. The responses are what these
// hosts would send for the videos of the seed.

add_filter( 'pre_http_request', 'stack_respond_for_film_hosts', 10, 3 );

/** @return array|false The response to a request to one of these hosts. Unchanged for every other request. */
function stack_respond_for_film_hosts( $response, $arguments, $url ) {
	$host = (string) wp_parse_url( $url, PHP_URL_HOST );
	if ( preg_match( '/^(www\.youtube\.com|vimeo\.com)$/', $host ) && false !== strpos( $url, 'oembed' ) ) {
		wp_parse_str( (string) wp_parse_url( $url, PHP_URL_QUERY ), $query );
		$film = stack_read_seed( 'embeds.json' )[ $query['url'] ?? '' ] ?? null;
		return stack_http_response( $film ? wp_json_encode( stack_oembed( $film, $query['url'] ) ) : null );
	}
	if ( preg_match( '/^i\.(ytimg|vimeocdn)\.com$/', $host ) ) {
		return stack_http_response( stack_still( $url ), $arguments['filename'] ?? null );
	}
	return $response;
}

function stack_oembed( array $film, $address ) {
	$is_youtube = false !== strpos( $address, 'youtube' );
	return array(
		'version'       => '1.0',
		'type'          => 'video',
		'title'         => $film['title'],
		'author_name'   => $film['author'] ?? '',
		'provider_name' => $is_youtube ? 'YouTube' : 'Vimeo',
		'thumbnail_url' => $is_youtube
			? 'https://i.ytimg.com/vi/' . substr( strrchr( $address, '=' ), 1 ) . '/hqdefault.jpg'
			: 'https://i.vimeocdn.com/video' . strrchr( $address, '/' ) . '.jpg',
		'html'          => '',
	);
}

/** The preview picture of a video: a picture of the seed, always the same one for the same video. */
function stack_still( $url ) {
	$pictures = glob( STACK_SEED_DIR . '/images/videos/*.webp' );
	$number   = hexdec( substr( md5( preg_replace( '#/[^/]*$#', '', $url ) ), 0, 6 ) );
	return $pictures ? file_get_contents( $pictures[ $number % count( $pictures ) ] ) : null;
}

function stack_http_response( $body, $filename = null ) {
	if ( null !== $body && $filename ) {
		file_put_contents( $filename, $body );
	}
	return array(
		'headers'  => array(),
		'cookies'  => array(),
		'filename' => $filename,
		'body'     => $filename ? '' : (string) $body,
		'response' => array(
			'code'    => null === $body ? 404 : 200,
			'message' => null === $body ? 'Not Found' : 'OK',
		),
	);
}

function stack_read_seed( $name ) {
	return json_decode( file_get_contents( STACK_SEED_DIR . "/$name" ), true );
}
