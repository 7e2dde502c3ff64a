<?php
/**
 * The pictures of a German text. If the text was copied from the original, its alternative texts are English. Each is
 * replaced with the German alternative text of the picture. If there is none, the picture is marked as English, so that
 * screen readers do not read the text with a German voice.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Translates the alternative texts and captions of the pictures in a German text.
 *
 * @param string   $html Rendered German text.
 * @param \WP_Post $post Post.
 * @return string
 */
function translate_pictures( $html, $post ) {
	if ( false === stripos( $html, '<img' ) ) {
		return $html;
	}
	$english = alt_texts_in( $post->post_content );
	$tags    = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( 'img' ) ) {
		translate_picture( $tags, $english );
	}
	return translate_gallery_captions( $tags->get_updated_html() );
}

/**
 * Translates the alternative text of one picture. A picture keeps an alternative text that was entered in the German
 * text. A picture without an alternative text in either language is decorative, and is not changed.
 *
 * @param \WP_HTML_Tag_Processor $tags    Processor at the tag of the picture.
 * @param array<string, string>  $english Alternative texts of the original by picture.
 */
function translate_picture( $tags, $english ) {
	$id      = attachment_of( (string) $tags->get_attribute( 'class' ) );
	$alt     = trim( (string) $tags->get_attribute( 'alt' ) );
	$key     = key_of_picture( $id, (string) $tags->get_attribute( 'src' ) );
	$typical = isset( $english[ $key ] ) ? $english[ $key ] : '';
	$known   = array_filter( array( $typical, $id ? english_alt( $id ) : '' ), 'strlen' );
	if ( '' === $alt && '' === $typical || '' !== $alt && ! in_array( $alt, $known, true ) ) {
		return;
	}
	$german = $id ? german_alt( $id ) : '';
	$tags->set_attribute( 'alt', '' === $german ? ( '' === $alt ? $typical : $alt ) : $german );
	if ( '' === $german ) {
		$tags->set_attribute( 'lang', 'en' );
	}
}

/**
 * The alternative texts of the pictures in a text.
 *
 * @param string $html Block markup or HTML.
 * @return array<string, string> By picture. If a picture occurs twice, the last one counts.
 */
function alt_texts_in( $html ) {
	$found = array();
	$tags  = new \WP_HTML_Tag_Processor( $html );
	while ( $tags->next_tag( 'img' ) ) {
		$id  = attachment_of( (string) $tags->get_attribute( 'class' ) );
		$key = key_of_picture( $id, (string) $tags->get_attribute( 'src' ) );

		$found[ $key ] = trim( (string) $tags->get_attribute( 'alt' ) );
	}
	return $found;
}

/**
 * The attachment of a picture, which WordPress writes into its class.
 *
 * @param string $classes Classes.
 * @return int 0 if the class does not contain it.
 */
function attachment_of( $classes ) {
	return preg_match( '/(?:^|\s)wp-image-(\d+)(?:\s|$)/', $classes, $found ) ? (int) $found[1] : 0;
}

/**
 * The key of a picture, which is the same in both languages: its attachment, or else the path of its file without the
 * size.
 *
 * @param int    $id  Attachment.
 * @param string $src URL.
 * @return string
 */
function key_of_picture( $id, $src ) {
	return $id ? "id $id" : (string) preg_replace( '/(-\d+x\d+)?(\.\w+)(\?.*)?$/', '$2', $src );
}

/**
 * Translates the alternative texts of the pictures that WordPress adds to a German text itself: galleries of the
 * classic editor, and blocks that list posts.
 *
 * @param array<string, string> $attributes Attributes.
 * @param \WP_Post              $attachment Picture.
 * @return array<string, string>
 */
function translate_image_attributes( $attributes, $attachment ) {
	$alt = isset( $attributes['alt'] ) ? $attributes['alt'] : '';
	if ( '' === $alt || english_alt( $attachment->ID ) !== $alt ) {
		return $attributes;
	}
	$german = german_alt( $attachment->ID );
	return '' === $german ? array( 'lang' => 'en' ) + $attributes : array( 'alt' => $german ) + $attributes;
}

/**
 * Translates the captions in galleries of the classic editor, which are the captions of the pictures.
 *
 * @param string $html Rendered German text.
 * @return string
 */
function translate_gallery_captions( $html ) {
	return (string) preg_replace_callback(
		'#<(dd|figcaption)( class=[\'"]wp-caption-text gallery-caption[\'"] id=[\'"]gallery-\d+-(\d+)[\'"])>(.*?)</\1>#s',
		static function ( $found ) {
			$german = (string) get_post_meta( (int) $found[3], GERMAN_CAPTION, true );
			$lang   = '' === $german ? ' lang="en"' : '';
			$words  = '' === $german ? $found[4] : wptexturize( esc_html( $german ) );
			return "<$found[1]$found[2]$lang>$words</$found[1]>";
		},
		$html
	);
}
