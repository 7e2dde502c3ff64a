<?php
function demo_seed_folder() {
	return dirname( __DIR__ );
}

/** @throws RuntimeException When the file is missing or not JSON. */
function demo_seed_json( $name ) {
	return demo_seed_decode( demo_seed_read( demo_seed_folder() . '/' . $name ), $name );
}

function demo_seed_decode( $text, $name ) {
	$value = json_decode( $text, true );
	if ( ! is_array( $value ) ) {
		throw new RuntimeException( "Seed: $name is not valid JSON (" . json_last_error_msg() . ').' );
	}
	return $value;
}

function demo_seed_read( $path ) {
	if ( ! is_readable( $path ) ) {
		throw new RuntimeException( 'Seed: ' . demo_seed_short( $path ) . ' is missing.' );
	}
	return file_get_contents( $path );
}

function demo_seed_short( $path ) {
	return ltrim( str_replace( demo_seed_folder(), '', $path ), '/' );
}

/** Reads a file of JSON between two "---" lines, and a body after them. Returns the fields of the JSON, and "body". */
function demo_seed_document( $path ) {
	$name  = demo_seed_short( $path );
	$parts = preg_split( '/^---\R/m', demo_seed_read( $path ), 3 );
	if ( 3 !== count( $parts ) ) {
		throw new RuntimeException( "Seed: $name has no front matter between two --- lines." );
	}
	return demo_seed_decode( $parts[1], $name ) + array( 'body' => trim( $parts[2] ) );
}

/** @return array Documents by key, in the order of their names; German versions are not among them. */
function demo_seed_documents( $folder ) {
	$documents = array();
	foreach ( glob( demo_seed_folder() . "/$folder/*.html" ) as $path ) {
		$key = basename( $path, '.html' );
		if ( '.de' !== substr( $key, -3 ) ) {
			$documents[ $key ] = demo_seed_document( $path );
		}
	}
	return $documents;
}
