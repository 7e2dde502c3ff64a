<?php
/** At every start, events that no editor has changed get new days, and so do the texts that name these days. */
function demo_seed_follow_day( array $words ) {
	$untouched = demo_seed_untouched();
	$marks     = demo_seed_marks();
	foreach ( demo_seed_json( 'events.json' ) as $event ) {
		$id = (int) $marks[ "event_{$event['slug']}" ];
		if ( isset( $untouched[ $id ] ) ) {
			demo_seed_update_meta( $id, demo_seed_event_days( $event ) );
		}
	}
	foreach ( demo_seed_documents( 'posts' ) as $key => $post ) {
		$id     = (int) $marks[ "post_$key" ];
		$german = demo_seed_german( $key, $words );
		if ( ! isset( $untouched[ $id ] ) || ! demo_seed_names_days( $key, $post ) ) {
			continue;
		}
		demo_seed_update_text( $id, demo_seed_fill( $post['body'], $words, "post $key" ) );
		demo_seed_update_meta( $id, $german );
	}
}

/**
 * @return array The posts and events that no editor has changed, by id. The seed stores the same time twice, as the
 *   date of publication and of the last change. A save in the editor changes the second one.
 */
function demo_seed_untouched() {
	$posts = array();
	foreach ( get_posts( array( 'post_type' => array( 'event', 'post' ), 'post_status' => array( 'publish', 'future' ), 'posts_per_page' => -1 ) ) as $post ) {
		if ( $post->post_modified === $post->post_date ) {
			$posts[ $post->ID ] = $post;
		}
	}
	return $posts;
}

function demo_seed_names_days( $key, array $post ) {
	$german = demo_seed_folder() . "/posts/$key.de.html";
	return false !== strpos( $post['body'], '{{date:' ) || ( file_exists( $german ) && false !== strpos( demo_seed_read( $german ), '{{date:' ) );
}

function demo_seed_update_meta( $id, array $meta ) {
	foreach ( $meta as $key => $value ) {
		if ( get_post_meta( $id, $key, true ) !== $value ) {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
	}
}

/** The time of modification stays the same. Otherwise the post would count as edited. */
function demo_seed_update_text( $id, $content ) {
	global $wpdb;
	if ( get_post( $id )->post_content !== $content ) {
		$wpdb->update( $wpdb->posts, array( 'post_content' => $content ), array( 'ID' => $id ) );
		clean_post_cache( $id );
	}
}
