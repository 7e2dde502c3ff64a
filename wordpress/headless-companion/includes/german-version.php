<?php
/**
 * The German version of a post: where it is saved, and whether it exists.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

const GERMAN_TITLE   = '_headless_de_title';
const GERMAN_EXCERPT = '_headless_de_excerpt';
const GERMAN_CONTENT = '_headless_de_content';

/**
 * The German fields, each with the field of the post that it translates.
 *
 * @return array<string, string> Meta key => post field.
 */
function german_fields() {
	return array(
		GERMAN_TITLE   => 'post_title',
		GERMAN_EXCERPT => 'post_excerpt',
		GERMAN_CONTENT => 'post_content',
	);
}

add_action( 'init', __NAMESPACE__ . '\\register_german_meta', 99 );

/**
 * Makes the German fields writable through REST for users who may edit the post.
 */
function register_german_meta() {
	foreach ( content_types() as $type ) {
		foreach ( array_keys( german_fields() ) as $key ) {
			$own = GERMAN_CONTENT === $key ? array( 'sanitize_callback' => __NAMESPACE__ . '\\sanitize_german_content' ) : array();
			register_post_meta( $type, $key, $own + german_meta_arguments( $type ) );
		}
	}
}

/**
 * The arguments for the registration of a meta field. REST returns its value only in the context "edit", for which it
 * has checked that the user may edit the post. Otherwise everybody could read German drafts, and all texts of an item
 * with a password.
 *
 * @param string $type Post type.
 * @return array<string, mixed>
 */
function german_meta_arguments( $type ) {
	$arguments = array(
		'type'              => 'string',
		'single'            => true,
		'default'           => '',
		'show_in_rest'      => array( 'schema' => array( 'context' => array( 'edit' ) ) ),
		'sanitize_callback' => __NAMESPACE__ . '\\sanitize_german_text',
		'auth_callback'     => __NAMESPACE__ . '\\may_edit_meta_of_post',
	);
	if ( post_type_supports( $type, 'revisions' ) ) {
		$arguments['revisions_enabled'] = true;
	}
	return $arguments;
}

/**
 * Whether a user may write the meta of a post.
 *
 * @param bool   $allowed Unused.
 * @param string $key     Unused.
 * @param int    $post_id Post.
 * @param int    $user_id User.
 * @return bool
 */
function may_edit_meta_of_post( $allowed, $key, $post_id, $user_id ) {
	return user_can( $user_id, 'edit_post', $post_id );
}

/**
 * Sanitises German text with the same rules that WordPress applies to the original in this request. So importers and
 * trusted users may save the same HTML in both languages.
 *
 * @param mixed $value Submitted text, unslashed.
 * @return string
 */
function sanitize_german_text( $value ) {
	$value = is_scalar( $value ) ? (string) $value : '';
	return has_filter( 'content_save_pre', 'wp_filter_post_kses' ) ? wp_kses_post( $value ) : $value;
}

/**
 * Sanitises the content of a German version. Content without anything visible is saved as empty.
 *
 * @param mixed $value Submitted text, unslashed.
 * @return string
 */
function sanitize_german_content( $value ) {
	$text = sanitize_german_text( $value );
	return is_blank_html( $text ) ? '' : $text;
}

/**
 * Whether a text shows nothing to a reader. Empty paragraphs, which editors leave behind, do not count.
 *
 * @param string $html Block markup or HTML.
 * @return bool
 */
function is_blank_html( $html ) {
	if ( preg_match( '/<(img|video|audio|iframe|embed|object|hr|svg)\b|<!-- wp:[^>]*\/-->|\[[a-z]/i', $html ) ) {
		return false;
	}
	$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' );
	return '' === trim( preg_replace( '/[\s\x{00a0}\x{200b}]+/u', '', $text ) );
}

/**
 * Whether a post has a German version to show: it has German content, or a German title if the original has no content.
 * With a title alone, a German page would show an untranslated text.
 *
 * @param \WP_Post $post Post.
 * @return bool
 */
function has_german_version( $post ) {
	if ( ! is_blank_html( (string) get_post_meta( $post->ID, GERMAN_CONTENT, true ) ) ) {
		return true;
	}
	return '' !== trim( (string) get_post_meta( $post->ID, GERMAN_TITLE, true ) ) && is_blank_html( $post->post_content );
}
