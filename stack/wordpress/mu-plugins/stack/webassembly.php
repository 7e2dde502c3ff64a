<?php
// PHP in WebAssembly is slow, and sends a request only while it waits for the response. So when a post is saved, the
// plugin waits longer for the response of the site to its webhook. In seconds.

if ( 'Emscripten' === php_uname( 's' ) ) {
	add_filter(
		'headless_companion_short_timeout',
		static function () {
			return 0.6;
		}
	);
}
