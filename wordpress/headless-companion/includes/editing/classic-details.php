<?php
/**
 * The boxes of events, videos and releases in the classic editor. What makes no sense is not stored, and shown again
 * beside its message, so that nothing typed is lost.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

const DETAILS_NONCE = 'headless_companion_details';

// Before the German version: the day and the place are what an event begins with.
add_action( 'add_meta_boxes', __NAMESPACE__ . '\\add_detail_boxes', 9 );

/**
 * Adds the boxes; the block editor has its panels instead.
 *
 * @param string $type Post type.
 */
function add_detail_boxes( $type ) {
	foreach ( is_content_type( $type ) ? detail_panels( $type ) : array() as $panel ) {
		add_meta_box( 'headless-' . $panel['name'], $panel['title'], __NAMESPACE__ . '\\print_detail_box', $type, 'normal', 'high', array( '__back_compat_meta_box' => true ) + $panel );
	}
}

/**
 * Prints a box.
 *
 * @param \WP_Post             $post Item.
 * @param array<string, mixed> $box  Box; its arguments are the panel.
 */
function print_detail_box( $post, $box ) {
	$refused = refused_details( $post->ID );
	wp_nonce_field( DETAILS_NONCE, DETAILS_NONCE, false );
	foreach ( $box['args']['fields'] as $field ) {
		$key   = $field['key'];
		$value = isset( $refused['values'][ $key ] ) ? $refused['values'][ $key ] : detail( $post->ID, $key );
		$trouble = isset( $refused['troubles'][ $key ] ) ? $refused['troubles'][ $key ] : '';
		printf( '<p><label for="headless-%1$s"><strong>%2$s</strong></label><br>', esc_attr( $key ), esc_html( $field['label'] ) );
		print_detail_control( $field, $value, '' !== $trouble );
		if ( '' !== $trouble ) {
			printf( '<br><strong role="alert" id="headless-%1$s-trouble" style="color:#b32d2e">%2$s</strong>', esc_attr( $key ), esc_html( $trouble ) );
		}
		if ( 'zone' === $field['kind'] ) {
			printf( '<br><strong role="status" id="headless-%1$s-hint" style="color:#996800"></strong>', esc_attr( $key ) );
		}
		if ( '' !== $field['help'] ) {
			printf( '<br><span class="description" id="headless-%1$s-help">%2$s</span>', esc_attr( $key ), esc_html( $field['help'] ) );
		}
		echo '</p>';
	}
}

/**
 * Prints the control of a field, tied to its help and its message for those who hear the page.
 *
 * @param array<string, mixed> $field      Field.
 * @param string               $value      Its value.
 * @param bool                 $is_refused Whether the value was not stored.
 */
