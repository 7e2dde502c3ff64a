<?php
// The packages contain no translations of WordPress itself, so nobody can choose German in their profile. A browser
// that has a certain cookie gets the plugin in that language.

add_filter(
	'pre_determine_locale',
	static function ( $locale ) {
		$asked = isset( $_COOKIE['stack_locale'] ) ? (string) $_COOKIE['stack_locale'] : '';
		return preg_match( '/^de_[A-Z]{2}(_(in)?formal)?$/', $asked ) ? $asked : $locale;
	}
);
