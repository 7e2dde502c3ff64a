<?php
function demo_seed_posts( array $authors, array $media, $site, $report ) {
	$posts = demo_seed_documents( 'posts' );
	$words = demo_seed_words( $media, $posts, $site );
	add_filter( 'sanitize_title', 'demo_seed_keep_umlauts', 5, 2 );
	demo_seed_in_batches(
		$posts,
		6,
		'posts',
		$report,
		function ( $key, $post ) use ( $authors, $words ) {
			demo_seed_once(
				"post_$key",
				function () use ( $key, $post, $authors, $words ) {
					return demo_seed_post( $key, $post, $authors, $words );
				}
			);
		}
	);
	remove_filter( 'sanitize_title', 'demo_seed_keep_umlauts', 5 );
}

/** WordPress in English removes umlauts from slugs. Older sites have slugs with umlauts, so the demo has some too. */
function demo_seed_keep_umlauts( $title, $raw ) {
	return $raw;
}

function demo_seed_post( $key, array $post, array $authors, array $words ) {
	$content = demo_seed_fill( $post['body'], $words, "post $key" );
	$id      = wp_insert_post(
		wp_slash(
			array(
				'post_title'     => $post['title'],
				'post_name'      => $post['slug'],
				'post_status'    => $post['status'],
				'post_date'      => demo_seed_date( $post ),
				'post_author'    => $authors[ $post['author'] ],
				'post_excerpt'   => $post['excerpt'],
				'post_content'   => $content,
				'comment_status' => 'closed',
				'ping_status'    => 'closed',
				'meta_input'     => demo_seed_post_meta( $post ) + demo_seed_german( $key, $words ) + demo_seed_embeds( $content ),
			)
		),
		true
	);
	demo_seed_checked( $id, "post $key" );
	wp_set_object_terms( $id, demo_seed_term_ids( 'category', $post['categories'], $key ), 'category' );
	wp_set_object_terms( $id, demo_seed_term_ids( 'post_tag', $post['tags'], $key ), 'post_tag' );
	demo_seed_featured_image( $id, $key, $post, $authors );
	demo_seed_comments( $id, $post );
	return $id;
}

/** A scheduled post becomes due some days after the day of the seeding. */
function demo_seed_date( array $post ) {
	if ( ! isset( $post['inDays'] ) ) {
		return str_replace( 'T', ' ', $post['date'] );
	}
	$day = current_datetime()->modify( "+{$post['inDays']} days" )->format( 'Y-m-d' );
	return $day . ' ' . substr( $post['date'], 11 );
}

function demo_seed_post_meta( array $post ) {
	$meta = demo_seed_seo( $post, '_headless_seo' );
	if ( isset( $post['footnotes'] ) ) {
		$meta['footnotes'] = wp_json_encode( $post['footnotes'], JSON_UNESCAPED_UNICODE );
	}
	return $meta;
}

/** The title and description for search engines, if the front matter has them. */
function demo_seed_seo( array $document, $prefix ) {
	if ( ! isset( $document['seo'] ) ) {
		return array();
	}
	return array(
		"{$prefix}_title"       => $document['seo']['title'],
		"{$prefix}_description" => $document['seo']['description'],
	);
}

function demo_seed_german( $key, array $words ) {
	$path = demo_seed_folder() . "/posts/$key.de.html";
	if ( ! file_exists( $path ) ) {
		return array();
	}
	$german = demo_seed_document( $path );
	return array(
		'_headless_de_title'   => $german['title'],
		'_headless_de_excerpt' => $german['excerpt'],
		'_headless_de_content' => demo_seed_fill( $german['body'], $words, "post $key (German)", 'de' ),
	) + demo_seed_seo( $german, '_headless_de_seo' );
}

function demo_seed_featured_image( $id, $key, array $post, array $authors ) {
	if ( ! $post['figure'] ) {
		return;
	}
	$image = demo_seed_attachment(
		$key,
		array(
			'path'  => demo_seed_folder() . "/images/posts/$key.webp",
			'title' => $post['title'],
			'alt'   => $post['figureAlt'],
			'altDe' => isset( $post['figureAltDe'] ) ? $post['figureAltDe'] : '',
		),
		str_replace( '-', '/', substr( $post['date'], 0, 7 ) ),
		array(
			'post_parent' => $id,
			'post_author' => $authors[ $post['author'] ],
			'post_date'   => min( demo_seed_date( $post ), current_time( 'mysql' ) ),
		)
	);
	update_post_meta( $id, '_thumbnail_id', $image );
}

function demo_seed_comments( $id, array $post ) {
	foreach ( isset( $post['comments'] ) ? $post['comments'] : array() as $comment ) {
		wp_insert_comment(
			wp_slash(
				array(
					'comment_post_ID'  => $id,
					'comment_author'   => $comment['author'],
					'comment_content'  => $comment['content'],
					'comment_date'     => str_replace( 'T', ' ', $comment['date'] ),
					'comment_approved' => 1,
				)
			)
		);
	}
}
