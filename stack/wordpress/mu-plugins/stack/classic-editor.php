<?php
// A browser with the cookie `stack_editor=classic` gets the classic editor, as on a site with the plugin Classic
// Editor.

add_filter(
	'use_block_editor_for_post',
	static function ( $use ) {
		return 'classic' === ( $_COOKIE['stack_editor'] ?? '' ) ? false : $use;
	}
);
