<?php
/**
 * The boxes of events, videos, releases and tours in the classic editor.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

// With priority 9, so that these boxes come before the German version: editors enter the day and the place of an event
// first.
add_action( 'add_meta_boxes', __NAMESPACE__ . '\\add_field_boxes', 9 );

/**
 * Adds the boxes. The block editor has panels instead.
 *
 * @param string $type Post type.
 */
function add_field_boxes( $type ) {
	foreach ( is_content_type( $type ) ? custom_field_panels( $type ) : array() as $panel ) {
		add_meta_box( 'headless-' . $panel['name'], $panel['title'], __NAMESPACE__ . '\\print_field_box', $type, 'normal', 'high', array( '__back_compat_meta_box' => true ) + $panel );
	}
}

/**
 * Prints a box.
 *
 * @param \WP_Post             $post Item.
 * @param array<string, mixed> $box  Box; its arguments are the panel.
 */
function print_field_box( $post, $box ) {
	$refused = refused_fields( $post->ID );
	foreach ( $box['args']['fields'] as $field ) {
		$key   = $field['key'];
		$value = isset( $refused['values'][ $key ] ) ? $refused['values'][ $key ] : stored_field( $post->ID, $key );
		$error = isset( $refused['errors'][ $key ] ) ? $refused['errors'][ $key ] : '';
		if ( 'rows' === $field['kind'] ) {
			print_rows_of_box( $field, $value, $error );
			continue;
		}
		printf( '<p><label for="headless-%1$s"><strong>%2$s</strong></label><br>', esc_attr( $key ), esc_html( $field['label'] ) );
		print_field_control( $field, $value, '' !== $error );
		if ( '' !== $error ) {
			printf( '<br><strong role="alert" id="headless-%1$s-error" class="headless-field__error">%2$s</strong>', esc_attr( $key ), esc_html( $error ) );
		}
		if ( 'zone' === $field['kind'] ) {
			printf( '<br><strong role="status" id="headless-%1$s-hint" class="headless-field__hint"></strong>', esc_attr( $key ) );
		}
		if ( '' !== $field['help'] ) {
			printf( '<br><span class="description" id="headless-%1$s-help">%2$s</span>', esc_attr( $key ), esc_html( $field['help'] ) );
		}
		echo '</p>';
	}
}
