<?php
function demo_seed_terms( $report ) {
	$terms = demo_seed_json( 'terms.json' );
	foreach ( array( 'categories' => 'category', 'tags' => 'post_tag' ) as $group => $taxonomy ) {
		foreach ( $terms[ $group ] as $term ) {
			demo_seed_once(
				demo_seed_term_mark( $taxonomy, $term['slug'] ),
				function () use ( $taxonomy, $term ) {
					return demo_seed_term( $taxonomy, $term );
				}
			);
		}
		$report( "$group " . count( $terms[ $group ] ) . '/' . count( $terms[ $group ] ) );
	}
}

function demo_seed_term_mark( $taxonomy, $slug ) {
	return "term_{$taxonomy}_$slug";
}

function demo_seed_term( $taxonomy, array $term ) {
	$existing = get_term_by( 'slug', $term['slug'], $taxonomy );
	if ( $existing ) {
		return $existing->term_id;
	}
	$made = wp_insert_term(
		wp_slash( $term['name'] ),
		$taxonomy,
		array(
			'slug'        => $term['slug'],
			'description' => wp_slash( $term['description'] ),
		)
	);
	if ( is_wp_error( $made ) ) {
		return $made;
	}
	update_term_meta( $made['term_id'], '_headless_de_name', wp_slash( $term['nameDe'] ) );
	return $made['term_id'];
}

/** @throws RuntimeException When a post names a term that terms.json does not know. */
function demo_seed_term_ids( $taxonomy, array $slugs, $key ) {
	$marks = demo_seed_marks();
	$ids   = array();
	foreach ( $slugs as $slug ) {
		$mark = demo_seed_term_mark( $taxonomy, $slug );
		if ( ! isset( $marks[ $mark ] ) ) {
			throw new RuntimeException( "Seed: post $key names an unknown term, $slug ($taxonomy)." );
		}
		$ids[] = (int) $marks[ $mark ];
	}
	return $ids;
}
