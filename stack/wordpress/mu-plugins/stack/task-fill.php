<?php
// Fills WordPress with copies of its posts until there are `posts` published ones. The copies are older than all other
// posts. Writes into the tables directly, because wp_insert_post would take a quarter of an hour for ten thousand
// posts.

require_once STACK_SEED_DIR . '/seed.php';

const STACK_FILL_BATCH = 250;

stack_fill_up_to( (int) ( $_GET['posts'] ?? 0 ) );

function stack_fill_up_to( $wanted ) {
	$models  = stack_fill_models();
	$present = (int) wp_count_posts()->publish;
	$numbers = $wanted > $present ? range( $present + 1, $wanted ) : array();
	demo_seed_in_batches(
		$numbers,
		STACK_FILL_BATCH,
		'copies',
		'demo_seed_print',
		static function ( $key, $number ) use ( $models ) {
			stack_fill_post( $number, $models[ $number % count( $models ) ] );
		}
	);
	wp_cache_flush();
	foreach ( array( 'category', 'post_tag' ) as $taxonomy ) {
		$terms = get_terms( array( 'taxonomy' => $taxonomy, 'hide_empty' => false, 'fields' => 'ids' ) );
		wp_update_term_count_now( $terms, $taxonomy );
	}
	wp_cache_flush();
}

/** @return array Published posts with the rows that a copy of them needs, without the copies of an earlier run. */
function stack_fill_models() {
	$models = array();
	foreach ( get_posts( array( 'numberposts' => 60, 'orderby' => 'ID', 'order' => 'ASC' ) ) as $post ) {
		if ( 0 === strpos( $post->post_name, 'copy-' ) ) {
			continue;
		}
		$models[] = array(
			'post'      => $post,
			'thumbnail' => get_post_thumbnail_id( $post ),
			'tags'      => wp_get_object_terms( $post->ID, 'post_tag', array( 'fields' => 'tt_ids' ) ),
		);
	}
	return $models;
}

/**
 * Every second copy is in the first category, the others are spread over the rest. Every tenth has a German version.
 */
function stack_fill_post( $number, array $model ) {
	global $wpdb;
	static $categories = null;
	$categories = $categories ?? get_terms( array( 'taxonomy' => 'category', 'orderby' => 'id', 'fields' => 'tt_ids', 'hide_empty' => true ) );

	$id  = stack_fill_row( $number, $model['post'] );
	$all = array_slice( $categories, 1 );
	$own = 0 === $number % 2 ? $categories[0] : $all[ $number % count( $all ) ];
	foreach ( array_unique( array_merge( array( $own ), $model['tags'] ) ) as $term ) {
		$wpdb->insert( $wpdb->term_relationships, array( 'object_id' => $id, 'term_taxonomy_id' => $term ) );
	}
	foreach ( stack_fill_meta( $number, $model ) as $key => $value ) {
		$wpdb->insert( $wpdb->postmeta, array( 'post_id' => $id, 'meta_key' => $key, 'meta_value' => $value ) );
	}
}

function stack_fill_row( $number, WP_Post $post ) {
	global $wpdb;
	// The copies are six hours apart: ten thousand of them span seven years.
	$date = gmdate( 'Y-m-d H:i:s', strtotime( '2022-12-01 12:00:00 UTC' ) - $number * 6 * HOUR_IN_SECONDS );
	$row  = array_merge(
		stack_fill_columns( $post ),
		array(
			'post_name'         => "copy-$number",
			'post_title'        => "{$post->post_title} ($number)",
			'post_date'         => $date,
			'post_date_gmt'     => $date,
			'post_modified'     => $date,
			'post_modified_gmt' => $date,
			'guid'              => home_url( "/?copy=$number" ),
			'comment_count'     => 0,
		)
	);
	$stored = $wpdb->insert( $wpdb->posts, $row );
	if ( ! $stored ) {
		throw new RuntimeException( "Copy $number could not be stored: {$wpdb->last_error}" );
	}
	return $wpdb->insert_id;
}

/**
 * The columns of the posts table, without those that WordPress adds, and without the id, which is new for each copy.
 */
function stack_fill_columns( WP_Post $post ) {
	return array_diff_key( get_object_vars( $post ), array_flip( array( 'ID', 'filter' ) ) );
}

function stack_fill_meta( $number, array $model ) {
	$meta = array_filter( array( '_thumbnail_id' => $model['thumbnail'] ) );
	if ( 0 === $number % 10 ) {
		$meta += array(
			'_headless_de_title'   => "Abschrift $number",
			'_headless_de_excerpt' => $model['post']->post_excerpt,
			'_headless_de_content' => $model['post']->post_content,
		);
	}
	return $meta;
}
