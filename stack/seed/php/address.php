<?php
/** Texts contain absolute URLs. When the stack starts on other ports, the URLs are replaced. */
function demo_seed_follow_address( $site ) {
	$addresses = array(
		'home' => home_url(),
		'site' => untrailingslashit( $site ),
	);
	foreach ( $addresses as $mark => $address ) {
		$before = demo_seed_once(
			"address_$mark",
			function () use ( $address ) {
				return $address;
			}
		);
		if ( $before !== $address ) {
			demo_seed_together( 'demo_seed_move', $mark, $before, $address );
		}
	}
}

function demo_seed_move( $mark, $before, $after ) {
	global $wpdb;
	$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->posts} SET post_content = REPLACE(post_content, %s, %s)", "$before/", "$after/" ) );
	$wpdb->query( $wpdb->prepare( "UPDATE {$wpdb->postmeta} SET meta_value = REPLACE(meta_value, %s, %s) WHERE meta_key = '_headless_de_content'", "$before/", "$after/" ) );
	update_option( "demo_seed_address_$mark", $after, false );
	$marks                    = &demo_seed_marks();
	$marks[ "address_$mark" ] = $after;
}
