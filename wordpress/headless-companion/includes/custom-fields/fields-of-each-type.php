<?php
/**
 * The custom fields of events, videos, music releases and tours: their names, and how they are saved. A value is saved
 * as it was entered. The meta key is the name of the field, so that values of Advanced Custom Fields, which has the
 * same keys, are read too.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The custom fields of a type.
 *
 * @param string $type Post type.
 * @return array<string, string> Kind (line, lines, html, date, time, moment, zone, url, film, length, isrc, ean,
 * amount, age, tour, rows, or choices separated by "|", of which the first is the default) by name.
 */
function custom_fields( $type ) {
	$fields = array(
		'event' => array(
			'start_date'          => 'date',
			'start_time'          => 'time',
			'doors_time'          => 'time',
			'end_date'            => 'date',
			'end_time'            => 'time',
			'timezone'            => 'zone',
			'event_status'        => 'scheduled|postponed|cancelled',
			'previous_start_date' => 'date',
			'attendance'          => 'in_person|online',
			'venue'               => 'line',
			'address'             => 'line',
			'city'                => 'line',
			'state'               => 'line',
			'country'             => 'line',
			'postcode'            => 'line',
			'accessibility'       => 'lines',
			'availability'        => 'available|few_left|sold_out',
			'price_from'          => 'amount',
			'price_currency'      => implode( '|', currencies() ),
			'presale_from'        => 'moment',
			'ticket_url'          => 'url',
			'ticket_text'         => 'line',
			'supporting_acts'     => 'lines',
			'minimum_age'         => 'age',
			'age_note'            => 'line',
			'tour'                => 'tour',
		),
		'video' => array(
			'youtube_url'  => 'film',
			'duration'     => 'length',
			'release_date' => 'date',
			'artist'       => 'line',
			'credits'      => 'lines',
		),
		'music' => array(
			'release_date'      => 'date',
			'artist'            => 'line',
			'spotify_url'       => 'url',
			'apple_music_url'   => 'url',
			'youtube_music_url' => 'url',
			'listen'            => 'url',
			'watch'             => 'url',
			'label'             => 'line',
			'isrc'              => 'isrc',
			'ean_upc'           => 'ean',
			'tracklist'         => 'html',
			'credits'           => 'html',
			'additional_info'   => 'html',
		),
		'tour'  => array(
			'tour'        => 'tour',
			'appearances' => 'rows',
		),
	);
	return isset( $fields[ $type ] ) ? $fields[ $type ] : array();
}

/**
 * The custom fields that have a German text, in addition to title, excerpt and content.
 *
 * @param string $type Post type.
 * @return array<string, string> Kind by meta key.
 */
function german_custom_fields( $type ) {
	$fields = array(
		'event' => array(
			'_headless_de_venue'         => 'line',
			'_headless_de_accessibility' => 'lines',
			'_headless_de_ticket_text'   => 'line',
			'_headless_de_age_note'      => 'line',
		),
		'video' => array( '_headless_de_credits' => 'lines' ),
		'music' => array(
			'_headless_de_credits'         => 'html',
			'_headless_de_additional_info' => 'html',
		),
	);
	return isset( $fields[ $type ] ) ? $fields[ $type ] : array();
}

/**
 * The currencies that an editor may choose for a price. The first one is used if none is chosen.
 *
 * @return string[] Codes of ISO 4217.
 */
function currencies() {
	/**
	 * Filters the currencies of prices.
	 *
	 * @param string[] $codes Codes of ISO 4217, with the default first.
	 */
	$codes = apply_filters( 'headless_companion_currencies', array( 'CHF', 'EUR', 'GBP', 'USD', 'CAD', 'AUD', 'CZK', 'DKK', 'HUF', 'JPY', 'NOK', 'OMR', 'PLN', 'SEK' ) );
	return array_values( preg_grep( '/^[A-Z]{3}$/D', (array) $codes ) );
}

/**
 * The custom fields in which the search of the site looks, including German ones and the tracks of a release.
 *
 * @param string $type Post type.
 * @return string[] Meta keys.
 */
function searched_fields( $type ) {
	$searched = array(
		'event' => array( 'venue', 'city', 'state', 'country', 'accessibility', 'supporting_acts' ),
		'video' => array( 'artist', 'credits' ),
		'music' => array( 'artist', 'label', 'tracklist', TRACKS, 'credits', 'additional_info' ),
	);
	$german   = array_diff( array_keys( german_custom_fields( $type ) ), array( '_headless_de_ticket_text', '_headless_de_age_note' ) );
	return isset( $searched[ $type ] ) ? array_merge( $searched[ $type ], $german ) : array();
}

/**
 * Whether a meta key is a custom field, German or not, of any type.
 *
 * @param string $key Meta key.
 * @return bool
 */
function is_custom_field( $key ) {
	foreach ( array( 'event', 'video', 'music', 'tour' ) as $type ) {
		if ( isset( custom_fields( $type )[ $key ] ) || isset( german_custom_fields( $type )[ $key ] ) ) {
			return true;
		}
	}
	return false;
}

add_action( 'init', __NAMESPACE__ . '\\register_custom_fields', 99 );

/**
 * Makes the custom fields writable through REST for users who may edit the item.
 */
function register_custom_fields() {
	foreach ( content_types() as $type ) {
		foreach ( custom_fields( $type ) + german_custom_fields( $type ) as $key => $kind ) {
			$is_rich   = in_array( $kind, array( 'lines', 'html' ), true );
			$arguments = german_meta_arguments( $type );

			if ( isset( custom_fields( $type )[ $key ] ) && ! $is_rich ) {
				// Restoring an older text must not restore an older date, status or ticket link.
				unset( $arguments['revisions_enabled'] );
			}
			$arguments['sanitize_callback'] = static function ( $value ) use ( $key, $kind ) {
				return sanitize_custom_field( $value, $key, $kind );
			};
			register_post_meta( $type, $key, $arguments );
		}
	}
}

/**
 * Cleans one line of plain text: removes tags, and joins white space. Does not check whether the value is valid.
 *
 * @param mixed $value Submitted text, unslashed.
 * @return string
 */
function sanitize_line( $value ) {
	return is_scalar( $value ) ? trim( preg_replace( '/[\s\x{00a0}]+/u', ' ', wp_check_invalid_utf8( wp_strip_all_tags( (string) $value ) ) ) ) : '';
}

/**
 * The saved value of a custom field.
 *
 * @param int    $post_id Item.
 * @param string $key     Meta key.
 * @return string
 */
function stored_field( $post_id, $key ) {
	$value = get_post_meta( $post_id, $key, true );
	return is_scalar( $value ) ? trim( (string) $value ) : '';
}

add_filter( 'is_protected_meta', __NAMESPACE__ . '\\hide_custom_fields_from_core_box', 10, 2 );

/**
 * Removes these fields and the tracks from WordPress's own box "Custom fields", where they could be changed without the
 * checks.
 *
 * @param bool   $is_protected Whether the key is protected already.
 * @param string $key          Meta key.
 * @return bool
 */
function hide_custom_fields_from_core_box( $is_protected, $key ) {
	if ( $is_protected || ! is_admin() ) {
		return $is_protected;
	}
	$type = (string) get_post_type();
	return isset( custom_fields( $type )[ $key ] ) || ( 'music' === $type && TRACKS === $key );
}
