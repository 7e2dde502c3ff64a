<?php
/**
 * Saves the values of the boxes of events, videos, releases and tours. An invalid value is not saved. It is shown again
 * with its error message, so that no input is lost.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The submitted values of an item's boxes.
 *
 * @param string $type Post type.
 * @param int    $id   Item.
 * @return array<string, string>|null Unslashed; null if this request submits none.
 */
function typed_fields( $type, $id ) {
	if ( ! isset( $_POST['headless_fields'] ) || ! is_submitted_for( $id ) || ! current_user_can( 'edit_post', $id ) ) {
		return null;
	}
	$typed = array();
	foreach ( custom_fields( $type ) as $key => $kind ) {
		if ( isset( $_POST['headless_fields'][ $key ] ) ) {
			$value         = wp_unslash( $_POST['headless_fields'][ $key ] ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- sanitised in the next line.
			$typed[ $key ] = sanitize_custom_field( $value, $key, $kind );
		}
	}
	return $typed;
}

add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\\keep_draft_if_invalid', 10, 2 );

/**
 * Keeps the status draft if an item would be published with invalid custom fields.
 *
 * @param array<string, mixed> $data Columns of the post.
 * @param array<string, mixed> $post Submitted values.
 * @return array<string, mixed>
 */
function keep_draft_if_invalid( $data, $post ) {
	$id    = isset( $post['ID'] ) ? (int) $post['ID'] : 0;
	$typed = custom_fields( $data['post_type'] ) ? typed_fields( $data['post_type'], $id ) : null;
	if ( null !== $typed && in_array( $data['post_status'], array( 'publish', 'future' ), true )
		&& ! in_array( get_post_status( $id ), array( 'publish', 'future' ), true )
		&& errors_in_typed( $data['post_type'], $typed, $id, $data['post_status'] ) ) {
		$data['post_status'] = 'draft';
	}
	return $data;
}

/**
 * Checks the submitted values.
 *
 * @param string                $type   Post type.
 * @param array<string, string> $typed  Entered custom fields.
 * @param int                   $id     Item.
 * @param string                $status Its status after the save.
 * @return array<string, string> Messages by field.
 */
function errors_in_typed( $type, $typed, $id, $status ) {
	$stored  = stored_fields( $type, $id );
	$changed = array_diff_assoc( $typed, $stored );
	$all     = array_merge( $stored, $changed );
	return errors_in_change( $type, $changed, $all ) + errors_before_publishing( $type, $changed, $all, $id, $status );
}

add_action( 'save_post', __NAMESPACE__ . '\\save_field_boxes', 10, 2 );

/**
 * Saves the values of the boxes, and keeps refused values, which the screen then shows again.
 *
 * @param int      $id   Item.
 * @param \WP_Post $post Item.
 */
function save_field_boxes( $id, $post ) {
	$typed = custom_fields( $post->post_type ) && ! wp_is_post_revision( $id ) ? typed_fields( $post->post_type, $id ) : null;
	if ( null === $typed ) {
		return;
	}
	// The button "Submit for review" and publishing as private have the name `publish` too.
	$wanted = isset( $_POST['post_status'], $_POST['publish'] ) ? sanitize_key( $_POST['post_status'] ) : $post->post_status; // phpcs:ignore WordPress.Security.NonceVerification, HeadlessCompanion.Security.RequestData -- typed_fields() has verified the nonce and the capability.
	$errors = errors_in_typed( $post->post_type, $typed, $id, $wanted );
	$stored   = stored_fields( $post->post_type, $id );
	$all      = array_merge( $stored, $typed );
	if ( 'event' === $post->post_type && 'postponed' === $all['event_status'] && '' === $all['previous_start_date'] && $all['start_date'] !== $stored['start_date'] ) {
		$typed['previous_start_date'] = $stored['start_date'];
	}
	foreach ( array_diff_key( $typed, $errors ) as $key => $value ) {
		if ( $value !== $stored[ $key ] ) {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
	}
	$refused = array(
		'values' => array_intersect_key( $typed, $errors ),
		'errors' => $errors,
	);
	keep_for_user( "refused_$id", $errors ? $refused : array() );
}

/**
 * The values that the last save refused.
 *
 * @param int $id Item.
 * @return array{values: array<string, string>, errors: array<string, string>}
 */
function refused_fields( $id ) {
	return read_for_user( "refused_$id" ) + array( 'values' => array(), 'errors' => array() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing -- short enough for one line.
}
