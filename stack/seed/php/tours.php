<?php
/** The content that WordPress adds to the site's tours: pictures with captions in both languages, and events. */
const DEMO_SEED_TOURS_DAY = '2026-11-20 09:00:00';

function demo_seed_tours( array $authors, array $media, $report ) {
	demo_seed_in_batches(
		demo_seed_json( 'tours.json' ),
		10,
		'tours',
		$report,
		function ( $key, $tour ) use ( $authors, $media ) {
			demo_seed_once(
				"tour_{$tour['slug']}",
				function () use ( $tour, $authors, $media ) {
					demo_seed_events_of_tour( $tour );
					return demo_seed_tour( $tour, $authors['admin'], $media );
				}
			);
		}
	);
}

function demo_seed_tour( array $tour, $author, array $media ) {
	$id = wp_insert_post(
		wp_slash(
			array(
				'post_type'    => 'tour',
				'post_status'  => 'publish',
				'post_title'   => $tour['name'],
				'post_name'    => $tour['slug'],
				'post_date'    => DEMO_SEED_TOURS_DAY,
				'post_author'  => $author,
				'post_content' => demo_seed_gallery( $tour['gallery'], $media, 'en' ),
				'meta_input'   => array(
					'tour'                 => $tour['slug'],
					'_headless_de_title'   => $tour['name'],
					'_headless_de_content' => demo_seed_gallery( $tour['gallery'], $media, 'de' ),
				),
			)
		),
		true
	);
	demo_seed_checked( $id, "tour {$tour['slug']}" );
	return $id;
}

/** Keeps both times of the event equal, so that it still gets new days at every start (follow-day.php). */
function demo_seed_events_of_tour( array $tour ) {
	$marks = demo_seed_marks();
	foreach ( $tour['events'] as $slug ) {
		if ( ! isset( $marks[ "event_$slug" ] ) ) {
			throw new RuntimeException( "Seed: tour {$tour['slug']} names the event $slug, which does not exist." );
		}
		update_post_meta( (int) $marks[ "event_$slug" ], 'tour', $tour['slug'] );
	}
}

/** A gallery as the editor stores it. */
function demo_seed_gallery( array $pictures, array $media, $language ) {
	if ( ! $pictures ) {
		return '';
	}
	$blocks = array();
	foreach ( $pictures as $picture ) {
		$file = $media[ $picture['picture'] ];
		$alt  = 'de' === $language && isset( $file['altDe'] ) ? $file['altDe'] : $file['alt'];

		$blocks[] = sprintf(
			"<!-- wp:image {\"id\":%1\$d,\"sizeSlug\":\"full\",\"linkDestination\":\"none\"} -->\n<figure class=\"wp-block-image size-full\"><img src=\"%2\$s\" alt=\"%3\$s\" class=\"wp-image-%1\$d\"/><figcaption class=\"wp-element-caption\">%4\$s</figcaption></figure>\n<!-- /wp:image -->",
			$file['id'],
			esc_url( $file['url'] ),
			esc_attr( $alt ),
			esc_html( $picture[ $language ] )
		);
	}
	return "<!-- wp:gallery {\"linkTo\":\"none\"} -->\n<figure class=\"wp-block-gallery has-nested-images columns-default is-cropped\">" . implode( "\n\n", $blocks ) . "</figure>\n<!-- /wp:gallery -->";
}
