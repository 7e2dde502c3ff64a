<?php
// Simulates that time has passed: everything that is scheduled (also posts), and every webhook that is to be sent
// again, becomes due earlier by the number of seconds in `seconds`.

global $wpdb;
// A run of WP-Cron writes the same list. Waits until no run is in progress.
for ( $attempts = 0; $attempts < 100 && get_transient( 'doing_cron' ); $attempts++ ) {
	usleep( 100000 );
	wp_cache_flush();
}
$seconds = max( 0, (int) $_GET['seconds'] );
$planned = array();
foreach ( _get_cron_array() as $time => $hooks ) {
	$planned[ $time - $seconds ] = $hooks + ( $planned[ $time - $seconds ] ?? array() );
}
_set_cron_array( $planned );
foreach ( get_posts( array( 'post_status' => 'future', 'post_type' => 'any', 'numberposts' => -1 ) ) as $post ) {
	$dates = array();
	foreach ( array( 'post_date', 'post_date_gmt' ) as $name ) {
		$dates[ $name ] = gmdate( 'Y-m-d H:i:s', strtotime( "{$post->$name} +0000" ) - $seconds );
	}
	$wpdb->update( $wpdb->posts, $dates, array( 'ID' => $post->ID ) );
}
