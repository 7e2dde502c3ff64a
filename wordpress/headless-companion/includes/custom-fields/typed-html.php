<?php
/**
 * Makes HTML from plain text that an artist has entered. HTML that was pasted or imported keeps its structure.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/** The heading of a side or disc, such as "Side A", "CD 1", "Zweite Seite" or "Bonus tracks". */
const SIDE_OF_TRACKS = '(?:(?:sides?|seite|face|lato|dis[ck]|cd|lp|vinyl|teil|part)(?:\s*\d{1,2}|\s+(?:[a-h]|one|two|three|four|eins|zwei|drei|vier))|[a-h][ -](?:side|seite)|(?:\d{1,2}\.?|first|second|erste|zweite)\s+(?:side|seite|dis[ck]|cd|lp)|bonus[ -]?(?:tracks|titel|songs))\b';

/** A line with the length of all tracks together, such as "Total 41:20". */
const TOTAL_OF_TRACKS = '(?:total|gesamt|insgesamt|summe|playing time|running time|(?:gesamt(?:spiel|lauf)?|spiel|lauf)(?:zeit|dauer|länge)|total (?:playing |running )?(?:time|length|duration|runtime))\b[\s:–—(-]*(?:(?:\d{1,2}:)?\d{1,3}[:\'’′]\s*\d\d\S{0,2}(?:\s*min\S*)?|\d+\s*min\S*)?[\s)]*';

/**
 * The pattern of a line in a tracklist that is not a track, for PHP and for JavaScript. "Part One: Dawn 3:40" is a
 * track, because it has a length. The website has the same patterns (lib/data/music/tracklist.ts). Its tests compare
 * them.
 */
const NOT_A_TRACK = '^(?!(?:part|teil)\b.*\d:[0-5]\d\)?$)(?:' . SIDE_OF_TRACKS . '(?:[\s,/·–-]+' . SIDE_OF_TRACKS . ')*\s*(?:[:–—(-].*)?|' . TOTAL_OF_TRACKS . ')$';

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
 * numbers are removed, because the list adds numbers. A line such as "Side A", "CD 1" or "Total 41:20" is a paragraph
 * between two lists, and the numbers go on after it.
 *
 * @param string $text Entered text.
 * @return string HTML; empty if the text is empty.
 */
function html_of_tracklist( $text ) {
	if ( '' === trim( $text ) || has_html_blocks( $text ) ) {
		return html_of_paragraphs( $text );
	}
	$html  = '';
	$count = 0;
	$open  = false;
	foreach ( preg_split( '/\R/u', trim( $text ) ) as $line ) {
		$is_track = ! preg_match( '~' . NOT_A_TRACK . '~iu', trim( wp_strip_all_tags( $line ) ) );

		$line = trim( $is_track ? preg_replace( '/^\s*\d{1,3}[.)]\s+/', '', $line ) : $line );
		$line = preg_replace( '/\s+[–—-]?\s*(\d{1,3}(?::[0-5]\d){1,2})$/u', ' <em>$1</em>', $line );
		if ( '' === $line ) {
			continue;
		}
		if ( $is_track && ! $open ) {
			$html .= $count ? '<ol start="' . ( $count + 1 ) . '">' : '<ol>';
		} elseif ( ! $is_track && $open ) {
			$html .= '</ol>';
		}
		$html  .= $is_track ? "<li>$line</li>" : "<p>$line</p>";
		$count += $is_track ? 1 : 0;
		$open   = $is_track;
	}
	return wp_kses_post( $open ? "$html</ol>" : $html );
}
