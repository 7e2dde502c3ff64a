<?php
// The classic editor, as the plugin of that name shows it, for a browser that has a certain cookie.

add_filter(
	'use_block_editor_for_post',
	static function ( $use ) {
		return 'classic' === ( $_COOKIE['stack_editor'] ?? '' ) ? false : $use;
	}
);
