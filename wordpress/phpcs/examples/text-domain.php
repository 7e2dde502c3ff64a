<?php

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

function say_well( $count ) {
	__( 'Hello', 'headless-companion' );
	/* translators: %d: number of posts. */
	sprintf( _n( '%d post', '%d posts', $count, 'headless-companion' ), $count );
	esc_html_x( 'Post', 'noun', 'headless-companion' );
}

function say_badly( $count, $text ) {
	__( 'Hello' ); // error
	__( 'Hello', 'default' ); // error
	__( $text, 'headless-companion' ); // error
	_n( 'a post', "$count posts", $count, 'headless-companion' ); // error

	sprintf( __( 'Hello %s', 'headless-companion' ), $text ); // error
}
