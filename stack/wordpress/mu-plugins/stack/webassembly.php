<?php
// PHP in WebAssembly sends a request only while it waits for the response, and is slow. So a save waits longer for the
// response of the site.

if ( 'Emscripten' === php_uname( 's' ) ) {
	add_filter(
		'headless_companion_short_timeout',
		static function () {
			return 0.6;
		}
	);
}
