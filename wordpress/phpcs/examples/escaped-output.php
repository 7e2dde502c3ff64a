<?php

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

function print_well( $title, $count, $is_open ) {
	echo '<p>' . esc_html( $title ) . '</p>';
	printf( '<b class="%s">%d</b>', $is_open ? 'open' : esc_attr( $title ), (int) $count );
	$html = '';
	foreach ( array( 1, 2 ) as $each ) {
		$html .= sprintf( '<li>%s</li>', esc_html( $each ) );
	}
	echo $html;
	echo action_button( $title );
	wp_die( esc_html( $title ), '', array( 'response' => $count ) );
}

function action_button( $label ) {
	return sprintf( '<button>%s</button>', $label ); // error
}

function print_badly( $title, $is_open ) {
	echo $title; // error
	echo '<p>' . $title . '</p>'; // error
	echo "<p>$title</p>"; // error
	printf( '<b>%s</b>', get_the_title() ); // error
	echo $is_open ? esc_html( $title ) : $title; // error
	$html = esc_html( $title );
	$html .= $title;
	echo $html; // error
	wp_die( $title ); // error
	print __( 'Hello', 'headless-companion' ); // error
}
