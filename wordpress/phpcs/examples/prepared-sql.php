<?php

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

function ask_well( $id, $names ) {
	global $wpdb;
	$wpdb->get_var( $wpdb->prepare( "SELECT post_title FROM {$wpdb->posts} WHERE ID = %d", $id ) );
	$wpdb->get_col( "SELECT ID FROM $wpdb->posts" );
	$wpdb->get_col( $wpdb->prepare( 'SELECT ID FROM %i WHERE post_name IN (' . placeholders( $names ) . ')', array_merge( array( $wpdb->posts ), $names ) ) );
}

function placeholders( $names ) {
	return implode( ', ', $names ); // error
}

function ask_badly( $id, $table ) {
	global $wpdb;
	$wpdb->get_var( "SELECT post_title FROM {$wpdb->posts} WHERE ID = $id" ); // error
	$wpdb->query( 'DELETE FROM ' . $table ); // error
	$wpdb->get_row( $wpdb->prepare( "SELECT * FROM $table WHERE ID = %d", $id ) ); // error
	$sql = 'SELECT * FROM x WHERE id = ' . $id;
	$wpdb->get_results( $sql ); // error
	$wpdb->query( sprintf( 'DELETE FROM x WHERE id = %s', $id ) ); // error
}
