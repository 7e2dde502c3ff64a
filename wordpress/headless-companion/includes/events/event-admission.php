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
	$fields  = detail_fields( 'event' );
	$price   = parse_amount( detail( $post->ID, 'price_from' ) );
	$doors   = parse_time( detail( $post->ID, 'doors_time' ) );
	$presale = parse_moment( detail( $post->ID, 'presale_from' ) );
	return array(
		'doors_time'      => '' === $doors ? null : $doors,
		'availability'    => parse_choice( detail( $post->ID, 'availability' ), $fields['availability'] ),
		'price_from'      => '' === $price ? null : $price,
		'price_currency'  => parse_choice( detail( $post->ID, 'price_currency' ), $fields['price_currency'] ),
		'presale_from'    => '' === $presale ? null : $presale,
		'supporting_acts' => parse_lines( detail( $post->ID, 'supporting_acts' ) ),
		'minimum_age'     => parse_age( detail( $post->ID, 'minimum_age' ) ),
		'age_note'        => detail( $post->ID, 'age_note' ),
		'accessibility'   => plain_text( detail( $post->ID, 'accessibility' ) ),
	);
}
