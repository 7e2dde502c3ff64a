<?php
/**
 * Replaces {{site}}, {{post:key}}, {{date:event}} and {{id:name}}, {{url:name}}, {{alt:name}} of uploaded files and patterns.
 *
 * @param array  $words    Values by placeholder, as demo_seed_words() gathers them; by placeholder and language where they differ.
 * @param string $language Of the text: en or de.
 * @throws RuntimeException When a text names something that does not exist.
 */
function demo_seed_fill( $text, array $words, $key, $language = 'en' ) {
	return preg_replace_callback(
		'/\{\{([a-z]+(?::[a-z0-9-]+)?)\}\}/',
		function ( $found ) use ( $words, $key, $language ) {
			foreach ( array( "{$found[1]} $language", $found[1] ) as $name ) {
				if ( isset( $words[ $name ] ) ) {
					return $words[ $name ];
				}
			}
			throw new RuntimeException( "Seed: $key names {$found[0]}, which does not exist." );
		},
		$text
	);
}

function demo_seed_words( array $media, array $posts, $site ) {
	$words = array( 'site' => untrailingslashit( $site ) ) + demo_seed_written_days( demo_seed_json( 'events.json' ) );
	foreach ( $media as $name => $file ) {
		$words[ "id:$name" ]     = $file['id'];
		$words[ "url:$name" ]    = $file['url'];
		$words[ "alt:$name" ]    = esc_attr( $file['alt'] );
		$words[ "alt:$name de" ] = esc_attr( $file['altDe'] );
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

/** Computed and not looked up, because a text may name a post that is stored later. */
function demo_seed_permalink( array $post ) {
	return home_url( user_trailingslashit( gmdate( '/Y/m/', strtotime( $post['date'] . ' UTC' ) ) . sanitize_title_with_dashes( $post['slug'] ) ) );
}
