<?php
// Simulates that `seconds` seconds have passed. Everything that is scheduled becomes due earlier by this time: WP-Cron
// events, such as a webhook that is to be sent again, and posts.

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
