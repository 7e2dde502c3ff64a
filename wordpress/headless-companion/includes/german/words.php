<?php
/**
 * The texts of an item in one language as lines of plain text, for translators. A change of the design, such as another
 * colour, does not change these lines.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The texts of the original.
 *
 * @param \WP_Post $post Post.
 * @return string Lines.
 */
function words_of_original( $post ) {
	$texts = array( $post->post_title, $post->post_excerpt );
	foreach ( array_keys( german_custom_fields( $post->post_type ) ) as $key ) {
		$texts[] = stored_field( $post->ID, substr( $key, strlen( '_headless_de_' ) ) );
	}
	return lines_of_texts( array_merge( $texts, array( $post->post_content ) ) );
}

/**
 * The texts of the German version.
 *
 * @param \WP_Post $post Post.
 * @return string Lines.
 */
function words_of_german( $post ) {
	$texts = array();
	foreach ( array_merge( array_keys( german_fields() ), array_keys( german_custom_fields( $post->post_type ) ) ) as $key ) {
		$texts[] = (string) get_post_meta( $post->ID, $key, true );
	}
	return lines_of_texts( $texts );
}

/**
 * Converts texts to lines of plain text.
 *
 * @param string[] $texts Block markup, HTML or plain texts.
 * @return string
 */
function lines_of_texts( $texts ) {
	return implode( "\n", array_filter( array_map( __NAMESPACE__ . '\\lines_of_text', $texts ), 'strlen' ) );
}

/**
 * Converts a text to lines of plain text: one for each paragraph, heading, list item or table cell. A picture is
 * replaced with its alternative text in brackets.
 *
 * @param string $text Block markup, HTML or plain text.
 * @return string
 */
function lines_of_text( $text ) {
	$html  = (string) preg_replace( '/<!--.*?-->/s', '', $text );
	$html  = (string) preg_replace_callback( '/<img\b[^>]*>/i', __NAMESPACE__ . '\\words_of_picture', $html );
	$html  = (string) preg_replace( '#<(?:/(?:p|h[1-6]|li|td|th|dt|dd|figcaption|cite|summary|blockquote|pre|div)|br\s*/?)>#i', "\n", $html );
	$lines = explode( "\n", plain_text( $html ) );
	$lines = array_map(
		static function ( $line ) {
			return trim( (string) preg_replace( '/[\s\x{00a0}\x{200b}]+/u', ' ', $line ) );
		},
		$lines
	);
	return implode( "\n", array_filter( $lines, 'strlen' ) );
}

/**
 * The line for a picture.
 *
 * @param string[] $picture Match of the regular expression, whose first item is the tag.
 * @return string
 */
function words_of_picture( $picture ) {
	$tags = new \WP_HTML_Tag_Processor( $picture[0] );
	$alt  = $tags->next_tag( 'img' ) ? trim( (string) $tags->get_attribute( 'alt' ) ) : '';
	return '' === $alt ? '' : "\n[" . esc_html( $alt ) . "]\n";
}
