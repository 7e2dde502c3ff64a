<?php
function demo_seed_settings() {
	demo_seed_once( 'settings', 'demo_seed_set_options' );
	demo_seed_once( 'defaults', 'demo_seed_remove_defaults' );
}

function demo_seed_set_options() {
	$site = demo_seed_json( 'site.json' );
	update_option( 'blogname', $site['title'] );
	update_option( 'blogdescription', $site['tagline'] );
	update_option( 'timezone_string', $site['timezone'] );
	update_option( 'start_of_week', 1 );
	update_option( 'default_comment_status', 'closed' );
	update_option( 'default_ping_status', 'closed' );
	update_option( 'default_pingback_flag', '' );
	demo_seed_set_permalinks( $site['permalinks'] );
	return 1;
}

function demo_seed_set_permalinks( $structure ) {
	global $wp_rewrite;
	$wp_rewrite->set_permalink_structure( $structure );
	flush_rewrite_rules( false );
}

/** Deletes the content of every new installation: a first post with its comment, a sample page and a privacy draft. */
function demo_seed_remove_defaults() {
	foreach ( array( 'hello-world' => 'post', 'sample-page' => 'page', 'privacy-policy' => 'page' ) as $slug => $type ) {
		$found = get_posts(
			array(
				'name'        => $slug,
				'post_type'   => $type,
				'post_status' => 'any',
			)
		);
		foreach ( $found as $post ) {
			wp_delete_post( $post->ID, true );
		}
	}
	return 1;
}
