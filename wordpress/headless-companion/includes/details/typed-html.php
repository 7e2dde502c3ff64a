<?php
/**
 * From what an artist types in a plain box to HTML. HTML that was pasted or imported stays as it is.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a text contains block elements of HTML.
 *
 * @param string $text Typed text.
 * @return bool
 */
function has_html_blocks( $text ) {
	return (bool) preg_match( '/<(p|ol|ul|li|div|table|h[1-6]|br)\b/i', $text );
}

/**
 * Paragraphs and line breaks as typed.
 *
 * @param string $text Typed text.
 * @return string HTML; empty when nothing was typed.
 */
function html_of_paragraphs( $text ) {
	$text = trim( $text );
	if ( '' === $text ) {
		return '';
	}
	return trim( wp_kses_post( has_html_blocks( $text ) ? $text : wpautop( $text ) ) );
}

/**
 * A tracklist: one title per line, with its length at the end if it is known. Typed track numbers are removed, because
 * the list adds its own.
 *
 * @param string $text Typed text.
 * @return string HTML; empty when nothing was typed.
 */
function html_of_tracklist( $text ) {
	if ( '' === trim( $text ) || has_html_blocks( $text ) ) {
		return html_of_paragraphs( $text );
	}
	$items = '';
	foreach ( preg_split( '/\R/', trim( $text ) ) as $line ) {
		$line   = trim( preg_replace( '/^\s*\d{1,3}[.)]\s+/', '', $line ) );
		$line   = preg_replace( '/\s+[–—-]?\s*(\d{1,3}(?::[0-5]\d){1,2})$/u', ' <em>$1</em>', $line );
		$items .= '' === $line ? '' : "<li>$line</li>";
	}
	return wp_kses_post( "<ol>$items</ol>" );
}
