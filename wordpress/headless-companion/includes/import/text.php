<?php
/**
 * Decodes a file of a spreadsheet or a calendar, and makes blocks from plain text.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * Converts the content of a file to UTF-8, with "\n" as line end. UTF-8 and UTF-16 are detected by their byte order
 * mark, and UTF-8 also without it. Any other content counts as Windows-1252.
 *
 * @param string $bytes Bytes.
 * @return string
 */
function import_text( $bytes ) {
	$marks = array(
		"\xEF\xBB\xBF" => 'UTF-8',
		"\xFF\xFE"     => 'UTF-16LE',
		"\xFE\xFF"     => 'UTF-16BE',
	);
	$from  = 1 === preg_match( '//u', $bytes ) ? 'UTF-8' : 'Windows-1252';
	foreach ( $marks as $mark => $encoding ) {
		if ( 0 === strncmp( $bytes, $mark, strlen( $mark ) ) ) {
			$from  = $encoding;
			$bytes = substr( $bytes, strlen( $mark ) );
		}
	}
	$text = 'UTF-8' === $from ? $bytes : to_utf8( $bytes, $from );
	return str_replace( array( "\r\n", "\r" ), "\n", wp_check_invalid_utf8( $text, true ) );
}

/**
 * Converts text to UTF-8, with the extension of PHP that is installed.
 *
 * @param string $bytes Bytes.
 * @param string $from  Encoding.
 * @return string
 */
function to_utf8( $bytes, $from ) {
	if ( function_exists( 'mb_convert_encoding' ) ) {
		return (string) mb_convert_encoding( $bytes, 'UTF-8', $from );
	}
	return function_exists( 'iconv' ) ? (string) iconv( $from, 'UTF-8//IGNORE', $bytes ) : $bytes;
}

/**
 * Converts plain text to paragraphs of the block editor.
 *
 * @param string $text Text.
 * @return string
 */
function paragraphs_of_text( $text ) {
	$blocks = array();
	foreach ( preg_split( '/\n\s*\n/', trim( $text ) ) as $paragraph ) {
		if ( '' !== trim( $paragraph ) ) {
			$blocks[] = "<!-- wp:paragraph -->\n<p>" . str_replace( "\n", '<br>', esc_html( trim( $paragraph ) ) ) . "</p>\n<!-- /wp:paragraph -->";
		}
	}
	return implode( "\n\n", $blocks );
}
