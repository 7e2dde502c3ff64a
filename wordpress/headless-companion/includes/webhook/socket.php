<?php
/**
 * Bare sockets: for calls that must not keep anybody waiting.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

/**
 * Whether this PHP runs in WebAssembly (local demos and tests): everything takes longer there,
 * and sockets send only while PHP waits for something.
 *
 * @return bool
 */
function is_webassembly() {
	return 'Emscripten' === php_uname( 's' );
}

/**
 * Opens a connection to an address.
 *
 * @param string $url     Address.
 * @param float  $seconds How long to try.
 * @param array<string, mixed> $ssl TLS options.
 * @return resource|false
 */
function open_socket( $url, $seconds, $ssl = array() ) {
	$parts   = wp_parse_url( $url );
	$secure  = 'https' === $parts['scheme'];
	$port    = isset( $parts['port'] ) ? $parts['port'] : ( $secure ? 443 : 80 );
	$context = stream_context_create( array( 'ssl' => $ssl ) );
	$target  = ( $secure ? 'ssl' : 'tcp' ) . "://{$parts['host']}:$port";
	// phpcs:ignore WordPress.PHP.NoSilencedErrors -- a closed port is an outcome, not a fault.
	return @stream_socket_client( $target, $code, $message, $seconds, STREAM_CLIENT_CONNECT, $context );
}

/**
 * A POST as it goes over the wire.
 *
 * @param string                $url     Address.
 * @param array<string, string> $headers Headers.
 * @param string                $body    Body.
 * @return string
 */
function raw_request( $url, $headers, $body ) {
	$parts = wp_parse_url( $url );
	$path  = ( isset( $parts['path'] ) ? $parts['path'] : '/' ) . ( isset( $parts['query'] ) ? '?' . $parts['query'] : '' );
	$lines = array( "POST $path HTTP/1.1", 'Host: ' . $parts['host'] . ( isset( $parts['port'] ) ? ':' . $parts['port'] : '' ) );
	$headers += array(
		'User-Agent'     => 'HeadlessCompanion/' . VERSION,
		'Connection'     => 'close',
		'Content-Length' => strlen( $body ),
	);
	foreach ( $headers as $name => $value ) {
		$lines[] = "$name: $value";
	}
	return implode( "\r\n", $lines ) . "\r\n\r\n" . $body;
}