function print_detail_control( $field, $value, $is_refused ) {
	$described_by = ( $is_refused ? 'headless-%1$s-trouble ' : '' ) . ( 'zone' === $field['kind'] ? 'headless-%1$s-hint ' : '' ) . 'headless-%1$s-help';
	$attributes   = ( '' === $field['help'] && ! $is_refused ? '' : ' aria-describedby="' . $described_by . '"' ) . ( $is_refused ? ' aria-invalid="true"' : '' );

	$name = sprintf( 'id="headless-%1$s" name="headless_details[%1$s]"' . $attributes, esc_attr( $field['key'] ) );
	switch ( $field['kind'] ) {
		case 'lines':
		case 'html':
			printf( '<textarea class="widefat" rows="6" %s>%s</textarea>', $name, esc_textarea( $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
			return;
		case 'choice':
			$choices = detail_choices()[ $field['key'] ];
			printf( '<select %s>%s</select>', $name, options_html( $choices, $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
			return;
		case 'zone':
			$options = options_html( array( '' => __( 'As the place has it', 'headless-companion' ) ), $value );
			foreach ( zone_groups() as $group => $zones ) {
				$options .= sprintf( '<optgroup label="%s">%s</optgroup>', esc_attr( $group ), options_html( $zones, $value ) );
			}
			printf( '<select %s>%s</select>', $name, $options ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
			return;
		default:
			// A refused value would not be shown by a picker that cannot hold it.
			$is_picker = in_array( $field['kind'], array( 'date', 'time' ), true ) && '' === trouble_with_value( $value, $field['kind'] );
			printf( '<input type="%s" class="%s" %s value="%s">', $is_picker ? esc_attr( $field['kind'] ) : 'text', $is_picker ? '' : 'widefat', $name, esc_attr( $value ) ); // phpcs:ignore WordPress.Security.EscapeOutput -- escaped above.
	}
}

/**
 * The options of a choice.
 *
 * @param array<string, string> $labels Label by value.
 * @param string                $value  The chosen one.
 * @return string HTML.
 */
function options_html( $labels, $value ) {
	$html = '';
	foreach ( $labels as $each => $label ) {
		$html .= sprintf( '<option value="%s"%s>%s</option>', esc_attr( $each ), selected( $each, $value, false ), esc_html( $label ) );
	}
	return $html;
}

/**
 * What was typed in the boxes of this request.
 *
 * @param string $type Post type.
 * @return array<string, string>|null Unslashed; null when there were none.
 */
function typed_details( $type ) {
	$nonce = isset( $_POST[ DETAILS_NONCE ] ) ? sanitize_key( $_POST[ DETAILS_NONCE ] ) : '';
	if ( ! isset( $_POST['headless_details'] ) || ! is_array( $_POST['headless_details'] ) || ! wp_verify_nonce( $nonce, DETAILS_NONCE ) ) {
		return null;
	}
	$typed = array();
	foreach ( array_intersect_key( wp_unslash( $_POST['headless_details'] ), detail_fields( $type ) ) as $key => $value ) { // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- sanitised right below.
		$is_rich       = in_array( detail_fields( $type )[ $key ], array( 'lines', 'html' ), true );
		$typed[ $key ] = $is_rich ? sanitize_german_text( $value ) : sanitize_detail_line( $value );
	}
	return $typed;
}

add_filter( 'wp_insert_post_data', __NAMESPACE__ . '\\hold_back_nonsense', 10, 2 );

/**
 * Keeps an item a draft that is to be published with details that make no sense.
 *
 * @param array<string, mixed> $data Columns of the post.
 * @param array<string, mixed> $post What was submitted.
 * @return array<string, mixed>
 */
function hold_back_nonsense( $data, $post ) {
	$typed = detail_fields( $data['post_type'] ) ? typed_details( $data['post_type'] ) : null;
	$id    = isset( $post['ID'] ) ? (int) $post['ID'] : 0;
	if ( null !== $typed && in_array( $data['post_status'], array( 'publish', 'future' ), true )
		&& ! in_array( get_post_status( $id ), array( 'publish', 'future' ), true )
		&& troubles_of_typed( $data['post_type'], $typed, $id, $data['post_status'] ) ) {
		$data['post_status'] = 'draft';
	}
	return $data;
}

/**
 * What is wrong with what was typed.
 *
 * @param string                $type   Post type.
 * @param array<string, string> $typed  Typed details.
 * @param int                   $id     Item.
 * @param string                $status Its status as it would be.
 * @return array<string, string> Messages by detail.
 */
function troubles_of_typed( $type, $typed, $id, $status ) {
	$stored  = stored_details( $type, $id );
	$changed = array_diff_assoc( $typed, $stored );
	$all     = array_merge( $stored, $changed );
	return troubles_of_change( $type, $changed, $all ) + trouble_with_publishing( $type, $changed, $all, $id, $status );
}

add_action( 'save_post', __NAMESPACE__ . '\\save_detail_boxes', 10, 2 );

/**
 * Stores what was typed in the boxes, and remembers what was refused until the screen shows it again.
 *
 * @param int      $id   Item.
 * @param \WP_Post $post Item.
 */
function save_detail_boxes( $id, $post ) {
	$typed = detail_fields( $post->post_type ) && ! wp_is_post_revision( $id ) ? typed_details( $post->post_type ) : null;
	if ( null === $typed || ! current_user_can( 'edit_post', $id ) ) {
		return;
	}
	// phpcs:ignore WordPress.Security.NonceVerification -- verified by typed_details().
	$wanted   = isset( $_POST['post_status'] ) && isset( $_POST['publish'] ) ? 'publish' : $post->post_status;
	$troubles = troubles_of_typed( $post->post_type, $typed, $id, $wanted );
	$stored   = stored_details( $post->post_type, $id );
	$all      = array_merge( $stored, $typed );
	if ( 'event' === $post->post_type && 'postponed' === $all['event_status'] && '' === $all['previous_start_date'] && $all['start_date'] !== $stored['start_date'] ) {
		$typed['previous_start_date'] = $stored['start_date'];
	}
	foreach ( array_diff_key( $typed, $troubles ) as $key => $value ) {
		if ( $value !== $stored[ $key ] ) {
			update_post_meta( $id, $key, wp_slash( $value ) );
		}
	}
	if ( $troubles ) {
		$refused = array(
			'values'   => array_intersect_key( $typed, $troubles ),
			'troubles' => $troubles,
		);
		set_transient( refusal_name( $id ), $refused, HOUR_IN_SECONDS );
	} else {
		delete_transient( refusal_name( $id ) );
	}
}

/**
 * Where this user's refused details of an item are remembered.
 *
 * @param int $id Item.
 * @return string
 */
function refusal_name( $id ) {
	return 'headless_refused_' . $id . '_' . get_current_user_id();
}

/**
 * What was refused at the last save.
 *
 * @param int $id Item.
 * @return array{values: array<string, string>, troubles: array<string, string>}
 */
function refused_details( $id ) {
	$refused = get_transient( refusal_name( $id ) );
	return is_array( $refused ) ? $refused : array( 'values' => array(), 'troubles' => array() ); // phpcs:ignore WordPress.Arrays.ArrayDeclarationSpacing
}
