<?php
/**
 * Other spellings of slugs, such as `wärme` and `waerme` for `warme`. The list of all public slugs contains them as
 * aliases.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The other spellings of slugs, each with the slug.
 *
 * @param array<string, array<int, array<string|int>>> $groups Rows by post type or taxonomy. The first column is the
 *                                                            slug, the last is the title or name.
 * @return array<string, array<int, array{string, string}>> By post type or taxonomy.
 */
function spellings_of_names( $groups ) {
	return array_map(
		static function ( $rows ) {
			$aliases = array();
			foreach ( $rows as $row ) {
				foreach ( spellings_of_name( (string) end( $row ), (string) $row[0] ) as $spelling ) {
					$aliases[] = array( $spelling, $row[0] );
				}
			}
			return $aliases;
		},
		$groups
	);
}

/**
 * The ways to write a title or name with accents or umlauts in a URL: unchanged, and with the plain letters by which
 * WordPress replaces them in German and in English. The result is empty for a slug that was not made from the name.
 *
 * @param string $name Title of a post, or name of a term.
 * @param string $slug Its slug.
 * @return string[] Spellings in the format of slugs, without the slug itself.
 */
function spellings_of_name( $name, $slug ) {
	if ( ! preg_match( '/[^\x00-\x7f]/', $name ) ) {
		return array();
	}
	$spellings = array();
	foreach ( array( $name, remove_accents( $name, 'de_DE' ), remove_accents( $name, 'en_US' ) ) as $spelling ) {
		$spellings[] = sanitize_title_with_dashes( $spelling, '', 'save' );
	}
	return in_array( $slug, $spellings, true ) ? array_values( array_diff( array_unique( $spellings ), array( $slug ) ) ) : array();
}
