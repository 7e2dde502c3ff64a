<?php
// The packages contain no translations of WordPress itself, so nobody can choose German in their profile. A browser
// with the cookie `stack_locale` gets the plugin in the language of the cookie.

add_filter(
	'pre_determine_locale',
	static function ( $locale ) {
		$requested = isset( $_COOKIE['stack_locale'] ) ? (string) $_COOKIE['stack_locale'] : '';
		return preg_match( '/^de_[A-Z]{2}(_(in)?formal)?$/', $requested ) ? $requested : $locale;
	}
);
