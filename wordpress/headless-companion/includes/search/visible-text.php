<?php
/**
 * Extracts the visible text of HTML for the search, in the same way as the website (lib/html/plain-text.ts,
 * lib/html/shortcodes.ts). Both sides are tested with the examples in wordpress/contract/words.json.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Elements whose text is separate from the text around them: blocks, and also buttons and cells. The text of any other
 * element continues the text around it.
 */
const SEPARATING_TAGS = 'address|article|aside|audio|blockquote|body|br|button|caption|center|dd|details|dialog|dir|div|dl|dt|embed|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|iframe|input|legend|li|listing|main|menu|nav|object|ol|optgroup|option|p|plaintext|pre|search|section|select|summary|table|tbody|td|textarea|tfoot|th|thead|tr|ul|video|xmp';

/** The content of these shortcodes is encoded, so it contains no visible text. */
const ENCODED_SHORTCODE = '/\[(vc_raw_html|vc_raw_js|fusion_code)(?![\w-])[^\[\]]*\][\w+\/=%\s]*\[\/\1\]/';

const SHORTCODE_TAG = '/\[(\/?)([a-z][\w-]{0,60})(?![\w-])([^\[\]]*)\]/i';

/** Names in brackets that are always shortcodes, not text: names with an underscore, and the names listed here. */
const PLUGIN_SHORTCODE = '/^(?:[a-z][a-z\d-]*_[a-z\d_-]*|contact-form(?:-7)?|elementor-template|instagram-feed|divider|separator|spacer|clearfix)$/';

const SHORTCODE_ATTRIBUTES = '/^\s+(?:[\w-]+=[^\s"\'“”„″′‘’‚«»‹›]+\s+)*(?:[\w-]+\s*=\s*["\'“”„″′‘’‚«»‹›]|[\w-]+=\S+\s*\/?$)/u';

/** Shortcodes within a word or a sentence. All other shortcodes are blocks, which separate words. */
const INLINE_SHORTCODE = '/(?:^|[_-])(?:drop_?caps?|highlight|tooltip|colou?r|icon|bold|strong|italic|em|underline|strike|sup|sub|span|abbr|font)(?:$|[_-])/i';

/**
 * The visible text of HTML or block markup. Blocks are not rendered, because a search processes many posts.
 *
 * @param string $html          HTML.
 * @param string $between_lines What stands between two lines, unless the first one ends with punctuation.
 * @return string
 */
function visible_text( $html, $between_lines = ' ' ) {
	// strip_shortcodes() would remove the text of a caption too.
	$html = preg_replace( '@\[/?(?:wp_)?caption\b[^\]]*\]@i', ' ', $html );
	$html = without_brackets_of_code( strip_shortcodes( $html ) );
	// Visitors do not see these: the icon of an accordion, and the source of a formula.
	$html = preg_replace( '@<span\b[^>]*\bwp-block-accordion-heading__toggle-icon\b[^>]*>[^<]*</span>|<(annotation(?:-xml)?)\b[^>]*>.*?</\1>@is', '', $html );
	// A form feed marks the end of a line. It is white space, so it changes nothing else.
	$html = preg_replace( '@<(?=/?(?:' . SEPARATING_TAGS . ')(?![\w-]))@i', "\f<", $html );
	$text = str_replace( "\x02", '[', without_shortcodes( plain_text( $html ) ) );
	$text = preg_replace( '/(?<=[^\s.,:;!?…])\s*\f\s*(?=\S)/u', $between_lines, $text );
	return trim( preg_replace( '/[\s\x{00a0}]+/u', ' ', $text ) );
}

/**
 * Replaces brackets in code, so that they do not look like shortcodes.
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
 * Removes shortcodes that no plugin renders. The text between their tags stays.
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
	// Two words that were separated by a tag must not be joined.
	return str_replace( "\x01", '', preg_replace( '/(?<=[^\s(\[{"“„«‹\x01])\x01+(?=[^\s.,;:!?…)\]}"”’»›\x01])/u', ' ', $marked ) );
}

/**
 * Whether a match is the tag of a shortcode, and not a text in brackets.
 *
 * @param string[] $tag    Match of SHORTCODE_TAG.
 * @param string[] $closed Names that have a closing tag.
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
