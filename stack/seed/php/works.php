<?php
/** What events, videos and releases have in common. */
const DEMO_SEED_ANNOUNCED_DAYS_BEFORE = 60;

/**
 * @param string   $type  Post type.
 * @param string   $file  events, videos or releases.
 * @param callable $of    Takes a record, gives its date (Y-m-d H:i:s) and meta.
 */
function demo_seed_works( $type, $file, $of, array $authors, array $words, $report ) {
	demo_seed_in_batches(
		demo_seed_json( "$file.json" ),
		30,
		$file,
		$report,
		function ( $key, $record ) use ( $type, $file, $of, $authors, $words ) {
			demo_seed_once(
				"{$type}_{$record['slug']}",
				function () use ( $type, $file, $record, $of, $authors, $words ) {
					return demo_seed_work( $type, $file, $record, $of( $record ), $authors['admin'], $words );
				}
			);
		}
	);
}

function demo_seed_work( $type, $file, array $record, array $details, $author, array $words ) {
	$key = "$type {$record['slug']}";
	$id  = wp_insert_post(
		wp_slash(
			array(
				'post_type'      => $type,
				'post_status'    => 'publish',
				'post_title'     => $record['title'],
				'post_name'      => $record['slug'],
				'post_date'      => $details['date'],
				'post_author'    => $author,
				'post_content'   => demo_seed_paragraphs( demo_seed_fill( $record['description'], $words, $key ) ),
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'meta_input'     => array_filter( $details['meta'], 'strlen' ) + demo_seed_german_of( $record, $words, $key ),
			)
		),
		true
	);
	demo_seed_checked( $id, $key );
	$of_item = array(
		'post_parent' => $id,
		'post_author' => $author,
		'post_date'   => $details['date'],
	);
	if ( $record['figure'] ) {
		$month   = str_replace( '-', '/', substr( $details['date'], 0, 7 ) );
		$picture = array(
			'path'  => demo_seed_folder() . "/images/$file/{$record['slug']}.webp",
			'name'  => "$type-{$record['slug']}.webp",
			'title' => $record['title'],
			'alt'   => $record['figureAlt'],
			'altDe' => isset( $record['figureAltDe'] ) ? $record['figureAltDe'] : '',
		);
		update_post_meta( $id, '_thumbnail_id', demo_seed_attachment( "{$type}_{$record['slug']}", $picture, $month, $of_item ) );
		$german = str_replace( '.webp', '.de.webp', $picture['path'] );
		if ( file_exists( $german ) ) {
			$twin = array(
				'path'  => $german,
				'name'  => "$type-{$record['slug']}-de.webp",
				'title' => $record['de']['title'],
			);
			update_post_meta( $id, '_headless_de_poster', demo_seed_attachment( "{$type}_{$record['slug']}_de", $twin + $picture, $month, $of_item ) );
		}
	}
	if ( isset( $details['tracks'] ) ) {
		demo_seed_release_tracks( $id, $details['tracks'], $of_item );
	}
	return $id;
}

function demo_seed_german_of( array $record, array $words, $key ) {
	if ( ! isset( $record['de'] ) ) {
		return array();
	}
	$german = array(
		'_headless_de_title'   => $record['de']['title'],
		'_headless_de_content' => demo_seed_paragraphs( demo_seed_fill( $record['de']['description'], $words, "$key (German)", 'de' ) ),
	);
	foreach ( array_diff_key( $record['de'], array_flip( array( 'title', 'description' ) ) ) as $field => $typed ) {
		$german[ "_headless_de_$field" ] = demo_seed_typed( $typed );
	}
	return $german;
}

/** Writes paragraphs as the block editor does, so that the editor opens them as paragraphs. */
function demo_seed_paragraphs( $html ) {
	return preg_replace( '#<p>(.*?)</p>\s*#s', "<!-- wp:paragraph -->\n<p>\$1</p>\n<!-- /wp:paragraph -->\n\n", $html );
}

/** The text that an editor would enter to get this HTML: one title per line, an empty line between paragraphs. */
function demo_seed_typed( $html ) {
	$text = preg_replace( array( '#</li>#', '#</p>\s*<p>#', '#<br\s*/?>\s*#', '#</?(ol|li|em|p)>#' ), array( "\n", "\n\n", "\n", '' ), $html );
	return trim( $text );
}
