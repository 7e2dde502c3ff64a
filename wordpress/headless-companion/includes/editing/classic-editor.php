<?php
/**
 * The boxes of the classic editor: German version and search engines.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

add_action( 'add_meta_boxes', __NAMESPACE__ . '\\add_classic_boxes' );
add_action( 'save_post', __NAMESPACE__ . '\\save_classic_boxes', 10, 2 );

/**
 * Adds the boxes. The block editor has panels instead.
 *
 * @param string $type Post type.
 */
function add_classic_boxes( $type ) {
	if ( ! is_content_type( $type ) ) {
		return;
	}
	$only_classic = array( '__back_compat_meta_box' => true );
	add_meta_box( 'headless-german', __( 'German version', 'headless-companion' ), __NAMESPACE__ . '\\print_german_box', $type, 'normal', 'high', $only_classic );
	if ( ! has_seo_plugin() ) {
		add_meta_box( 'headless-seo', __( 'Search engines', 'headless-companion' ), __NAMESPACE__ . '\\print_seo_box', $type, 'normal', 'default', $only_classic );
	}
}

/**
 * Prints the German fields.
 *
 * @param \WP_Post $post Post.
 */
function print_german_box( $post ) {
	echo '<p class="description">' . esc_html__( 'Leave the title and the text empty to have no German version: German pages then show the original.', 'headless-companion' ) . '</p>';
	print_outdated_german( $post );
	print_text_field( $post, GERMAN_TITLE, __( 'German title', 'headless-companion' ) );
	wp_editor(
		(string) get_post_meta( $post->ID, GERMAN_CONTENT, true ),
		'headless_de_content',
		array(
			'textarea_name' => GERMAN_CONTENT,
			'textarea_rows' => 16,
			'wpautop'       => false,
		)
	);
	print_text_area( $post, GERMAN_EXCERPT, __( 'German excerpt', 'headless-companion' ) );
	foreach ( german_panel_fields( $post->post_type ) as $field ) {
		call_user_func( __NAMESPACE__ . ( 'line' === $field['kind'] ? '\\print_text_field' : '\\print_text_area' ), $post, $field['key'], $field['label'] );
	}
	print_german_extras( $post );
}

/**
 * Prints the fields for search engines.
 *
 * @param \WP_Post $post Post.
 */
function print_seo_box( $post ) {
	print_text_field( $post, SEO_TITLE, __( 'Title for search engines', 'headless-companion' ) );
	print_text_area( $post, SEO_DESCRIPTION, __( 'Description for search engines', 'headless-companion' ) );
}

/**
 * Prints a text field of one line.
 *
 * @param \WP_Post $post  Post.
 * @param string   $key   Meta key.
 * @param string   $label Label.
 */
function print_text_field( $post, $key, $label ) {
	printf(
		'<p><label for="%1$s"><strong>%2$s</strong></label><br><input type="text" class="widefat" id="%1$s" name="%1$s" value="%3$s"></p>',
		esc_attr( $key ),
		esc_html( $label ),
		esc_attr( (string) get_post_meta( $post->ID, $key, true ) )
	);
}

/**
 * Prints a text area.
 *
 * @param \WP_Post $post  Post.
 * @param string   $key   Meta key.
 * @param string   $label Label.
 */
function print_text_area( $post, $key, $label ) {
	printf(
		'<p><label for="%1$s"><strong>%2$s</strong></label><br><textarea class="widefat" rows="3" id="%1$s" name="%1$s">%3$s</textarea></p>',
		esc_attr( $key ),
		esc_html( $label ),
		esc_textarea( (string) get_post_meta( $post->ID, $key, true ) )
	);
}

/**
 * Whether this request submits the classic editor's form of exactly this post: it has the nonce of that form, which
 * Quick Edit and Bulk Edit do not have. Other posts may be saved in the same request, for example by another plugin, and
 * must not get these values.
 *
 * @param int $post_id Post.
 * @return bool
 */
function is_submitted_for( $post_id ) {
	return $post_id && isset( $_POST['post_ID'], $_POST['_wpnonce'] ) && absint( $_POST['post_ID'] ) === (int) $post_id
		&& (bool) wp_verify_nonce( sanitize_key( $_POST['_wpnonce'] ), "update-post_$post_id" );
}

/**
 * Saves the values of the boxes.
 *
 * @param int      $post_id Post.
 * @param \WP_Post $post    Post.
 */
function save_classic_boxes( $post_id, $post ) {
	if ( ! is_submitted_for( $post_id ) || ! is_content_type( $post->post_type ) || ! current_user_can( 'edit_post', $post_id ) ) {
		return;
	}
	$keys = array( GERMAN_TITLE, GERMAN_EXCERPT, GERMAN_CONTENT, SEO_TITLE, SEO_DESCRIPTION );
	foreach ( array_merge( $keys, array_keys( german_custom_fields( $post->post_type ) ) ) as $key ) {
		if ( isset( $_POST[ $key ] ) ) {
			update_post_meta( $post_id, $key, $_POST[ $key ] ); // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- update_post_meta() unslashes the text, and calls the sanitize_callback with which the field is registered.
		}
	}
}
