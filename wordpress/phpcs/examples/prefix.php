<?php

defined( 'ABSPATH' ) || exit;

define( 'HEADLESS_THING', 1 ); // error

function headless_companion_thing() {
	apply_filters( 'headless_companion_thing', 1 );
	apply_filters( 'the_title', 'x' );
	set_transient( 'headless_companion_thing', 1 );
	wp_enqueue_script( 'headless-companion-thing' );
}

function get_thing( $id ) { // error
	apply_filters( 'thing', 1 ); // error
	do_action( "save_$id" ); // error
	update_option( 'thing', 1 ); // error
	set_transient( 'headless_thing', 1 ); // error
	wp_enqueue_style( 'editor', '' ); // error
	wp_schedule_single_event( 1, 'deliver' ); // error
	register_setting( 'page', 'thing' ); // error
}
