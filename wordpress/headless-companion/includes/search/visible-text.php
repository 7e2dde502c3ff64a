<?php
/**
 * The words of HTML for the search, by the rule of the website (lib/html/sanitize.ts, lib/html/shortcodes.ts);
 * wordpress/contract/words.json has examples for both.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** Elements whose words stand on lines of their own, or apart as buttons and cells do; the words of all others join. */
const SEPARATING_TAGS = 'address|article|aside|audio|blockquote|body|br|button|caption|center|dd|details|dialog|dir|div|dl|dt|embed|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|iframe|input|legend|li|listing|main|menu|nav|object|ol|optgroup|option|p|plaintext|pre|search|section|select|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul|video|xmp';

/** The content of these shortcodes is encoded, so it contains no words. */
const ENCODED_SHORTCODE = '/\[(vc_raw_html|vc_raw_js|fusion_code)(?![\w-])[^\[\]]*\][\w+\/=%\s]*\[\/\1\]/';

const SHORTCODE_TAG = '/\[(\/?)([a-z][\w-]{0,60})(?![\w-])([^\[\]]*)\]/i';

/** A name in brackets with an underscore, or one of these names, is a shortcode and not a word. */
const PLUGIN_SHORTCODE = '/^(?:[a-z][a-z\d-]*_[a-z\d_-]*|contact-form(?:-7)?|elementor-template|instagram-feed|divider|separator|spacer|clearfix)$/';

const SHORTCODE_ATTRIBUTES = '/^\s+(?:[\w-]+=[^\s"\'“”„″′‘’‚«»‹›]+\s+)*(?:[\w-]+\s*=\s*["\'“”„″′‘’‚«»‹›]|[\w-]+=\S+\s*\/?$)/u';

/** These shortcodes stand in the middle of a word or sentence. All others are blocks, which separate words. */
const INLINE_SHORTCODE = '/(?:^|[_-])(?:drop_?caps?|highlight|tooltip|colou?r|icon|bold|strong|italic|em|underline|strike|sup|sub|span|abbr|font)(?:$|[_-])/i';

/**
 * The words of HTML or block markup; blocks are not run, since a search looks at many posts.
 *
 * @param string $html HTML.
 * @return string
 */
function visible_text( $html ) {
	$html = without_brackets_of_code( strip_shortcodes( $html ) );
	$html = preg_replace( '@<(?=/?(?:' . SEPARATING_TAGS . ')(?![\w-]))@i', ' <', $html );
	$text = str_replace( "\x02", '[', without_shortcodes( plain_text( $html ) ) );
	return trim( preg_replace( '/[\s\x{00a0}]+/u', ' ', $text ) );
}

/**
 * HTML in which no bracket of code looks like a shortcode.
 *
 * @param string $html HTML.
 * @return string
 */
function without_brackets_of_code( $html ) {
	$depth = 0;
	$parts = preg_split( '@(</?(?:pre|code|kbd|samp)\b[^>]*>)@i', $html, -1, PREG_SPLIT_DELIM_CAPTURE );
	foreach ( $parts as $index => $part ) {
		if ( $index % 2 ) {
			$depth = max( 0, $depth + ( '/' === $part[1] ? -1 : 1 ) );
		} elseif ( $depth ) {
			$parts[ $index ] = str_replace( '[', "\x02", $part );
		}
	}
	return implode( '', $parts );
}

/**
 * A text without shortcodes that no plugin renders; the words between their tags stay.
 *
 * @param string $text Plain text.
 * @return string
 */
function without_shortcodes( $text ) {
	if ( false === strpos( $text, '[' ) ) {
		return $text;
	}
	preg_match_all( '/\[\/([a-z][\w-]{1,60})\s*\]/i', $text, $found );
	$closed = array_map( 'strtolower', $found[1] );
	$marked = preg_replace_callback(
		SHORTCODE_TAG,
		static function ( $tag ) use ( $closed ) {
			$mark = preg_match( INLINE_SHORTCODE, $tag[2] ) ? '' : "\x01";
			return is_shortcode( $tag, $closed ) ? $mark : $tag[0];
		},
		preg_replace( ENCODED_SHORTCODE, "\x01", $text )
	);
	// Two words that a tag stood between must not grow together.
	return str_replace( "\x01", '', preg_replace( '/(?<=[^\s(\[{"“„«‹\x01])\x01+(?=[^\s.,;:!?…)\]}"”’»›\x01])/u', ' ', $marked ) );
}

/**
 * Whether it is the tag of a shortcode, and no words in brackets.
 *
 * @param string[] $tag    What SHORTCODE_TAG found.
 * @param string[] $closed Names of which there is a closing tag.
 * @return bool
 */
function is_shortcode( $tag, $closed ) {
	list( , $slash, $name, $rest ) = $tag;
	if ( '' !== $slash ) {
		return strlen( $name ) > 1 && '' === trim( $rest );
	}
	if ( '' !== $rest && ! preg_match( '/^[\s\/]/', $rest ) ) {
		return false;
	}
	return preg_match( SHORTCODE_ATTRIBUTES, $rest ) || preg_match( PLUGIN_SHORTCODE, $name ) || in_array( strtolower( $name ), $closed, true );
}
