<?php
/**
 * The text of a file that was written by a spreadsheet or a calendar.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The bytes of a file as UTF-8 with plain line ends: UTF-8 and UTF-16 with or without their mark, else Windows-1252.
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
 * Text in UTF-8, with whichever extension of PHP there is.
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
 * Plain text as paragraphs of the block editor.
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
