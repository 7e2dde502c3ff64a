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
 * The changed objects of this request, by site of the network, kind and id. A request may change several sites of the
 * network (switch_to_blog()).
 *
 * @return array<int, array<string, array<int, array<string, mixed>>>> By reference.
 */
function &facts_of_sites() {
	static $sites = array();
	return $sites;
}

/**
 * The changed objects of the current site, by kind and id.
 *
 * @return array<string, array<int, array<string, mixed>>> By reference.
 */
function &collected_facts() {
	$sites  =& facts_of_sites();
	$site   = get_current_blog_id();
	$sites += array( $site => array_fill_keys( array( 'posts', 'terms', 'media', 'settings', 'carousel' ), array() ) );
	return $sites[ $site ];
}

/**
 * Whether this request has changed anything that may have to be reported.
 *
 * @return bool
 */
function has_collected_facts() {
	return (bool) array_filter( collected_facts() );
}

/**
 * Returns the collected facts, and clears them.
 *
 * @return array<string, array<int, array<string, mixed>>>
 */
function take_collected_facts() {
	$collected =& collected_facts();
	$taken     = $collected;
	$collected = array_map( '__return_empty_array', $collected );
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
function record_fact( $kind, $id, $fact, $value = true ) {
	$collected                          =& collected_facts();
	$collected[ $kind ][ $id ][ $fact ] = $value;
}

/**
 * Whether a fact about an object is recorded.
 *
 * @param string $kind posts, terms, media, settings or carousel.
 * @param int    $id   Object.
 * @param string $fact Name of the fact.
 * @return bool
 */
function is_fact_recorded( $kind, $id, $fact ) {
	return isset( collected_facts()[ $kind ][ $id ][ $fact ] );
}
