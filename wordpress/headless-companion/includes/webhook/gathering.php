<?php
/**
 * The objects that a PHP request changes. A snapshot of an object is taken before its first change, and compared at the
 * end of the request. So only the net effect of all changes is reported.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The changed objects of this request, by kind and id.
 *
 * @return array<string, array<int, array<string, mixed>>> By reference.
 */
function &gathered() {
	static $gathered = array(
		'posts'    => array(),
		'terms'    => array(),
		'media'    => array(),
		'settings' => array(),
		'carousel' => array(),
	);
	return $gathered;
}

/**
 * Whether this request has changed anything that may have to be reported.
 *
 * @return bool
 */
function has_gathered() {
	return (bool) array_filter( gathered() );
}

/**
 * Returns the gathered facts, and clears them.
 *
 * @return array<string, array<int, array<string, mixed>>>
 */
function take_gathered() {
	$gathered =& gathered();
	$taken    = $gathered;
	$gathered = array_map( '__return_empty_array', $gathered );
	return $taken;
}

/**
 * Records a fact about an object.
 *
 * @param string $kind  posts, terms, media, settings or carousel.
 * @param int    $id    Object.
 * @param string $fact  Name of the fact.
 * @param mixed  $value Its value.
 */
function note( $kind, $id, $fact, $value = true ) {
	$gathered                          =& gathered();
	$gathered[ $kind ][ $id ][ $fact ] = $value;
}

/**
 * Whether a fact about an object is recorded.
 *
 * @param string $kind posts, terms, media, settings or carousel.
 * @param int    $id   Object.
 * @param string $fact Name of the fact.
 * @return bool
 */
function is_noted( $kind, $id, $fact ) {
	return isset( gathered()[ $kind ][ $id ][ $fact ] );
}
