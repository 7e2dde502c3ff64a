<?php
/**
 * Replaces {{site}}, {{post:key}} and {{id:name}}, {{url:name}}, {{alt:name}} of uploaded files and patterns.
 *
 * @param array $words Values by placeholder, as demo_seed_words() gathers them.
 * @throws RuntimeException When a body names something that is not there.
 */
function demo_seed_fill( $text, array $words, $key ) {
	return preg_replace_callback(
		'/\{\{([a-z]+(?::[a-z0-9-]+)?)\}\}/',
		function ( $found ) use ( $words, $key ) {
			if ( ! isset( $words[ $found[1] ] ) ) {
				throw new RuntimeException( "Seed: $key names {$found[0]}, which does not exist." );
			}
			return $words[ $found[1] ];
		},
		$text
	);
}

function demo_seed_words( array $media, array $posts, $site ) {
	$words = array( 'site' => untrailingslashit( $site ) );
	foreach ( $media as $name => $file ) {
		$words[ "id:$name" ]  = $file['id'];
		$words[ "url:$name" ] = $file['url'];
		$words[ "alt:$name" ] = esc_attr( $file['alt'] );
	}
	foreach ( $posts as $key => $post ) {
		$words[ "post:$key" ] = demo_seed_permalink( $post );
	}
	foreach ( demo_seed_marks() as $mark => $id ) {
		if ( 0 === strpos( $mark, 'pattern_' ) ) {
			$words[ 'id:pattern-' . substr( $mark, strlen( 'pattern_' ) ) ] = $id;
		}
	}
	return $words;
}

/** Computed, not asked for: a body may name a post that is stored after it. */
function demo_seed_permalink( array $post ) {
	return home_url( user_trailingslashit( gmdate( '/Y/m/', strtotime( $post['date'] . ' UTC' ) ) . sanitize_title_with_dashes( $post['slug'] ) ) );
}
