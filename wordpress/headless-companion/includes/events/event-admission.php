<?php
/**
 * The fields of an event about admission: doors, tickets, price, guests, age and accessibility.
 *
 * @package HeadlessCompanion
 */

namespace HeadlessCompanion;

defined( 'ABSPATH' ) || exit;

/**
 * The fields about admission. A value is null if it is unknown, and a text is empty if nothing was entered.
 *
 * @param \WP_Post $post Event.
 * @return array<string, mixed>
 */
function event_admission( $post ) {
	$fields  = custom_fields( 'event' );
	$price   = parse_amount( stored_field( $post->ID, 'price_from' ) );
	$doors   = parse_time( stored_field( $post->ID, 'doors_time' ) );
	$presale = parse_moment( stored_field( $post->ID, 'presale_from' ) );
	return array(
		'doors_time'      => '' === $doors ? null : $doors,
		'availability'    => parse_choice( stored_field( $post->ID, 'availability' ), $fields['availability'] ),
		'price_from'      => '' === $price ? null : $price,
		'price_currency'  => parse_choice( stored_field( $post->ID, 'price_currency' ), $fields['price_currency'] ),
		'presale_from'    => '' === $presale ? null : $presale,
		'supporting_acts' => parse_lines( stored_field( $post->ID, 'supporting_acts' ) ),
		'minimum_age'     => parse_age( stored_field( $post->ID, 'minimum_age' ) ),
		'age_note'        => stored_field( $post->ID, 'age_note' ),
		'accessibility'   => plain_text( stored_field( $post->ID, 'accessibility' ) ),
	);
}
