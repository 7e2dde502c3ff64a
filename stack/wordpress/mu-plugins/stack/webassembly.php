<?php
// PHP in WebAssembly can send only while it waits, and everything takes longer there. So a save waits longer for the
// answer of the site.

if ( 'Emscripten' === php_uname( 's' ) ) {
	add_filter(
		'headless_companion_short_timeout',
		static function () {
			return 0.6;
		}
	);
}
