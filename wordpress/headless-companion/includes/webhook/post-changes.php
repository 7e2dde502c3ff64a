<?php
/**
 * Computes the change that visitors see, from two snapshots of a post.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The entries for all changed posts.
 *
 * @param array<int, array<string, mixed>> $touched Facts by post id.
 * @return array<int, array<string, mixed>>
 */
function post_changes( $touched ) {
	$changes = array();
	foreach ( $touched as $id => $facts ) {
		$post   = get_post( $id );
		$after  = $post ? snapshot_post( $post ) : null;
		$before = isset( $facts['before'] ) ? $facts['before'] : $after;
		$action = post_action( $before, $after, $facts );
		if ( $action ) {
			$changes[] = post_change( $id, $facts, $action, $before, $after );
		}
	}
	return $changes;
}

/**
 * The action by which a change is reported. It describes the change as visitors see it.
 *
 * @param array<string, mixed>|null $before Snapshot.
 * @param array<string, mixed>|null $after  Snapshot; null if the post is deleted.
 * @param array<string, mixed>      $facts  Facts from the hooks.
 * @return string Empty if visitors see no change.
 */
function post_action( $before, $after, $facts ) {
	$was_visible = $before && is_visible( $before );
	$is_visible  = $after && is_visible( $after );
	if ( ! $was_visible ) {
		return $is_visible ? 'published' : '';
	}
	if ( $is_visible ) {
		$saved = ! empty( $facts['saved'] ) || ! empty( $facts['meta'] ) || ! empty( $facts['media'] );
		return $saved || $before !== $after ? 'updated' : '';
	}
	if ( ! $after ) {
		return 'deleted';
	}
	return 'trash' === $after['status'] ? 'trashed' : 'unpublished';
}

/**
 * Whether all visitors see a post. They do not see a post with a password.
 *
 * @param array<string, mixed> $snapshot Snapshot.
 * @return bool
 */
function is_visible( $snapshot ) {
	return 'publish' === $snapshot['status'] && ! $snapshot['password'];
}

/**
 * An entry in the body of the webhook.
 *
 * @param int                       $id     Post.
 * @param array<string, mixed>      $facts  Facts from the hooks.
 * @param string                    $action Action.
 * @param array<string, mixed>|null $before Snapshot.
 * @param array<string, mixed>|null $after  Snapshot.
 * @return array<string, mixed>
 */
function post_change( $id, $facts, $action, $before, $after ) {
	$gone  = in_array( $action, array( 'unpublished', 'trashed', 'deleted' ), true );
	$shown = $gone ? $before : $after;
	$entry = array(
		'type'   => $facts['type'],
		'id'     => $id,
		'action' => $action,
		'slug'   => $shown['slug'],
	);
	if ( 'updated' === $action && $before['slug'] !== $after['slug'] ) {
		$entry['previousSlug'] = $before['slug'];
	}
	$entry['date'] = $shown['date'];
	if ( 'updated' === $action && $before['date'] !== $after['date'] ) {
		$entry['previousDate'] = $before['date'];
	}
	if ( 'event' === $facts['type'] ) {
		$entry['startDate'] = $shown['start'];
		if ( 'updated' === $action && $before['start'] !== $after['start'] ) {
			$entry['previousStartDate'] = $before['start'];
		}
		if ( $shown['tour'] ) {
			$entry['tour'] = $shown['tour'];
		}
		if ( 'updated' === $action && $before['tour'] && $before['tour'] !== $after['tour'] ) {
			$entry['previousTour'] = $before['tour'];
		}
	}
	$entry['languages'] = touched_languages( $facts, $before, $after );
	$entry['terms']     = $shown['terms'];
	$lost               = 'updated' === $action ? lost_terms( $before['terms'], $after['terms'] ) : array();
	if ( $lost ) {
		$entry['previousTerms'] = $lost;
	}
	return $entry;
}

/**
 * The languages that a change affects: only German if only German texts were edited. When a German version is added or
 * removed, the English page changes too, because it links to the German page.
 *
 * @param array<string, mixed>      $facts  Facts from the hooks.
 * @param array<string, mixed>|null $before Snapshot.
 * @param array<string, mixed>|null $after  Snapshot.
 * @return string[]
 */
function touched_languages( $facts, $before, $after ) {
	if ( ! $before || ! $after || ! empty( $facts['meta'] ) || ! empty( $facts['media'] ) || $before['german'] === $after['german'] ) {
		return array( 'en', 'de' );
	}
	$only_german = array_merge( $before, array( 'german' => $after['german'] ) ) === $after;
	return $only_german ? array( 'de' ) : array( 'en', 'de' );
}
