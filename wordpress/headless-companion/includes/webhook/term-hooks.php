<?php
/**
 * Hooks that run before or after a change of a category or tag.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'edit_terms', __NAMESPACE__ . '\\watch_term', 1, 2 );
add_action( 'pre_delete_term', __NAMESPACE__ . '\\watch_term_deletion', 1, 2 );
add_action( 'delete_term', __NAMESPACE__ . '\\end_reassignment' );
add_action( 'created_term', __NAMESPACE__ . '\\record_new_term', 10, 3 );
add_action( 'edited_term', __NAMESPACE__ . '\\record_saved_term', 10, 3 );
add_action( 'add_term_meta', __NAMESPACE__ . '\\watch_new_term_meta', 1 );
add_action( 'update_term_meta', __NAMESPACE__ . '\\watch_term_meta', 1, 2 );
add_action( 'delete_term_meta', __NAMESPACE__ . '\\watch_term_meta', 1, 2 );
add_action( 'add_term_relationship', __NAMESPACE__ . '\\record_replacement_term', 10, 3 );

/**
 * Takes a snapshot of a term before its first change in this request.
 *
 * @param int    $id       Term.
 * @param string $taxonomy Taxonomy.
 */
function watch_term( $id, $taxonomy ) {
	if ( is_fact_recorded( 'terms', $id, 'type' ) || ! is_content_taxonomy( $taxonomy ) ) {
		return;
	}
	record_fact( 'terms', $id, 'type', $taxonomy );
	record_fact( 'terms', $id, 'before', snapshot_term( $id ) );
}

/**
 * Records a term that did not exist before.
 *
 * @param int    $id       Term.
 * @param int    $tt_id    Unused.
 * @param string $taxonomy Taxonomy.
 */
function record_new_term( $id, $tt_id, $taxonomy ) {
	if ( is_content_taxonomy( $taxonomy ) ) {
		record_fact( 'terms', $id, 'type', $taxonomy );
		record_fact( 'terms', $id, 'before', null );
		record_fact( 'terms', $id, 'new' );
	}
}

/**
 * Records that somebody saved a term.
 *
 * @param int    $id       Term.
 * @param int    $tt_id    Unused.
 * @param string $taxonomy Taxonomy.
 */
function record_saved_term( $id, $tt_id, $taxonomy ) {
	if ( is_content_taxonomy( $taxonomy ) ) {
		record_fact( 'terms', $id, 'type', $taxonomy );
		record_fact( 'terms', $id, 'saved' );
	}
}

/**
 * Runs before meta is added.
 *
 * @param int $term_id Term.
 */
function watch_new_term_meta( $term_id ) {
	watch_term_meta( 0, $term_id );
}

/**
 * Runs before meta is changed or deleted.
 *
 * @param int|int[] $meta_id Unused.
 * @param int|null  $term_id Term.
 */
function watch_term_meta( $meta_id, $term_id ) {
	$term = $term_id ? get_term( (int) $term_id ) : null;
	if ( $term instanceof \WP_Term ) {
		watch_term( $term->term_id, $term->taxonomy );
	}
}

/**
 * The taxonomy of the term that is being deleted. WordPress moves its posts to the default category one by one, but
 * only the entry of the term is reported.
 *
 * @return string By reference.
 */
function &reassigned_taxonomy() {
	static $taxonomy = '';
	return $taxonomy;
}

/**
 * Whether posts are changing terms only because a term is being deleted.
 *
 * @return bool
 */
function is_reassigning_posts() {
	return '' !== reassigned_taxonomy();
}

/**
 * Takes a snapshot of a term about to be deleted.
 *
 * @param int    $id       Term.
 * @param string $taxonomy Taxonomy.
 */
function watch_term_deletion( $id, $taxonomy ) {
	watch_term( $id, $taxonomy );
	$reassigned =& reassigned_taxonomy();
	$reassigned = $taxonomy;
}

/**
 * Records the end of the deletion.
 */
function end_reassignment() {
	$reassigned =& reassigned_taxonomy();
	$reassigned = '';
}

/**
 * Records the term that the posts of a deleted term get instead.
 *
 * @param int    $object_id Unused.
 * @param int    $tt_id     Term taxonomy id.
 * @param string $taxonomy  Taxonomy.
 */
function record_replacement_term( $object_id, $tt_id, $taxonomy ) {
	$replacement = is_reassigning_posts() ? get_term_by( 'term_taxonomy_id', $tt_id, $taxonomy ) : false;
	if ( $replacement ) {
		watch_term( $replacement->term_id, $taxonomy );
		record_saved_term( $replacement->term_id, $tt_id, $taxonomy );
	}
}
