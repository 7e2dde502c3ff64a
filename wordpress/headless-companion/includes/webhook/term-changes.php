<?php
/**
 * Computes the change that visitors see, from two snapshots of a term.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The properties of a term that visitors see; null if the term is deleted.
 *
 * @param int $id Term.
 * @return array<string, mixed>|null
 */
function snapshot_term( $id ) {
	$term = get_term( $id );
	return $term instanceof \WP_Term ? array(
		'slug'   => $term->slug,
		'words'  => array( $term->name, $term->description, $term->parent ),
		'german' => (string) get_term_meta( $id, GERMAN_NAME, true ),
	) : null;
}

/**
 * The entries for all changed terms.
 *
 * @param array<int, array<string, mixed>> $touched Facts by term id.
 * @return array<int, array<string, mixed>>
 */
function term_changes( $touched ) {
	$changes = array();
	foreach ( $touched as $id => $facts ) {
		$after  = snapshot_term( $id );
		$before = array_key_exists( 'before', $facts ) ? $facts['before'] : $after;
		$action = term_action( $before, $after, $facts );
		if ( $action ) {
			$changes[] = term_change( $id, $facts['type'], $action, $before, $after );
		}
	}
	return $changes;
}

/**
 * The action by which a change of a term is reported.
 *
 * @param array<string, mixed>|null $before Snapshot.
 * @param array<string, mixed>|null $after  Snapshot.
 * @param array<string, mixed>      $facts  Facts from the hooks.
 * @return string Empty if nothing has changed.
 */
function term_action( $before, $after, $facts ) {
	if ( ! $after ) {
		return $before ? 'deleted' : '';
	}
	if ( ! empty( $facts['new'] ) ) {
		return 'created';
	}
	return ! empty( $facts['saved'] ) || $before !== $after ? 'updated' : '';
}

/**
 * An entry in the body of the webhook.
 *
 * @param int                       $id       Term.
 * @param string                    $taxonomy Taxonomy.
 * @param string                    $action   Action.
 * @param array<string, mixed>|null $before   Snapshot.
 * @param array<string, mixed>|null $after    Snapshot.
 * @return array<string, mixed>
 */
function term_change( $id, $taxonomy, $action, $before, $after ) {
	$entry = plain_change( $taxonomy, $id, $action, $after ? $after['slug'] : $before['slug'] );
	if ( $before && $after && $before['slug'] !== $after['slug'] ) {
		$entry = array_slice( $entry, 0, 4 ) + array( 'previousSlug' => $before['slug'] ) + $entry;
	}
	$only_german = $before && $after && $before['german'] !== $after['german']
		&& array_merge( $before, array( 'german' => $after['german'] ) ) === $after
		&& '' !== $before['german'] && '' !== $after['german'];
	if ( $only_german ) {
		$entry['languages'] = array( 'de' );
	}
	return $entry;
}
