<?php
/**
 * Makes HTML from plain text that an artist has entered. HTML that was pasted or imported keeps its structure.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Whether a text contains block elements of HTML.
 *
 * @param string $text Entered text.
 * @return bool
 */
function has_html_blocks( $text ) {
	return (bool) preg_match( '/<(p|ol|ul|li|div|table|h[1-6]|br)\b/i', $text );
}

/**
 * Turns empty lines into paragraphs, and other line ends into line breaks.
 *
 * @param string $text Entered text.
 * @return string HTML; empty if the text is empty.
 */
function html_of_paragraphs( $text ) {
	$text = trim( $text );
	if ( '' === $text ) {
		return '';
	}
	return trim( wp_kses_post( has_html_blocks( $text ) ? $text : wpautop( $text ) ) );
}

/**
 * Makes a list from a tracklist, which has one title per line, with its length at the end if it is known. Entered track
 * numbers are removed, because the list adds numbers.
 *
 * @param string $text Entered text.
 * @return string HTML; empty if the text is empty.
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
